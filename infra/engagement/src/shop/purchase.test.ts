import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { replay } from '../facts/replay.ts';
import { sendGrants } from '../rewards/grantJob.ts';
import { rulesOf } from '../testing/factBuilder.ts';
import { itemOf } from '../testing/shopBuilder.ts';
import { startStore, type TestStore } from '../testing/testStore.ts';
import { purchase, valueOfPoints, type PurchaseContext } from './purchase.ts';
import { refundFailed } from './refundJob.ts';
import { readPurchase, readStock } from './shopStore.ts';

const RULES = rulesOf([], {
  earning: [{ product: 'casino', points: 1, perCents: 100 }],
  shop: [
    itemOf(),
    itemOf({ id: 'last', pool: 1 }),
    itemOf({ id: 'refunded', pool: 5 }),
    itemOf({ id: 'daily', limit: { count: 1, period: 'day' } }),
    itemOf({ id: 'once', limit: { count: 1, period: 'ever' } }),
    itemOf({ id: 'over', activeTill: '2026-11-01T00:00:00.000Z' }),
    itemOf({ id: 'silver', minLevel: 2 }),
  ],
});

let store: TestStore;
beforeAll(async () => {
  store = await startStore(RULES);
}, DATABASE_START_MS);
afterAll(() => store.close());

function contextOf(playerId: string, isBlocked = false): PurchaseContext {
  return {
    player: { brand: 'aurora', playerId },
    rules: store.rules,
    currency: 'EUR',
    blocksOf: () => (isBlocked ? ['SELF_EXCLUDED'] : []),
    isProductBlocked: () => false,
  };
}

const buy = (playerId: string, itemId = 'cash', key: string = randomUUID(), price = 100) =>
  purchase(store.parts, contextOf(playerId), { itemId, key, price });

describe('purchase', () => {
  it('takes the points, and has the reward assigned once', async () => {
    const player = await store.newPlayer(150);
    const key = randomUUID();
    const after = await buy(player, 'cash', key);
    expect(after.state.points).toMatchObject({ balance: 50, earned: 150 });
    await sendGrants(store.parts);
    await sendGrants(store.parts);
    expect(store.granted(player)).toEqual(['mission-reward']);
    expect(await readPurchase(store.pool, { brand: 'aurora', playerId: player }, key)).toMatchObject({
      points: 100,
      value_minor: 100,
      confirmed_at: expect.any(Date),
    });
  });

  it.each([
    ['EUR', 186, 186],
    ['USD', 200, 200],
    // 100 points are one unit of the currency in which the shop pays its rewards
    ['JPY', 250, 2],
  ])('values points in %s as the shop pays for them', (currency, points, minor) => {
    expect(valueOfPoints(points, { id: 'r1', rules: RULES }, currency)).toBe(minor);
  });

  it('buys once per key, also when the request is sent concurrently', async () => {
    const player = await store.newPlayer(1_000);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(player, 'cash', key)));
    expect(new Set(answers.map(({ state }) => state.points.balance))).toEqual(new Set([900]));
  });

  it.each([
    ['item', 'once', 100],
    ['price', 'cash', 90],
  ])('refuses the key of a purchase for another %s, and changes nothing', async (_what, itemId, price) => {
    const player = await store.newPlayer(1_000);
    const key = randomUUID();
    await buy(player, 'cash', key);
    await expect(buy(player, itemId, key, price)).rejects.toMatchObject({ code: 'KEY_REUSED' });
    expect(await store.totalBalance([player])).toBe(900);
  });

  it('sells the last item to exactly one of 100 players', async () => {
    const players = await Promise.all(Array.from({ length: 100 }, () => store.newPlayer(100)));
    const outcomes = await Promise.allSettled(players.map((player) => buy(player, 'last')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(outcomes.length - refused.length).toBe(1);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'POOL_EMPTY' } });
    expect((await readStock(store.pool, 'aurora')).get('last')).toBe(0);
    expect(await store.totalBalance(players)).toBe(99 * 100);
  });

  it('never makes the balance negative with concurrent purchases', async () => {
    const player = await store.newPlayer(250);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => buy(player)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await store.totalBalance([player])).toBe(50);
  });

  it.each([
    ['NO_BALANCE', 'cash', 99],
    ['ENDED', 'over', 100],
    ['CONDITION', 'silver', 100],
    ['UNKNOWN_ITEM', 'nothing', 100],
  ])('is refused with %s and changes nothing', async (code, itemId, points) => {
    const player = await store.newPlayer(points);
    await expect(buy(player, itemId)).rejects.toMatchObject({ code });
    expect(await store.totalBalance([player])).toBe(points);
  });

  it('is refused when the price has changed, and for a player without access', async () => {
    const player = await store.newPlayer(100);
    await expect(buy(player, 'cash', randomUUID(), 90)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    await expect(
      purchase(store.parts, contextOf(player, true), { itemId: 'cash', key: randomUUID(), price: 100 }),
    ).rejects.toMatchObject({ code: 'SELF_EXCLUDED' });
  });

  it.each([
    ['daily', 'PURCHASE_LIMITATION', true],
    ['once', 'MAX_BOUGHT', false],
  ])('obeys the limit of the item %s', async (itemId, code, isFreeTomorrow) => {
    const player = await store.newPlayer(1_000);
    const outcomes = await Promise.allSettled([buy(player, itemId), buy(player, itemId)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(buy(player, itemId)).rejects.toMatchObject({ code });
    store.skew.milliseconds = 86_400_000;
    const tomorrow = await buy(player, itemId).then(
      () => true,
      () => false,
    );
    store.skew.milliseconds = 0;
    expect(tomorrow).toBe(isFreeTomorrow);
  });
});

describe('failed delivery', () => {
  it('returns points and item once, and does not count as bought', async () => {
    await sendGrants(store.parts);
    const player = await store.newPlayer(100);
    const key = randomUUID();
    await buy(player, 'refunded', key);
    store.refusal = 'REWARD_UNKNOWN';
    await sendGrants(store.parts);
    store.refusal = undefined;
    const refunds = await Promise.all([refundFailed(store.parts), refundFailed(store.parts)]);
    expect(refunds.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await refundFailed(store.parts)).toBe(0);
    expect(await store.totalBalance([player])).toBe(100);
    expect((await readStock(store.pool, 'aurora')).get('refunded')).toBe(5);
    const row = await readPurchase(store.pool, { brand: 'aurora', playerId: player }, key);
    expect(row?.refunded_at).toBeInstanceOf(Date);
    expect(await store.earned(player)).toBe(100);
  });
});

describe('replay', () => {
  it('leads to the same points and rewards', async () => {
    const { computedHash, storedHash } = await replay(store.pool);
    expect(computedHash).toBe(storedHash);
  });
});
