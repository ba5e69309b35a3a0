import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { testCatalogue } from '../../test/fakes/fakeGames.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

interface Page {
  readonly edges: { cursor: string; node: { idx: number; slug: string; lookupId: string } }[];
  readonly pageInfo: { hasNextPage: boolean; endCursor: string };
  readonly totalCount: number;
}

const PAGE = 'edges { cursor node { idx slug lookupId } } pageInfo { hasNextPage endCursor } totalCount';

async function list(
  slug: string,
  variables: { first?: number; after?: string; lastShownGameId?: string } = {},
): Promise<Page | null> {
  const { data } = await executeGraphql(api, {
    query: `query ListOfGamesSlice($first: Int = 10, $after: String, $listOfGamesSlug: String!, $currencyCode: String, $lastShownGameId: ID, $ipCountryCode: String, $subDivision: String, $license: License, $locale: String) {
      root { personalized(currencyCode: $currencyCode, ipCountryCode: $ipCountryCode, subDivision: $subDivision, license: $license, locale: $locale) { listOfGames(slug: $listOfGamesSlug) { name slug games(first: $first, after: $after, lastShownGameId: $lastShownGameId) { ${PAGE} } } } } }`,
    variables: {
      listOfGamesSlug: slug,
      currencyCode: 'EUR',
      ipCountryCode: 'FI',
      license: 'mga',
      locale: 'fi',
      ...variables,
    },
  });
  return (
    (data as { root: { personalized: { listOfGames: { games: Page } | null } } }).root.personalized
      .listOfGames?.games ?? null
  );
}

async function personalized(selection: string): Promise<Record<string, unknown>> {
  const { data } = await executeGraphql(api, { query: `{ root { personalized { ${selection} } } }` });
  return (data as { root: { personalized: Record<string, unknown> } }).root.personalized;
}

async function importing(catalogue: unknown): Promise<void> {
  const version = (catalogue as { version: string }).version;
  api.games.catalogue = catalogue;
  const imported = new Promise<void>((resolve) => {
    const stop = api.bus.subscribe('api.catalogue-changed', (payload) => {
      if ((payload as { version: string }).version !== version) return;
      stop();
      resolve();
    });
  });
  await api.bus.publish('games.catalogue-changed', { version });
  await imported;
}

