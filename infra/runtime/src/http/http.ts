import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { verifyRequest } from '../security/signing.ts';
import type { Clock } from '../jobs/clock.ts';

const jsonText = v.pipe(v.string(), v.parseJson());

export class BodyTooLarge extends Error {
  constructor(limit: number) {
    super(`The request body is larger than ${limit} bytes.`);
    this.name = 'BodyTooLarge';
  }
}

/** Rejection handler of {@link readBytes}: undefined for a body that is too large. Every other error is thrown. */
export function ifTooLarge(error: unknown): undefined {
  if (!(error instanceof BodyTooLarge)) throw error;
}

/**
 * Reads at most `limitBytes` of the body; a larger body is not read further.
 * @throws BodyTooLarge
 */
export async function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new BodyTooLarge(limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A body as text. Signatures are verified over {@link readBytes}, because all invalid UTF-8 decodes to the
 * same character.
 */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<string> {
  return (await readBytes(request, limitBytes)).toString('utf8');
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/**
 * The parsed body of a correctly signed call, or undefined after answering 413 for a body over the limit, 401 for a
 * wrong signature, or 400 for a body that ended early or is not JSON.
 */
export async function receiveSigned(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
  clock: Clock,
  limitBytes = 64 * 1024,
): Promise<{ body: unknown } | undefined> {
  let body: Buffer;
  try {
    body = await readBytes(request, limitBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) sendJson(response, 413, { code: 'BODY_TOO_LARGE' });
    else sendJson(response, 400, { code: 'BODY_UNREADABLE' });
    return undefined;
  }
  if (
    !verifyRequest(
      secret,
      { method: request.method ?? 'GET', path: request.url ?? '/', body },
      request.headers,
      clock(),
    )
  ) {
    sendJson(response, 401, { code: 'SIGNATURE_INVALID' });
    return undefined;
  }
  const read = readJson(body);
  if (!read) sendJson(response, 400, { code: 'BODY_NOT_JSON' });
  return read && { body: read.value };
}

/** The parsed body; undefined unless it is JSON in UTF-8. An empty body has the value `undefined`. */
export function readJson(body: Buffer): { readonly value: unknown } | undefined {
  if (!isUtf8(body)) return undefined;
  if (body.length === 0) return { value: undefined };
  const read = v.safeParse(jsonText, body.toString('utf8'));
  return read.success ? { value: read.output } : undefined;
}
