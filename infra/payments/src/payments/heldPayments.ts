import type { PoolClient } from '@foyer/runtime';
import type { PaymentsDeps } from '../deps.ts';
import { changeStatus } from './changeStatus.ts';
import { isAwaiting, type Payment } from './payment.ts';
import { findPayment } from './paymentStore.ts';
import { startSteps, findBehaviour } from './steps.ts';
import type { Holder } from './holders.ts';

/** Time that approved money waits for the merchant's confirmation before it is returned. */
const HOLD_HOURS = 24;
const HOUR_MS = 3_600_000;

export interface ConfirmedPlayer {
  readonly reference: string;
  readonly name: string;
}

/** Takes the approved money from the account and schedules its return in the same transaction. */
export async function holdPayment(
  client: PoolClient,
  payment: Payment,
  holder: Holder,
  deps: PaymentsDeps,
): Promise<void> {
  await client.query('update payments.payment set holder_id = $2 where id = $1', [payment.id, holder.id]);
  await changeStatus(client, payment, 'pending', deps);
  await client.query('update payments.payment set steps = $2, due_at = $3 where id = $1', [
    payment.id,
    JSON.stringify([{ after: 0, to: 'cancelled' }]),
    deps.clock() + HOLD_HOURS * HOUR_MS,
  ]);
}

/**
 * Confirms a held payment for one of the merchant's players, once; it then continues as its account
 * behaves. Undefined when there is nothing to confirm: not held, not approved yet, or already returned.
 */
export async function confirmPayment(
  client: PoolClient,
  payment: Payment,
  player: ConfirmedPlayer,
  deps: PaymentsDeps,
): Promise<Payment | undefined> {
  if (payment.isHeld && payment.confirmedAt !== null)
    return payment.player === player.reference ? payment : undefined;
  if (!isAwaiting(payment) || payment.status !== 'pending') return undefined;
  await assignAccount(client, payment, player.reference);
  await client.query(
    `update payments.payment set player = $2, player_name = $3, confirmed_at = $4, steps = '[]', due_at = null where id = $1`,
    [payment.id, player.reference, player.name, deps.clock()],
  );
  const confirmed = await findPayment(client, payment.id);
  const { rows } = await client.query<{ behaviour: string }>(
    'select behaviour_id behaviour from payments.account where id = $1',
    [confirmed?.accountId],
  );
  const [account] = rows;
  if (!confirmed || !account) throw new Error(`Payment ${payment.id} has no account to pay from.`);
  return startSteps(client, confirmed, await findBehaviour(client, account.behaviour), deps);
}

/**
 * Assigns the account, stored before the player was known, to the player; reuses the player's existing one.
 */
async function assignAccount(client: PoolClient, payment: Payment, player: string): Promise<void> {
  if (payment.player === player) return;
  const { rows } = await client.query<{ id: string }>(
    `update payments.account existing set removed_at = null from payments.account unassigned
     where unassigned.id = $1 and existing.merchant = unassigned.merchant and existing.method_id = unassigned.method_id and existing.fingerprint = unassigned.fingerprint and existing.player = $2 returning existing.id`,
    [payment.accountId, player],
  );
  const [existing] = rows;
  if (!existing)
    return void (await client.query('update payments.account set player = $2 where id = $1', [
      payment.accountId,
      player,
    ]));
  await client.query('update payments.payment set account_id = $2 where id = $1', [payment.id, existing.id]);
  await client.query('delete from payments.account where id = $1', [payment.accountId]);
}
