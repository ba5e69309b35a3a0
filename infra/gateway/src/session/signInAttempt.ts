import type { Locale } from '@foyer/links';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../context.ts';

const SECRET_BYTES = 32;
const CLIENT_ID = 'app'; // requirements/interfaces#identity-server

export interface SignInRequest {
  readonly locale: Locale;
  /** Use the registrations endpoint (requirements/states#session). */
  readonly isSignUp: boolean;
  readonly country: string | undefined;
  /** Page that continues a bank login; validated by the identity server. */
  readonly loginPath?: string | undefined;
  /** Proof of a sign-in by code; validated by the identity server. */
  readonly loginTicket?: string | undefined;
}

/** A cookie value from which state and PKCE verifier are derived, so that nothing is stored here. */
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
  { locale, isSignUp, country, loginPath, loginTicket }: SignInRequest,
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
    ...(loginTicket === undefined ? {} : { login_ticket: loginTicket, prompt: 'login' }),
  });
  return `/realms/${context.brand.id}/protocol/openid-connect/${isSignUp ? 'registrations' : 'auth'}?${query.toString()}`;
}

export function redirectUri({ origin }: RequestContext, locale: Locale): string {
  return `${origin}/${locale}/identity-login-handler/`;
}

/** True if the response belongs to the sign-in started by this browser. */
export function isStateOf(secret: string, state: string): boolean {
  return sameText(derive(secret, 'state'), state);
}

/** Token of a form for this browser. */
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
