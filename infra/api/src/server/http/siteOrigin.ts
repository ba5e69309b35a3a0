import type { FoyerSettings } from '@foyer/runtime';

/** The public origin of a brand, for links that no request of a page has an origin for: the site's address, else the gateway. */
export function siteOriginOf(
  { siteAddress, gatewayPort }: Pick<FoyerSettings, 'gatewayPort' | 'siteAddress'>,
  brand: string,
): string {
  return (siteAddress ?? `http://{brand}.localhost:${gatewayPort}`).replace('{brand}', brand);
}
