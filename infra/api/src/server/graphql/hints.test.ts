import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { hintsOf } from './hints.ts';

describe('hintsOf', () => {
  it.each<[string, Record<string, string>, object]>([
    ['no header', {}, { ranks: [], productMode: undefined, recentlyPlayed: [] }],
    [
      'duplicates and malformed names',
      { 'x-ranks': 'slots,slots,<b>,new', 'x-recently-played-games': 'a,,b' },
      { ranks: ['slots', 'new'], recentlyPlayed: ['a', 'b'] },
    ],
    ['more than five names', { 'x-ranks': 'a,b,c,d,e,f' }, { ranks: ['a', 'b', 'c', 'd', 'e'] }],
    ['a header above 1,024 characters', { 'x-ranks': `slots,${'x'.repeat(1_024)}` }, { ranks: [] }],
    ['a product mode', { 'x-context': 'mode=SPORTS' }, { productMode: 'SPORTS' }],
    ['an unknown product mode', { 'x-context': 'mode=POKER' }, { productMode: undefined }],
  ])('reads %s', (_what, headers, hints) => expect(hintsOf(headers)).toMatchObject(hints));
});

describe('client hints', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, START_MS);
  afterAll(() => api.close());

  async function lists(headers: Record<string, string>) {
    const { data } = await executeGraphql(api, {
      query: '{ root { personalized { listsOfGames { slug } } } }',
      headers,
    });
    return (
      data as { root: { personalized: { listsOfGames: { slug: string }[] } } }
    ).root.personalized.listsOfGames.map(({ slug }) => slug);
  }

  it('order the lists: opened ones first, then those with recently played games', async () => {
    const usual = await lists({});
    expect(await lists({ 'x-ranks': 'bonus,no-such-list' })).toEqual([
      'bonus',
      ...usual.filter((slug) => slug !== 'bonus'),
    ]);
    expect((await lists({ 'x-recently-played-games': 'wheel' })).indexOf('roulette')).toBeLessThan(
      usual.indexOf('roulette'),
    );
    expect((await lists({ 'x-ranks': 'slots', 'x-recently-played-games': 'wheel' }))[0]).toBe('slots');
  });

  it('never add or remove a list', async () => {
    expect((await lists({ 'x-ranks': 'jackpots,slots', 'x-recently-played-games': 'x' })).sort()).toEqual(
      (await lists({})).sort(),
    );
  });

  it.each([
    [{}, 'home'],
    [{ 'x-context': 'mode=SPORTS' }, 'sports'],
    [{ 'x-context': 'mode=CASINO' }, 'home'],
  ])('decide the first menu item: with %j it is %s', async (headers, id) => {
    const { data } = await executeGraphql(api, {
      query: '{ root { lobbyMenu(menuKey: "lobbyMenu") { items { id } } } }',
      brand: 'caravel',
      headers: headers,
    });
    expect((data as { root: { lobbyMenu: { items: { id: string }[] } } }).root.lobbyMenu.items[0]?.id).toBe(
      id,
    );
  });
});
