import { bareHostName } from '@foyer/links';
import type { Brand, BrandId } from './brand.ts';
import { DEFAULT_BRAND, isBrandId } from './brand.ts';
import { brands } from './brands/brands.ts';
import type { LicenceId } from './licences/licenceFeatures.ts';
import type { LicenceProfile } from './licenceProfile.ts';
import { anj } from './licences/anj.ts';
import { cos } from './licences/cos.ts';
import { crc } from './licences/crc.ts';
import { est } from './licences/est.ts';
import { mga } from './licences/mga.ts';
import { marketOf, type Market, type MarketData, type MarketInput } from './market.ts';
import { operators } from './operators/operators.ts';
import { effectiveProtection } from './protection/effectiveProtection.ts';
import type { Protection } from './protection/protection.ts';
import type { ProtectionMode } from './protection/protectionMode.ts';

export const licences: Readonly<Record<LicenceId, LicenceProfile>> = { anj, cos, crc, est, mga };

export interface BrandMarketInput extends MarketInput {
  readonly brand: BrandId;
  /** Mode of player protection that the instance demands at least. */
  readonly protectionMode?: ProtectionMode | undefined;
}

/** Resolves the market of a brand with the effective protection of its players. Runs on servers and in tests. */
export function resolveMarket({ brand, protectionMode, ...input }: BrandMarketInput): Market {
  return marketOf(marketDataOf(brand, protectionMode), input);
}

/** The market data of a brand. `minimum` is the protection mode that the instance demands at least. */
export function marketDataOf(id: BrandId, minimum?: ProtectionMode): MarketData {
  const brand = brands[id];
  return { brand, operator: operators[brand.operator], protection: protectionOf(brand, minimum) };
}

/**
 * Effective protection of a brand's players (requirements/regulation#protection-modes). `minimum` is the
 * mode that the instance demands at least.
 */
export function protectionOf(brand: Brand, minimum?: ProtectionMode): Protection {
  return effectiveProtection(licences[brand.licence], operators[brand.operator], minimum);
}

/**
 * Returns the brand of a host name: its first label after the prefixes of
 * requirements/routes#locales-and-links; the default brand for localhost and 127.0.0.1. Undefined for an
 * unknown host.
 */
export function brandOfHost(host: string): BrandId | undefined {
  const name = bareHostName(host.replace(/:\d+$/, ''));
  if (name === 'localhost' || name === '127.0.0.1') return DEFAULT_BRAND;
  const [label = '', ...rest] = name.split('.');
  return rest.length > 0 && isBrandId(label) ? label : undefined;
}
