import { BodyTooLarge, readBody, type RateLimit } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { readCookie } from '../cookies.ts';

const MAX_BODY_BYTES = 12 * 1024; // size of an access token and some text

export interface OwnRequestRules {
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  /** `cors` and `same-origin` are scripts, `navigate` is a form. */
  readonly modes: readonly string[];
}

export const FROM_SCRIPT: OwnRequestRules = { type: 'application/json', modes: ['cors', 'same-origin'] };
export const FROM_FORM: OwnRequestRules = { type: 'application/x-www-form-urlencoded', modes: ['navigate'] };

/** Body of a same-origin request; undefined after rejecting it. */
export async function receiveSameOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  rules: OwnRequestRules,
  limit: RateLimit,
): Promise<string | undefined> {
  const refusal = refusalOf(request, context, rules, limit);
  if (refusal) {
    sendEmpty(response, refusal.status, { connection: 'close', ...refusal.headers });
    return undefined;
  }
  try {
    return await readBody(request, MAX_BODY_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    sendEmpty(response, 413, { connection: 'close' });
    return undefined;
  }
}

function refusalOf(
  request: IncomingMessage,
  context: RequestContext,
  rules: OwnRequestRules,
  limit: RateLimit,
): { readonly status: number; readonly headers?: Record<string, string> } | undefined {
  // limited per session, because players behind a load balancer share an address; requests without a session
  // cost nothing
  const handle = readCookie(request, context, 'session');
  if (request.method !== 'POST') return { status: 405, headers: { allow: 'POST' } };
  if (!isSameOrigin(request, context, rules)) return { status: 403 };
  if ((request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() !== rules.type)
    return { status: 415 };
  if (handle !== undefined && !limit.take(handle)) return { status: 429, headers: { 'retry-after': '5' } };
  return undefined;
}

/** Browsers send Origin with POST. Fetch metadata must agree; older browsers send none. */
function isSameOrigin(
  { headers }: IncomingMessage,
  { origin }: RequestContext,
  { modes }: OwnRequestRules,
): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  return (
    headers.origin?.toLowerCase() === origin.toLowerCase() &&
    (site === undefined || site === 'same-origin') &&
    (typeof mode !== 'string' || modes.includes(mode))
  );
}
