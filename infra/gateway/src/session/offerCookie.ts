import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestContext } from '../context.ts';
import { cookieHeader, readCookie } from '../cookies.ts';
import { sameText } from './signInAttempt.ts';

const OFFER_SECONDS = 600;
const FINGERPRINT_CHARACTERS = 22;

/** The offer with the address that shows its confirmation and to which the confirmation returns. */
export function offerCookie(context: RequestContext, handle: string, address: string): string {
  return cookieHeader(context, 'offer', `${handle}.${fingerprint(address)}`, OFFER_SECONDS);
}

/** The handle offered at this address. */
export function readOffer(
  request: IncomingMessage,
  context: RequestContext,
  address: string,
): string | undefined {
  const [handle = '', of = ''] = (readCookie(request, context, 'offer') ?? '').split('.');
  return handle !== '' && sameText(of, fingerprint(address)) ? handle : undefined;
}

function fingerprint(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, FINGERPRINT_CHARACTERS);
}
