import { describe, expect, it } from '@jest/globals';
import { brands } from '@foyer/market';
import { fakePageData } from '@foyer/platform/testing';
import { countryOverride } from './addressOverrides.ts';
import { marketOfPage } from './marketOfPage.ts';

// requirements/routes#query-parameters
describe('the market of a page', () => {
  it.each([
    ['?setDefaultCurrency=true', 'EUR'],
    ['?a=1&setDefaultCurrency=true', 'EUR'],
    ['?setDefaultCurrency=TRUE', 'CAD'],
    ['?setDefaultCurrency=1', 'CAD'],
    ['?setDefaultCurrency', 'CAD'],
    ['', 'CAD'],
  ])('opened with "%s" shows %s', (search, currency) => {
    expect(marketOfPage(fakePageData('caravel', 'en'), search, undefined).currency).toBe(currency);
  });

  it.each([
    ['?setCustomVPN=se', 'development', 'SE'],
    ['?setCustomVPN=SWE', 'development', undefined],
    ['?setCustomVPN=%3Cscript%3E', 'development', undefined],
    ['', 'development', undefined],
    ['?setCustomVPN=SE', 'production', undefined],
  ] as const)('opened with "%s" in %s uses the country %s', (search, mode, expected) => {
    const country = countryOverride(search, mode);
    expect(country).toBe(expected);
    expect(marketOfPage(fakePageData('caravel', 'en'), search, country).country).toBe(
      expected ?? brands.caravel.homeCountry,
    );
  });
});
