import { STALE_SIGN_IN_SECONDS } from '@foyer/market/constants';
import { isLocale, type Locale } from '@foyer/links';
import { sendJson, type Clock, type RateLimit } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { clearedCookie, cookieHeader, readCookie } from '../cookies.ts';
import { readOffer } from './offerCookie.ts';
import { FROM_FORM, FROM_SCRIPT, receiveSameOrigin, type OwnRequestRules } from './sameOriginRequest.ts';
import type { SessionApi } from './sessionApi.ts';
import {
  authorisationHref,
  createSignInSecret,
  formTokenOf,
  isStateOf,
  redirectUri,
  sameText,
  verifierOf,
} from './signInAttempt.ts';

export interface SessionEndpointDeps {
  readonly api: SessionApi;
  readonly limit: RateLimit;
  readonly clock: Clock;
  readonly sessionSeconds: number;
}

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
}

interface Endpoint {
  readonly rules: OwnRequestRules;
  answer(visit: Visit, body: string): Promise<void>;
}

export type SessionEndpoints = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

const locale = v.custom<Locale>((value) => typeof value === 'string' && isLocale(value));
const SIGN_IN = v.object({
  locale,
  isSignUp: v.boolean(),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  loginPath: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  loginTicket: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
const CODE = v.object({
  locale,
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  state: v.pipe(v.string(), v.maxLength(200)),
});
const TOKEN = v.object({ known: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(8_192))) });

/** `/session/*`: requests of the shell for `custom` brands, which hold no tokens. Same origin only. */
export function createSessionEndpoints({
  api,
  limit,
  clock,
  sessionSeconds,
}: SessionEndpointDeps): SessionEndpoints {
  const endpoints: Readonly<Record<string, Endpoint>> = {
    '/session/sign-in': { rules: FROM_SCRIPT, answer: withBody(SIGN_IN, beginSignIn) },
    '/session/code': { rules: FROM_SCRIPT, answer: withBody(CODE, finishSignIn) },
    '/session/token': { rules: FROM_SCRIPT, answer: withBody(TOKEN, giveToken) },
    '/session/end': { rules: FROM_SCRIPT, answer: end },
    '/session/continue': { rules: FROM_FORM, answer: decide },
  };

  /** Includes the server time, because the token may be minutes old. */
  const tokenAnswer = (accessToken: string): object => ({ accessToken, serverTime: clock() });

  async function beginSignIn(
    { response, context }: Visit,
    signIn: v.InferOutput<typeof SIGN_IN>,
  ): Promise<void> {
    const secret = createSignInSecret();
    response.setHeader('set-cookie', cookieHeader(context, 'sign-in', secret, STALE_SIGN_IN_SECONDS));
    sendJson(response, 200, {
      location: authorisationHref(context, secret, {
        ...signIn,
        country: signIn.country,
        loginPath: signIn.loginPath,
        loginTicket: signIn.loginTicket,
      }),
    });
  }

  async function finishSignIn(
    { request, response, context }: Visit,
    answer: v.InferOutput<typeof CODE>,
  ): Promise<void> {
    const secret = readCookie(request, context, 'sign-in');
    response.setHeader('set-cookie', clearedCookie(context, 'sign-in'));
    if (secret === undefined || !isStateOf(secret, answer.state)) return refuse(response);
    const proof = {
      code: answer.code,
      verifier: verifierOf(secret),
      redirectUri: redirectUri(context, answer.locale),
    };
    const opened = await api.signIn(context, readCookie(request, context, 'session'), proof);
    if (opened === 'refused') return refuse(response);
    if (opened === 'unavailable') return unavailable(response);
    response.setHeader('set-cookie', [
      clearedCookie(context, 'sign-in'),
      clearedCookie(context, 'offer'),
      cookieHeader(context, 'session', opened.handle, sessionSeconds),
    ]);
    sendJson(response, 200, tokenAnswer(opened.accessToken));
  }

  /**
   * A page without a session gets an empty response, a page whose session ended an error
   * (requirements/errors#identity-server).
   */
  async function giveToken(
    { request, response, context }: Visit,
    { known }: v.InferOutput<typeof TOKEN>,
  ): Promise<void> {
    const handle = readCookie(request, context, 'session');
    const answer = handle === undefined ? 'refused' : await api.accessToken(context, handle, known);
    if (answer === 'unavailable') return unavailable(response);
    if (answer !== 'refused') return sendJson(response, 200, tokenAnswer(answer.accessToken));
    if (handle !== undefined) response.setHeader('set-cookie', clearedCookie(context, 'session'));
    if (known === undefined) sendEmpty(response, 204);
    else refuse(response);
  }

  /** Clears the browser's session regardless of the api’s answer. */
  async function end({ request, response, context }: Visit): Promise<void> {
    const handle = readCookie(request, context, 'session');
    response.setHeader('set-cookie', [clearedCookie(context, 'session'), clearedCookie(context, 'offer')]);
    const ended = handle === undefined ? { loggedOut: true } : await api.end(context, handle);
    if (typeof ended === 'string') return unavailable(response);
    sendJson(response, 200, { loggedOut: ended.loggedOut });
  }

  /** Handles the confirmation and returns to its address, taken from the cookie. */
  async function decide({ request, response, context }: Visit, body: string): Promise<void> {
    const form = new URLSearchParams(body);
    const to = form.get('to') ?? '';
    const handle = readOffer(request, context, to);
    if (handle === undefined || !sameText(form.get('token') ?? '', formTokenOf(handle)))
      return sendEmpty(response, 403);
    const isAccepted = form.get('choice') === 'yes';
    const outcome = isAccepted
      ? await api.accept(context, readCookie(request, context, 'session'), handle)
      : await api.end(context, handle);
    // the confirmation page is shown again when the api was unavailable
    if (outcome !== 'unavailable') {
      const isIn = isAccepted && typeof outcome === 'object';
      response.setHeader('set-cookie', [
        clearedCookie(context, 'offer'),
        ...(isIn ? [cookieHeader(context, 'session', handle, sessionSeconds)] : []),
      ]);
    }
    sendEmpty(response, 303, { location: to, 'referrer-policy': 'no-referrer' });
  }

  return async (request, response, context) => {
    const endpoint =
      context.brand.authentication === 'custom' && Object.hasOwn(endpoints, context.path)
        ? endpoints[context.path]
        : undefined;
    if (!endpoint) return sendEmpty(response, 404);
    const body = await receiveSameOrigin(request, response, context, endpoint.rules, limit);
    if (body !== undefined) await endpoint.answer({ request, response, context }, body);
  };
}

function withBody<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (visit: Visit, body: v.InferOutput<Schema>) => Promise<void>,
): Endpoint['answer'] {
  return async (visit, body) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
    if (parsed.success) await act(visit, parsed.output);
    else sendEmpty(visit.response, 400);
  };
}

/** requirements/errors#token-refresh: InvalidTokenFailure means that the session has ended. */
function refuse(response: ServerResponse): void {
  sendJson(response, 401, failure('InvalidTokenFailure', 'The session is over.'));
}

function unavailable(response: ServerResponse): void {
  sendJson(
    response,
    503,
    failure('ServiceUnavailableFailure', 'This service is not available right now. Please try again.'),
    { 'retry-after': '2' },
  );
}

function failure(type: string, message: string): object {
  return { errors: [{ message, extensions: { type, reasons: [type], keys: [], traceId: randomUUID() } }] };
}
