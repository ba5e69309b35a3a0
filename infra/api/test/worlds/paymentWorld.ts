import { expect } from '@jest/globals';
import type { Pool } from '@foyer/runtime';
import { openDeposit, type OpenDepositRequest } from '../../src/deposits/openDeposit.ts';
import { applyProviderUpdate, type ProviderUpdateOutcome } from '../../src/payments/providerUpdates.ts';
import type { ProviderPayment } from '../../src/payments/provider.ts';
import type { AnswerRow } from '../../src/payments/refusal.ts';
import { reserveWithdrawal, type WithdrawalShare } from '../../src/withdrawals/reserveWithdrawal.ts';
import type { LedgerPlayer } from './ledgerWorld.ts';

/** A log without output. */
export const SILENT = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
};

/** Records a deposit with the function that the mutation calls, without a request to the provider. */
export async function openTestDeposit(
  pool: Pool,
  player: LedgerPlayer,
  amount: number,
  at: number,
  more: Partial<OpenDepositRequest> = {},
  id: string = crypto.randomUUID(),
): Promise<AnswerRow & { readonly id: string }> {
  const answer = await openDeposit(pool, {
    brand: player.brand,
    player_id: player.playerId,
    id,
    fingerprint: `print-${amount}`,
    amount,
    currency: player.currency,
    provider: 'foyer-payments',
    method_id: 'card',
    method_kind: 'CARD',
    method_name: 'Card',
    account_id: null,
    fee: 0,
    locale: 'en',
    country: 'FI',
    is_country_allowed: true,
    return_url: 'http://aurora.localhost/',
    estimated_seconds: 5,
    open_minutes: 30,
    at: new Date(at),
    ...more,
  });
  if (!answer) throw new Error('The API returned no answer.');
  return { ...answer, id };
}

export async function openTestWithdrawal(
  pool: Pool,
  player: LedgerPlayer,
  amounts: readonly number[],
  at: number,
  more: Partial<WithdrawalShare> = {},
  id: string = crypto.randomUUID(),
): Promise<AnswerRow & { readonly id: string }> {
  const answer = await reserveWithdrawal(pool, {
    brand: player.brand,
    player_id: player.playerId,
    group_id: id,
    fingerprint: `print-${amounts.join()}`,
    shares: amounts.map((amount, index) => ({
      id: index === 0 ? id : `${id}-${index + 1}`,
      amount,
      reason: 'REST',
      provider: 'foyer-payments',
      method_id: 'card',
      method_kind: 'CARD',
      method_name: 'Card',
      account_id: 'acc-card',
      account_label: '•••• 4242',
      fee: 0,
      estimated_seconds: 60,
      ...more,
    })),
    currency: player.currency,
    locale: 'en',
    country: 'FI',
    requested_by: null,
    receivers: null,
    at: new Date(at),
  });
  if (!answer) throw new Error('The API returned no answer.');
  return { ...answer, id };
}

/** A status of a payment as the provider reports it. */
export function providerUpdateOf(
  player: LedgerPlayer,
  id: string,
  amount: number,
  status: ProviderPayment['status'],
  at: number,
  more: Partial<ProviderPayment> = {},
): ProviderPayment {
  const isPayout = status === 'returned' || more.direction === 'payout';
  return {
    id: `pay-${id}`,
    merchant: player.brand,
    reference: id,
    direction: isPayout ? 'payout' : 'deposit',
    status,
    method: 'card',
    amount,
    fee: 0,
    currency: player.currency,
    createdAt: new Date(at).toISOString(),
    updatedAt: new Date(at).toISOString(),
    ...more,
  };
}

export function applyTestUpdate(
  pool: Pool,
  update: ProviderPayment,
  at: number,
  eventId?: string,
): Promise<ProviderUpdateOutcome> {
  return applyProviderUpdate(
    { pool, clock: () => at, log: SILENT, relay: { kick: () => undefined } },
    update,
    eventId === undefined ? undefined : { id: eventId, type: `payment.${update.status}` },
  );
}

/** A deposit that the provider has charged, at one instant. */
export async function openPaidDeposit(
  pool: Pool,
  player: LedgerPlayer,
  amount: number,
  at: number,
  change: {
    readonly deposit?: Partial<OpenDepositRequest>;
    readonly update?: Partial<ProviderPayment>;
  } = {},
): Promise<{ readonly id: string }> {
  const { id } = await openTestDeposit(pool, player, amount, at, change.deposit);
  await applyTestUpdate(pool, providerUpdateOf(player, id, amount, 'completed', at, change.update), at);
  return { id };
}

export async function statusOf(pool: Pool, id: string): Promise<string | undefined> {
  return (
    await pool.query<{ status: string }>('select status from api.payment_transaction where id = $1', [id])
  ).rows[0]?.status;
}

/** Faults of ledger and payments together; empty when both are consistent. */
export async function moneyFaults(pool: Pool): Promise<readonly unknown[]> {
  return (
    await pool.query<Record<string, unknown>>(
      'select * from api.ledger_faults() union all select * from api.payment_faults()',
    )
  ).rows;
}

/**
 * Closes a test database or a test API after all tests of a file.
 * @throws when ledger and payments are inconsistent.
 */
export async function closeWithoutFaults(tested: {
  readonly pool: Pool;
  close(): Promise<unknown>;
}): Promise<void> {
  const faults = await moneyFaults(tested.pool);
  await tested.close();
  expect(faults).toEqual([]);
}

export async function anomaliesOf(pool: Pool, id: string): Promise<readonly string[]> {
  return (
    await pool.query<{ kind: string }>(
      'select kind from api.payment_anomaly where payment_id = $1 order by id',
      [id],
    )
  ).rows.map((row) => row.kind);
}

/** Sets a deposit limit of the player, in minor units. */
export async function setDepositLimit(
  pool: Pool,
  playerId: string,
  period: string,
  ceiling: number,
  at: number,
): Promise<void> {
  await pool.query(
    `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', $2, $3, $4)`,
    [playerId, period, ceiling, new Date(at)],
  );
}
