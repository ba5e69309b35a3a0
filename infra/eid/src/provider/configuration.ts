import { interactionPolicy, type Configuration, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import type { JWK } from 'jose';
import type { EidParts } from '../deps.ts';
import { createAdapter } from './adapter.ts';
import { clientsOf } from './clients.ts';
import { SIGNING_ALGORITHM } from './signingKey.ts';

const CODE_SECONDS = 60;
const REQUEST_SECONDS = 60;
const INTERACTION_SECONDS = 600;
const CLAIMS = ['given_name', 'family_name', 'birthdate', 'personal_code', 'authentication_method'];

/**
 * oidc-provider's configuration: requests are pushed by the relying party's server, so that a browser
 * neither sees nor changes them; claims are in the id token only; no session stays open here.
 */
export function providerConfiguration(
  parts: EidParts,
  keys: readonly JWK[],
  origins: Readonly<Record<string, readonly string[]>> | undefined,
): Configuration {
  const secure = parts.issuer.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  return {
    adapter: (model: string) => createAdapter(parts.pool, parts.clock, model),
    clients: clientsOf(parts.settings, origins),
    clientDefaults: { id_token_signed_response_alg: SIGNING_ALGORITHM },
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    jwks: { keys: [...keys] },
    scopes: ['openid'],
    claims: { openid: ['sub', ...CLAIMS] },
    conformIdTokenClaims: false, // the id token is the only answer
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    cookies: {
      keys: [parts.keys.cookies.toString('base64url')],
      names: { session: 'eid_session', interaction: 'eid_interaction', resume: 'eid_resume' },
      long: cookie,
      short: cookie,
    },
    interactions: {
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
      policy: interactionRules(),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      claimsParameter: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
    },
    ttl: {
      AuthorizationCode: CODE_SECONDS,
      AccessToken: CODE_SECONDS,
      IdToken: CODE_SECONDS,
      Session: INTERACTION_SECONDS,
      Grant: INTERACTION_SECONDS,
      Interaction: INTERACTION_SECONDS,
      PushedAuthorizationRequest: REQUEST_SECONDS,
    },
    clockTolerance: 0,
    clientBasedCORS: () => false,
    issueRefreshToken: () => Promise.resolve(false),
    findAccount: async (_ctx, personId, token) => {
      const identity = await parts.people.identityOf(personId);
      const methods = token && 'amr' in token && Array.isArray(token.amr) ? token.amr : [];
      return (
        identity && {
          accountId: personId,
          claims: () => ({
            sub: personId,
            given_name: identity.givenName,
            family_name: identity.familyName,
            birthdate: identity.dateOfBirth,
            personal_code: identity.personalCode,
            authentication_method: methods[0] ?? '',
          }),
        }
      );
    },
    loadExistingGrant: grantOf,
    discovery: { ui_locales_supported: ['en', 'et', 'fi', 'fr', 'ja'] },
    renderError(ctx, out) {
      parts.log.info('authentication request refused', { code: out.error });
      ctx.type = 'text';
      ctx.body = 'This request is not valid or has expired. Return to the site that you came from.';
    },
  };
}

/** Each request requires an authentication; the person has agreed to it on the page of the methods. */
function interactionRules(): interactionPolicy.Prompt[] {
  const rules = interactionPolicy.base();
  rules.remove('consent');
  return rules;
}

async function grantOf(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { session, client, provider } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}
