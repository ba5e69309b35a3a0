import type { IncomingMessage, ServerResponse } from 'node:http';
import { IMMUTABLE } from '@foyer/runtime';
import { sendText } from '../answers.ts';
import { DELTA_ENCODING, dictionaryHeader, type Deltas } from './deltas.ts';
import { acceptedEncodings } from './encodings.ts';
import type { FontStore } from './fontStore.ts';
import type { Asset, ReleaseStore } from './releaseStore.ts';

/** File types that change little between releases. */
const DICTIONARY_KINDS = /\.(?:js|css)$/;
const ASSET_PATH = /^\/assets\/([^/]+)\/([^/]+)\/(.+)$/;

export interface Released {
  readonly store: ReleaseStore;
  readonly deltas: Deltas;
}

/** A missing file is a plain 404 with no-store, never a page (requirements/platform#immutable-releases). */
export async function serveAsset(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { store, deltas }: Released,
): Promise<void> {
  const [, app = '', release = '', name = ''] = ASSET_PATH.exec(path) ?? [];
  const asset = await store.asset(app, release, name);
  if (!asset) {
    sendText(response, 404, 'File not found.');
    return;
  }
  const file = { app, release, name };
  const more = DICTIONARY_KINDS.test(name)
    ? { 'use-as-dictionary': dictionaryHeader(file), vary: 'accept-encoding, available-dictionary' }
    : {};
  const delta = DICTIONARY_KINDS.test(name) ? await deltas.of(file, asset, request.headers) : undefined;
  if (delta) {
    send(
      request,
      response,
      {
        ...asset,
        etag: `${asset.etag.slice(0, -1)}-${DELTA_ENCODING}-${delta.subarray(8, 40).toString('hex').slice(0, 16)}"`,
      },
      delta,
      DELTA_ENCODING,
      more,
    );
    return;
  }
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(
    (candidate) => asset.encoded[candidate] !== undefined,
  );
  const body = encoding === undefined ? asset.identity : (asset.encoded[encoding] ?? asset.identity);
  send(
    request,
    response,
    { ...asset, etag: encoding === undefined ? asset.etag : `${asset.etag.slice(0, -1)}-${encoding}"` },
    body,
    encoding,
    more,
  );
}

export function serveFont(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  fonts: FontStore,
): void {
  const content = fonts.fileAt(path);
  if (!content) {
    sendText(response, 404, 'File not found.');
    return;
  }
  send(
    request,
    response,
    { contentType: 'font/woff2', etag: `"${path.split('/')[2] ?? ''}"` },
    content,
    undefined,
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Pick<Asset, 'contentType' | 'etag'>,
  body: Buffer,
  encoding: string | undefined,
  more: Readonly<Record<string, string>> = {},
): void {
  const headers: Record<string, string> = {
    'cache-control': IMMUTABLE,
    etag: asset.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    // scripts and fonts are fetched with CORS; releases contain nothing secret
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    // a picture that is opened as a document cannot run scripts
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...more,
  };
  if (request.headers['if-none-match']?.includes(asset.etag) === true) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  response.writeHead(200, { ...headers, 'content-type': asset.contentType, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
