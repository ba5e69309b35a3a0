import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stake, voidStake } from '../../ledger/productLedger.ts';
import {
  gameMovement,
  gameVoid,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../../test/worlds/ledgerWorld.ts';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../../test/testDatabase.ts';
import { choose } from '../choices.ts';
import { estimatedPrize } from './estimatedPrize.ts';
import { rankContributors } from './rankContributors.ts';
import { readPosition, readRanking } from './readRanking.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR_MS = 3_600_000;
const INSTANCE = 'pots';
const SIZE = 100;
let database: TestDatabase;

beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(() => database.close());

async function contributor(amountMinor: number): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(database.pool, { fundsMinor: 10_000, at: NOON - 48 * HOUR_MS });
  await choose(
    database.pool,
    { ...player, instanceId: INSTANCE },
    { optedIn: true, amountMinor },
    NOON - 40 * HOUR_MS,
  );
  return player;
}
const bet = (player: LedgerPlayer, key: string, at: number) =>
  stake(database.pool, gameMovement(player, key, 100), at);
const ranking = async (now = NOON) => {
  await rankContributors(database.pool, INSTANCE, now);
  const { entries, ...totals } = await readRanking(database.pool, INSTANCE, SIZE);
  return {
    ...totals,
    players: entries.map(({ player_id: id, position, contributed }) => [id, position, contributed]),
  };
};

describe('ranking of contributors', () => {
  it('ranks the bets of the last 24 hours, and removes returned and older contributions', async () => {
    const [large, small, old] = [await contributor(50), await contributor(10), await contributor(25)];
    await bet(old, 'yesterday', NOON - 25 * HOUR_MS);
    await bet(small, 'one', NOON - 2 * HOUR_MS);
    await bet(small, 'two', NOON - HOUR_MS);
    await bet(large, 'one', NOON - HOUR_MS);
    expect(await ranking()).toEqual({
      contributors: 2,
      contributed: 70,
      players: [
        [large.playerId, 0, 50],
        [small.playerId, 1, 20],
      ],
    });
    await voidStake(database.pool, gameVoid(large, 'back', 'one'), NOON);
    expect((await ranking()).players).toEqual([[small.playerId, 0, 20]]);
    expect(await readPosition(database.pool, INSTANCE, large.playerId)).toBe(-1);
    expect((await ranking(NOON + 26 * HOUR_MS)).players).toEqual([]);
  });

  it('ranks the player first who reached an equal sum first', async () => {
    const [first, second] = [await contributor(10), await contributor(10)];
    await bet(second, 'one', NOON - 3 * HOUR_MS);
    await bet(first, 'one', NOON - 2 * HOUR_MS);
    await bet(first, 'two', NOON - 2 * HOUR_MS);
    await bet(second, 'two', NOON - HOUR_MS);
    const { players } = await ranking();
    expect(players.map(([id]) => id).filter((id) => id === first.playerId || id === second.playerId)).toEqual(
      [first.playerId, second.playerId],
    );
  });

  it('finds positions beyond the entries of the leaderboard', async () => {
    const before = (await ranking()).players.length;
    const last = await contributor(1);
    await bet(last, 'one', NOON - HOUR_MS);
    await ranking();
    expect((await readRanking(database.pool, INSTANCE, 1)).entries).toHaveLength(1);
    expect(await readPosition(database.pool, INSTANCE, last.playerId)).toBe(before);
  });
});

describe('estimatedPrize', () => {
  it.each([
    ['the part of all contributions, rounded down', 'mega', 1_000, 30, 333],
    ['an equal part of the shared pot', 'shared', 1_000, 30, 250],
  ])('is %s', (_what, potId, potCents, contributed, prize) => {
    expect(estimatedPrize(potId, potCents, { contributed }, { contributors: 4, contributed: 90 })).toBe(
      prize,
    );
  });

  it('is nothing without contributors', () => {
    expect(estimatedPrize('shared', 5, { contributed: 0 }, { contributors: 0, contributed: 0 })).toBe(0);
  });
});
