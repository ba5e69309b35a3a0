import type { PoolClient } from '@foyer/runtime';
import { arrivingOf } from './charges.ts';
import type { Payment, Status } from './payment.ts';

/** Moves money of an account at the test bank or wallet; false with insufficient funds. */
export async function moveHolderMoney(
  client: PoolClient,
  number: string,
  payment: Pick<Payment, 'id'>,
  change: number,
  now: number,
): Promise<boolean> {
  if (change === 0) return true;
  const moved = await client.query(
    'update payments.holder_account set balance = balance + $2 where number = $1 and balance + $2 >= 0',
    [number, change],
  );
  if (moved.rowCount === 0) return false;
  await client.query(
    'insert into payments.holder_movement (number, payment_id, change, at) values ($1, $2, $3, $4)',
    [number, payment.id, change, now],
  );
  return true;
}

/**
 * Applies a payment's status to the account at our test bank: returns what was taken, credits what is paid
 * out.
 */
export async function settleHolder(
  client: PoolClient,
  payment: Payment,
  to: Status,
  now: number,
): Promise<void> {
  const held = await heldAccount(client, payment);
  if (!held) return;
  const change = changeOf(payment, to, held.taken);
  if (!(await moveHolderMoney(client, held.number, payment, change, now)))
    throw new Error(
      `Account ${held.number} has too little money for the change of ${change} by payment ${payment.id}.`,
    );
}

function changeOf(payment: Payment, to: Status, taken: number): number {
  // a returned payout: the amount that arrived is debited again
  if (payment.direction === 'payout')
    return to === 'completed' ? arrivingOf(payment) : to === 'returned' ? taken : 0;
  if (to === 'failed' || to === 'charged_back' || (to === 'cancelled' && !payment.ignoresCancel))
    return taken;
  return 0;
}

/**
 * Returns part of a deposit to its source, an account of our test bank or wallet or a voucher, at most what
 * was taken.
 * @throws when the voucher is unknown.
 */
export async function refundToSource(
  client: PoolClient,
  payment: Payment,
  value: number,
  now: number,
): Promise<void> {
  const held = await heldAccount(client, payment);
  if (held)
    return void (await moveHolderMoney(client, held.number, payment, Math.min(value, held.taken), now));
  if (payment.kind !== 'voucher') return;
  const restored = await client.query(
    'update payments.voucher set balance = balance + $2 where fingerprint = (select voucher from payments.payment where id = $1)',
    [payment.id, value],
  );
  // not recorded for payments before the column existed, so a return must not be reported
  if (restored.rowCount === 0)
    throw new Error(`The voucher of payment ${payment.id} is unknown. Return its value manually.`);
}

interface Held {
  readonly number: string;
  /** Minor units of this payment that have left the account and not been returned. */
  readonly taken: number;
}

async function heldAccount(client: PoolClient, { id, accountId }: Payment): Promise<Held | undefined> {
  const { rows } = await client.query<Held>(
    `select holder_account number, coalesce((select -sum(change) from payments.holder_movement where payment_id = $1), 0)::bigint taken
     from payments.account where id = $2 and holder_account is not null`,
    [id, accountId],
  );
  return rows[0];
}
