import type * as Oidc from 'openid-client';
import * as v from 'valibot';
import {
  createServiceFetch,
  eidClientSecret,
  eidIssuer,
  type FoyerSettings,
  type ServiceClient,
} from '@foyer/runtime';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { EID_FAILURES, type EidFailure, type EidPerson, type EidRequest } from '../store/eidLogins.ts';

/** The e-ID provider does not answer, or its answer is invalid. */
export class EidUnavailable extends Error {
  override readonly name = 'EidUnavailable';
}

/** The national e-ID provider. */
export interface EidProvider {
  /**
   * Pushes a request to the provider.
   * @returns the address for the browser, which contains no data of the request.
   * @throws EidUnavailable
   */
  begin(
    brand: string,
    redirectUri: string,
    locale: string,
  ): Promise<EidRequest & { readonly url: string; readonly state: string }>;
  /**
   * Exchanges the answer for the person. A failed authentication is returned, not thrown.
   * @throws EidUnavailable
   */
  complete(
    brand: string,
    answer: URL,
    expected: EidRequest & { readonly state: string },
  ): Promise<EidPerson | EidFailure>;
}

const DEADLINE_MS = 5_000;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  given_name: v.pipe(v.string(), v.minLength(1)),
  family_name: v.pipe(v.string(), v.minLength(1)),
  birthdate: v.pipe(v.string(), v.check(isCalendarDay)),
  personal_code: v.pipe(v.string(), v.regex(/^\d{11}$/)),
  authentication_method: v.picklist(['id-card', 'mobile-id', 'smart-id']),
});

export function createEidProvider(
  settings: FoyerSettings,
  serviceClient: Pick<ServiceClient, 'call'>,
): EidProvider {
  const issuer = eidIssuer(settings);
  const callProvider = createServiceFetch(serviceClient, {
    port: settings.eidPort,
    origin: issuer,
    deadlineMs: DEADLINE_MS,
  });

  /** Loaded with the first sign-in by e-ID. Configured instead of discovered: identity starts without the provider. */
  async function clientOf(brand: string): Promise<{ oidc: typeof Oidc; config: Oidc.Configuration }> {
    const oidc = await import('openid-client');
    const config = new oidc.Configuration(
      {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        pushed_authorization_request_endpoint: `${issuer}/request`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
      },
      brand,
      { id_token_signed_response_alg: 'ES256' },
      oidc.ClientSecretBasic(eidClientSecret(settings.eidSecret, brand)),
    );
    if (issuer.startsWith('http:')) oidc.allowInsecureRequests(config);
    oidc.enableNonRepudiationChecks(config);
    config[oidc.customFetch] = callProvider;
    return { oidc, config };
  }

  return {
    async begin(brand, redirectUri, locale) {
      try {
        const { oidc, config } = await clientOf(brand);
        const [verifier, state, nonce] = [
          oidc.randomPKCECodeVerifier(),
          oidc.randomState(),
          oidc.randomNonce(),
        ];
        const url = await oidc.buildAuthorizationUrlWithPAR(config, {
          redirect_uri: redirectUri,
          scope: 'openid',
          prompt: 'login',
          ui_locales: locale.replace('_', '-'),
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
        return { url: url.href, state, nonce, verifier };
      } catch (error) {
        throw new EidUnavailable('The e-ID provider accepted no request.', { cause: error });
      }
    },
    async complete(brand, answer, { state, nonce, verifier }) {
      const { oidc, config } = await clientOf(brand);
      try {
        const tokens = await oidc.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = v.parse(claimsSchema, tokens.claims());
        return {
          subject: claims.sub,
          givenName: claims.given_name,
          familyName: claims.family_name,
          dateOfBirth: claims.birthdate,
          personalCode: claims.personal_code,
          method: claims.authentication_method,
        };
      } catch (error) {
        if (error instanceof oidc.AuthorizationResponseError)
          return EID_FAILURES.find((failure) => failure === error.error_description) ?? 'cancelled';
        throw new EidUnavailable('The e-ID provider gave no valid answer.', { cause: error });
      }
    },
  };
}
