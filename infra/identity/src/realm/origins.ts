import type { IncomingMessage } from 'node:http';
import { BRANDS, DEFAULT_BRAND, isBrandId, type BrandId } from '@foyer/market';

export interface PublicOrigin {
  readonly brand: BrandId;
  /** As a browser sends it, without a trailing slash. */
  readonly origin: string;
  /**
   * The WebAuthn relying party; undefined where the host is an IP address, which does not support passkeys.
   */
  readonly relyingParty: string | undefined;
}

const HOST_PREFIXES = ['', 'lobby.', 'www.', 'proxy.'] as const; // requirements/routes#locales-and-links
const HTTP_PORT = 80;

/** All origins of a brand. Only these can be an issuer, so that a forged Host header has no effect. */
export function knownOrigins(
  gatewayPort: number,
  further: Readonly<Record<string, readonly string[]>> = {},
): ReadonlyMap<string, PublicOrigin> {
  const port = gatewayPort === HTTP_PORT ? '' : `:${gatewayPort}`;
  const origins = new Map<string, PublicOrigin>();
  const add = (brand: BrandId, origin: string, relyingParty: string | undefined): void =>
    void origins.set(origin, { brand, origin, relyingParty });
  for (const brand of BRANDS) {
    for (const prefix of HOST_PREFIXES)
      add(brand, `http://${prefix}${brand}.localhost${port}`, `${brand}.localhost`);
  }
  for (const prefix of HOST_PREFIXES) add(DEFAULT_BRAND, `http://${prefix}localhost${port}`, 'localhost');
  add(DEFAULT_BRAND, `http://127.0.0.1${port}`, undefined);
  for (const [brand, list] of Object.entries(further)) {
    if (!isBrandId(brand)) throw new Error(`publicOrigins names "${brand}", which is not a brand.`);
    for (const text of list) {
      const url = new URL(text);
      add(brand, url.origin, url.hostname.replace(/^(?:lobby|www|proxy)\./, ''));
    }
  }
  return origins;
}

const OF_THIS_MACHINE = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/;

/**
 * The origin for emails that no page requested: the last one that the deployment configures for the brand,
 * otherwise the plain name on this machine.
 */
export function mostPublicOrigin(origins: ReadonlyMap<string, PublicOrigin>, brand: BrandId): string {
  const own = [...origins.values()].filter((site) => site.brand === brand);
  return (
    (own.findLast(({ origin }) => !OF_THIS_MACHINE.test(new URL(origin).hostname)) ?? own[0])?.origin ?? ''
  );
}

/**
 * The origin that the browser used, from the headers that the gateway sets: `Host` and `x-forwarded-proto`.
 */
export function originOf(request: IncomingMessage): string {
  const scheme = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${scheme}://${(request.headers.host ?? '').toLowerCase()}`;
}
