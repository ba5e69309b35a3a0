import { describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { closeWithoutBonusFaults } from '../../../test/worlds/bonusPlay.ts';
import { settleExpiredBonuses } from '../../bonuses/bonusJob.ts';
import { createBonusStage } from './bonusStage.fixture.ts';

const database = useDatabase(createRuledDatabase, closeWithoutBonusFaults);
const stage = () => createBonusStage(database.pool);
const LATE = Date.now() + 15 * 86_400_000;

describe('a sports bet with bonus money', () => {
  it('takes real money first, then bonus money', async () => {
    const one = stage();
    const player = await one.player(300);
    const { bet } = await one.bet(player, 500);
    expect(bet).toMatchObject({ stake: 500, bonus_stake: 200 });
    expect(await one.state(player)).toEqual({ real: 0, bonus: 800, status: 'Active', wagered: 0 });
  });

  it('takes no bonus money unless the player chose it', async () => {
    const one = stage();
    const player = await one.player(300);
    expect(await one.bet(player, 500, { money: undefined })).toMatchObject({
      refusals: ['INSUFFICIENT_FUNDS'],
    });
    const { bet } = await one.bet(player, 300, { money: undefined });
    expect(bet).toMatchObject({ bonus_stake: 0 });
    expect(await one.state(player)).toEqual({ real: 0, bonus: 1_000, status: 'Active', wagered: 0 });
  });

  it.each([
    ['WON', { real: 600, bonus: 1_200, wagered: 500 }],
    ['LOST', { real: 0, bonus: 800, wagered: 500 }],
    // not wagered: the stake returns to both balances
    ['VOID', { real: 300, bonus: 1_000, wagered: 0 }],
  ] as const)(
    'credits %s to the balances of its stake, and counts when it is settled',
    async (result, after) => {
      const one = stage();
      const player = await one.player(300);
      const event = one.newMatch();
      await one.bet(player, 500, { events: [event] });
      await one.decide(event, result);
      expect(await one.state(player)).toEqual({ status: 'Active', ...after });
    },
  );

  it('converts the bonus when the settled bet completes the requirement', async () => {
    const one = stage();
    const player = await one.player(0, { factor: 0.5 });
    const event = one.newMatch();
    await one.bet(player, 500, { events: [event] });
    await one.decide(event, 'WON');
    expect(await one.state(player)).toEqual({ real: 1_500, bonus: 0, status: 'Converted', wagered: 500 });
  });

  it('keeps an expired bonus for the open bet, and no other', async () => {
    const one = stage();
    const player = await one.player(0);
    const event = one.newMatch();
    await one.bet(player, 500, { events: [event] });
    await settleExpiredBonuses(database.pool, LATE);
    expect(await one.state(player)).toMatchObject({ bonus: 500, status: 'Active' });
    expect(await one.bet(player, 100)).toMatchObject({ refusals: ['BONUS_UNAVAILABLE'] });
    await one.decide(event, 'WON');
    expect(await one.state(player)).toEqual({ real: 0, bonus: 0, status: 'Expired', wagered: 500 });
  });

  it.each([
    ['above its maximum stake', 501, {}, { refusals: ['BONUS_MAX_STAKE'], maximumStakePerLine: 500 }],
    ['of several lines', 100, { events: ['m1', 'm2'], sizes: [1] }, { refusals: ['BONUS_BET_EXCLUDED'] }],
  ] as const)('is refused %s, and nothing is taken', async (_name, amount, change, refused) => {
    const one = stage();
    const player = await one.player(1_000);
    expect(await one.bet(player, amount, change)).toMatchObject(refused);
    expect(await one.state(player)).toEqual({ real: 1_000, bonus: 1_000, status: 'Active', wagered: 0 });
  });

  it('is refused below the minimum price, and on an excluded market', async () => {
    const one = stage();
    const player = await one.player(1_000);
    const event = one.newMatch();
    one.world.setPrice(event, 1_499);
    expect(await one.bet(player, 100, { events: [event] })).toMatchObject({
      refusals: ['BONUS_PRICE_TOO_LOW'],
    });
    one.world.setPrice(event, 1_500);
    const excluded = { event, kind: 'drawNoBet', line: null, outcome: 'home', price: 1_500 } as const;
    expect(await one.bet(player, 100, { events: [event], selections: [excluded] })).toMatchObject({
      refusals: ['BONUS_MARKET_EXCLUDED'],
    });
    expect((await one.bet(player, 100, { events: [event] })).refusals).toEqual([]);
  });

  it('is refused without a bonus, and for one without terms for sports', async () => {
    const one = stage();
    const without = await one.player(1_000, null);
    expect(await one.bet(without, 100)).toMatchObject({ refusals: ['BONUS_UNAVAILABLE'] });
    const excluded = await one.player(1_000, {}, 'quetzal');
    expect(await one.bet(excluded, 100)).toMatchObject({ refusals: ['BONUS_UNAVAILABLE'] });
    expect(await one.state(excluded)).toMatchObject({ real: 1_000, bonus: 1_000 });
  });

  it('pays once per key, also by requests at the same time', async () => {
    const one = stage();
    const player = await one.player(0);
    const key = crypto.randomUUID();
    const events = [one.newMatch()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => one.bet(player, 500, { events, key })));
    expect(new Set(answers.map(({ bet }) => bet?.id)).size).toBe(1);
    expect(await one.state(player)).toMatchObject({ real: 0, bonus: 500 });
  });

  it('never stakes the bonus twice in bets at the same time', async () => {
    const one = stage();
    const player = await one.player(0, { amount: 1_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => one.bet(player, 300)));
    expect(answers.filter(({ bet }) => bet)).toHaveLength(3);
    expect(await one.state(player)).toMatchObject({ real: 0, bonus: 100 });
  });
});

