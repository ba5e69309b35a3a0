import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { stake } from '../ledger/productLedger.ts';
import {
  balanceOf,
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import {
  anomaliesOf,
  providerUpdateOf,
  openTestWithdrawal,
  statusOf,
  applyTestUpdate,
  closeWithoutFaults,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { cancelTestPayment, claimPayouts } from '../../test/worlds/withdrawalWorld.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
type Status = ProviderPayment['status'];

const database = useDatabase(createRuledDatabase, closeWithoutFaults);

const claim = (): Promise<readonly string[]> => claimPayouts(database.pool, NOON);

const cancel = (player: LedgerPlayer, id: string): Promise<string | undefined> =>
  cancelTestPayment(database.pool, player, id, NOON);

function payout(
  player: LedgerPlayer,
  id: string,
  amount: number,
  status: Status,
  at = NOON,
): ProviderPayment {
  return providerUpdateOf(player, id, amount, status, at, { direction: 'payout' });
}

describe('a withdrawal', () => {
  it('is debited at once and sent once', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, player, [5_000], NOON);
    expect(await balanceOf(database.pool, player.playerId)).toBe(4_000);
    expect(await stake(database.pool, gameMovement(player, 'bet', 4_001), NOON)).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.flat().filter((one) => one === id)).toEqual([id]);
    await applyTestUpdate(database.pool, payout(player, id, 5_000, 'completed'), NOON);
    expect([await statusOf(database.pool, id), await balanceOf(database.pool, player.playerId)]).toEqual([
      'Completed',
      4_000,
    ]);
  });

  it.each<[string, readonly Status[], string, number, readonly string[]]>([
    ['refused by the bank', ['pending', 'failed'], 'Cancelled', 9_000, []],
    ['sent and returned', ['pending', 'completed', 'returned'], 'RolledBacked', 9_000, []],
    [
      'returned before its completion is reported',
      ['returned', 'completed', 'pending'],
      'RolledBacked',
      9_000,
      [],
    ],
    ['sent and later reported as failed', ['completed', 'failed'], 'Completed', 4_000, ['ILLEGAL_EDGE']],
    ['failed and later reported as sent', ['failed', 'completed'], 'Cancelled', 9_000, ['PAID_AFTER_RETURN']],
  ])('has the right end status when %s', async (_what, updates, status, balance, anomalies) => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, player, [5_000], NOON);
    await claim();
    for (const word of [...updates, ...updates.slice(-1)])
      await applyTestUpdate(database.pool, payout(player, id, 5_000, word), NOON, `${id}-${word}`);
    expect([
      await statusOf(database.pool, id),
      await balanceOf(database.pool, player.playerId),
      await anomaliesOf(database.pool, id),
    ]).toEqual([status, balance, anomalies]);
  });

  it('is an anomaly if it was never sent but has a provider update', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 90_000, at: NOON });
    const { id } = await openTestWithdrawal(database.pool, player, [80_000], NOON);
    expect(await applyTestUpdate(database.pool, payout(player, id, 80_000, 'completed'), NOON)).toBe(
      'ANOMALY',
    );
    expect([await statusOf(database.pool, id), await anomaliesOf(database.pool, id)]).toEqual([
      'Initialized',
      ['NOT_REQUESTED'],
    ]);
  });

  it.each([
    ['more than the balance', [5_001], {}, 'INSUFFICIENT_FUNDS'],
    ['in another currency', [1_000], { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['nothing', [], {}, 'INVALID'],
  ])('is refused for %s and writes nothing', async (_what, amounts, change, code) => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 5_000, at: NOON });
    expect(await openTestWithdrawal(database.pool, { ...player, ...change }, amounts, NOON)).toMatchObject({
      code,
    });
    expect(await balanceOf(database.pool, player.playerId)).toBe(5_000);
  });

  it('excludes a concurrent bet on the whole balance: exactly one succeeds', async () => {
    for (let round = 0; round < 8; round += 1) {
      const player = await openLedgerPlayer(database.pool, { fundsMinor: 5_000, at: NOON });
      const [taken, staked] = await Promise.all([
        openTestWithdrawal(database.pool, player, [5_000], NOON),
        stake(database.pool, gameMovement(player, 'bet', 5_000), NOON),
      ]);
      expect([taken.code === 'OK', staked.ok].filter(Boolean)).toHaveLength(1);
      expect(await balanceOf(database.pool, player.playerId)).toBe(0);
    }
  });

  it('has one effect in 50 parallel calls with one key, and refuses another body', async () => {
    const player = await openLedgerPlayer(database.pool, { fundsMinor: 9_000, at: NOON });
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => openTestWithdrawal(database.pool, player, [1_000, 500], NOON, {}, id)),
    );
    expect(answers.filter((answer) => answer.code === 'OK' && !answer.replayed)).toHaveLength(1);
    expect(answers.every((answer) => answer.code === 'OK')).toBe(true);
    expect(await openTestWithdrawal(database.pool, player, [1_000], NOON, {}, id)).toMatchObject({
      code: 'KEY_REUSED',
    });
    expect(await balanceOf(database.pool, player.playerId)).toBe(7_500);
  });

  it('does not return more to an account than its deposits in a closed loop licence', async () => {
    const player = await openLedgerPlayer(database.pool, {
      brand: 'tuli',
      fundsMinor: 9_000,
      at: NOON,
      isKnown: true,
    });
    await openPaidDeposit(database.pool, player, 3_000, NOON, {
      update: {
        account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
      },
    });
    const bound = { reason: 'DEPOSITED_FROM_HERE' };
    expect(await openTestWithdrawal(database.pool, player, [3_001], NOON, bound)).toMatchObject({
      code: 'CLOSED_LOOP',
    });
    expect(await openTestWithdrawal(database.pool, player, [2_000], NOON, bound)).toMatchObject({
      code: 'OK',
    });
    expect(await openTestWithdrawal(database.pool, player, [1_001], NOON, bound)).toMatchObject({
      code: 'CLOSED_LOOP',
    });
  });

  it.each([
    ['licence and player settings allow it', true, false, 'CANCELLED'],
    ['the licence does not allow it', false, false, 'TOO_LATE'],
    ['the player’s own settings do not allow it', true, true, 'TOO_LATE'],
  ])('answers a cancellation by the player if %s', async (_what, canReverse, isBlocked, answer) => {
    await database.pool.query(
      `update api.brand_rule set can_reverse_withdrawal = $1 where brand = 'caravel'`,
      [canReverse],
    );
    const player = await openLedgerPlayer(database.pool, {
      brand: 'caravel',
      fundsMinor: 9_000,
      at: NOON,
      isKnown: true,
    });
    await database.pool.query('update api.player set cancel_withdrawal_blocked = $2 where id = $1', [
      player.playerId,
      isBlocked,
    ]);
    const { id } = await openTestWithdrawal(database.pool, player, [5_000], NOON);
    expect(await cancel(player, id)).toBe(answer);
    expect(await balanceOf(database.pool, player.playerId)).toBe(answer === 'CANCELLED' ? 9_000 : 4_000);
    const sent = await openTestWithdrawal(database.pool, player, [1_000], NOON);
    await claim();
    expect(await cancel(player, sent.id)).toBe('TOO_LATE');
    await database.pool.query(
      `update api.brand_rule set can_reverse_withdrawal = false where brand = 'caravel'`,
    );
  });
});
