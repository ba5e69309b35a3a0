import { describe, expect, it } from '@jest/globals';
import { brands, marketDataOf } from '@foyer/market';
import { fakePageData } from '@foyer/platform/testing';
import { countryOverride, currencyOverride, lobbyEndpointOverride } from './addressOverrides.ts';
import { marketDataOfPage, marketOfPage } from './marketOfPage.ts';

const PAGE = fakePageData('caravel', 'en');
const DATA = marketDataOf('caravel');
const NOTHING = { getItem: () => null };

// requirements/routes#query-parameters
describe('the market of a page', () => {
  it.each([
    ['?setDefaultCurrency=true', 'EUR'],
    ['?a=1&setDefaultCurrency=true', 'EUR'],
    ['?setDefaultCurrency=TRUE', 'CAD'],
    ['?setDefaultCurrency=1', 'CAD'],
    ['?setDefaultCurrency', 'CAD'],
    ['', 'CAD'],
  ])('follows the query "%s": %s', (search, currency) => {
    expect(marketOfPage(PAGE, DATA, search, {}).currency).toBe(currency);
  });

  it.each([
    ['?setCustomVPN=se', 'development', 'SE'],
    ['?setCustomVPN=SWE', 'development', undefined],
    ['?setCustomVPN=%3Cscript%3E', 'development', undefined],
    ['', 'development', undefined],
    ['?setCustomVPN=SE', 'production', undefined],
  ] as const)('uses, for "%s" in %s, the country %s', (search, mode, expected) => {
    const country = countryOverride(search, mode, NOTHING);
    expect(country).toBe(expected);
    expect(marketOfPage(PAGE, DATA, search, { country }).country).toBe(
      expected ?? brands.caravel.homeCountry,
    );
  });

  it.each(['specification', 'strict'] as const)('is that of the gateway: %s', async (mode) => {
    const { protection, ...market } = marketDataOf('caravel', mode);
    expect(await marketDataOfPage({ ...PAGE, market, protection })).toEqual({ ...market, protection });
  });

  it.each(['specification', 'strict'] as const)(
    'is that of the shell on pages of an older gateway: %s',
    async (mode) => {
      const { protection } = marketDataOf('caravel', mode);
      const page = mode === 'strict' ? { ...PAGE, protection } : PAGE;
      expect(await marketDataOfPage(page)).toEqual({ ...DATA, protection });
    },
  );
});

// requirements/entities#client-storage
describe('test overrides in the session storage', () => {
  const stored = (values: Readonly<Record<string, string>>) => ({
    getItem: (key: string) => values[key] ?? null,
  });

  it.each([
    ['SE', '', 'SE'],
    ['SE', '?setCustomVPN=NO', 'NO'],
    ['Sweden', '', undefined],
  ])('the country %s with the query "%s" gives %s', (country, search, expected) => {
    expect(countryOverride(search, 'development', stored({ country }))).toBe(expected);
    expect(countryOverride(search, 'production', stored({ country }))).toBeUndefined();
  });

  it.each([
    ['sek', 'SEK'],
    ['kronor', undefined],
  ])('the currency %s gives %s', (currency, expected) => {
    const override = currencyOverride('development', stored({ currency }));
    expect(override).toBe(expected);
    expect(marketOfPage(PAGE, DATA, '', { currency: override }).currency).toBe(expected ?? 'CAD');
    expect(currencyOverride('production', stored({ currency }))).toBeUndefined();
  });

  it.each([
    ['/lobby-graphql/next', '/lobby-graphql/next'],
    ['https://evil.test/', undefined],
    ['//evil.test', undefined],
  ])('the lobby endpoint %s gives %s', (lobbyEndpoint, expected) => {
    expect(lobbyEndpointOverride('development', stored({ lobbyEndpoint }))).toBe(expected);
    expect(lobbyEndpointOverride('production', stored({ lobbyEndpoint }))).toBeUndefined();
  });
});
