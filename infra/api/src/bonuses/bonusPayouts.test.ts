import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bonusFaults } from '../../test/worlds/bonusWorld.ts';
import { createBonusDatabase, START_MS, type TestDatabase } from '../../test/testApi.ts';
import { createBonusPlay, type BonusPlay } from '../../test/worlds/bonusPlay.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

let database: TestDatabase;
let play: BonusPlay;
beforeAll(async () => {
  database = await createBonusDatabase();
  play = createBonusPlay(database.pool, NOON);
}, START_MS);
afterAll(async () => {
  expect(await bonusFaults(database.pool)).toEqual([]);
  await database.close();
});

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
      const who = await play.open(200);
      await play.give(who, { factor: 50 });
      await play.bet(who, 'a', 300);
      await play.win(who, 'a', amount);
      expect(await play.balances(who)).toEqual([real, 900 + bonus]);
    },
  );

  it('splits several wins of a round in the same proportion as one win', async () => {
    const who = await play.open(200);
    await play.give(who, { factor: 50 });
    await play.bet(who, 'a', 300);
    for (let part = 0; part < 10; part += 1)
      await play.win(who, 'a', 10, { closes: part === 9, key: `win-${part}` });
    expect(await play.balances(who)).toEqual([67, 933]);
  });

  it('returns a voided stake to both balances and reverses its wagering', async () => {
    const who = await play.open(200);
    const id = await play.give(who);
    await play.bet(who, 'a', 300);
    expect(await play.back(who, 'a')).toMatchObject({ ok: true, balance: 200, playableBonus: 1_000 });
    expect(await play.back(who, 'a')).toMatchObject({
      ok: true,
      balance: 200,
      playableBonus: 1_000,
      isReplay: true,
    });
    expect([await play.balances(who), await play.bonus(who, id)]).toEqual([
      [200, 1_000],
      ['Active', null, 0, 0],
    ]);
  });

  it('does not count bonus money as a loss', async () => {
    const who = await play.open(200);
    await play.give(who, { factor: 50 });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 250, now())`,
      [who.playerId],
    );
    expect(await play.bet(who, 'a', 250)).toMatchObject({ ok: true });
    await play.win(who, 'a', 500); // 100 of it is bonus money, which adds no room to the loss limit
    expect(await play.bet(who, 'b', 400)).toMatchObject({ ok: true });
    expect(await play.bet(who, 'c', 60)).toMatchObject({ ok: false, code: 'LIMIT_REACHED' });
  });
});
