import { errors, type Configuration, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import type { JWK } from 'jose';
import type { Clock, FoyerSettings, Pool } from '@foyer/runtime';
import { keyFor } from '../security/keys.ts';
import type { Credentials } from '../store/credentials.ts';
import type { PlayerSessions } from '../store/playerSessions.ts';
import { createAdapter } from '../store/adapter.ts';
import { SIGNING_ALGORITHM } from '../store/signingKeys.ts';
import { clientOf } from './client.ts';
import type { PublicOrigin } from './origins.ts';
import {
  COUNTRY_PARAMETER,
  CREATE_PROMPT,
  interactionRules,
  LOGIN_PATH_PARAMETER,
  REGISTRATION_PARAMETER,
  TICKET_PARAMETER,
} from './policy.ts';
import type { RealmPages } from './realmPages.ts';

export interface RealmDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: FoyerSettings;
  readonly credentials: Credentials;
  readonly sessions: PlayerSessions;
  readonly pages: RealmPages;
}

const RESOURCE = 'urn:foyer:api';
const PROTOCOL = '/protocol/openid-connect';
const SECOND = 1_000;
const INTERACTION_SECONDS = 3_600;

/** oidc-provider's configuration of one issuer: brand and origin differ, keys and storage are shared. */
export function realmConfiguration(
  deps: RealmDeps,
  { brand, origin }: PublicOrigin,
  keys: readonly JWK[],
): Configuration {
  const secure = origin.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  return {
    adapter: (model: string) => createAdapter(deps.pool, deps.clock, brand, model),
    clients: [clientOf(origin)],
    clientDefaults: { id_token_signed_response_alg: SIGNING_ALGORITHM },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    jwks: { keys: [...keys] },
    scopes: ['openid'],
    claims: { openid: ['sub', 'player_id'] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    routes: {
      authorization: `${PROTOCOL}/auth`,
      token: `${PROTOCOL}/token`,
      userinfo: `${PROTOCOL}/userinfo`,
      jwks: `${PROTOCOL}/certs`,
      revocation: `${PROTOCOL}/revoke`,
      end_session: `${PROTOCOL}/logout`,
    },
    cookies: {
      keys: [keyFor(deps.settings.internalSecret, 'cookies').toString('base64url')],
      names: cookieNames(brand, secure),
      long: { ...cookie, path: secure ? '/' : `/realms/${brand}` },
      short: cookie,
    },
    interactions: {
      url: (_ctx, interaction) => `/realms/${brand}/interaction/${interaction.uid}`,
      policy: interactionRules(),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      claimsParameter: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: deps.pages.signOut,
        postLogoutSuccessSource: deps.pages.signedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid',
          audience: 'app',
          accessTokenFormat: 'jwt',
          accessTokenTTL: deps.settings.accessTokenSeconds,
          jwt: { sign: { alg: SIGNING_ALGORITHM } },
        }),
      },
    },
    ttl: lifetimes(deps),
    clockTolerance: 0, // all times come from one clock; the default tolerance would extend every lifetime by 15 s
    // not requested again, because the brand's own page has done so already (WCAG 3.3.7)
    extraParams: [COUNTRY_PARAMETER, REGISTRATION_PARAMETER, LOGIN_PATH_PARAMETER, TICKET_PARAMETER],
    clientBasedCORS: (_ctx, from) => from === origin,
    issueRefreshToken: () => Promise.resolve(true),
    rotateRefreshToken: () => false, // store/refreshTokens.ts has rotated it already, atomically and with a grace period
    expiresWithSession: () => Promise.resolve(true),
    findAccount: async (_ctx, playerId) => {
      const credential = await deps.credentials.byPlayer(brand, playerId);
      return credential && { accountId: playerId, claims: () => ({ sub: playerId, player_id: playerId }) };
    },
    loadExistingGrant: (ctx) => loadGrant(deps, brand, origin, ctx),
    extraTokenClaims: async (_ctx, token) => {
      const session = await deps.sessions.touch(brand, ('sessionUid' in token && token.sessionUid) || '');
      if (!session) throw new errors.InvalidGrant('the session has ended');
      return {
        player_id: session.playerId,
        sid: session.sid,
        passwordless: session.passwordless,
        flow: session.flow,
        auth_time: Math.floor(session.startedAt / SECOND),
      };
    },
    discovery: {
      prompt_values_supported: ['none', 'login', CREATE_PROMPT],
      ui_locales_supported: ['en', 'fi', 'et', 'et-EE', 'fr', 'fr-CA', 'ja'],
    },
    renderError: deps.pages.error,
  };
}

/**
 * `__Host-` where the browser accepts it; named by brand, because cookies ignore ports and development
 * shares plain localhost.
 */
function cookieNames(
  brand: string,
  secure: boolean,
): { session: string; interaction: string; resume: string } {
  return {
    session: `${secure ? '__Host-' : ''}${brand}_sign_in`,
    interaction: `${brand}_interaction`,
    resume: `${brand}_resume`,
  };
}

function lifetimes({ settings, clock }: RealmDeps): NonNullable<Configuration['ttl']> {
  const now = (): number => Math.floor(clock() / SECOND);
  // nothing outlives the session: it ends 8 h after the sign-in, regardless of activity
  const within = (signedInAt: number | undefined, seconds: number): number =>
    Math.max(1, Math.min(seconds, (signedInAt ?? now()) + settings.refreshTokenSeconds - now()));
  return {
    AuthorizationCode: settings.authorizationCodeSeconds,
    AccessToken: (ctx) =>
      within(
        ctx.oidc.entities.AuthorizationCode?.authTime ?? ctx.oidc.entities.RefreshToken?.authTime,
        settings.accessTokenSeconds,
      ),
    IdToken: settings.accessTokenSeconds,
    RefreshToken: (_ctx, token) => within(token.authTime ?? token.iiat, settings.refreshIdleSeconds),
    Session: (_ctx, session) => within(session.loginTs, settings.refreshIdleSeconds),
    Grant: settings.refreshTokenSeconds,
    Interaction: INTERACTION_SECONDS,
  };
}

/** The sign-in grants the scope of our client. The player's session starts here. */
async function loadGrant(
  deps: RealmDeps,
  brand: string,
  origin: string,
  ctx: KoaContextWithOIDC,
): Promise<Grant | undefined> {
  const { session, client, provider } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const isOpen = await deps.sessions.open(brand, {
    sid: session.uid,
    playerId: session.accountId,
    methods: session.amr ?? [],
    provedAt: (session.loginTs ?? 0) * SECOND,
    origin,
    from: deps.pages.from(ctx.req),
  });
  if (!isOpen) throw new errors.AccessDenied('the session has ended');
  const known = session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid');
  grant.addResourceScope(RESOURCE, 'openid');
  await grant.save();
  return grant;
}
