import type { IncomingMessage, ServerResponse } from 'node:http';
import { brands, resolveMarket, type BrandId, type Market } from '@foyer/market';
import type { Services } from '../services.ts';
import type { Origin } from '../store/events.ts';
import type { PublicOrigin } from './origins.ts';

/** One request to a realm, before it is routed. */
export interface RealmVisit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly services: Services;
  readonly site: PublicOrigin;
  readonly market: Market;
  readonly defaultLocale: string;
  readonly query: URLSearchParams;
  readonly nonce: string;
}

const MAX_USER_AGENT_LENGTH = 300;

export function createRealmVisit(input: Omit<RealmVisit, 'market' | 'defaultLocale'>): RealmVisit {
  const { brand } = input.site;
  return {
    ...input,
    market: resolveMarket({
      brand,
      country: countryOf(input.request, brand),
      protectionMode: input.services.settings.protectionMode,
    }),
    defaultLocale: defaultLocaleOf(brand),
  };
}

/** The country that the gateway reports; without it the brand's home country (shared/market). */
export function countryOf(request: IncomingMessage, brand: BrandId): string {
  const country = request.headers['x-country'];
  return resolveMarket({ brand, country: typeof country === 'string' ? country : undefined }).country;
}

export function defaultLocaleOf(brand: BrandId): string {
  return brands[brand].locales.find(({ isDefault }) => isDefault)?.locale ?? 'en';
}

/** The gateway overwrites these headers of the client; without a gateway the socket's address counts. */
export function originFacts(request: IncomingMessage, country: string): Origin {
  const forwarded = request.headers['x-forwarded-for'];
  const first = typeof forwarded === 'string' ? forwarded.split(',', 1)[0]?.trim() : undefined;
  return {
    address: (first || request.socket.remoteAddress || 'unknown').slice(0, 60),
    country,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
  };
}
