import { randomUUID } from 'node:crypto';
import type { PoolClient } from '@foyer/runtime';
import type { PaymentsDeps } from '../deps.ts';
import { refundedFee } from './charges.ts';
import { refundToSource, settleHolder } from './holderMoney.ts';
import type { Failure, Payment, Status } from './payment.ts';
import { lockPayment } from './paymentStore.ts';
import { moment, paymentView } from './paymentView.ts';

export type EntryType = 'captured' | 'refunded' | 'charged_back' | 'paid_out' | 'payout_returned';

/** Ledger entry by status; a refund states its own amount. */
const ENTRY: Readonly<Partial<Record<`${Payment['direction']}.${Status}`, EntryType>>> = {
  'deposit.completed': 'captured',
  'deposit.charged_back': 'charged_back',
  'payout.completed': 'paid_out',
  'payout.returned': 'payout_returned',
};

/** Events that merchants receive; others are internal. */
const MERCHANT_EVENTS: ReadonlySet<string> = new Set([
  'payment.pending',
  'payment.completed',
  'payment.failed',
  'payment.cancelled',
  'payment.refunded',
  'payment.charged_back',
  'payout.completed',
  'payout.failed',
  'payout.returned',
]);

/**
 * Changes the status of a payment, with its journal entry and event, in the caller's transaction.
 * @throws with SQLSTATE P0422 when the status may not follow the current one.
 */
export async function changeStatus(
  client: PoolClient,
  payment: Payment,
  to: Status,
  deps: PaymentsDeps,
  failure?: Failure,
): Promise<Payment> {
  const now = deps.clock();
  await client.query('update payments.payment set status = $2, failure = $3, updated_at = $4 where id = $1', [
    payment.id,
    to,
    to === 'failed' ? (failure ?? 'declined') : null,
    now,
  ]);
  const entry = ENTRY[`${payment.direction}.${to}`];
  // refunded money cannot be charged back again
  if (entry) await writeEntry(client, payment, entry, payment.amount - payment.refunded, now);
  await settleHolder(client, payment, to, now);
  const moved = await reread(client, payment.id);
  await publishEvent(client, moved, deps);
  return moved;
}

/**
 * Refunds part or all of a deposit with its share of the fee: idempotent by the caller's key and limited by
 * the refundable amount.
 */
export async function refundPayment(
  client: PoolClient,
  payment: Payment,
  amount: number,
  deps: PaymentsDeps,
): Promise<Payment> {
  const now = deps.clock();
  await client.query(
    "update payments.payment set refunded = refunded + $2, status = case when refunded + $2 = amount then 'refunded' else status end, updated_at = $3 where id = $1",
    [payment.id, amount, now],
  );
  await writeEntry(client, payment, 'refunded', amount, now);
  await refundToSource(client, payment, amount + refundedFee(payment, amount), now);
  const moved = await reread(client, payment.id);
  await publishEvent(client, moved, deps, 'payment.refunded');
  return moved;
}

async function writeEntry(
  client: PoolClient,
  payment: Payment,
  type: EntryType,
  amount: number,
  at: number,
): Promise<void> {
  // the charged amount, or the refunded part for the opposite direction
  const fee = type === 'captured' || type === 'paid_out' ? payment.fee : refundedFee(payment, amount);
  await client.query(
    'insert into payments.entry (payment_id, type, amount, fee, at) values ($1, $2, $3, $4, $5)',
    [payment.id, type, amount, fee, at],
  );
}

async function publishEvent(
  client: PoolClient,
  payment: Payment,
  deps: PaymentsDeps,
  type = `${payment.direction === 'deposit' ? 'payment' : 'payout'}.${payment.status}`,
): Promise<void> {
  // for a held payment, webhooks start with the merchant's confirmation
  if (!MERCHANT_EVENTS.has(type) || (payment.isHeld && payment.confirmedAt === null)) return;
  const id = randomUUID();
  const now = deps.clock();
  const body = JSON.stringify({ id, type, createdAt: moment(now), payment: paymentView(payment, deps) });
  await client.query(
    'insert into payments.event (id, merchant, payment_id, type, body, created_at, next_attempt_at) values ($1, $2, $3, $4, $5, $6, $6)',
    [id, payment.merchant, payment.id, type, body, now],
  );
  deps.announce();
}

async function reread(client: PoolClient, id: string): Promise<Payment> {
  const payment = await lockPayment(client, id);
  if (!payment) throw new Error(`Payment ${id} does not exist.`);
  return payment;
}
