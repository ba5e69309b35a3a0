import type { IncomingMessage } from 'node:http';
import type { RequestContext } from './context.ts';

/** `session`: the handle of the player's session. `offer`: of one the player has not agreed to yet. `sign-in`: a sign-in that is under way. `bucket`: which releases this browser meets. `preview`: a sign-in of the staff that is under way. `sight`: what of the staff's it may see. */
export type EdgeCookie = 'session' | 'offer' | 'sign-in' | 'bucket' | 'preview' | 'sight';

const NAMES: Readonly<Record<EdgeCookie, string>> = {
  session: 'session',
  offer: 'session_offer',
  'sign-in': 'session_sign_in',
  bucket: 'bucket',
  preview: 'staff_preview',
  sight: 'staff_sight',
};
/** What we set is shorter; anything else is not ours. */
const VALUE = /^[\w.-]{1,200}$/;

/** `__Host-` where the browser accepts it, so that no sibling host can plant one; per brand, because cookies ignore ports and plain localhost is shared. */
function nameOf(cookie: EdgeCookie, { brand, scheme }: RequestContext): string {
  return `${scheme === 'https' ? '__Host-' : ''}${brand.id}_${NAMES[cookie]}`;
}

/** Undefined also when there are two of a name: then one of them was planted. */
export function readCookie(
  request: IncomingMessage,
  context: RequestContext,
  cookie: EdgeCookie,
): string | undefined {
  const name = nameOf(cookie, context);
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  const value = found[0]?.slice(name.length + 1) ?? '';
  return found.length === 1 && VALUE.test(value) ? value : undefined;
}

/** No page script ever sees one: HttpOnly, for this host only, never sent along from another site but by a link. */
export function cookieHeader(
  context: RequestContext,
  cookie: EdgeCookie,
  value: string,
  maximumAgeSeconds: number,
): string {
  const secure = context.scheme === 'https' ? '; Secure' : '';
  return `${nameOf(cookie, context)}=${value}; Path=/; Max-Age=${Math.floor(maximumAgeSeconds)}; HttpOnly; SameSite=Lax${secure}`;
}

export function clearedCookie(context: RequestContext, cookie: EdgeCookie): string {
  return cookieHeader(context, cookie, '', 0);
}
