import type { IncomingMessage } from 'node:http';
import { cookieHeader as hostCookie } from '@foyer/runtime';
import { clientCookieName } from '@foyer/links';
import type { RequestContext } from './context.ts';

/**
 * `session`: handle of the player's session. `offer`: handle of a session the player has not accepted yet.
 * `sign-in`: sign-in in progress. `bucket`: rollout bucket of the browser. `preview`: staff sign-in in
 * progress. `activePreview`: active staff preview.
 * `contentPreview`: drafts of the content that staff preview.
 */
export type EdgeCookie =
  | 'session'
  | 'offer'
  | 'sign-in'
  | 'bucket'
  | 'preview'
  | 'activePreview'
  | 'contentPreview';

const NAMES: Readonly<Record<EdgeCookie, string>> = {
  session: 'session',
  offer: 'session_offer',
  'sign-in': 'session_sign_in',
  bucket: 'bucket',
  preview: 'staff_preview',
  activePreview: 'active_preview',
  contentPreview: 'content_preview',
};
/** Our values are shorter; anything else is ignored. */
const VALUE = /^[\w.-]{1,600}$/;

/**
 * `__Host-` where possible, so that no sibling host can set it; includes the brand, because cookies ignore
 * ports and localhost is shared.
 */
function nameOf(cookie: EdgeCookie, { brand, scheme }: RequestContext): string {
  return `${scheme === 'https' ? '__Host-' : ''}${brand.id}_${NAMES[cookie]}`;
}

/** Undefined for duplicates, too, because an attacker may have planted one of them. */
export function readCookie(
  request: Pick<IncomingMessage, 'headers'>,
  context: RequestContext,
  cookie: EdgeCookie,
): string | undefined {
  return onlyValue(request, nameOf(cookie, context));
}

/** The locale that the visitor's browser has stored (requirements/entities#client-storage). */
export function storedLocale(request: IncomingMessage, { host }: RequestContext): string | undefined {
  return onlyValue(request, clientCookieName('locale', host.replace(/:\d+$/, '')));
}

function onlyValue(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  const value = found[0]?.slice(name.length + 1) ?? '';
  return found.length === 1 && VALUE.test(value) ? value : undefined;
}

/** HttpOnly, host-only, and sent from other sites only when following a link. */
export function cookieHeader(
  context: RequestContext,
  cookie: EdgeCookie,
  value: string,
  maximumAgeSeconds: number,
): string {
  return hostCookie(nameOf(cookie, context), value, {
    path: '/',
    maxAge: Math.floor(maximumAgeSeconds),
    secure: context.scheme === 'https',
    sameSite: 'lax',
  });
}

export function clearedCookie(context: RequestContext, cookie: EdgeCookie): string {
  return cookieHeader(context, cookie, '', 0);
}
