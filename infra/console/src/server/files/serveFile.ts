import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { IMMUTABLE } from '@foyer/runtime';
import type { BuiltApp, Encoding } from './builtApp.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const ASSET = /^\/assets\/console\/([^/]+)\/([^/]+)$/;

/** Serves content-addressed files with immutable caching. Missing files are 404 with no-store. */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  app: BuiltApp,
  fonts: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const [, release = '', name = ''] = ASSET.exec(path) ?? [];
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const font = fonts.get(path);
  const found = font
    ? { content: font, encoding: undefined }
    : await app.file(
        release,
        name,
        ENCODINGS.filter((encoding) => accepted.includes(encoding)),
      );
  if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response
      .writeHead(404, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end('File not found.');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': found.content.length,
    'cache-control': IMMUTABLE,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(found.encoding !== undefined && { 'content-encoding': found.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : found.content);
}
