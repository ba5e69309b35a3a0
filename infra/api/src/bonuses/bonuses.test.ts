import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readWallet } from '../ledger/wallet.ts';
import { stake, voidStake, settle } from '../ledger/productLedger.ts';
import {
  bonusFaults,
  giveBonus,
  inGame,
  openBonusPlayer,
  type BonusGame,
  type BonusPlayer,
} from '../../test/worlds/bonusWorld.ts';
import { createBonusDatabase, START_MS, type TestDatabase } from '../../test/testApi.ts';
import { settleExpiredBonuses } from './bonusJob.ts';
import { postBonusForfeit } from './forfeitBonus.ts';
import { readBonus, readBonuses, readPlayableBonus } from './playerBonuses.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createBonusDatabase();
}, START_MS);
afterAll(async () => {
  expect(await bonusFaults(database.pool)).toEqual([]);
  await database.close();
});

const open = (fundsMinor = 0) => openBonusPlayer(database.pool, { at: NOON, fundsMinor });
const give = (who: BonusPlayer, given: Parameters<typeof giveBonus>[2] = {}) =>
  giveBonus(database.pool, who, { at: NOON, ...given });

interface Play {
  readonly game?: BonusGame;
  readonly round?: string;
  readonly at?: number;
}
const bet = (
  who: BonusPlayer,
  key: string,
  amount: number,
  { game = 'slot', round = key, at = NOON }: Play = {},
) => stake(database.pool, inGame(who, game, key, amount, round), at);
const win = (
  who: BonusPlayer,
  round: string,
  amount: number,
  {
    game = 'slot',
    at = NOON,
    closes = true,
    key = `win-${round}`,
  }: Play & { readonly closes?: boolean; readonly key?: string } = {},
) => settle(database.pool, { ...inGame(who, game, key, amount, round), closes: closes }, at);
const back = ({ brand, playerId }: BonusPlayer, betKey: string) =>
  voidStake(
    database.pool,
    { brand, playerId, product: 'casino', provider: 'foyer-games', key: `back-${betKey}`, stakeKey: betKey },
    NOON,
  );
const forfeit = ({ brand, playerId }: BonusPlayer, bonusId: string, key = 'forfeit') =>
  postBonusForfeit(database.pool, { brand, playerId, key, bonusId }, NOON);

async function purse({ brand, playerId }: BonusPlayer) {
  const wallet = await readWallet(database.pool, brand, playerId);
  return [wallet?.balance, wallet?.bonusBalance];
}
async function told(who: BonusPlayer, id: string) {
  const bonus = await readBonus(database.pool, who.playerId, id);
  return [bonus?.status, bonus?.end_reason, bonus?.wagered, bonus?.converted];
}

