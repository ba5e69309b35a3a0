import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { closeWithoutBonusFaults, createBonusPlay } from '../../test/worlds/bonusPlay.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

const database = useDatabase(createBonusDatabase, closeWithoutBonusFaults);
const play = createBonusPlay(database, NOON);

describe('payouts and voids with an active bonus', () => {
  it.each([
    [100, 33, 67],
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 2],
    [0, 0, 0],
  ])(
    'splits a win of %i after a stake with one third of bonus money into %i bonus and %i real',
    async (amount, bonus, real) => {
      const player = await play.open(200);
      await play.give(player, { factor: 50 });
      await play.bet(player, 'a', 300);
      await play.win(player, 'a', amount);
      expect(await play.balances(player)).toEqual([real, 900 + bonus]);
    },
  );

  it('splits several wins of a round in the same proportion as one win', async () => {
    const player = await play.open(200);
    await play.give(player, { factor: 50 });
    await play.bet(player, 'a', 300);
    for (let part = 0; part < 10; part += 1)
      await play.win(player, 'a', 10, { closes: part === 9, key: `win-${part}` });
    expect(await play.balances(player)).toEqual([67, 933]);
  });

  it('returns a voided stake to both balances and reverses its wagering', async () => {
    const player = await play.open(200);
    const id = await play.give(player);
    await play.bet(player, 'a', 300);
    expect(await play.voidBet(player, 'a')).toMatchObject({ ok: true, balance: 200, playableBonus: 1_000 });
    expect(await play.voidBet(player, 'a')).toMatchObject({
      ok: true,
      balance: 200,
      playableBonus: 1_000,
      isReplay: true,
    });
    expect([await play.balances(player), await play.bonus(player, id)]).toEqual([
      [200, 1_000],
      ['Active', null, 0, 0],
    ]);
  });

  it('does not count bonus money as a loss', async () => {
    const player = await play.open(200);
    await play.give(player, { factor: 50 });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 250, now())`,
      [player.playerId],
    );
    expect(await play.bet(player, 'a', 250)).toMatchObject({ ok: true });
    await play.win(player, 'a', 500); // 100 of it is bonus money, which adds no room to the loss limit
    expect(await play.bet(player, 'b', 400)).toMatchObject({ ok: true });
    expect(await play.bet(player, 'c', 60)).toMatchObject({ ok: false, code: 'LIMIT_REACHED' });
  });
});
