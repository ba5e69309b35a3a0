import { inTransaction, SQL_STATES } from '@foyer/runtime';
import type { PaymentsDeps } from '../deps.ts';
import { endChallenge } from './challenge.ts';
import { changeStatus } from './changeStatus.ts';
import { lockPayment } from './paymentStore.ts';
import { continueSteps } from './steps.ts';

const PAYMENTS_PER_SWEEP = 50;

/**
 * One pass over time-based work: scheduled bank steps, expired links and challenges. Returns the number of
 * changes.
 */
export async function sweepPayments(deps: PaymentsDeps): Promise<number> {
  const { rows } = await deps.pool.query<{ id: string; reason: 'due' | 'unpaid' | 'unanswered' }>(
    `(select id, 'due' reason from payments.payment where due_at <= $1 order by due_at limit $2)
     union all (select id, 'unpaid' from payments.payment where status = 'created' and direction = 'deposit' and action_expires_at <= $1 limit $2)
     union all (select payment_id, 'unanswered' from payments.challenge where outcome is null and expires_at <= $1 limit $2)`,
    [deps.clock(), PAYMENTS_PER_SWEEP],
  );
  for (const { id, reason } of rows) {
    await inTransaction<unknown>(deps.pool, (client) =>
      reason === 'unanswered'
        ? endChallenge(client, id, 'timed_out', deps)
        : lockDuePayment(client, id, deps),
    ).catch(async (error: unknown) => {
      deps.log.error('payment step failed', { paymentId: id, reason, error });
      // an invalid edge stays invalid, so the step is not retried
      if ((error as { code?: unknown }).code === SQL_STATES.invariant)
        await deps.pool.query("update payments.payment set steps = '[]', due_at = null where id = $1", [id]);
    });
  }
  return rows.length;
}

/** Reads again under the lock, because another replica may have processed it. */
async function lockDuePayment(
  client: Parameters<typeof lockPayment>[0],
  id: string,
  deps: PaymentsDeps,
): Promise<void> {
  const payment = await lockPayment(client, id);
  if (!payment) return;
  if (payment.dueAt !== null && payment.dueAt <= deps.clock()) await continueSteps(client, payment, deps);
  else if (
    payment.status === 'created' &&
    payment.direction === 'deposit' &&
    payment.actionExpiresAt <= deps.clock()
  )
    await changeStatus(client, payment, 'failed', deps, 'timed_out');
}
