import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { changeFavourites, MAX_FAVOURITES, readFavourites, type Favourite } from './favourites.ts';

const PLAYER = 'aurora-funded';
const NOW = Date.UTC(2026, 10, 29, 12);
const DAY_MS = 86_400_000;
const FIELDS = 'isFull favourites { competitions events }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
beforeEach(() => api.pool.query('delete from api.sports_favourite'));

const tokenOf = (playerId: string) =>
  api.identity.token({ brand: playerId.split('-')[0] ?? '', playerId, sid: crypto.randomUUID() });

async function change(input: object, playerId = PLAYER) {
  return executeGraphql(api, {
    token: await tokenOf(playerId),
    query: `mutation($input: ChangeSportsFavouritesInput!) { changeSportsFavourites(input: $input) { ${FIELDS} } }`,
    variables: { input },
  });
}

async function list(playerId = PLAYER) {
  const { data } = await executeGraphql(api, {
    token: await tokenOf(playerId),
    query: '{ viewer { sportsFavourites { competitions events } } }',
  });
  return (data as { viewer: { sportsFavourites: object } }).viewer.sportsFavourites;
}

const event = (id: string): Favourite => ({ kind: 'EVENT', id });
const competition = (id: string): Favourite => ({ kind: 'COMPETITION', id });

describe('favourites of the sportsbook', () => {
  it('keeps what a player adds, and a repeated request changes nothing', async () => {
    const input = { add: [event('hal1'), competition('hal'), event('hal1')] };
    for (const _ of [1, 2])
      expect((await change(input)).data).toEqual({
        changeSportsFavourites: { isFull: false, favourites: { competitions: ['hal'], events: ['hal1'] } },
      });
    await change({ remove: [event('hal1'), event('other')] });
    expect(await list()).toEqual({ competitions: ['hal'], events: [] });
  });

  it('shows a player no favourites of another', async () => {
    await change({ add: [competition('hal')] });
    expect(await list('aurora-empty')).toEqual({ competitions: [], events: [] });
    await change({ remove: [competition('hal')] }, 'aurora-empty');
    expect(await list()).toEqual({ competitions: ['hal'], events: [] });
  });

  it('adds up to the maximum only, also from several tabs at once, and reports it', async () => {
    const change = (tab: number) =>
      changeFavourites(
        api.pool,
        PLAYER,
        { add: Array.from({ length: 30 }, (_, index) => event(`t${tab}e${index}`)), remove: [] },
        NOW,
      );
    const changes = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(change));
    expect(changes.filter(({ isFull }) => isFull)).toHaveLength(5);
    expect(await readFavourites(api.pool, PLAYER, NOW)).toHaveLength(MAX_FAVOURITES);
  });

  it.each([
    ['an id with other characters', { add: [event('Hal 1')] }],
    [
      'more than the maximum in one request',
      { add: Array.from({ length: 101 }, (_, index) => event(`e${index}`)) },
    ],
  ])('refuses %s', async (_name, input) => {
    const { errors } = await change(input);
    expect(errors[0]?.extensions.reasons).toEqual(['FieldInvalid']);
    expect(await list()).toEqual({ competitions: [], events: [] });
  });

  it('requires a signed-in player', async () => {
    const { errors } = await executeGraphql(api, {
      query: `mutation { changeSportsFavourites(input: {}) { ${FIELDS} } }`,
    });
    expect(errors[0]?.extensions.type).toBe('AuthenticationFailure');
  });

  it('lists the last added first, and removes matches after 30 days', async () => {
    await changeFavourites(api.pool, PLAYER, { add: [event('old'), competition('hal')], remove: [] }, NOW);
    await changeFavourites(api.pool, PLAYER, { add: [event('new')], remove: [] }, NOW + 29 * DAY_MS);
    expect(await readFavourites(api.pool, PLAYER, NOW + 29 * DAY_MS)).toEqual([
      event('new'),
      competition('hal'),
      event('old'),
    ]);
    expect(await readFavourites(api.pool, PLAYER, NOW + 30 * DAY_MS)).toEqual([
      event('new'),
      competition('hal'),
    ]);
    await changeFavourites(api.pool, PLAYER, { add: [], remove: [] }, NOW + 30 * DAY_MS);
    const { rows } = await api.pool.query('select item_id from api.sports_favourite order by item_id');
    expect(rows).toEqual([{ item_id: 'hal' }, { item_id: 'new' }]);
  });
});
