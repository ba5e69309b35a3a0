import type { ClientMetadata } from 'oidc-provider';
import { LOCALES } from '@foyer/links';

export const CLIENT_ID = 'app'; // requirements/interfaces#identity-server

/**
 * The client as registered for one origin: with the addresses of that origin only, compared exactly. The query
 * of an address after sign-out is free (`isPostLogoutAllowed`).
 */
export function clientOf(origin: string): ClientMetadata {
  const localised = ['', ...LOCALES.map((locale) => `${locale}/`)].map((prefix) => `${origin}/${prefix}`);
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
    // requirements/routes#product-mode: the login page, or the sportsbook in SPORTS mode
    post_logout_redirect_uris: localised.flatMap((base) => [base, `${base}login/`, `${base}sports/`]),
  };
}

/**
 * True if an address after sign-out is registered, apart from its query: a sign-out keeps the query of the page
 * and adds the reason (requirements/routes#product-mode).
 */
export function isPostLogoutAllowed(registered: readonly string[], address: string): boolean {
  if (address.includes('#') || !URL.canParse(address)) return false;
  const [path = ''] = address.split('?', 1);
  return registered.includes(path);
}
