import { beforeAll, describe, expect, it } from '@jest/globals';
import { closeWithoutBonusFaults } from '../../test/worlds/bonusPlay.ts';
import { useDatabase } from '../../test/useDatabase.ts';
import { openBonusPlayer, playBonusesToEveryEnd, type BonusPlayer } from '../../test/worlds/bonusWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { readBonusHistory, readBonusSums, type BonusFilter } from './playerBonuses.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const minute = (number: number): Date => new Date(NOON + number * 60_000);

const database = useDatabase(createBonusDatabase, closeWithoutBonusFaults);
let player: BonusPlayer;
beforeAll(async () => {
  player = await openBonusPlayer(database.pool, { at: NOON });
  await playBonusesToEveryEnd(database.pool, player, NOON);
});

describe('readBonusHistory and readBonusSums', () => {
  it.each<
    [string, BonusFilter, readonly number[], readonly [granted: number, converted: number, lost: number]]
  >([
    ['return all bonuses, newest first', {}, [400, 300, 200, 100], [1_000, 150, 500]],
    ['return active bonuses', { statuses: ['Active'] }, [400], [400, 0, 0]],
    [
      'return bonuses that ended without conversion, with the granted amounts',
      { statuses: ['Expired', 'Forfeited'] },
      [300, 200],
      [500, 0, 500],
    ],
    ['return converted bonuses with their winnings', { statuses: ['Converted'] }, [100], [100, 150, 0]],
    [
      'include the start of the period and exclude its end',
      { from: minute(1), to: minute(3) },
      [300, 200],
      [500, 0, 500],
    ],
    ['are empty for a period without bonuses', { to: minute(0) }, [], [0, 0, 0]],
  ])('%s', async (_what, filter, amounts, [granted, converted, lost]) => {
    const rows = await readBonusHistory(database.pool, player.playerId, filter, { limit: 10, offset: 0 });
    expect(rows.map(({ amount }) => amount)).toEqual(amounts);
    expect(await readBonusSums(database.pool, player.playerId, filter)).toEqual({
      count: amounts.length,
      granted,
      converted,
      lost,
    });
  });

  it('return the next page by offset', async () => {
    const pages = await Promise.all(
      [0, 3].map((offset) => readBonusHistory(database.pool, player.playerId, {}, { limit: 3, offset })),
    );
    expect(pages.map((rows) => rows.map(({ amount }) => amount))).toEqual([[400, 300, 200], [100]]);
  });

  it('return nothing for another player', async () => {
    const other = await openBonusPlayer(database.pool, { at: NOON });
    expect([
      await readBonusHistory(database.pool, other.playerId, {}, { limit: 10, offset: 0 }),
      (await readBonusSums(database.pool, other.playerId, {})).count,
    ]).toEqual([[], 0]);
  });
});
