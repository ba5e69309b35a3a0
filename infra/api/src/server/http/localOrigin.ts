import type { FoyerSettings } from '@foyer/runtime';

/** The origin of a brand on this machine, for links that no request of a page has an origin for. */
export function localOriginOf({ gatewayPort }: Pick<FoyerSettings, 'gatewayPort'>, brand: string): string {
  return `http://${brand}.localhost:${gatewayPort}`;
}
