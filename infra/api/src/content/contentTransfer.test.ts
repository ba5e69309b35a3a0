import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentBundleSchema } from '@foyer/market/content-answers';
import { publicContentsSchema, type PublicContents } from '@foyer/market/public-content';
import * as v from 'valibot';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { by, contentCalls } from '../../test/worlds/contentWorld.ts';
import { compiledContent } from './compiledContent.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { call, stateOf, save, publish, textsOf } = contentCalls(() => api);

describe('an export', () => {
  it('is imported into another brand as drafts of the sections that differ', async () => {
    const { body: bundle } = await call('export', { brand: 'aurora' });
    const parsed = v.parse(contentBundleSchema, bundle);
    const changed = {
      ...parsed,
      sections: {
        flags: { ...compiledContent('aurora').flags, menu: 'menu3' },
        experiments: compiledContent('aurora').experiments,
      },
    };
    const before = await stateOf('aurora', 'flags');
    expect(await call('import', { brand: 'aurora', bundle: changed, ...by('ann') })).toEqual({
      status: 200,
      body: { drafts: { flags: before.head + 1 } },
    });
    expect(await stateOf('aurora', 'flags')).toMatchObject({ live: before.live });
  });

  it.each([
    ['by its own importer', 'ShowRTP', 'ann', true, 200, 'APPROVAL_REQUIRED'],
    ['by a person of unknown account', 'IdentityServer', 'operator', false, 409, undefined],
  ] as const)(
    'leaves a protected value without approval %s',
    async (_who, toggle, name, hasStaffAccount, status, code) => {
      const features = compiledContent('zephyra').features;
      const { body: bundle } = await call('export', { brand: 'zephyra' });
      const sections = { features: { ...features, [toggle]: !features[toggle] } };
      const submission = { ...by('ann'), ...(!hasStaffAccount && { staff: name }), hasStaffAccount };
      const before = await stateOf('zephyra', 'features');
      const answer = await call('import', {
        brand: 'zephyra',
        bundle: { ...(bundle as object), sections },
        ...submission,
      });
      expect(answer.status).toBe(status);
      if (code === undefined) {
        expect(answer.body).toEqual({ code: 'AUTHOR_UNKNOWN', protectedChanges: [`features.${toggle}`] });
        expect(await stateOf('zephyra', 'features')).toEqual(before);
      } else
        expect(await publish('zephyra', 'features', before.head + 1, 'ann')).toMatchObject({
          body: { code },
        });
    },
  );

  it('accepts unprotected content from a key without an account', async () => {
    const { body: bundle } = await call('export', { brand: 'tuli' });
    const sections = { flags: { ...compiledContent('tuli').flags, menu: 'menu3' } };
    const submission = { ...by('ann'), staff: 'operator', hasStaffAccount: false };
    expect(
      await call('import', { brand: 'tuli', bundle: { ...(bundle as object), sections }, ...submission }),
    ).toMatchObject({ status: 200 });
  });

  it('does not publish protected content that a name without an account saved', async () => {
    const { features } = compiledContent('caravel');
    const { number } = (
      await save('caravel', 'features', { ...features, ShowRTP: !features.ShowRTP }, 'ann', { staff: 'ann' })
    ).body;
    expect(await publish('caravel', 'features', number, 'bob')).toEqual({
      status: 409,
      body: { code: 'AUTHOR_UNKNOWN', protectedChanges: ['ShowRTP'] },
    });
  });

  it('rejects the whole bundle when one section is invalid', async () => {
    const { body: bundle } = await call('export', { brand: 'aurora' });
    const sections = { 'texts/ja': { one: '一' }, other: {}, flags: { menu: 'menu9' } };
    const answer = await call('import', { brand: 'aurora', bundle: { ...bundle, sections }, ...by('ann') });
    expect(answer).toMatchObject({ status: 422, body: { code: 'CONTENT_INVALID' } });
    expect(await stateOf('aurora', 'texts/ja')).toMatchObject({ head: 0 });
  });
});

describe('a preview', () => {
  it('shows the drafts with its token only, until it is over', async () => {
    const { number } = (await save('tuli', 'texts/en', { 'menu.home': 'Draft page' })).body;
    const { body } = await call<{ token: string }>('preview', {
      brand: 'tuli',
      sections: { 'texts/en': number },
      minutes: 5,
      staff: 'ann@staff.test',
    });
    const header = { 'x-foyer-content-preview': body.token };
    expect(await textsOf('tuli', ['menu.home'], header)).toEqual({ 'menu.home': 'Draft page' });
    expect(await textsOf('tuli', ['menu.home'])).toEqual({ 'menu.home': 'Home' });
    expect(await textsOf('aurora', ['menu.home'], header)).toEqual({ 'menu.home': 'Home' });
    expect(
      await textsOf('tuli', ['menu.home'], { 'x-foyer-content-preview': `${body.token.slice(0, -4)}AAAA` }),
    ).toEqual({ 'menu.home': 'Home' });
    api.skew.milliseconds = 6 * 60_000;
    expect(await textsOf('tuli', ['menu.home'], header)).toEqual({ 'menu.home': 'Home' });
    api.skew.milliseconds = 0;
  });

  it('refuses a version that does not exist', async () => {
    expect(
      await call('preview', { brand: 'tuli', sections: { flags: 9 }, staff: 'ann@staff.test' }),
    ).toMatchObject({ status: 404, body: { code: 'UNKNOWN_VERSION' } });
  });
});

describe('the public settings', () => {
  const read = async (query = '') =>
    v.parse(publicContentsSchema, (await call<PublicContents>(`public${query}`, undefined)).body);

  it('are sent once per tag, and follow a publication', async () => {
    const first = await read();
    expect(first.brands?.caravel?.features['Sportsbook']).toBe(true);
    expect(await read(`?tag=${first.tag}`)).toEqual({ tag: first.tag, brands: null });
    const features = { ...compiledContent('caravel').features, Sportsbook: false };
    const { number } = (await save('caravel', 'features', features)).body;
    await publish('caravel', 'features', number);
    const second = await read(`?tag=${first.tag}`);
    expect(second.brands?.caravel?.features['Sportsbook']).toBe(false);
    expect(second.brands?.caravel?.tag).not.toBe(first.brands?.caravel?.tag);
    expect(second.brands?.aurora?.tag).toBe(first.brands?.aurora?.tag);
  });

  it('decide the A/B tests and the menu of the brand', async () => {
    const tests = [
      {
        name: 'hero',
        variants: [
          { name: 'a', weight: 1 },
          { name: 'b', weight: 2 },
        ],
      },
    ];
    const { number } = (await save('caravel', 'experiments', tests)).body;
    await publish('caravel', 'experiments', number);
    const lobby = await executeGraphql(api, {
      query: '{ lobbySettings { abTests { name variants { name weight } } } }',
      brand: 'caravel',
      path: '/lobby-graphql',
    });
    expect(lobby.data).toEqual({ lobbySettings: { abTests: tests } });
    const { data } = await executeGraphql(api, {
      query: '{ root { lobbyMenu(menuKey: "lobbyMenu") { items { id } } } }',
      brand: 'caravel',
    });
    const { root } = data as { root: { lobbyMenu: { items: { id: string }[] } } };
    expect(root.lobbyMenu.items.map(({ id }) => id)).not.toContain('sports');
  });
});
