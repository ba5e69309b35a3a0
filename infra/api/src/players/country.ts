import type * as Types from '@foyer/graphql/main';
import type { FoyerSettings } from '@foyer/runtime';
import { resolveMarket, type Brand } from '@foyer/market';
import type { ApiContext } from '../server/graphql/context.ts';

/** Supported currencies by country; other countries use the brand's currency. */
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = {
  CA: 'CAD',
  US: 'USD',
  GB: 'GBP',
  NO: 'NOK',
  IN: 'INR',
  JP: 'JPY',
  ZA: 'ZAR',
  NZ: 'NZD',
  CH: 'CHF',
  AT: 'EUR',
  BE: 'EUR',
  DE: 'EUR',
  EE: 'EUR',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  IE: 'EUR',
  IT: 'EUR',
  LT: 'EUR',
  LV: 'EUR',
  MT: 'EUR',
  NL: 'EUR',
  PT: 'EUR',
  SI: 'EUR',
  SK: 'EUR',
};

export function viewCountry(code: string, brand: Brand): Types.Country {
  return {
    id: code,
    code,
    name: new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code,
    currency: currencyOfCountry(code, brand),
  };
}

function currencyOfCountry(code: string, brand: Brand): string {
  return CURRENCY_OF_COUNTRY[code] ?? brand.currency;
}

export interface CountryDeps {
  readonly settings: Pick<FoyerSettings, 'mode'>;
}

export function createCountryResolvers(deps: CountryDeps) {
  return {
    Query: {
      async countryContext(
        _: unknown,
        { setCustomVPN, setDefaultCurrency }: Types.QuerycountryContextArgs,
        context: ApiContext,
      ): Promise<Types.CountryContext> {
        const ipCountryCode = contentCountry(deps, context, setCustomVPN);
        const registered = context.identity ? (await context.signedIn()).player : undefined;
        const countryCode = registered?.country ?? ipCountryCode;
        const subDivision = registered?.state ?? context.subDivision;
        return {
          countryCode,
          subDivision: countryCode === 'CA' ? (subDivision?.toUpperCase() ?? null) : null, // requirements/validation#country-subdivision
          ipCountryCode,
          countryCurrency:
            setDefaultCurrency === true && !registered
              ? resolveMarket({ brand: context.brand.id }).defaultCurrency
              : currencyOfCountry(countryCode, context.brand),
        };
      },
    },
  };
}

/**
 * requirements/reliability#safe-forms: in development only, the override selects content; licence, limits
 * and money never read it. An unknown code has no effect.
 */
function contentCountry(deps: CountryDeps, context: ApiContext, override: string | null | undefined): string {
  const code = override?.toUpperCase();
  return deps.settings.mode === 'development' && code !== undefined && isCountry(code)
    ? code
    : context.country;
}

/** Codes that Intl names although they are not countries. */
const OTHER_REGIONS: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || OTHER_REGIONS.has(code)) return false;
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) !== undefined;
}
