import { brotliCompressSync, constants } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** `Cache-Control` of a file whose address changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file in memory that is served with or without compression. */
export interface Compressible {
  /** The `Content-Type`. */
  readonly type: string;
  readonly body: Buffer;
  /** Compressed when it is first read: a service starts faster, and most tests never need it. */
  readonly brotli: Buffer;
}

/** `quality` of brotli, 0 to 11: lower for large files whose first visitor would wait. */
export function compressible(
  type: string,
  body: Buffer,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Compressible {
  let compressed: Buffer | undefined;
  return {
    type,
    body,
    get brotli() {
      return (compressed ??= brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      }));
    },
  };
}

/** Answers with the file, compressed when the client accepts brotli. */
export function sendCompressible(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  file: Compressible,
  headers: Readonly<Record<string, string>>,
): void {
  const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isBrotli ? file.brotli : file.body;
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': String(body.length),
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
