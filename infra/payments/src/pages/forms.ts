import type { IncomingMessage } from 'node:http';
import { ifTooLarge, readBody } from '@foyer/runtime';

const BODY_LIMIT = 4 * 1024;

/** Fields of a form sent by our own page; undefined otherwise. */
export async function readForm(
  request: IncomingMessage,
  origin: string,
): Promise<URLSearchParams | undefined> {
  if (
    request.headers.origin !== origin ||
    !/^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? '')
  )
    return undefined;
  const body = await readBody(request, BODY_LIMIT).catch(ifTooLarge);
  return body === undefined ? undefined : new URLSearchParams(body);
}
