import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { type BonusGame } from '../../test/worlds/bonusWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { readBonuses, readPlayableBonus } from './playerBonuses.ts';
import { closeWithoutBonusFaults, createBonusPlay } from '../../test/worlds/bonusPlay.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

const database = useDatabase(createBonusDatabase, closeWithoutBonusFaults);
const play = createBonusPlay(database, NOON);

describe('stake with an active bonus', () => {
  it('takes real money before bonus money and returns the playable balance of the game', async () => {
    const player = await play.open(300);
    await play.give(player);
    expect(await play.bet(player, 'a', 200)).toMatchObject({ ok: true, balance: 100, playableBonus: 1_000 });
    expect(await play.bet(player, 'b', 400)).toMatchObject({ ok: true, balance: 0, playableBonus: 700 });
    expect(await play.bet(player, 'b', 400)).toMatchObject({
      ok: true,
      balance: 0,
      playableBonus: 700,
      isReplay: true,
    });
    expect(await play.balances(player)).toEqual([0, 700]);
    expect(await play.bet(player, 'c', 701 - 300, { game: 'plain' })).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    expect([
      await readPlayableBonus(database.pool, player.playerId, 'plain', NOON),
      await readPlayableBonus(database.pool, player.playerId, 'felt', NOON),
    ]).toEqual([0, 700]);
  });

  it('keeps the bonus of a round whose next stake comes after its expiry', async () => {
    const player = await play.open(1_000);
    const id = await play.give(player);
    expect(await play.bet(player, 'a', 200, { round: 'round' })).toMatchObject({ ok: true });
    const later = { round: 'round', at: NOON + 90 * DAY };
    expect(await play.bet(player, 'b', 100, later)).toMatchObject({ ok: true });
    const { rows } = await database.pool.query('select bonus_id, stake from api.wager where player_id = $1', [
      player.playerId,
    ]);
    expect(rows).toEqual([{ bonus_id: id, stake: 300 }]);
  });

  it('refuses more than real and bonus money together, also when the key is repeated', async () => {
    const player = await play.open(100);
    await play.give(player, { amount: 200 });
    expect(await play.bet(player, 'a', 301)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    expect(await play.bet(player, 'b', 300)).toMatchObject({ ok: true, balance: 0, playableBonus: 0 });
    expect(await play.bet(player, 'a', 301)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
  });

  it.each<[BonusGame, number, string | true]>([
    ['slot', 500, true],
    ['slot', 501, 'BONUS_MAX_STAKE'],
    ['table', 501, 'BONUS_MAX_STAKE'],
    ['plain', 501, true],
  ])(
    'follows the rules of the game %s: a stake of %i during an active bonus is answered with %s',
    async (game, amount, expected) => {
      const player = await play.open(10_000);
      const id = await play.give(player);
      const answer = await play.bet(player, 'a', amount, { game });
      expect(answer.ok || answer.code).toBe(expected);
      if (expected === 'BONUS_MAX_STAKE') {
        expect(await play.forfeit(player, id)).toMatchObject({ ok: true });
        expect(await play.bet(player, 'b', amount, { game })).toMatchObject({ ok: true });
      }
    },
  );

  it.each<[string, readonly number[], readonly (string | true)[]]>([
    ['two stakes at the maximum', [300, 200], [true, true]],
    ['two stakes one unit above the maximum', [500, 1], [true, 'BONUS_MAX_STAKE']],
    ['two stakes of twice the maximum', [500, 500], [true, 'BONUS_MAX_STAKE']],
    ['the remaining room after a refusal', [300, 300, 200], [true, 'BONUS_MAX_STAKE', true]],
  ])('applies the maximum stake to the whole round: %s', async (_what, amounts, expected) => {
    const player = await play.open(10_000);
    await play.give(player);
    const answers = [];
    for (const [index, amount] of amounts.entries())
      answers.push(await play.bet(player, `a${index}`, amount, { round: 'a' }));
    expect(answers.map((answer) => answer.ok || answer.code)).toEqual(expected);
    expect(await play.bet(player, 'b', 500)).toMatchObject({ ok: true });
  });

  it('counts stakes from before the bonus and ignores voided stakes', async () => {
    const player = await play.open(10_000);
    await play.bet(player, 'a', 400);
    await play.give(player);
    expect(await play.bet(player, 'a2', 101, { round: 'a' })).toMatchObject({
      ok: false,
      code: 'BONUS_MAX_STAKE',
    });
    expect(await play.bet(player, 'a3', 100, { round: 'a' })).toMatchObject({ ok: true });
    await play.voidBet(player, 'a3');
    expect(await play.bet(player, 'a4', 100, { round: 'a' })).toMatchObject({ ok: true });
  });

  it.each<[string, number, number, number, object]>([
    [
      'not after the expiry, even before the clock has run',
      2,
      0,
      14 * DAY,
      { ok: false, code: 'INSUFFICIENT_FUNDS' },
    ],
    ['until the expiry', 2, 0, 14 * DAY - 1, { ok: true, playableBonus: 800 }],
    ['after the expiry if the requirement was met before', 0.1, 0, 14 * DAY, { ok: true }],
    ['with real money after the expiry', 2, 1_000, 14 * DAY, { ok: true, balance: 800 }],
  ])('allows another stake in an open round: %s', async (_what, factor, funds, after, expected) => {
    const player = await play.open(funds);
    await play.give(player, { factor });
    await play.bet(player, 'a', 100);
    expect(await play.bet(player, 'a2', 100, { round: 'a', at: NOON + after })).toMatchObject(expected);
    await play.win(player, 'a', 0, { at: NOON + after });
  });

  it.each<[BonusGame, number]>([
    ['slot', 333],
    ['table', 66],
    ['live', 33],
    ['jackpot', 0],
    ['plain', 0],
  ])('counts a stake in %s as %i of 333 wagered', async (game, counted) => {
    const player = await play.open(10_000);
    const id = await play.give(player);
    await play.bet(player, 'a', 333, { game });
    expect(await play.bonus(player, id)).toEqual(['Active', null, counted, 0]);
  });

  it('wagers the bonus that expires first, then the next', async () => {
    const player = await play.open();
    const [late, soon] = [
      await play.give(player, { amount: 500, at: NOON }),
      await play.give(player, { amount: 400, at: NOON - DAY }),
    ];
    await play.bet(player, 'a', 300);
    expect([await play.bonus(player, soon), await play.bonus(player, late)]).toEqual([
      ['Active', null, 300, 0],
      ['Active', null, 0, 0],
    ]);
    expect(await play.bet(player, 'b', 101)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    expect(await play.bet(player, 'c', 100)).toMatchObject({ ok: true, playableBonus: 0 });
    await play.win(player, 'a', 0);
    expect(await play.win(player, 'c', 0)).toMatchObject({ ok: true });
    expect(await play.bonus(player, soon)).toEqual(['Expired', 'USED_UP', 400, 0]);
    expect(await play.bet(player, 'd', 500)).toMatchObject({ ok: true });
    expect((await readBonuses(database.pool, player.playerId, ['Active'])).map((bonus) => bonus.id)).toEqual([
      late,
    ]);
  });
});
