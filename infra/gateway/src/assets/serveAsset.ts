import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../answers.ts';
import { acceptedEncodings } from './encodings.ts';
import type { FontStore } from './fontStore.ts';
import type { Asset, ReleaseStore } from './releaseStore.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASSET_PATH = /^\/assets\/([^/]+)\/([^/]+)\/(.+)$/;

/** Missing is a plain 404 that nobody may keep, never a page (architecture.md §3.4). */
export async function serveAsset(request: IncomingMessage, response: ServerResponse, path: string, store: ReleaseStore): Promise<void> {
  const [, app = '', release = '', name = ''] = ASSET_PATH.exec(path) ?? [];
  const asset = await store.asset(app, release, name);
  if (!asset) {
    sendText(response, 404, 'There is no such file.');
    return;
  }
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((candidate) => asset.encoded[candidate] !== undefined);
  const body = encoding === undefined ? asset.identity : (asset.encoded[encoding] ?? asset.identity);
  send(request, response, { ...asset, etag: encoding === undefined ? asset.etag : `${asset.etag.slice(0, -1)}-${encoding}"` }, body, encoding);
}

export function serveFont(request: IncomingMessage, response: ServerResponse, path: string, fonts: FontStore): void {
  const content = fonts.fileAt(path);
  if (!content) {
    sendText(response, 404, 'There is no such file.');
    return;
  }
  send(request, response, { contentType: 'font/woff2', etag: `"${path.split('/')[2] ?? ''}"` }, content, undefined);
}

function send(request: IncomingMessage, response: ServerResponse, asset: Pick<Asset, 'contentType' | 'etag'>, body: Buffer, encoding: string | undefined): void {
  const headers: Record<string, string> = {
    'cache-control': IMMUTABLE,
    etag: asset.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    // scripts and fonts are fetched with CORS; nothing in a release is secret
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    // a picture that is opened on its own runs nothing
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  if (request.headers['if-none-match']?.includes(asset.etag) === true) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  response.writeHead(200, { ...headers, 'content-type': asset.contentType, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
