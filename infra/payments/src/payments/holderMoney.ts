import type { PoolClient } from '@foyer/runtime';
import type { Payment, Status } from './payment.ts';

/** Moves money of an account at the test bank or wallet; false when there is not enough. */
export async function moveHolderMoney(client: PoolClient, number: string, payment: Pick<Payment, 'id'>, change: number, now: number): Promise<boolean> {
  if (change === 0) return true;
  const moved = await client.query('update payments.holder_account set balance = balance + $2 where number = $1 and balance + $2 >= 0', [number, change]);
  if (moved.rowCount === 0) return false;
  await client.query('insert into payments.holder_movement (number, payment_id, change, at) values ($1, $2, $3, $4)', [number, payment.id, change, now]);
  return true;
}

/** What a status means for the account behind a payment, if our test bank keeps it: what was taken comes back, what is paid out arrives. */
export async function settleHolder(client: PoolClient, payment: Payment, to: Status, now: number): Promise<void> {
  const { rows } = await client.query<{ number: string; taken: number }>(
    `select holder_account number, coalesce((select -sum(change) from payments.holder_movement where payment_id = $1), 0)::bigint taken
     from payments.account where id = $2 and holder_account is not null`, [payment.id, payment.accountId]);
  const [held] = rows;
  if (!held) return;
  const change = changeOf(payment, to, held.taken);
  if (!(await moveHolderMoney(client, held.number, payment, change, now))) throw new Error(`Account ${held.number} cannot bear ${change} of payment ${payment.id}.`);
}

function changeOf(payment: Payment, to: Status, taken: number): number {
  if (payment.direction === 'payout') return to === 'completed' ? payment.amount : to === 'returned' ? -payment.amount : 0;
  if (to === 'failed' || to === 'charged_back' || (to === 'cancelled' && !payment.ignoresCancel)) return taken;
  return 0;
}
