import type { IncomingMessage } from 'node:http';
import { keyedHash, sameText } from '../security/keys.ts';

export const FORM_TOKEN_HEADER = 'x-form-token';

/**
 * The token that a form of this interaction must carry. Another site cannot read it, and it differs for
 * each interaction.
 */
export function formTokenOf(key: Buffer, brand: string, uid: string): string {
  return keyedHash(key, `${brand}:${uid}`).toString('base64url');
}

/**
 * True if a page of this origin made the request: same origin by the browser's headers, and with the token.
 */
export function isOwnRequest(
  request: IncomingMessage,
  origin: string,
  expected: string,
  given: string | null | undefined,
): boolean {
  const from = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  if (from !== undefined && from !== origin) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return typeof given === 'string' && sameText(given, expected);
}
