import type { Pool } from '@foyer/runtime';
import { applyProviderUpdate, type ProviderUpdateOutcome } from '../../src/payments/providerUpdates.ts';
import type { ProviderPayment } from '../../src/payments/provider.ts';
import type { AnswerRow } from '../../src/payments/refusal.ts';
import type { LedgerPlayer } from './ledgerWorld.ts';

const SILENT = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
};

/** Records a deposit with the function that the mutation calls, without a request to the provider. */
export async function openTestDeposit(
  pool: Pool,
  who: LedgerPlayer,
  amount: number,
  at: number,
  more: object = {},
  id: string = crypto.randomUUID(),
): Promise<AnswerRow & { readonly id: string }> {
  const request = {
    amount,
    currency: who.currency,
    provider: 'foyer-payments',
    methodId: 'card',
    methodKind: 'CARD',
    methodName: 'Card',
    accountId: null,
    fee: 0,
    locale: 'en',
    country: 'FI',
    isCountryAllowed: true,
    returnUrl: 'http://aurora.localhost/',
    estimatedSeconds: 5,
    minutes: 30,
    ...more,
  };
  const { rows } = await pool.query<AnswerRow>('select * from api.open_deposit($1, $2, $3, $4, $5, $6)', [
    who.brand,
    who.playerId,
    id,
    `print-${amount}`,
    JSON.stringify(request),
    new Date(at),
  ]);
  const [answer] = rows;
  if (!answer) throw new Error('The API returned no answer.');
  return { ...answer, id };
}

export async function openTestWithdrawal(
  pool: Pool,
  who: LedgerPlayer,
  amounts: readonly number[],
  at: number,
  more: object = {},
  id: string = crypto.randomUUID(),
): Promise<AnswerRow & { readonly id: string }> {
  const shares = amounts.map((amount, index) => ({
    id: index === 0 ? id : `${id}-${index + 1}`,
    amount,
    reason: 'REST',
    provider: 'foyer-payments',
    methodId: 'card',
    methodKind: 'CARD',
    methodName: 'Card',
    accountId: 'acc-card',
    accountLabel: '•••• 4242',
    fee: 0,
    estimatedSeconds: 60,
    ...more,
  }));
  const { rows } = await pool.query<AnswerRow>(
    'select * from api.reserve_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      who.brand,
      who.playerId,
      id,
      `print-${amounts.join()}`,
      JSON.stringify(shares),
      who.currency,
      'en',
      'FI',
      new Date(at),
    ],
  );
  const [answer] = rows;
  if (!answer) throw new Error('The API returned no answer.');
  return { ...answer, id };
}

/** A status of a payment as the provider reports it. */
export function providerUpdateOf(
  who: LedgerPlayer,
  id: string,
  amount: number,
  status: ProviderPayment['status'],
  at: number,
  more: Partial<ProviderPayment> = {},
): ProviderPayment {
  const isPayout = status === 'returned' || more.direction === 'payout';
  return {
    id: `pay-${id}`,
    merchant: who.brand,
    reference: id,
    direction: isPayout ? 'payout' : 'deposit',
    status,
    method: 'card',
    amount,
    fee: 0,
    currency: who.currency,
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

export async function anomaliesOf(pool: Pool, id: string): Promise<readonly string[]> {
  return (
    await pool.query<{ kind: string }>(
      'select kind from api.payment_anomaly where payment_id = $1 order by id',
      [id],
    )
  ).rows.map((row) => row.kind);
}
