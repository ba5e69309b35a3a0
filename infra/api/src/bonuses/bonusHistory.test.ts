import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bonusFaults,
  openBonusPlayer,
  playBonusesToEveryEnd,
  type BonusPlayer,
} from '../testing/bonusWorld.ts';
import { createBonusDatabase, START_MS, type TestDatabase } from '../testing/testApi.ts';
import { readBonusHistory, readBonusSums, type BonusFilter } from './playerBonuses.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const minute = (number: number): Date => new Date(NOON + number * 60_000);

let database: TestDatabase;
let who: BonusPlayer;
beforeAll(async () => {
  database = await createBonusDatabase();
  who = await openBonusPlayer(database.pool, { at: NOON });
  await playBonusesToEveryEnd(database.pool, who, NOON);
}, START_MS);
afterAll(async () => {
  expect(await bonusFaults(database.pool)).toEqual([]);
  await database.close();
});

describe('the history of bonuses', () => {
  it.each<
    [string, BonusFilter, readonly number[], readonly [granted: number, converted: number, lost: number]]
  >([
    ['is everything, newest first', {}, [400, 300, 200, 100], [1_000, 150, 500]],
    ['is what is being played', { statuses: ['Active'] }, [400], [400, 0, 0]],
    [
      'is what ended without money, each with what was given in it',
      { statuses: ['Expired', 'Forfeited'] },
      [300, 200],
      [500, 0, 500],
    ],
    ['is what became money, winnings with it', { statuses: ['Converted'] }, [100], [100, 150, 0]],
    [
      'begins with the first instant and ends before the last',
      { from: minute(1), to: minute(3) },
      [300, 200],
      [500, 0, 500],
    ],
    ['is empty where nothing was given', { to: minute(0) }, [], [0, 0, 0]],
  ])('%s', async (_what, filter, amounts, [granted, converted, lost]) => {
    const rows = await readBonusHistory(database.pool, who.playerId, filter, { limit: 10, offset: 0 });
    expect(rows.map(({ amount }) => amount)).toEqual(amounts);
    expect(await readBonusSums(database.pool, who.playerId, filter)).toEqual({
      count: amounts.length,
      granted,
      converted,
      lost,
    });
  });

  it('goes on where a page ended, with the sums of all of it', async () => {
    const pages = await Promise.all(
      [0, 3].map((offset) => readBonusHistory(database.pool, who.playerId, {}, { limit: 3, offset })),
    );
    expect(pages.map((rows) => rows.map(({ amount }) => amount))).toEqual([[400, 300, 200], [100]]);
  });

  it('is nobody else’s', async () => {
    const other = await openBonusPlayer(database.pool, { at: NOON });
    expect([
      await readBonusHistory(database.pool, other.playerId, {}, { limit: 10, offset: 0 }),
      (await readBonusSums(database.pool, other.playerId, {})).count,
    ]).toEqual([[], 0]);
  });
});
