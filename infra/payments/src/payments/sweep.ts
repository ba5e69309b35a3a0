import { inTransaction } from '@foyer/runtime';
import type { Work } from '../work.ts';
import { endChallenge } from './challenge.ts';
import { movePayment } from './movePayment.ts';
import { lockPayment } from './paymentStore.ts';
import { goOn } from './steps.ts';

const PAYMENTS_PER_SWEEP = 50;

/** One pass over what time alone brings about: later steps of banks, links and challenges that nobody answered. Returns how much it did. */
export async function sweepPayments(work: Work): Promise<number> {
  const { rows } = await work.pool.query<{ id: string; why: 'due' | 'unpaid' | 'unanswered' }>(
    `(select id, 'due' why from payments.payment where due_at <= $1 order by due_at limit $2)
     union all (select id, 'unpaid' from payments.payment where status = 'created' and direction = 'deposit' and action_expires_at <= $1 limit $2)
     union all (select payment_id, 'unanswered' from payments.challenge where outcome is null and expires_at <= $1 limit $2)`,
    [work.clock(), PAYMENTS_PER_SWEEP],
  );
  for (const { id, why } of rows) {
    await inTransaction<unknown>(work.pool, (client) =>
      why === 'unanswered' ? endChallenge(client, id, 'timed_out', work) : takeUp(client, id, work),
    ).catch(async (error: unknown) => {
      work.log.error('a payment cannot go on as its bank wants', { paymentId: id, why, error });
      // an edge that does not exist will not exist in a second either
      if ((error as { code?: unknown }).code === 'PY002')
        await work.pool.query("update payments.payment set steps = '[]', due_at = null where id = $1", [id]);
    });
  }
  return rows.length;
}

/** Reads again under the lock: another replica may have been quicker. */
async function takeUp(client: Parameters<typeof lockPayment>[0], id: string, work: Work): Promise<void> {
  const payment = await lockPayment(client, id);
  if (!payment) return;
  if (payment.dueAt !== null && payment.dueAt <= work.clock()) await goOn(client, payment, work);
  else if (
    payment.status === 'created' &&
    payment.direction === 'deposit' &&
    payment.actionExpiresAt <= work.clock()
  )
    await movePayment(client, payment, 'failed', work, 'timed_out');
}
