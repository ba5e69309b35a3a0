import type { FoyerSettings } from '@foyer/runtime';

/**
 * The public origin of a brand, for links that are created without a request of a page: the site's address,
 * else the gateway.
 */
export function siteOriginOf(
  { siteAddress, gatewayPort }: Pick<FoyerSettings, 'gatewayPort' | 'siteAddress'>,
  brand: string,
): string {
  return (siteAddress ?? `http://{brand}.localhost:${gatewayPort}`).replace('{brand}', brand);
}
