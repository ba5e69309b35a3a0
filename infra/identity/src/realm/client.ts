import type { ClientMetadata } from 'oidc-provider';
import { LOCALES } from '@foyer/links';

export const CLIENT_ID = 'app'; // requirements/interfaces#identity-server
const LOGOUT_REASONS = ['SESSION_EXPIRED', 'JWT_EXPIRED', 'LOGGED_IN_FROM_ANOTHER_DEVICE'] as const; // requirements/errors#logout-reasons

/** The client as registered for one origin: with the addresses of that origin only, compared exactly. */
export function clientOf(origin: string): ClientMetadata {
  const localised = ['', ...LOCALES.map((locale) => `${locale}/`)].map((prefix) => `${origin}/${prefix}`);
  const landings = localised.flatMap((base) => [base, `${base}login/`]);
  return {
    client_id: CLIENT_ID,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'openid',
    redirect_uris: [
      ...localised.map((base) => `${base}identity-login-handler/`),
      `${origin}/silent-renew.html`,
    ],
    post_logout_redirect_uris: landings.flatMap((landing) => [
      landing,
      ...LOGOUT_REASONS.map((reason) => `${landing}?logoutReason=${reason}`),
    ]),
  };
}