describe('stake with an active bonus', () => {
  it('takes real money before bonus money and returns the playable balance of the game', async () => {
    const who = await open(300);
    await give(who);
    expect(await bet(who, 'a', 200)).toMatchObject({ ok: true, balance: 100, playableBonus: 1_000 });
    expect(await bet(who, 'b', 400)).toMatchObject({ ok: true, balance: 0, playableBonus: 700 });
    expect(await bet(who, 'b', 400)).toMatchObject({
      ok: true,
      balance: 0,
      playableBonus: 700,
      isReplay: true,
    });
    expect(await purse(who)).toEqual([0, 700]);
    expect(await bet(who, 'c', 701 - 300, { game: 'plain' })).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT_FUNDS',
    });
    expect([
      await readPlayableBonus(database.pool, who.playerId, 'plain', NOON),
      await readPlayableBonus(database.pool, who.playerId, 'felt', NOON),
    ]).toEqual([0, 700]);
  });

  it('refuses more than real and bonus money together, also when the key is repeated', async () => {
    const who = await open(100);
    await give(who, { amount: 200 });
    expect(await bet(who, 'a', 301)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    expect(await bet(who, 'b', 300)).toMatchObject({ ok: true, balance: 0, playableBonus: 0 });
    expect(await bet(who, 'a', 301)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
  });

  it.each<[BonusGame, number, string | true]>([
    ['slot', 500, true],
    ['slot', 501, 'BONUS_MAX_STAKE'],
    ['table', 501, 'BONUS_MAX_STAKE'],
    ['plain', 501, true],
  ])('in %s answers a stake of %i during an active bonus with %s', async (game, amount, expected) => {
    const who = await open(10_000);
    const id = await give(who);
    const answer = await bet(who, 'a', amount, { game });
    expect(answer.ok || answer.code).toBe(expected);
    if (expected === 'BONUS_MAX_STAKE') {
      expect(await forfeit(who, id)).toMatchObject({ ok: true });
      expect(await bet(who, 'b', amount, { game })).toMatchObject({ ok: true });
    }
  });

  it.each<[string, readonly number[], readonly (string | true)[]]>([
    ['two stakes at the maximum', [300, 200], [true, true]],
    ['two stakes one unit above the maximum', [500, 1], [true, 'BONUS_MAX_STAKE']],
    ['two stakes of twice the maximum', [500, 500], [true, 'BONUS_MAX_STAKE']],
    ['the remaining room after a refusal', [300, 300, 200], [true, 'BONUS_MAX_STAKE', true]],
  ])('applies the maximum stake to the whole round: %s', async (_what, amounts, expected) => {
    const who = await open(10_000);
    await give(who);
    const answers = [];
    for (const [index, amount] of amounts.entries())
      answers.push(await bet(who, `a${index}`, amount, { round: 'a' }));
    expect(answers.map((answer) => answer.ok || answer.code)).toEqual(expected);
    expect(await bet(who, 'b', 500)).toMatchObject({ ok: true });
  });

  it('counts stakes from before the bonus and ignores voided stakes', async () => {
    const who = await open(10_000);
    await bet(who, 'a', 400);
    await give(who);
    expect(await bet(who, 'a2', 101, { round: 'a' })).toMatchObject({ ok: false, code: 'BONUS_MAX_STAKE' });
    expect(await bet(who, 'a3', 100, { round: 'a' })).toMatchObject({ ok: true });
    await back(who, 'a3');
    expect(await bet(who, 'a4', 100, { round: 'a' })).toMatchObject({ ok: true });
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
    const who = await open(funds);
    await give(who, { factor });
    await bet(who, 'a', 100);
    expect(await bet(who, 'a2', 100, { round: 'a', at: NOON + after })).toMatchObject(expected);
    await win(who, 'a', 0, { at: NOON + after });
  });

  it.each<[BonusGame, number]>([
    ['slot', 333],
    ['table', 66],
    ['live', 33],
    ['jackpot', 0],
    ['plain', 0],
  ])('counts a stake in %s as %i of 333 wagered', async (game, counted) => {
    const who = await open(10_000);
    const id = await give(who);
    await bet(who, 'a', 333, { game });
    expect(await told(who, id)).toEqual(['Active', null, counted, 0]);
  });

  it('wagers the bonus that expires first, then the other', async () => {
    const who = await open();
    const [late, soon] = [
      await give(who, { amount: 500, at: NOON }),
      await give(who, { amount: 400, at: NOON - DAY }),
    ];
    await bet(who, 'a', 300);
    expect([await told(who, soon), await told(who, late)]).toEqual([
      ['Active', null, 300, 0],
      ['Active', null, 0, 0],
    ]);
    expect(await bet(who, 'b', 101)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    expect(await bet(who, 'c', 100)).toMatchObject({ ok: true, playableBonus: 0 });
    await win(who, 'a', 0);
    expect(await win(who, 'c', 0)).toMatchObject({ ok: true });
    expect(await told(who, soon)).toEqual(['Expired', 'USED_UP', 400, 0]);
    expect(await bet(who, 'd', 500)).toMatchObject({ ok: true });
    expect((await readBonuses(database.pool, who.playerId, ['Active'])).map((bonus) => bonus.id)).toEqual([
      late,
    ]);
  });
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
      const who = await open(200);
      await give(who, { factor: 50 });
      await bet(who, 'a', 300);
      await win(who, 'a', amount);
      expect(await purse(who)).toEqual([real, 900 + bonus]);
    },
  );

  it('splits several wins of a round in the same proportion as one win', async () => {
    const who = await open(200);
    await give(who, { factor: 50 });
    await bet(who, 'a', 300);
    for (let part = 0; part < 10; part += 1)
      await win(who, 'a', 10, { closes: part === 9, key: `win-${part}` });
    expect(await purse(who)).toEqual([67, 933]);
  });

  it('returns a voided stake to both balances and reverses its wagering', async () => {
    const who = await open(200);
    const id = await give(who);
    await bet(who, 'a', 300);
    expect(await back(who, 'a')).toMatchObject({ ok: true, balance: 200, playableBonus: 1_000 });
    expect(await back(who, 'a')).toMatchObject({
      ok: true,
      balance: 200,
      playableBonus: 1_000,
      isReplay: true,
    });
    expect([await purse(who), await told(who, id)]).toEqual([
      [200, 1_000],
      ['Active', null, 0, 0],
    ]);
  });

  it('does not count bonus money as a loss', async () => {
    const who = await open(200);
    await give(who, { factor: 50 });
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 250, now())`,
      [who.playerId],
    );
    expect(await bet(who, 'a', 250)).toMatchObject({ ok: true });
    await win(who, 'a', 500); // 100 of it is bonus money, which adds no room to the loss limit
    expect(await bet(who, 'b', 400)).toMatchObject({ ok: true });
    expect(await bet(who, 'c', 60)).toMatchObject({ ok: false, code: 'LIMIT_REACHED' });
  });
});

describe('the end of a bonus', () => {
  it.each<[string, number | undefined, number, number]>([
    ['all', undefined, 1_500, 1_500],
    ['at most the maximum payout', 700, 700, 700],
  ])(
    'converts %s into real money when the round that met the requirement closes',
    async (_what, maximumPayout, real, converted) => {
      const who = await open();
      const id = await give(who, { factor: 0.5, ...(maximumPayout === undefined ? {} : { maximumPayout }) });
      await bet(who, 'a', 500);
      expect(await told(who, id)).toEqual(['Active', null, 500, 0]);
      expect(await forfeit(who, id)).toMatchObject({ ok: false, code: 'ROUND_OPEN' });
      expect(await win(who, 'a', 1_000)).toMatchObject({ ok: true, balance: 0, playableBonus: 1_500 });
      expect([await purse(who), await told(who, id)]).toEqual([
        [real, 0],
        ['Converted', 'WAGERED', 500, converted],
      ]);
      const { rows } = await database.pool.query<{ topic: string; payload: object }>(
        `select payload from api.outbox where payload->>'playerId' = $1 order by id desc limit 1`,
        [who.playerId],
      );
      expect(rows[0]?.payload).toMatchObject({
        moneyType: 'Bonus',
        amount: converted,
        balance: real,
        bonusBalance: 0,
        wageringProgress: 1,
      });
      expect(await win(who, 'a', 9, { key: 'late' })).toMatchObject({ ok: true, balance: real + 9 });
    },
  );

  it('does not convert when the stake that met the requirement is voided', async () => {
    const who = await open();
    const id = await give(who, { factor: 0.5 });
    await bet(who, 'a', 500);
    await back(who, 'a');
    expect([await purse(who), await told(who, id)]).toEqual([
      [0, 1_000],
      ['Active', null, 0, 0],
    ]);
  });

  it('expires a bonus after its open round closes, but not one that met its requirement before', async () => {
    const [who, wagered] = [await open(), await open()];
    const [id, done] = [await give(who), await give(wagered, { factor: 0.5 })];
    await bet(who, 'a', 100);
    await bet(wagered, 'a', 500);
    const late = NOON + 15 * DAY;
    expect(await settleExpiredBonuses(database.pool, late)).toBeGreaterThanOrEqual(1);
    expect([await told(who, id), await purse(who)]).toEqual([
      ['Active', null, 100, 0],
      [0, 900],
    ]);
    expect(await bet(who, 'b', 100, { at: late })).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    await win(who, 'a', 700, { at: late });
    await win(wagered, 'a', 0, { at: late });
    expect([await told(who, id), await purse(who)]).toEqual([
      ['Expired', 'RAN_OUT', 100, 0],
      [0, 0],
    ]);
    expect([await told(wagered, done), await purse(wagered)]).toEqual([
      ['Converted', 'WAGERED', 500, 500],
      [500, 0],
    ]);
  });

  it('forfeits the remaining bonus money once, for its own player only', async () => {
    const [who, thief] = [await open(100), await open()];
    const id = await give(who);
    expect(await forfeit(thief, id)).toMatchObject({ ok: false, code: 'UNKNOWN_BONUS' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => forfeit(who, id)));
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(await forfeit(who, id, 'another')).toMatchObject({ ok: false, code: 'BONUS_ENDED' });
    expect([await purse(who), await told(who, id)]).toEqual([
      [100, 0],
      ['Forfeited', 'GIVEN_UP', 0, 0],
    ]);
  });

  it.each([
    ['reactivated', `status = 'Active', ended_at = null, end_reason = null, end_journal_id = null`, 'P0422'],
    ['increased', 'amount = amount + 1', 'P0422'],
  ])('is never %s', async (_what, change, code) => {
    const who = await open();
    const id = await give(who);
    await forfeit(who, id);
    await expect(
      database.pool.query(`update api.bonus set ${change} where id = $1`, [id]),
    ).rejects.toMatchObject({ code });
  });

  it('cannot be written without the ledger, and neither terms nor row can be changed or deleted', async () => {
    const who = await open();
    const id = await give(who);
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
