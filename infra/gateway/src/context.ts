import { brandOfHost, brands, type Brand } from '@foyer/market';
import type { FoyerSettings } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isUnsafeConnection } from './connectionRisk.ts';

/** Properties of a request that do not depend on its path. */
export interface RequestContext {
  readonly brand: Brand;
  /** As the browser sees it, without a trailing slash. */
  readonly origin: string;
  readonly scheme: 'http' | 'https';
  /** Host header including port. */
  readonly host: string;
  readonly path: string;
  readonly query: string;
  /** ISO 3166, upper case. */
  readonly country: string;
  readonly subDivision: string | undefined;
  readonly clientAddress: string;
  /** True for a connection through an anonymous network. */
  readonly isUnsafe: boolean;
}

const COUNTRY = /^[A-Z]{2}$/;
const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i;

/** Undefined for an unknown host: such a request gets no page, no proxying and no information. */
export function contextOf(request: IncomingMessage, settings: FoyerSettings): RequestContext | undefined {
  const host = request.headers.host ?? '';
  if (!HOST.test(host)) return undefined;
  const brandId = brandOfHost(host);
  if (brandId === undefined) return undefined;
  const brand = brands[brandId];
  const url = request.url ?? '/';
  const cut = url.indexOf('?');
  const scheme = schemeOf(request, settings);
  const claimed = settings.mode === 'development' ? claimedOrigin(request) : {};
  const clientAddress = claimed.address ?? request.socket.remoteAddress ?? '';
  const country = claimed.country ?? settings.country ?? brand.homeCountry;
  return {
    brand,
    origin: `${scheme}://${host}`,
    scheme,
    host,
    path: cut === -1 ? url : url.slice(0, cut),
    query: cut === -1 ? '' : url.slice(cut),
    country,
    subDivision: country === 'CA' ? settings.subDivision : undefined, // requirements/entities#country-context
    clientAddress,
    isUnsafe: isUnsafeConnection(clientAddress, settings.unsafeNetworks),
  };
}

/**
 * Development only: country and address that a request claims for itself, so that a browser can be tested as if it
 * were elsewhere. In production the headers have no effect.
 */
function claimedOrigin({ headers }: IncomingMessage): { country?: string; address?: string } {
  const country = headers['x-development-country'];
  const address = headers['x-development-address'];
  return {
    ...(typeof country === 'string' && COUNTRY.test(country) && { country }),
    ...(typeof address === 'string' && isIP(address) !== 0 && { address }),
  };
}

/**
 * In production TLS ends in front of the gateway, on the same machine or behind a load balancer that sets
 * this header.
 */
function schemeOf(request: IncomingMessage, settings: FoyerSettings): 'http' | 'https' {
  return settings.mode === 'production' && request.headers['x-forwarded-proto'] === 'https'
    ? 'https'
    : 'http';
}
