import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

/** Arguments and trusted headers that decide which games a visitor of Aurora (mga, home country FI) sees. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const ALL = ['brasspoint', 'emberwick', 'kettle-crane', 'mossgate', 'northlight'];
const without = (studio: string) => ALL.filter((each) => each !== studio);

const QUERY = `query($ipCountryCode: String, $subDivision: String, $license: License, $currencyCode: String) { root {
  personalized(ipCountryCode: $ipCountryCode, subDivision: $subDivision, license: $license, currencyCode: $currencyCode) {
    studios { edges { node { slug } } } game(slug: "slot-0") { isDemoAllowed } } } }`;

async function seen(variables: Record<string, string>, headers: Record<string, string> = {}) {
  const { data, errors } = await executeGraphql(api, { query: QUERY, variables, headers });
  const view = (data as { root: { personalized: Personalized } } | null)?.root.personalized;
  return {
    studios: view?.studios.edges.map(({ node }) => node.slug).sort(),
    isDemoAllowed: view?.game?.isDemoAllowed,
    refusal: errors[0] && [errors[0].extensions.reasons[0], errors[0].extensions.keys[0]],
  };
}

interface Personalized {
  readonly studios: { readonly edges: readonly { readonly node: { readonly slug: string } }[] };
  readonly game: { readonly isDemoAllowed: boolean } | null;
}

describe('games for a territory and a licence', () => {
  it.each<[string, Record<string, string>, Record<string, string>, readonly string[]]>([
    ['the brand’s home country', {}, {}, ALL],
    ['an argument with an uncertified country', { ipCountryCode: 'ZA' }, {}, without('mossgate')],
    ['a request from an uncertified country', {}, { 'x-country': 'ZA' }, without('mossgate')],
    [
      'an argument that cannot add what the request’s country excludes',
      { ipCountryCode: 'FI' },
      { 'x-country': 'ZA' },
      without('mossgate'),
    ],
    ['a region of Canada', { ipCountryCode: 'CA', subDivision: 'QC' }, {}, without('kettle-crane')],
    ['Canada without a region', { ipCountryCode: 'CA' }, {}, ALL],
    ['a region of another country', { ipCountryCode: 'FI', subDivision: 'QC' }, {}, ALL],
    ['the licence of the brand', { license: 'mga' }, {}, ALL],
    ['a licence that the brand does not hold', { license: 'anj' }, {}, []],
  ])('are listed for %s', async (_what, variables, headers, studios) => {
    expect((await seen(variables, headers)).studios).toEqual(studios);
  });

  it.each([
    [{}, true],
    [{ ipCountryCode: 'SE' }, false],
  ])('follow the market %j: play for fun is announced: %s', async (variables, isDemoAllowed) => {
    expect((await seen(variables)).isDemoAllowed).toBe(isDemoAllowed);
  });

  it.each([
    [{ ipCountryCode: 'Finland' }, ['CountryInvalid', 'ipCountryCode']],
    [{ subDivision: 'Québec' }, ['SubDivisionInvalid', 'subDivision']],
    [{ currencyCode: 'euro' }, ['CurrencyInvalid', 'currencyCode']],
  ])('refuses %j', async (variables, refusal) => {
    expect((await seen(variables as unknown as Record<string, string>)).refusal).toEqual(refusal);
  });

  it.each([
    ['FI', undefined],
    ['ZA', ['GAME_UNAVAILABLE']],
  ])('require a certificate in ZA for a demo that is opened from %s', async (country, reasons) => {
    const { data } = await executeGraphql(api, {
      query:
        'mutation { launchGame(input: { slug: "slot-4", mode: DEMO }) { ... on GameLaunchRefusal { reasons } } }',
      headers: { 'x-country': country },
    });
    expect((data?.['launchGame'] as { reasons?: string[] }).reasons).toEqual(reasons);
  });
});

describe('jackpot settings', () => {
  const enabled = async (argument: string, headers: Record<string, string> = {}) => {
    const { data, errors } = await executeGraphql(api, {
      query: `{ root { jackpotSettings${argument} { enabled } } }`,
      headers,
    });
    return (
      errors[0]?.extensions.reasons[0] ?? (data as { root: { jackpotSettings: object } }).root.jackpotSettings
    );
  };

  it.each([
    ['', {}, { enabled: true }],
    ['(ipCountryCode: "NO")', {}, { enabled: true }],
    ['(ipCountryCode: "SE")', {}, { enabled: false }],
    ['(ipCountryCode: "FI")', { 'x-country': 'SE' }, { enabled: false }],
    ['(ipCountryCode: "fi")', {}, 'CountryInvalid'],
  ])('are shown on %s with %j: %j', async (argument, headers, settings) => {
    expect(await enabled(argument, headers as Record<string, string>)).toEqual(settings);
  });
});
