import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { giveBonus, openBonusPlayer } from '../../test/worlds/bonusWorld.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  anomaliesOf,
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import type { ProviderPayment } from './provider.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const database = useDatabase(createBonusDatabase);

async function openedDeposit(): Promise<{ readonly player: LedgerPlayer; readonly id: string }> {
  const player = await openLedgerPlayer(database.pool, { at: NOON });
  return { player, id: (await openTestDeposit(database.pool, player, 2_000, NOON)).id };
}

/** Kinds of the staff alerts; none of them contains an amount. */
async function alertsOf(id: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ payload: { anomaly: string } }>(
    `select payload from api.outbox where topic = 'api.alert' and payload->>'paymentId' = $1 order by id`,
    [id],
  );
  expect(rows).toEqual(
    rows.map(({ payload: { anomaly } }) => ({
      payload: { kind: 'payment-anomaly', paymentId: id, anomaly },
    })),
  );
  return rows.map(({ payload }) => payload.anomaly);
}

describe('anomaly of a provider update', () => {
  it.each<[string, Partial<ProviderPayment>, string]>([
    ['another amount', { amount: 2_001 }, 'AMOUNT_MISMATCH'],
    ['another currency', { currency: 'USD' }, 'AMOUNT_MISMATCH'],
    ['another direction', { direction: 'payout' }, 'AMOUNT_MISMATCH'],
    ['another method', { method: 'bank' }, 'METHOD_MISMATCH'],
    ['another method and payment', { method: 'bank', id: 'pay-other' }, 'METHOD_MISMATCH'],
    ['another payment', { id: 'pay-other' }, 'OTHER_PAYMENT'],
    ['another merchant', { merchant: 'tuli' }, 'UNKNOWN_PAYMENT'],
  ])('is recorded with a staff alert once per event: %s', async (_what, change, kind) => {
    const { player, id } = await openedDeposit();
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, 'created', NOON), NOON);
    const update = providerUpdateOf(player, id, 2_000, 'completed', NOON, change);
    for (const event of ['a', 'a', 'b']) await applyTestUpdate(database.pool, update, NOON, `${id}-${event}`);
    expect(await anomaliesOf(database.pool, id)).toEqual([kind, kind]);
    const { rows } = await database.pool.query<{ event_id: string; details: object }>(
      'select event_id, details from api.payment_anomaly where payment_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual(
      ['a', 'b'].map((event) => ({
        event_id: `${id}-${event}`,
        details: expect.objectContaining({ amount: update.amount, status: 'completed' }),
      })),
    );
    expect(await alertsOf(id)).toEqual([kind, kind]);
  });

  it('has no alert for a charge after the end, which is refunded automatically', async () => {
    const { player, id } = await openedDeposit();
    for (const status of ['failed', 'completed'] as const)
      await applyTestUpdate(
        database.pool,
        providerUpdateOf(player, id, 2_000, status, NOON),
        NOON,
        `${id}-${status}`,
      );
    expect([await anomaliesOf(database.pool, id), await alertsOf(id)]).toEqual([['CHARGED_AFTER_END'], []]);
  });
});

describe('cancellation by the player', () => {
  const cancel = async ({ brand, playerId }: LedgerPlayer, id: string) =>
    (
      await database.pool.query<{ answer: string }>(
        'select api.request_cancellation($1, $2, $3, $4) as answer',
        [brand, playerId, id, new Date(NOON)],
      )
    ).rows[0]?.answer;

  it.each<[string, readonly ProviderPayment['status'][], readonly string[]]>([
    ['without an update', [], ['REQUESTED', 'REQUESTED']],
    ['that is created', ['created'], ['REQUESTED', 'REQUESTED']],
    ['that is pending', ['pending'], ['TOO_LATE', 'TOO_LATE']],
    ['that is completed', ['completed'], ['TOO_LATE', 'TOO_LATE']],
    ['that has failed', ['failed'], ['CANCELLED', 'CANCELLED']],
    ['that was refunded', ['completed', 'refunded'], ['TOO_LATE', 'TOO_LATE']],
  ])('answers for a deposit %s', async (_what, published, answers) => {
    const { player, id } = await openedDeposit();
    for (const status of published)
      await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, status, NOON), NOON);
    expect([await cancel(player, id), await cancel(player, id)]).toEqual(answers);
    expect(await cancel(await openLedgerPlayer(database.pool), id)).toBe('UNKNOWN');
  });

  it('answers CANCELLED once the provider has confirmed it', async () => {
    const { player, id } = await openedDeposit();
    expect(await cancel(player, id)).toBe('REQUESTED');
    await applyTestUpdate(database.pool, providerUpdateOf(player, id, 2_000, 'cancelled', NOON), NOON);
    expect(await cancel(player, id)).toBe('CANCELLED');
  });
});

describe('event to open pages about a payment', () => {
  it('has real and bonus balance and the moved amount', async () => {
    const player = await openBonusPlayer(database.pool, { at: NOON, fundsMinor: 5_000 });
    await giveBonus(database.pool, player, { amount: 300, at: NOON });
    const deposit = await openPaidDeposit(database.pool, player, 2_000, NOON);
    const payout = await openTestWithdrawal(database.pool, player, [1_500], NOON);
    await database.pool.query('select api.claim_payouts($1, 100)', [new Date(NOON)]);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, payout.id, 1_500, 'completed', NOON, { direction: 'payout' }),
      NOON,
    );
    await applyTestUpdate(database.pool, providerUpdateOf(player, payout.id, 1_500, 'returned', NOON), NOON);
    await applyTestUpdate(
      database.pool,
      providerUpdateOf(player, deposit.id, 2_000, 'charged_back', NOON),
      NOON,
    );
    const { rows } = await database.pool.query<{ payload: object }>(
      `select payload from api.outbox where topic = 'api.wallet-changed' and payload->>'playerId' = $1 order by id offset 2`,
      [player.playerId],
    );
    const published = (version: number, moneyType: string, balance: number, amount: number) => ({
      brand: 'aurora',
      playerId: player.playerId,
      currency: 'EUR',
      gameId: null,
      version,
      moneyType,
      balance,
      bonusBalance: 300,
      amount,
    });
    expect(rows.map(({ payload }) => payload)).toEqual([
      published(3, 'Deposit', 7_000, 2_000),
      published(4, 'InitWithdrawal', 5_500, 1_500),
      published(5, 'Withdrawal', 5_500, 1_500),
      published(6, 'WithdrawalCancelled', 7_000, 1_500),
      published(7, 'DepositReversed', 5_000, 2_000),
    ]);
  });
});
