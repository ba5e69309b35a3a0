import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

describe('country context', () => {
  // requirements/routes#query-parameters, requirements/constants#default-currency
  it.each([
    ['caravel', undefined, false, 'CAD'],
    ['caravel', undefined, true, 'EUR'],
    ['quetzal', undefined, true, 'USD'],
    ['caravel', 'funded', true, 'CAD'],
  ] as const)(
    'shows amounts by brand %s, player %s and forced default currency %s: in %s',
    async (brand, kind, setDefaultCurrency, countryCurrency) => {
      const token = kind === undefined ? {} : { token: await tokenOf(api, kind, brand) };
      const query =
        'query($setDefaultCurrency: Boolean) { countryContext(setDefaultCurrency: $setDefaultCurrency) { countryCurrency } }';
      expect(
        (
          await executeGraphql(api, {
            query,
            variables: { setDefaultCurrency },
            brand,
            ...token,
            headers: { 'x-country': 'CA' },
          })
        ).data,
      ).toEqual({ countryContext: { countryCurrency } });
    },
  );

  it('ignores a country override in production, also for content', async () => {
    const production = await startTestApi({ FOYER_MODE: 'production' });
    const documentId = `sha256:${'c'.repeat(64)}`;
    const folder = join(production.settings.home, 'releases', 'shell', 'r1');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'documents.json'),
      JSON.stringify({
        [documentId]: '{ countryContext(setCustomVPN: "SE") { ipCountryCode countryCode } }',
      }),
    );
    const answer = await executeGraphql(production, { documentId, headers: { 'x-country': 'CA' } });
    expect(answer.data).toEqual({ countryContext: { ipCountryCode: 'CA', countryCode: 'CA' } });
    await production.close();
  });

  it.each(['XX', 'ZZ', 'EU', 'S', 'Sweden'])(
    'ignores the country override %s, which is not a country',
    async (code) => {
      const answer = await executeGraphql(api, {
        query: 'query($code: String) { countryContext(setCustomVPN: $code) { ipCountryCode countryCode } }',
        variables: { code },
        headers: { 'x-country': 'CA' },
      });
      expect(answer.data).toEqual({ countryContext: { ipCountryCode: 'CA', countryCode: 'CA' } });
    },
  );

  it('limits a country override to the countryContext query that sets it', async () => {
    const answer = await executeGraphql(api, {
      query: '{ countryContext(setCustomVPN: "SE") { ipCountryCode } }',
      headers: { 'x-country': 'CA', 'x-sub-division': 'on' },
    });
    expect(answer.data).toEqual({ countryContext: { ipCountryCode: 'SE' } });
    expect(
      (
        await executeGraphql(api, {
          query: '{ countryContext { countryCode subDivision countryCurrency } }',
          headers: { 'x-country': 'CA', 'x-sub-division': 'on' },
        })
      ).data,
    ).toEqual({ countryContext: { countryCode: 'CA', subDivision: 'ON', countryCurrency: 'CAD' } });
  });
});
