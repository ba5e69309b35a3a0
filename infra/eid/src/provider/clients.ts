import { BRANDS, brands, DEFAULT_BRAND, type BrandId } from '@foyer/market';
import { eidClientSecret, EID_RETURN_PATH, type FoyerSettings } from '@foyer/runtime';
import type { ClientMetadata } from 'oidc-provider';

const HOST_PREFIXES = ['', 'lobby.', 'www.', 'proxy.'] as const; // requirements/routes#locales-and-links

/** The relying parties: one per brand, with the addresses to which people return. */
export function clientsOf(
  { eidSecret, gatewayPort }: Pick<FoyerSettings, 'eidSecret' | 'gatewayPort'>,
  origins: Readonly<Record<string, readonly string[]>> = {},
): ClientMetadata[] {
  return BRANDS.map((id) => ({
    client_id: id,
    client_name: brands[id].title,
    client_secret: eidClientSecret(eidSecret, id),
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    scope: 'openid',
    require_pushed_authorization_requests: true,
    redirect_uris: [...localOrigins(id, gatewayPort), ...(origins[id] ?? [])].map(
      (origin) => `${origin}/realms/${id}${EID_RETURN_PATH}`,
    ),
  }));
}

function localOrigins(id: BrandId, port: number): readonly string[] {
  const suffix = port === 80 ? '' : `:${port}`;
  const named = HOST_PREFIXES.map((prefix) => `http://${prefix}${id}.localhost${suffix}`);
  if (id !== DEFAULT_BRAND) return named;
  return [
    ...named,
    ...HOST_PREFIXES.map((prefix) => `http://${prefix}localhost${suffix}`),
    `http://127.0.0.1${suffix}`,
  ];
}
