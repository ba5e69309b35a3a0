import { staffClientSecret, staffIssuer, staffOrigin, type FoyerSettings } from '@foyer/runtime';
import * as oidc from 'openid-client';
import { fetchIdentity } from '../realm/fetchIdentity.ts';

/** Whom identity says somebody is, with the tokens that say so; they never leave this process. */
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

/** A sign-in on its way. */
export interface Departure {
  readonly location: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The staff realm as the console's client. */
export interface IdentityProvider {
  leave(): Promise<Departure>;
  /** @throws when the answer is not to this departure, or identity refuses it. */
  arrive(answer: URL, departure: Departure): Promise<SignedIn>;
  /** @returns undefined when the session of the realm has ended. @throws when identity does not answer. */
  renew(refreshToken: string): Promise<Omit<SignedIn, 'idToken'> | undefined>;
  /** Where a browser goes to end the session of the realm too. */
  farewell(idToken: string | undefined): string;
}

const CLIENT = 'console';
const CALLBACK_PATH = '/session/callback';

export function createIdentityProvider(settings: FoyerSettings): IdentityProvider {
  const issuer = staffIssuer(settings);
  const origin = staffOrigin(settings);
  const at = (name: string): string => `${issuer}/protocol/openid-connect/${name}`;
  // known and not discovered: a start needs nobody to answer
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
  configuration[oidc.customFetch] = fetchIdentity(settings);
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
    async arrive(answer, { state, nonce, verifier }) {
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
    farewell: (idToken) =>
      oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${origin}/`,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      }).href,
  };
}

interface Claims {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly roles?: readonly string[];
}

/** Of the access token: its roles are the newest, and it came from identity itself. The registry checks it; here it only says what to show. */
function personOf(tokens: oidc.TokenEndpointResponse): Omit<SignedIn, 'idToken'> {
  const claims = JSON.parse(
    Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Claims;
  return {
    subject: claims.sub,
    name: claims.name ?? claims.email ?? claims.sub,
    email: claims.email ?? '',
    roles: claims.roles ?? [],
    accessToken: tokens.access_token,
    expiresInSeconds: tokens.expires_in ?? 0,
    refreshToken: tokens.refresh_token,
  };
}
