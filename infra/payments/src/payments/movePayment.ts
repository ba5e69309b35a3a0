import { randomUUID } from 'node:crypto';
import type { PoolClient } from '@foyer/runtime';
import type { Work } from '../work.ts';
import { feeGoingBack } from './charges.ts';
import { giveBack, settleHolder } from './holderMoney.ts';
import type { Failure, Payment, Status } from './payment.ts';
import { lockPayment } from './paymentStore.ts';
import { moment, paymentView } from './paymentView.ts';

export type EntryType = 'captured' | 'refunded' | 'charged_back' | 'paid_out' | 'payout_returned';

/** What moves when a payment comes into a status; a refund names its own amount. */
const ENTRY: Readonly<Partial<Record<`${Payment['direction']}.${Status}`, EntryType>>> = {
  'deposit.completed': 'captured',
  'deposit.charged_back': 'charged_back',
  'payout.completed': 'paid_out',
  'payout.returned': 'payout_returned',
};

/** Of what merchants are told; anything else is not told. */
const TOLD: ReadonlySet<string> = new Set([
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
 * Takes a payment over one edge: its status, the money's entry and the event to tell, in the caller's transaction.
 * @throws with code PY002 when there is no such edge.
 */
export async function movePayment(
  client: PoolClient,
  payment: Payment,
  to: Status,
  work: Work,
  failure?: Failure,
): Promise<Payment> {
  const now = work.clock();
  await client.query('update payments.payment set status = $2, failure = $3, updated_at = $4 where id = $1', [
    payment.id,
    to,
    to === 'failed' ? (failure ?? 'declined') : null,
    now,
  ]);
  const entry = ENTRY[`${payment.direction}.${to}`];
  // what was given back already cannot be taken back once more
  if (entry) await writeEntry(client, payment, entry, payment.amount - payment.refunded, now);
  await settleHolder(client, payment, to, now);
  const moved = await reread(client, payment.id);
  await tell(client, moved, work);
  return moved;
}

/** Gives part or all of a deposit back, with its share of the fee: once, by the caller's key and by what is left to refund. */
export async function refundPayment(
  client: PoolClient,
  payment: Payment,
  amount: number,
  work: Work,
): Promise<Payment> {
  const now = work.clock();
  await client.query(
    "update payments.payment set refunded = refunded + $2, status = case when refunded + $2 = amount then 'refunded' else status end, updated_at = $3 where id = $1",
    [payment.id, amount, now],
  );
  await writeEntry(client, payment, 'refunded', amount, now);
  await giveBack(client, payment, amount + feeGoingBack(payment, amount), now);
  const moved = await reread(client, payment.id);
  await tell(client, moved, work, 'payment.refunded');
  return moved;
}

async function writeEntry(
  client: PoolClient,
  payment: Payment,
  type: EntryType,
  amount: number,
  at: number,
): Promise<void> {
  // what was charged, and of what goes the other way what goes back of it
  const fee = type === 'captured' || type === 'paid_out' ? payment.fee : feeGoingBack(payment, amount);
  await client.query(
    'insert into payments.entry (payment_id, type, amount, fee, at) values ($1, $2, $3, $4, $5)',
    [payment.id, type, amount, fee, at],
  );
}

async function tell(
  client: PoolClient,
  payment: Payment,
  work: Work,
  type = `${payment.direction === 'deposit' ? 'payment' : 'payout'}.${payment.status}`,
): Promise<void> {
  // of a held payment the merchant asks; it is told from its own word on
  if (!TOLD.has(type) || (payment.isHeld && payment.confirmedAt === null)) return;
  const id = randomUUID();
  const now = work.clock();
  const body = JSON.stringify({ id, type, createdAt: moment(now), payment: paymentView(payment, work) });
  await client.query(
    'insert into payments.event (id, merchant, payment_id, type, body, created_at, next_attempt_at) values ($1, $2, $3, $4, $5, $6, $6)',
    [id, payment.merchant, payment.id, type, body, now],
  );
  work.announce();
}

async function reread(client: PoolClient, id: string): Promise<Payment> {
  const payment = await lockPayment(client, id);
  if (!payment) throw new Error(`Payment ${id} is gone.`);
  return payment;
}
