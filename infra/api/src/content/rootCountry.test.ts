import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const QUERY = `query RootQueryContext($countryCode: String, $playerCountryCode: String, $ipCountryCode: String, $havePlayerCountryCode: Boolean) {
  root(countryCode: $countryCode, playerCountryCode: $playerCountryCode, ipCountryCode: $ipCountryCode, havePlayerCountryCode: $havePlayerCountryCode) {
    flowSettings { registrations { countryCode } } jackpotSettings { enabled } } }`;

interface Settings {
  readonly flowSettings: { readonly registrations: readonly { readonly countryCode: string }[] };
  readonly jackpotSettings: { readonly enabled: boolean };
}

async function settings(variables: Record<string, unknown>) {
  const { data, errors } = await executeGraphql(api, { query: QUERY, variables });
  if (errors[0]) return [errors[0].extensions.reasons[0], errors[0].extensions.keys[0]];
  const { flowSettings, jackpotSettings } = (data as { root: Settings }).root;
  return [flowSettings.registrations[0]?.countryCode, jackpotSettings.enabled];
}

describe('RootQueryContext', () => {
  it.each([
    ['no country', {}, ['FI', true]],
    ['the chosen country', { countryCode: 'NO', ipCountryCode: 'MT' }, ['NO', true]],
    ['the country of the request', { ipCountryCode: 'MT' }, ['MT', true]],
    [
      'the registered country',
      { countryCode: 'NO', playerCountryCode: 'AT', ipCountryCode: 'MT', havePlayerCountryCode: true },
      ['AT', true],
    ],
    [
      'no registered country unless it is announced',
      { countryCode: 'NO', playerCountryCode: 'AT', havePlayerCountryCode: false },
      ['NO', true],
    ],
    ['a country without the brand', { countryCode: 'SE' }, ['FI', false]],
  ])('decides by %s', async (_what, variables, expected) => {
    expect(await settings(variables)).toEqual(expected);
  });

  it.each([
    [{ countryCode: 'Norway' }, ['CountryInvalid', 'countryCode']],
    [{ playerCountryCode: 'no' }, ['CountryInvalid', 'playerCountryCode']],
    [{ ipCountryCode: '47' }, ['CountryInvalid', 'ipCountryCode']],
    [{ havePlayerCountryCode: true }, ['CountryInvalid', 'playerCountryCode']],
  ])('refuses %j', async (variables, refusal) => {
    expect(await settings(variables)).toEqual(refusal);
  });
});

it('refuses funding options of a malformed country', async () => {
  const query = `query ($countryCode: String) { root { fundingOptions(countryCode: $countryCode) { id } } }`;
  const ask = (countryCode: string) => executeGraphql(api, { query, variables: { countryCode } });
  expect((await ask('Norway')).errors[0]?.extensions.reasons).toEqual(['CountryInvalid']);
  expect((await ask('NO')).errors).toEqual([]);
});