describe('lists of games (requirements/entities#games)', () => {
  it('paginate by ten without gaps or repeats', async () => {
    const first = await list('slots');
    const second = await list('slots', { after: first?.pageInfo.endCursor ?? '' });
    const third = await list('slots', { after: second?.pageInfo.endCursor ?? '' });
    const slugs = [first, second, third].flatMap((page) => page?.edges.map((edge) => edge.node.slug) ?? []);
    expect(slugs).toEqual(Array.from({ length: 24 }, (_, index) => `slot-${index}`));
    expect([first, second, third].map((page) => page?.edges.length)).toEqual([10, 10, 4]);
    expect(second?.edges[0]?.node).toEqual({ idx: 10, slug: 'slot-10', lookupId: 'slot-10' });
    expect([first?.pageInfo.hasNextPage, third?.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('omit empty lists, and an unknown slug gives null', async () => {
    const { listsOfGames } = (await personalized('listsOfGames { slug }')) as {
      listsOfGames: { slug: string }[];
    };
    expect(listsOfGames.map(({ slug }) => slug)).toEqual([
      'hot-games',
      'new',
      'slots',
      'roulette',
      'table-games',
      'bonus',
    ]);
    expect(await list('jackpots')).toMatchObject({ edges: [], totalCount: 0 });
    expect(await list('no-such-list')).toBeNull();
  });

  it('continue after the last shown game when the list changed under the cursor', async () => {
    const first = await list('slots');
    const changed = testCatalogue(24, 'without-slot-9');
    await importing({ ...changed, games: changed.games.filter((game) => game.id !== 'slot-9') });
    const next = await list('slots', { after: first?.pageInfo.endCursor ?? '', lastShownGameId: 'slot-8' });
    expect(next?.edges[0]?.node.slug).toBe('slot-10');
  });
});

describe('studios, categories and search', () => {
  it('paginates a studio by 20 and more', async () => {
    await importing(testCatalogue(120));
    const { games } = (await personalized(`games(slug: "northlight", first: 20) { ${PAGE} }`)) as {
      games: Page;
    };
    expect(games.edges).toHaveLength(20);
    const { games: more } = (await personalized(
      `games(slug: "northlight", first: 30, after: "${games.pageInfo.endCursor}") { ${PAGE} }`,
    )) as { games: Page };
    expect(more.edges.map((edge) => edge.node.idx)).toEqual([20, 21, 22, 23, 24]);
    expect((await personalized('studio(slug: "emberwick") { name gameCount }')) as object).toEqual({
      studio: { name: 'emberwick', gameCount: 24 },
    });
    expect(await personalized('gameCategory(slug: "north") { name gameCount games { totalCount } }')).toEqual(
      { gameCategory: { name: 'The North', gameCount: 121, games: { totalCount: 121 } } },
    );
    expect(await personalized('gameCategory(slug: "nothing") { name }')).toEqual({ gameCategory: null });
  });

  it.each([
    ['wheel', 'wheel'],
    ['whele', 'wheel'],
    ['weel', 'wheel'],
    ['game wheel', 'wheel'],
    ['slot-17', 'slot-17'],
    ['WHEEL', 'wheel'],
    ['mossgate slot-4', 'slot-4'],
  ])('finds %s', async (query, slug) => {
    const { searchGames } = (await personalized(`searchGames(query: "${query}", first: 5) { ${PAGE} }`)) as {
      searchGames: Page;
    };
    expect(searchGames.edges[0]?.node.slug).toBe(slug);
  });

  it('finds nothing for an unknown word', async () => {
    expect(await personalized('searchGames(query: "zzzzzz") { totalCount }')).toEqual({
      searchGames: { totalCount: 0 },
    });
  });
});

describe('popularity', () => {
  it('ranks games by players who have staked, not by launches', async () => {
    const sessions = (game: string, lastActivity: string) =>
      api.pool.query(
        `insert into api.game_session (id, brand, player_id, game_id, mode, currency, opened_at, expires_at, last_activity_at)
       select gen_random_uuid()::text, 'aurora', id, $1, 'REAL', 'EUR', now() - interval '1 day', now(), now() - interval '1 day' + $2::interval from api.player where brand = 'aurora'`,
        [game, lastActivity],
      );
    await sessions('slot-20', '5 minutes');
    await sessions('slot-22', '0 minutes');
    await importing(testCatalogue(24, 'played'));
    const order = (await list('slots', { first: 30 }))?.edges.map((edge) => edge.node.slug) ?? [];
    expect(order[0]).toBe('slot-20');
    expect(order.indexOf('slot-22')).toBeGreaterThan(order.indexOf('slot-21'));
    await api.pool.query('delete from api.game_session');
  });
});

describe('the catalogue', () => {
  it('skips and logs an invalid row, and withdraws games that are missing', async () => {
    const catalogue = testCatalogue(3, 'broken');
    const broken = catalogue.games.map((game) =>
      game.id === 'slot-1' ? { ...game, facts: { ...game.facts, volatility: 9 } } : game,
    );
    await importing({ ...catalogue, games: broken });
    expect(
      (
        (await personalized('games { edges { node { slug } } }')) as {
          games: { edges: { node: { slug: string } }[] };
        }
      ).games.edges.map((edge) => edge.node.slug),
    ).toEqual(['slot-0', 'slot-2', 'wheel']);
    expect(api.logLines.some((line) => line.includes('slot-1') && line.includes('refused'))).toBe(true);
    const { rows } = await api.pool.query(
      `select 1 from api.game where id = 'slot-50' and withdrawn_at is not null`,
    );
    expect(rows).toHaveLength(1);
  });

  it('shows only games that can be played in the visitor’s currency', async () => {
    const { data } = await executeGraphql(api, {
      query:
        '{ root { personalized(currencyCode: "JPY") { games { totalCount } game(slug: "wheel") { slug } } } }',
    });
    expect(data).toEqual({ root: { personalized: { games: { totalCount: 0 }, game: null } } });
  });
});
