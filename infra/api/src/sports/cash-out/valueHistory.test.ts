import { describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { readBet, type BetRow } from '../betRows.ts';
import { cashOut } from './cashOut.ts';
import { deleteOldSamples, samplePrices } from './priceSamples.ts';
import { readValueHistory } from './valueHistory.ts';

const database = useDatabase(createRuledDatabase);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The start of a minute. */
const START = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

async function open(events: readonly string[]) {
  let now = START;
  const world = createSportsWorld(database.pool, () => now);
  for (const event of events) world.setPrice(event, 2_000);
  const player = await openLedgerPlayer(database.pool, { fundsMinor: 10_000, at: START - DAY_MS });
  const bet = await world.place(player, { events });
  return { world, player, bet, at: (minutes: number) => (now = START + minutes * MINUTE_MS) };
}

async function history({ deps }: ReturnType<typeof createSportsWorld>, player: LedgerPlayer, { id }: BetRow) {
  const bet = await readBet(database.pool, player.playerId, id);
  if (!bet) throw new Error('The bet is lost.');
  return (await readValueHistory(deps, bet)).map(({ at, offer, fairValue }) => [
    (Date.parse(at) - START) / MINUTE_MS,
    offer,
    fairValue,
  ]);
}

describe('value history of a bet', () => {
  it('follows prices, suspensions and partial cash-outs, and is empty before the first sample', async () => {
    const { world, player, bet, at } = await open(['h1']);
    expect(await history(world, player, bet)).toEqual([]);
    at(1);
    expect(await samplePrices(world.deps)).toBe(1);
    at(2);
    world.setPrice('h1', 1_250);
    await Promise.all([1, 2, 3].map(() => samplePrices(world.deps)));
    at(3);
    // unchanged
    expect(await samplePrices(world.deps)).toBe(0);
    at(4);
    world.setPrice('h1', undefined);
    await samplePrices(world.deps);
    at(6);
    world.setPrice('h1', 1_250);
    await samplePrices(world.deps);
    at(8);
    const part = { betId: bet.id, amount: 1, part: 500, key: crypto.randomUUID() };
    expect(await cashOut(world.deps, player.playerId, part)).toMatchObject({ bet: { cashed_out: 723 } });
    at(10);
    expect(await history(world, player, bet)).toEqual([
      [0, 904, 952],
      [2, 904, 952],
      [3, 1_447, 1_523],
      [5, null, null],
      [7, 1_447, 1_523],
      [9, 723, 761],
      [10, 723, 761],
    ]);
    const { rows } = await database.pool.query(`select 1 from api.sports_price_sample where event_id = 'h1'`);
    expect(rows).toHaveLength(4);
  });

  it('has no more points after days of changes every minute', async () => {
    const { world, player, bet, at } = await open(['h2']);
    await database.pool.query(
      `insert into api.sports_price_sample select 'h2', 'winner', null, 'home', $1::timestamptz + n * interval '1 minute', 1500 + n % 7, 500 from generate_series(1, 4000) n`,
      [new Date(START)],
    );
    at(4_001);
    const points = await history(world, player, bet);
    expect(points.length).toBeLessThanOrEqual(242);
    expect(points.at(-1)?.[1]).toBe(Math.floor((1_000 * 2_000 * 0.95) / ((1_500 + (4_000 % 7)) * 1.05)));
  });

  it('counts a decided selection at its price, and ends with the bet', async () => {
    const { world, player, bet, at } = await open(['h3', 'h4']);
    at(1);
    await samplePrices(world.deps);
    world.setResult('h3', { number: 1, home: 1, away: 0 });
    await world.settle();
    at(200);
    const points = await history(world, player, bet);
    expect(points[0]).toEqual([0, 861, 907]);
    expect(points.slice(-2).map((point) => point.slice(1))).toEqual([
      [1_809, 1_904],
      [1_809, 1_904],
    ]);
  });

  it('deletes samples of a match without open bets after a week', async () => {
    const { world, at } = await open(['h5']);
    at(1);
    await samplePrices(world.deps);
    const kept = async () =>
      (await database.pool.query(`select 1 from api.sports_price_sample where event_id = 'h5'`)).rowCount;
    await deleteOldSamples(database.pool, START + 30 * DAY_MS);
    expect(await kept()).toBe(1);
    world.setResult('h5', { number: 1, home: 1, away: 0 });
    await world.settle();
    await deleteOldSamples(database.pool, START + 6 * DAY_MS);
    expect(await kept()).toBe(1);
    await deleteOldSamples(database.pool, START + 8 * DAY_MS);
    expect(await kept()).toBe(0);
  });
});
