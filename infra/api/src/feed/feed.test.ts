import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, executeGraphql, listenTo } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

const POTS = { mega: 5_000_000, total: 5_310_000 };
const STALE_MS = 300_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
beforeEach(() => {
  api.jackpot.cents = POTS;
  api.skew.milliseconds += 2 * STALE_MS; // pots of the previous test are too old
});

async function get(query = '', brand = 'aurora') {
  const response = await fetch(`${api.baseUrl}/api/feed${query}`, { headers: { brand } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('GET /api/feed (requirements/interfaces#game-feed)', () => {
  it.each([
    ['the brand’s currency', '', 'aurora', { mega: { amountMinor: 5_000_000, currency: 'EUR' } }],
    [
      'the requested currency',
      '?brand=aurora&operator=op-a&currency=CAD',
      'aurora',
      { mega: { amountMinor: 7_600_000, currency: 'CAD' } },
    ],
    ['another brand’s currency', '', 'quetzal', { mega: { amountMinor: 5_500_000, currency: 'USD' } }],
  ])('contains the pots in %s', async (_what, query, brand, jackpots) => {
    const { status, body } = await get(query, brand);
    expect(status).toBe(200);
    expect(body).toMatchObject({ jackpots, liveCasino: {}, lastUpdated: expect.any(String) });
  });

  it('contains no pots for a brand without the jackpot', async () => {
    expect((await get('', 'caravel')).body).toMatchObject({ jackpots: {} });
  });

  it.each([
    ['?brand=tuli', 'BrandInvalid', 'brand'],
    ['?brand=unknown', 'BrandInvalid', 'brand'],
    ['?operator=op-b', 'OperatorInvalid', 'operator'],
    ['?currency=SEK', 'CurrencyInvalid', 'currency'],
    ['?currency=euro', 'CurrencyInvalid', 'currency'],
  ])('refuses %s', async (query, reason, key) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { reasons: [reason], keys: [key] } }] });
  });

  it('keeps the last pots for five minutes while the jackpot service is unavailable, then contains none', async () => {
    await get();
    api.jackpot.cents = undefined;
    api.skew.milliseconds += STALE_MS - 60_000;
    expect((await get()).body).toMatchObject({ jackpots: { mega: { amountMinor: 5_000_000 } } });
    api.skew.milliseconds += 120_000;
    expect((await get()).body).toMatchObject({ jackpots: {} });
  });

  it('reads the pots once a second at most, however many pages ask', async () => {
    const before = api.jackpot.requests;
    await Promise.all(Array.from({ length: 20 }, () => get()));
    // the test's clock may reach the next second between two requests
    expect(api.jackpot.requests - before).toBeLessThanOrEqual(2);
  });
});

describe('feedUpdated', () => {
  const QUERY = 'subscription { feedUpdated(operator: "op-a", currency: "CAD") { jackpots } }';
  const amountOf = (event: unknown) =>
    (event as { data: { feedUpdated: { jackpots: { mega: { amountMinor: number } } } } }).data.feedUpdated
      .jackpots.mega.amountMinor;

  it('sends the current feed, then each change, without the same feed twice', async () => {
    const socket = connect(api, {}, '/lobby-graphql');
    const stream = listenTo(socket, QUERY);
    await stream.atLeast(1);
    await api.bus.publish('jackpot.pots-changed', { instanceId: 'site-wide-1' }); // nothing changed
    api.jackpot.cents = { ...POTS, mega: 5_000_100 };
    api.skew.milliseconds += 1_000;
    await api.bus.publish('jackpot.pots-changed', { instanceId: 'site-wide-1' });
    await stream.atLeast(2);
    expect(stream.events.map(amountOf)).toEqual([7_600_000, 7_600_152]);
    await socket.client.dispose();
  });

  it('is refused for a currency without a rate', async () => {
    const socket = connect(api, {}, '/lobby-graphql');
    const stream = listenTo(socket, QUERY.replace('CAD', 'SEK'));
    expect(
      JSON.stringify(await Promise.race([stream.failed, stream.atLeast(1).then(() => stream.events)])),
    ).toContain('CurrencyInvalid');
    await socket.client.dispose();
  });

  it('is the feed of the query and of HTTP', async () => {
    const { data } = await executeGraphql(api, {
      path: '/lobby-graphql',
      query: '{ feed(currency: "CAD") { jackpots liveCasino } }',
    });
    const { body } = await get('?currency=CAD');
    expect(data).toMatchObject({ feed: { jackpots: body['jackpots'], liveCasino: body['liveCasino'] } });
  });
});
