import type { PoolClient } from '@foyer/runtime';
import type { PaymentsDeps } from '../deps.ts';
import { changeStatus } from './changeStatus.ts';
import type { Payment } from './payment.ts';

/**
 * Undefined when it is too late. A step that a bank does not stop remains scheduled and may still complete.
 */
export async function cancelPayment(
  client: PoolClient,
  payment: Payment,
  deps: PaymentsDeps,
): Promise<Payment | undefined> {
  if (payment.status === 'cancelled') return payment;
  if (payment.direction !== 'deposit' || (payment.status !== 'created' && payment.status !== 'pending'))
    return undefined;
  if (!payment.ignoresCancel)
    await client.query("update payments.payment set steps = '[]', due_at = null where id = $1", [payment.id]);
  await client.query(
    "update payments.challenge set outcome = 'cancelled' where payment_id = $1 and outcome is null",
    [payment.id],
  );
  return changeStatus(client, payment, 'cancelled', deps);
}
