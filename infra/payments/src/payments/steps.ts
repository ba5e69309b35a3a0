import type { PoolClient } from '@foyer/runtime';
import type { Behaviour, Step } from '../../catalogue/behaviours.ts';
import type { Queries, PaymentsDeps } from '../deps.ts';
import { changeStatus } from './changeStatus.ts';
import type { Payment } from './payment.ts';

const SECOND_MS = 1_000;

export async function findBehaviour(queries: Queries, id: string): Promise<Behaviour> {
  const { rows } = await queries.query<Behaviour>(
    `select id, authentication, challenge_seconds "challengeSeconds", answer_delay_seconds "answerDelaySeconds", deposit_steps "depositSteps", payout_steps "payoutSteps",
     can_receive "canReceive", ignores_cancel "ignoresCancel" from payments.behaviour where id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new Error(`Payment behaviour ${id} does not exist.`);
  return found;
}

/** Starts the bank's processing: runs immediate steps and schedules the later ones. */
export async function startSteps(
  client: PoolClient,
  payment: Payment,
  behaviour: Behaviour,
  deps: PaymentsDeps,
): Promise<Payment> {
  await client.query('update payments.payment set ignores_cancel = $2 where id = $1', [
    payment.id,
    behaviour.ignoresCancel,
  ]);
  return takeSteps(
    client,
    payment,
    payment.direction === 'deposit' ? behaviour.depositSteps : behaviour.payoutSteps,
    deps,
  );
}

/** Continues from a scheduled step that is due. */
export async function continueSteps(
  client: PoolClient,
  payment: Payment,
  deps: PaymentsDeps,
): Promise<Payment> {
  const [due, ...rest] = payment.steps;
  return takeSteps(client, payment, due ? [{ ...due, after: 0 }, ...rest] : [], deps);
}

async function takeSteps(
  client: PoolClient,
  payment: Payment,
  steps: readonly Step[],
  deps: PaymentsDeps,
): Promise<Payment> {
  let current = payment;
  let left = steps;
  for (let [step] = left; step?.after === 0; [step] = left) {
    current = await changeStatus(client, current, step.to, deps, step.failure);
    left = left.slice(1);
  }
  const [next] = left;
  await client.query('update payments.payment set steps = $2, due_at = $3 where id = $1', [
    payment.id,
    JSON.stringify(left),
    next ? deps.clock() + next.after * SECOND_MS : null,
  ]);
  return current;
}
