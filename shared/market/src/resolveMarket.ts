import { bareHostName } from '@foyer/links';
import type { Brand, BrandId } from './brand.ts';
import { BRANDS, DEFAULT_BRAND } from './brand.ts';
import { aurora } from './brands/aurora.ts';
import { caravel } from './brands/caravel.ts';
import { quetzal } from './brands/quetzal.ts';
import { tuli } from './brands/tuli.ts';
import { zephyra } from './brands/zephyra.ts';
import type { BrandToggle, Feature, LicenceId } from './licences/licenceFeatures.ts';
import type { LicenceProfile } from './licenceProfile.ts';
import { anj } from './licences/anj.ts';
import { cos } from './licences/cos.ts';
import { crc } from './licences/crc.ts';
import { est } from './licences/est.ts';
import { mga } from './licences/mga.ts';
import { operators, type Operator } from './operators/operators.ts';
import { effectiveProtection } from './protection/effectiveProtection.ts';
import { licenceProtection, type Protection } from './protection/protection.ts';
import type { ProtectionMode } from './protection/protectionMode.ts';

export const brands: Readonly<Record<BrandId, Brand>> = { aurora, tuli, caravel, zephyra, quetzal };
export const licences: Readonly<Record<LicenceId, LicenceProfile>> = { anj, cos, crc, est, mga };

/** Brand, licence, operator and country of a page view: resolved once, then frozen. */
export interface Market {
  readonly brand: Brand;
  /** The licence with the demands of the operator: the strictest value of both per field. */
  readonly licence: LicenceProfile;
  readonly operator: Operator;
  /** ISO 3166, upper case. */
  readonly country: string;
  /** Upper-case region, only for CA (requirements/validation#country-subdivision). */
  readonly subDivision: string | undefined;
  has(feature: Feature): boolean;
  /** requirements/constants#default-currency: EUR, or USD when defaultUSDCurrency is on. */
  readonly defaultCurrency: string;
  /**
   * Currency of amounts until a wallet is known: the brand's, or the default when the address forces it
   * (requirements/routes#query-parameters).
   */
  readonly currency: string;
}

export interface MarketInput {
  readonly brand: BrandId;
  readonly country?: string | undefined;
  readonly subDivision?: string | undefined;
  /** Toggles that are on, when they differ from the brand's data; features that a licence requires stay on. */
  readonly toggles?: readonly string[] | undefined;
  /** Features switched off for this page, by any authority; features that a licence requires stay on. */
  readonly disabled?: readonly BrandToggle[];
  /** `setDefaultCurrency=true` in the address (requirements/routes#query-parameters). */
  readonly isDefaultCurrencyForced?: boolean;
  /** Mode of player protection that the instance demands at least. */
  readonly protectionMode?: ProtectionMode | undefined;
}

const COUNTRY = /^[A-Z]{2}$/;

/** Resolves a market with the effective protection of its players. Runs on servers and in tests. */
export function resolveMarket(input: MarketInput): Market {
  return marketUnder(protectionOf(brands[input.brand], input.protectionMode), input);
}

/**
 * Resolves the market of a page. `protection` is the one that the gateway sent, which it does where the
 * operator demands more than the licence.
 */
export function marketOfPage(input: MarketInput, protection: Protection | undefined): Market {
  return marketUnder(protection ?? licenceProtection(licences[brands[input.brand].licence]), input);
}

function marketUnder({ licence, features }: Protection, input: MarketInput): Market {
  const brand = brands[input.brand];
  const operator = operators[brand.operator];
  const country =
    input.country !== undefined && COUNTRY.test(input.country) ? input.country : brand.homeCountry;
  const disabled = new Set<string>(input.disabled ?? []);
  const on = new Set<string>([
    ...features,
    ...(input.toggles ?? brand.toggles).filter((toggle) => !disabled.has(toggle)),
    ...operator.features,
  ]);
  const defaultCurrency = on.has('defaultUSDCurrency') ? 'USD' : 'EUR'; // requirements/constants#default-currency
  return Object.freeze({
    brand,
    licence,
    operator,
    country,
    subDivision: country === 'CA' ? input.subDivision?.toUpperCase() : undefined,
    has: (feature: Feature) => on.has(feature),
    defaultCurrency,
    currency: input.isDefaultCurrencyForced === true ? defaultCurrency : brand.currency,
  });
}

/**
 * Effective protection of a brand's players (requirements/regulation#protection-modes). `minimum` is the
 * mode that the instance demands at least.
 */
export function protectionOf(brand: Brand, minimum?: ProtectionMode): Protection {
  return effectiveProtection(licences[brand.licence], operators[brand.operator], minimum);
}

export function isBrandId(text: string): text is BrandId {
  return (BRANDS as readonly string[]).includes(text);
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
