import type { Brand } from './brand.ts';
import type { BrandToggle, Feature } from './licences/licenceFeatures.ts';
import type { LicenceProfile } from './licenceProfile.ts';
import type { Operator } from './operators/operators.ts';
import type { Protection } from './protection/protection.ts';

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
  /** True for a feature that the protection of the players demands: nothing switches it off. */
  requires(feature: Feature): boolean;
  /** requirements/constants#default-currency: EUR, or USD when defaultUSDCurrency is on. */
  readonly defaultCurrency: string;
  /**
   * Currency of amounts until a wallet is known: the brand's, or the default when the address forces it
   * (requirements/routes#query-parameters).
   */
  readonly currency: string;
}

/** Data of one brand. Pages receive theirs from the gateway, so that they carry no data of other brands. */
export interface MarketData {
  readonly brand: Brand;
  readonly operator: Operator;
  /** Effective protection of the brand's players. */
  readonly protection: Protection;
}

export interface MarketInput {
  readonly country?: string | undefined;
  readonly subDivision?: string | undefined;
  /** Toggles that are on, when they differ from the brand's data; features that a licence requires stay on. */
  readonly toggles?: readonly string[] | undefined;
  /** Features switched off for this page, by any authority; features that a licence requires stay on. */
  readonly disabled?: readonly BrandToggle[];
  /** `setDefaultCurrency=true` in the address (requirements/routes#query-parameters). */
  readonly isDefaultCurrencyForced?: boolean;
}

const COUNTRY = /^[A-Z]{2}$/;

/** Resolves the market of a page or request. */
export function marketOf(
  { brand, operator, protection: { licence, features } }: MarketData,
  input: MarketInput = {},
): Market {
  const country =
    input.country !== undefined && COUNTRY.test(input.country) ? input.country : brand.homeCountry;
  const required = new Set<string>(features);
  const disabled = new Set<string>(input.disabled ?? []);
  const on = new Set<string>([
    ...required,
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
    requires: (feature: Feature) => required.has(feature),
    defaultCurrency,
    currency: input.isDefaultCurrencyForced === true ? defaultCurrency : brand.currency,
  });
}
