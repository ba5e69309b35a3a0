import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncodings } from '../assets/encodings.ts';

const WORTH_BYTES = 1_000;
const TEXT_TYPE = /^(?:application\/(?:json|graphql-response\+json)|text\/csv)/i;
// about a millisecond for 50 KB; higher levels cost more than they save
const BROTLI_QUALITY = 4;

export interface Compression {
  readonly stream: Transform;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Encoding for a response of the api or the sports feed; undefined to pass it unchanged. Safe to compress:
 * the feed is public, and the api needs a bearer, so no other site can trigger a request and measure its
 * size.
 */
export function compressionOf(request: IncomingMessage, answer: IncomingMessage): Compression | undefined {
  const { 'content-type': type = '', 'content-encoding': encoded, 'content-length': length } = answer.headers;
  if (
    request.method === 'HEAD' ||
    encoded !== undefined ||
    !TEXT_TYPE.test(type) ||
    Number(length ?? WORTH_BYTES) < WORTH_BYTES
  )
    return undefined;
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === undefined) return undefined;
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  return { stream, headers: { 'content-encoding': encoding, vary: varyWith(answer.headers.vary) } };
}

function varyWith(vary: string | undefined): string {
  if (vary === undefined || vary === '') return 'accept-encoding';
  return /accept-encoding|\*/i.test(vary) ? vary : `${vary}, accept-encoding`;
}
