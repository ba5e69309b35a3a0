import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { settleExpiredBonuses } from './bonusJob.ts';
import { closeWithoutBonusFaults, createBonusPlay } from '../../test/worlds/bonusPlay.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

const database = useDatabase(createBonusDatabase, closeWithoutBonusFaults);
const play = createBonusPlay(database, NOON);

describe('the end of a bonus (requirements/states#bonuses)', () => {
  it.each<[string, number | undefined, number, number]>([
    ['all', undefined, 1_500, 1_500],
    ['at most the maximum payout', 700, 700, 700],
  ])(
    'converts %s into real money when the round that met the requirement closes',
    async (_what, maximumPayout, real, converted) => {
      const player = await play.open();
      const id = await play.give(player, {
        factor: 0.5,
        ...(maximumPayout === undefined ? {} : { maximumPayout }),
      });
      await play.bet(player, 'a', 500);
      expect(await play.bonus(player, id)).toEqual(['Active', null, 500, 0]);
      expect(await play.forfeit(player, id)).toMatchObject({ ok: false, code: 'ROUND_OPEN' });
      expect(await play.win(player, 'a', 1_000)).toMatchObject({
        ok: true,
        balance: 0,
        playableBonus: 1_500,
      });
      expect([await play.balances(player), await play.bonus(player, id)]).toEqual([
        [real, 0],
        ['Converted', 'WAGERED', 500, converted],
      ]);
      const { rows } = await database.pool.query<{ topic: string; payload: object }>(
        `select payload from api.outbox where payload->>'playerId' = $1 order by id desc limit 1`,
        [player.playerId],
      );
      expect(rows[0]?.payload).toMatchObject({
        moneyType: 'Bonus',
        amount: converted,
        balance: real,
        bonusBalance: 0,
        wageringProgress: 1,
      });
      expect(await play.win(player, 'a', 9, { key: 'late' })).toMatchObject({ ok: true, balance: real + 9 });
    },
  );

  it('does not convert when the stake that met the requirement is voided', async () => {
    const player = await play.open();
    const id = await play.give(player, { factor: 0.5 });
    await play.bet(player, 'a', 500);
    await play.voidBet(player, 'a');
    expect([await play.balances(player), await play.bonus(player, id)]).toEqual([
      [0, 1_000],
      ['Active', null, 0, 0],
    ]);
  });

  it('expires a bonus after its open round closes, but not one that met its requirement before', async () => {
    const [player, wagered] = [await play.open(), await play.open()];
    const [id, done] = [await play.give(player), await play.give(wagered, { factor: 0.5 })];
    await play.bet(player, 'a', 100);
    await play.bet(wagered, 'a', 500);
    const late = NOON + 15 * DAY;
    expect(await settleExpiredBonuses(database.pool, late)).toBeGreaterThanOrEqual(1);
    expect([await play.bonus(player, id), await play.balances(player)]).toEqual([
      ['Active', null, 100, 0],
      [0, 900],
    ]);
    expect(await play.bet(player, 'b', 100, { at: late })).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    await play.win(player, 'a', 700, { at: late });
    await play.win(wagered, 'a', 0, { at: late });
    expect([await play.bonus(player, id), await play.balances(player)]).toEqual([
      ['Expired', 'RAN_OUT', 100, 0],
      [0, 0],
    ]);
    expect([await play.bonus(wagered, done), await play.balances(wagered)]).toEqual([
      ['Converted', 'WAGERED', 500, 500],
      [500, 0],
    ]);
  });

  it('forfeits the remaining bonus money once, for its own player only', async () => {
    const [player, thief] = [await play.open(100), await play.open()];
    const id = await play.give(player);
    expect(await play.forfeit(thief, id)).toMatchObject({ ok: false, code: 'UNKNOWN_BONUS' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => play.forfeit(player, id)));
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(await play.forfeit(player, id, 'another')).toMatchObject({ ok: false, code: 'BONUS_ENDED' });
    expect([await play.balances(player), await play.bonus(player, id)]).toEqual([
      [100, 0],
      ['Forfeited', 'GIVEN_UP', 0, 0],
    ]);
  });

  it.each([
    ['reactivated', `status = 'Active', ended_at = null, end_reason = null, end_journal_id = null`, 'P0422'],
    ['increased', 'amount = amount + 1', 'P0422'],
  ])('is never %s', async (_what, change, code) => {
    const player = await play.open();
    const id = await play.give(player);
    await play.forfeit(player, id);
    await expect(
      database.pool.query(`update api.bonus set ${change} where id = $1`, [id]),
    ).rejects.toMatchObject({ code });
  });

  it('cannot be written without the ledger, and neither terms nor row can be changed or deleted', async () => {
    const player = await play.open();
    const id = await play.give(player);
    for (const [change, code] of [
      [`status = 'Expired'`, '23514'],
      ['maximum_stake = null', 'P0403'],
      ['balance = -1', '23514'],
    ] as const) {
      await expect(
        database.pool.query(`update api.bonus set ${change} where id = $1`, [id]),
      ).rejects.toMatchObject({ code });
    }
    await expect(database.pool.query('delete from api.bonus where id = $1', [id])).rejects.toMatchObject({
      code: 'P0403',
    });
  });
});
