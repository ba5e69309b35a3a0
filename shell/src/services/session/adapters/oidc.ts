import { STALE_SIGN_IN_SECONDS } from '@foyer/market/constants';
import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  User,
  UserManager,
  WebStorageStateStore,
  type UserManagerSettings,
} from 'oidc-client-ts';
import { hrefTo, languageTag, withQuery, type Locale } from '@foyer/links';
import { startJourney } from '../journey.ts';
import { readClaims, type Tokens } from '../tokens.ts';
import { IdentityFailure, type IdentityProvider, type Journey } from './identityProvider.ts';
import { loginPath } from './loginPath.ts';

const SILENT_TIMEOUT_SECONDS = 10; // requirements/constants#session

/** requirements/errors#identity-server: an anonymous session, not an error. */
const ANONYMOUS: ReadonlySet<string> = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);

export interface OidcOptions {
  readonly origin: string;
  readonly authority: string;
  readonly clientId: string;
  readonly locale: Locale;
  /** The email that an expired session left, to pre-fill the sign-in. */
  loginHint(): string | undefined;
}

/** The identity server by OpenID Connect: authorization code with PKCE, users in memory (requirements/interfaces#identity-server). */
export function createOidc(options: OidcOptions): IdentityProvider {
  const settings = settingsOf(options);
  const manager = new UserManager(settings);
  const language = languageTag(options.locale).split('-')[0] ?? 'en';

  function bankLogin(journey: Journey): Record<string, string> {
    const path = loginPath(options.locale, journey);
    // an open session in this browser must not be used for the player who paid
    return path === undefined ? {} : { login_path: path, prompt: 'login' };
  }

  async function restore(): Promise<Tokens | undefined> {
    await manager.removeUser();
    try {
      const user = await manager.signinSilent();
      return user ? tokensOf(user) : undefined;
    } catch (error) {
      if (error instanceof ErrorResponse && ANONYMOUS.has(error.error ?? '')) return undefined;
      throw failureOf(error);
    }
  }

  return {
    restore,
    async renew(tokens) {
      await manager.storeUser(userOf(tokens));
      try {
        const user = await manager.signinSilent();
        if (!user) throw new IdentityFailure('broken', 'the silent sign-in returned no user');
        return tokensOf(user, tokens);
      } catch (error) {
        if (!(error instanceof ErrorResponse && error.error === 'invalid_grant')) throw failureOf(error);
        // requirements/states#session: silent sign-in when still authenticated, silent sign-out when not
        const restored = await restore();
        if (!restored) throw new IdentityFailure('refused', error);
        return restored;
      }
    },
    async signIn(requested) {
      const journey = startJourney(requested);
      await manager.signinRedirect({
        state: journey,
        ui_locales: options.locale,
        ...hintOf(options.loginHint()),
        // a user without an account first answers the licence questions on the site's registration page
        extraQueryParams: {
          registration_path: withQuery(hrefTo(options.locale, 'register'), {
            ...journey.carry,
            redir: journey.redir,
          }),
          ...bankLogin(journey),
          ...ticketOf(requested),
        },
      });
    },
    async signUp(requested, country) {
      const journey = startJourney(requested);
      const metadata = await manager.metadataService.getMetadata();
      // requirements/states#session: the registrations endpoint instead of the auth endpoint
      const registrations = (metadata.authorization_endpoint ?? '').replace(/\/auth$/, '/registrations');
      await new UserManager({
        ...settings,
        metadata: { ...metadata, authorization_endpoint: registrations },
      }).signinRedirect({
        state: journey,
        ui_locales: options.locale,
        ...(country !== undefined && { extraQueryParams: { country } }),
      });
    },
    async finishSignIn(href) {
      const user = await manager.signinRedirectCallback(href);
      return { tokens: tokensOf(user), journey: user.state ?? {} }; // it comes from this adapter's own state store
    },
    async signOut(tokens, href) {
      await manager.removeUser();
      await manager.signoutRedirect({
        ...(tokens.idToken !== undefined && { id_token_hint: tokens.idToken }),
        post_logout_redirect_uri: `${options.origin}${href}`,
        extraQueryParams: { ui_locales: language }, // requirements/states#session: the language part of the locale
      });
    },
  };
}

/** An open session in this browser must not be used for the player who entered the code. */
function ticketOf({ ticket }: Journey): Record<string, string> {
  return ticket === undefined ? {} : { login_ticket: ticket, prompt: 'login' };
}

function hintOf(email: string | undefined): { readonly login_hint?: string } {
  return email === undefined ? {} : { login_hint: email };
}

function settingsOf({ origin, authority, clientId, locale }: OidcOptions): UserManagerSettings {
  return {
    authority,
    client_id: clientId,
    redirect_uri: `${origin}/${locale}/identity-login-handler/`,
    silent_redirect_uri: `${origin}/silent-renew.html`,
    response_type: 'code',
    scope: 'openid',
    loadUserInfo: false,
    // no tokens outside memory; only the state of a pending sign-in survives the redirect
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: 'foyer.sign-in.' }),
    automaticSilentRenew: false, // our own code renews once for all tabs (requirements/reliability#refresh-race)
    monitorSession: false,
    silentRequestTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
    requestTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
    staleStateAgeInSeconds: STALE_SIGN_IN_SECONDS,
    validateSubOnSilentRenew: true,
  };
}

function tokensOf(user: User, before?: Tokens): Tokens {
  const claims = readClaims(user.access_token);
  if (!claims) throw new IdentityFailure('broken', 'unreadable access token');
  return {
    accessToken: user.access_token,
    refreshToken: user.refresh_token ?? before?.refreshToken,
    idToken: user.id_token ?? before?.idToken,
    claims,
  };
}

/** Tokens that another tab fetched, in the form of the library. */
function userOf({ accessToken, refreshToken, idToken, claims }: Tokens): User {
  return new User({
    access_token: accessToken,
    token_type: 'Bearer',
    scope: 'openid',
    profile: {
      sub: claims.playerId,
      iss: '',
      aud: '',
      exp: claims.expiresAt / 1000,
      iat: claims.issuedAt / 1000,
    },
    expires_at: Math.floor(claims.expiresAt / 1000),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(idToken !== undefined && { id_token: idToken }),
  });
}

function failureOf(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error;
  if (error instanceof ErrorTimeout || !(error instanceof ErrorResponse))
    return new IdentityFailure('unreachable', error);
  if (error.error === 'invalid_grant' || ANONYMOUS.has(error.error ?? ''))
    return new IdentityFailure('refused', error);
  return new IdentityFailure(
    error.error === 'temporarily_unavailable' || error.error === 'server_error' ? 'unreachable' : 'broken',
    error,
  );
}
