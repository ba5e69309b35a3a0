import { describe, expect, it } from '@jest/globals';
import { brands, marketDataOf } from '@foyer/market';
import { fakePageData } from '@foyer/platform/testing';
import { NO_OVERRIDES } from '../flags/flags.machine.ts';
import { marketDataOfPage, marketOfPage } from '../player/marketOfPage.ts';
import { readTestOverrides } from './readTestOverrides.ts';

const PAGE = fakePageData('caravel', 'en');
const DATA = marketDataOf('caravel');
const stored = (values: Readonly<Record<string, string>>) => ({
  getItem: (key: string) => values[key] ?? null,
});

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
  ] as const)('uses, for "%s" in %s, the country %s', async (search, mode, expected) => {
    const { country } = await readTestOverrides(mode, search, stored({}), null);
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
describe('test overrides in the storages', () => {
  it.each([
    ['SE', '', 'SE'],
    ['SE', '?setCustomVPN=NO', 'NO'],
    ['Sweden', '', undefined],
  ])('the country %s with the query "%s" gives %s', async (country, search, expected) => {
    const read = (mode: 'development' | 'production') =>
      readTestOverrides(mode, search, stored({ country }), null);
    expect((await read('development')).country).toBe(expected);
    expect((await read('production')).country).toBeUndefined();
  });

  it.each([
    ['sek', 'SEK'],
    ['kronor', undefined],
  ])('the currency %s gives %s', async (currency, expected) => {
    const read = (mode: 'development' | 'production') =>
      readTestOverrides(mode, '', stored({ currency }), null);
    const { currency: override } = await read('development');
    expect(override).toBe(expected);
    expect(marketOfPage(PAGE, DATA, '', { currency: override }).currency).toBe(expected ?? 'CAD');
    expect((await read('production')).currency).toBeUndefined();
  });

  it.each([
    ['/lobby-graphql/next', '/lobby-graphql/next'],
    ['https://evil.test/', undefined],
    ['//evil.test', undefined],
  ])('the lobby endpoint %s gives %s', async (lobbyEndpoint, expected) => {
    const read = (mode: 'development' | 'production') =>
      readTestOverrides(mode, '', stored({ lobbyEndpoint }), null);
    expect((await read('development')).lobbyPath).toBe(expected);
    expect((await read('production')).lobbyPath).toBeUndefined();
  });

  // requirements/validation#feature-flags
  it.each([
    ['development', { features: { QuickMenu: false }, variations: { sga: 'enabled' } }],
    ['production', NO_OVERRIDES],
  ] as const)('decide features in %s mode', async (mode, expected) => {
    const session = stored({ features: '{"QuickMenu":false,"Unknown":true}' });
    expect((await readTestOverrides(mode, '', session, '{"sga":"enabled"}')).flags).toEqual(expected);
  });
});
