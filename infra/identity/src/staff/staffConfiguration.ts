import {
  errors,
  interactionPolicy,
  type Configuration,
  type Grant,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { JWK } from 'jose';
import { keyFor } from '../security/keys.ts';
import { createAdapter } from '../store/adapter.ts';
import { SIGNING_ALGORITHM } from '../store/signingKeys.ts';
import { STAFF_TABLES } from '../store/tables.ts';
import { AUDIENCES, isStaffClient, staffClients } from './staffClients.ts';
import { STAFF_REALM, STAFF_SESSION_SECONDS, STAFF_TOKEN_SECONDS } from './staffRealm.ts';
import type { StaffPages } from './staffRealmPages.ts';
import type { StaffServices } from './staffServices.ts';

const PROTOCOL = '/protocol/openid-connect';
const SECOND = 1_000;
const INTERACTION_SECONDS = 900;
const CLAIMS = ['sub', 'name', 'email', 'roles'];

/**
 * oidc-provider's configuration for the staff: as for players (realm/configuration.ts), with shorter
 * lifetimes and confidential clients.
 */
export function staffConfiguration(
  services: StaffServices,
  pages: StaffPages,
  keys: readonly JWK[],
): Configuration {
  const { settings, site, accounts, sessions } = services;
  const secure = site.origin.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  return {
    adapter: (model: string) =>
      createAdapter(services.pool, services.clock, STAFF_REALM, model, STAFF_TABLES),
    clients: staffClients(settings, site.origin, services.pageOrigins),
    clientDefaults: { id_token_signed_response_alg: SIGNING_ALGORITHM },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    jwks: { keys: [...keys] },
    scopes: ['openid'],
    claims: { openid: CLAIMS },
    conformIdTokenClaims: false, // saves the edge a request to the userinfo endpoint
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    routes: {
      authorization: `${PROTOCOL}/auth`,
      token: `${PROTOCOL}/token`,
      jwks: `${PROTOCOL}/certs`,
      revocation: `${PROTOCOL}/revoke`,
      end_session: `${PROTOCOL}/logout`,
    },
    cookies: {
      keys: [keyFor(settings.internalSecret, 'staff-cookies').toString('base64url')],
      names: {
        session: `${secure ? '__Host-' : ''}${STAFF_REALM}_sign_in`,
        interaction: `${STAFF_REALM}_interaction`,
        resume: `${STAFF_REALM}_resume`,
      },
      long: { ...cookie, path: secure ? '/' : `/realms/${STAFF_REALM}` },
      short: cookie,
    },
    interactions: {
      url: (_ctx, interaction) => `/realms/${STAFF_REALM}/interaction/${interaction.uid}`,
      policy: interactionRules(services),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      claimsParameter: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.signOut,
        postLogoutSuccessSource: pages.signedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) => `urn:foyer:${audienceOf(ctx.oidc.client?.clientId)}`,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, _resource, client) => ({
          scope: 'openid',
          audience: audienceOf(client.clientId),
          accessTokenFormat: 'jwt',
          accessTokenTTL: STAFF_TOKEN_SECONDS,
          jwt: { sign: { alg: SIGNING_ALGORITHM } },
        }),
      },
    },
    ttl: {
      AuthorizationCode: settings.authorizationCodeSeconds,
      AccessToken: STAFF_TOKEN_SECONDS,
      IdToken: STAFF_TOKEN_SECONDS,
      RefreshToken: (_ctx, token) => within(services, token.authTime ?? token.iiat, STAFF_SESSION_SECONDS),
      Session: (_ctx, session) => within(services, session.loginTs, STAFF_SESSION_SECONDS),
      Grant: STAFF_SESSION_SECONDS,
      Interaction: INTERACTION_SECONDS,
    },
    clockTolerance: 0,
    clientBasedCORS: () => false,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.clientId === 'console'),
    rotateRefreshToken: () => false, // bound to a confidential client, which stores it on a server
    expiresWithSession: () => Promise.resolve(true),
    findAccount: async (_ctx, staffId) => {
      const account = await accounts.byId(staffId);
      return (
        account && {
          accountId: staffId,
          claims: () => ({
            sub: staffId,
            name: account.name,
            email: account.email,
            roles: [...account.roles],
          }),
        }
      );
    },
    loadExistingGrant: (ctx) => loadGrant(services, ctx),
    extraTokenClaims: async (_ctx, token) => {
      const session = await sessions.touch(('sessionUid' in token && token.sessionUid) || '');
      const account = session && (await accounts.byId(session.staffId));
      if (!session || !account) throw new errors.InvalidGrant('the session has ended');
      return {
        name: account.name,
        email: account.email,
        roles: [...account.roles],
        sid: session.sid,
        auth_time: Math.floor(session.startedAt / SECOND),
      };
    },
    discovery: { prompt_values_supported: ['none', 'login'], ui_locales_supported: ['en'] },
    renderError: pages.error,
  };
}

function audienceOf(clientId: string | undefined): string {
  if (clientId === undefined || !isStaffClient(clientId))
    throw new errors.InvalidTarget('unknown staff client');
  return AUDIENCES[clientId];
}

/**
 * No consent prompt. A member of staff whose session has ended must sign in again, even if the browser
 * still has the cookie.
 */
function interactionRules({ sessions }: StaffServices): interactionPolicy.Prompt[] {
  const rules = interactionPolicy.base();
  rules.remove('consent');
  rules.get('login')?.checks.add(
    new interactionPolicy.Check(
      'session_over',
      'the staff session has ended',
      'login_required',
      async ({ oidc }) => {
        const isOver = oidc.session?.accountId !== undefined && (await sessions.isOver(oidc.session.uid));
        return isOver ? interactionPolicy.Check.REQUEST_PROMPT : interactionPolicy.Check.NO_NEED_TO_PROMPT;
      },
    ),
  );
  return rules;
}

/** Limits a lifetime to the working day that started with the sign-in. */
function within({ clock }: StaffServices, signedInAt: number | undefined, seconds: number): number {
  const now = Math.floor(clock() / SECOND);
  return Math.max(1, Math.min(seconds, (signedInAt ?? now) + STAFF_SESSION_SECONDS - now));
}

async function loadGrant({ sessions }: StaffServices, ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { session, client, provider } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  if (!(await sessions.open({ sid: session.uid, staffId: session.accountId, methods: session.amr ?? [] })))
    return undefined; // the check in `interactionRules` prompts for a new sign-in
  const known = session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid');
  grant.addResourceScope(`urn:foyer:${audienceOf(client.clientId)}`, 'openid');
  await grant.save();
  return grant;
}
