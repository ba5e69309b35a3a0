import type { Locale } from '@foyer/links';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../context.ts';

const SECRET_BYTES = 32;
const CLIENT_ID = 'app'; // requirements/interfaces#identity-server
/** How long a sign-in may take. */
export const SIGN_IN_SECONDS = 900; // requirements/constants#session: stale sign-in state

export interface SignInRequest {
  readonly locale: Locale;
  /** To the registrations endpoint (requirements/states#session). */
  readonly isSignUp: boolean;
  readonly country: string | undefined;
  /** The page that goes on with a bank login; the identity server judges it. */
  readonly loginPath?: string | undefined;
}

/** One value in a cookie of this browser; state and PKCE verifier of the sign-in are made of it, so that nothing has to be kept here. */
export function createSignInSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function verifierOf(secret: string): string {
  return derive(secret, 'verifier');
}

/** requirements/interfaces#identity-server: authorization code with PKCE. */
export function authorisationHref(
  context: RequestContext,
  secret: string,
  { locale, isSignUp, country, loginPath }: SignInRequest,
): string {
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirectUri(context, locale),
    state: derive(secret, 'state'),
    code_challenge: createHash('sha256').update(verifierOf(secret)).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: locale,
    ...(country === undefined ? {} : { country }),
    ...(loginPath === undefined ? {} : { login_path: loginPath, prompt: 'login' }),
  });
  return `/realms/${context.brand.id}/protocol/openid-connect/${isSignUp ? 'registrations' : 'auth'}?${query.toString()}`;
}

export function redirectUri({ origin }: RequestContext, locale: Locale): string {
  return `${origin}/${locale}/identity-login-handler/`;
}

/** Whether an answer of the identity server belongs to the sign-in that this browser began. */
export function isStateOf(secret: string, state: string): boolean {
  return sameText(derive(secret, 'state'), state);
}

/** What a form carries that was made for this browser. */
export function formTokenOf(handle: string): string {
  return derive(handle, 'form');
}

export function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