describe('a cash-out of a bet with bonus money', () => {
  it('returns to the balances of the stake, also in part, and does not count', async () => {
    const one = stage();
    const player = await one.player(300);
    const { bet } = await one.bet(player, 500);
    const part = await one.cashOut(player, bet?.id ?? '', 250);
    const partly = await one.state(player);
    const paid = part.bet?.cashed_out ?? 0;
    expect(paid).toBeGreaterThan(0);
    expect(partly).toMatchObject({ wagered: 0, bonus: 800 + Math.floor((paid * 2) / 5) });
    const rest = await one.cashOut(player, bet?.id ?? '');
    const total = rest.bet?.returns ?? 0;
    expect(await one.state(player)).toEqual({
      real: total - Math.floor((total * 2) / 5),
      bonus: 800 + Math.floor((total * 2) / 5),
      status: 'Active',
      wagered: 0,
    });
  });

  it('counts the stake that stayed open', async () => {
    const one = stage();
    const player = await one.player(0);
    const event = one.newMatch();
    const { bet } = await one.bet(player, 500, { events: [event] });
    await one.cashOut(player, bet?.id ?? '', 200);
    await one.decide(event, 'LOST');
    expect(await one.state(player)).toMatchObject({ wagered: 300 });
  });
});

describe('a corrected bet with bonus money', () => {
  it.each([
    ['LOST', 'WON', { real: 600, bonus: 1_200, wagered: 500 }],
    ['WON', 'LOST', { real: 0, bonus: 800, wagered: 500 }],
    ['WON', 'VOID', { real: 300, bonus: 1_000, wagered: 0 }],
    ['VOID', 'LOST', { real: 0, bonus: 800, wagered: 500 }],
  ] as const)('corrects %s to %s in both balances and in its wagering', async (first, second, after) => {
    const one = stage();
    const player = await one.player(300);
    const event = one.newMatch();
    await one.bet(player, 500, { events: [event] });
    await one.decide(event, first, 1);
    await one.decide(event, second, 2);
    expect(await one.state(player)).toEqual({ status: 'Active', ...after });
  });

  it('is corrected in real money after the bonus was converted', async () => {
    const one = stage();
    const player = await one.player(0, { factor: 0.5 });
    const event = one.newMatch();
    await one.bet(player, 500, { events: [event] });
    await one.decide(event, 'WON', 1);
    await one.decide(event, 'LOST', 2);
    expect(await one.state(player)).toEqual({ real: 500, bonus: 0, status: 'Converted', wagered: 500 });
  });

  it('is not debited for winnings that expired with the bonus', async () => {
    const one = stage();
    const player = await one.player(300);
    const event = one.newMatch();
    await one.bet(player, 500, { events: [event] });
    await one.decide(event, 'WON', 1);
    await settleExpiredBonuses(database.pool, LATE);
    expect(await one.state(player)).toMatchObject({ real: 600, bonus: 0, status: 'Expired' });
    // 600 of the payout was real money
    await one.decide(event, 'LOST', 2);
    expect(await one.state(player)).toMatchObject({ real: 0, bonus: 0 });
    await one.decide(event, 'WON', 3);
    expect(await one.state(player)).toMatchObject({ real: 600, bonus: 0 });
  });
});
