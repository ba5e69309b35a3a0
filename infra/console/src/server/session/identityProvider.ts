import * as v from 'valibot';
import {
  staffClientSecret,
  staffIssuer,
  staffOrigin,
  type FoyerSettings,
  type ServiceClient,
} from '@foyer/runtime';
import * as oidc from 'openid-client';
import { fetchIdentity } from '../realm/fetchIdentity.ts';

/** Identity and tokens of a signed-in person; tokens never leave this process. */
export interface SignedIn {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly refreshToken: string | undefined;
  readonly idToken: string | undefined;
}

/** A sign-in in progress. */
export interface SignInAttempt {
  readonly location: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Client of the staff realm. */
export interface IdentityProvider {
  leave(): Promise<SignInAttempt>;
  /** @throws when the response does not belong to this sign-in, or identity rejects it. */
  completeSignIn(answer: URL, departure: SignInAttempt): Promise<SignedIn>;
  /**
   * @returns undefined when the realm's session has ended.
   * @throws when identity does not respond.
   */
  renew(refreshToken: string): Promise<Omit<SignedIn, 'idToken'> | undefined>;
  /** Address that ends the realm's session. */
  signOutAddress(idToken: string | undefined): string;
}

const CLIENT = 'console';
const CALLBACK_PATH = '/session/callback';

export function createIdentityProvider(
  settings: FoyerSettings,
  serviceClient: ServiceClient,
): IdentityProvider {
  const issuer = staffIssuer(settings);
  const origin = staffOrigin(settings);
  const at = (name: string): string => `${issuer}/protocol/openid-connect/${name}`;
  // configured instead of discovered, so that the start does not depend on identity
  const server = {
    issuer,
    authorization_endpoint: at('auth'),
    token_endpoint: at('token'),
    jwks_uri: at('certs'),
    end_session_endpoint: at('logout'),
    revocation_endpoint: at('revoke'),
    id_token_signing_alg_values_supported: ['ES256'],
  };
  const configuration = new oidc.Configuration(
    server,
    CLIENT,
    { id_token_signed_response_alg: 'ES256' },
    oidc.ClientSecretBasic(staffClientSecret(settings.internalSecret, CLIENT)),
  );
  configuration[oidc.customFetch] = fetchIdentity(settings, serviceClient);
  oidc.allowInsecureRequests(configuration); // loopback, to a port of this machine
  oidc.enableNonRepudiationChecks(configuration);

  return {
    async leave() {
      const [verifier, state, nonce] = [
        oidc.randomPKCECodeVerifier(),
        oidc.randomState(),
        oidc.randomNonce(),
      ];
      const parameters = {
        redirect_uri: `${origin}${CALLBACK_PATH}`,
        scope: 'openid',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      };
      return { location: oidc.buildAuthorizationUrl(configuration, parameters).href, state, nonce, verifier };
    },
    async completeSignIn(answer, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return { ...personOf(tokens), idToken: tokens.id_token };
    },
    async renew(refreshToken) {
      try {
        const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
        return { ...personOf(tokens), refreshToken: tokens.refresh_token ?? refreshToken };
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError) return undefined;
        throw error;
      }
    },
    signOutAddress: (idToken) =>
      oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${origin}/`,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      }).href,
  };
}

const claimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sub: v.string(),
    name: v.optional(v.string()),
    email: v.optional(v.string()),
    roles: v.optional(v.array(v.string()), []),
  }),
);

/**
 * Claims of the access token, which came from identity directly. Used for display; the registry verifies
 * them.
 */
function personOf(tokens: oidc.TokenEndpointResponse): Omit<SignedIn, 'idToken'> {
  const claims = v.parse(
    claimsSchema,
    Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString(),
  );
  return {
    subject: claims.sub,
    name: claims.name ?? claims.email ?? claims.sub,
    email: claims.email ?? '',
    roles: claims.roles,
    accessToken: tokens.access_token,
    expiresInSeconds: tokens.expires_in ?? 0,
    refreshToken: tokens.refresh_token,
  };
}
