import { BodyTooLarge, readBody } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import type { RateLimit } from '../reports/rateLimit.ts';
import { readCookie } from '../cookies.ts';

const LARGEST_BODY = 12 * 1024; // an access token and some words

export interface OwnRequestRules {
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  /** `cors` and `same-origin` are what scripts do, `navigate` is a form. */
  readonly modes: readonly string[];
}

export const FROM_SCRIPT: OwnRequestRules = { type: 'application/json', modes: ['cors', 'same-origin'] };
export const FROM_FORM: OwnRequestRules = { type: 'application/x-www-form-urlencoded', modes: ['navigate'] };

/** The body of a call that a page of this very origin made, or undefined after having refused it. */
export async function receiveOwn(
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
    return await readBody(request, LARGEST_BODY);
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
  // by session, not by address: behind a load balancer all players have one; a call without a session asks nobody anything that costs
  const handle = readCookie(request, context, 'session');
  if (request.method !== 'POST') return { status: 405, headers: { allow: 'POST' } };
  if (!isOwn(request, context, rules)) return { status: 403 };
  if ((request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() !== rules.type)
    return { status: 415 };
  if (handle !== undefined && !limit.take(handle)) return { status: 429, headers: { 'retry-after': '5' } };
  return undefined;
}

/** Every browser sends Origin with a POST. What it says of itself besides must agree; an old one says nothing. */
function isOwn(
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
