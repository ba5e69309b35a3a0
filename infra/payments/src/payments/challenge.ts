import type { PoolClient } from '@foyer/runtime';
import type { Queries, PaymentsDeps } from '../deps.ts';
import { changeStatus } from './changeStatus.ts';
import { findPayment, lockPayment } from './paymentStore.ts';
import { startSteps, findBehaviour } from './steps.ts';

export type ChallengeOutcome = 'passed' | 'failed' | 'cancelled' | 'timed_out';

export interface Challenge {
  readonly oneTimeCode: string;
  readonly attempts: number;
  readonly expiresAt: number;
  readonly outcome: ChallengeOutcome | null;
}

/** Wrong codes before the bank ends the challenge. */
export const CHALLENGE_ATTEMPTS = 3;
const CODE_FAILURE = {
  failed: 'authentication_failed',
  cancelled: 'authentication_failed',
  timed_out: 'timed_out',
} as const;

export async function openChallenge(
  client: PoolClient,
  paymentId: string,
  oneTimeCode: string,
  expiresAt: number,
): Promise<void> {
  await client.query(
    'insert into payments.challenge (payment_id, one_time_code, expires_at) values ($1, $2, $3) on conflict (payment_id) do nothing',
    [paymentId, oneTimeCode, expiresAt],
  );
}

export async function findChallenge(queries: Queries, paymentId: string): Promise<Challenge | undefined> {
  const { rows } = await queries.query<Challenge>(
    'select one_time_code "oneTimeCode", attempts, expires_at "expiresAt", outcome from payments.challenge where payment_id = $1',
    [paymentId],
  );
  return rows[0];
}

/** Result of a code; undefined while the customer may try again. */
export async function answerChallenge(
  client: PoolClient,
  paymentId: string,
  code: string,
  deps: PaymentsDeps,
): Promise<ChallengeOutcome | undefined> {
  const payment = await lockPayment(client, paymentId);
  const challenge = await findChallenge(client, paymentId);
  if (!payment || !challenge) return 'failed';
  if (challenge.outcome !== null) return challenge.outcome;
  if (challenge.expiresAt <= deps.clock()) return endChallenge(client, paymentId, 'timed_out', deps);
  if (code === challenge.oneTimeCode) return endChallenge(client, paymentId, 'passed', deps);
  await client.query('update payments.challenge set attempts = attempts + 1 where payment_id = $1', [
    paymentId,
  ]);
  return challenge.attempts + 1 >= CHALLENGE_ATTEMPTS
    ? endChallenge(client, paymentId, 'failed', deps)
    : undefined;
}

/** Ends a challenge once; the payment continues or fails accordingly. */
export async function endChallenge(
  client: PoolClient,
  paymentId: string,
  outcome: ChallengeOutcome,
  deps: PaymentsDeps,
): Promise<ChallengeOutcome> {
  const payment = await lockPayment(client, paymentId);
  const ended = await client.query(
    'update payments.challenge set outcome = $2 where payment_id = $1 and outcome is null',
    [paymentId, outcome],
  );
  if (ended.rowCount === 0) return (await findChallenge(client, paymentId))?.outcome ?? outcome;
  if (payment?.status !== 'created') return outcome;
  if (outcome === 'passed') await passOn(client, paymentId, deps);
  else await changeStatus(client, payment, 'failed', deps, CODE_FAILURE[outcome]);
  return outcome;
}

async function passOn(client: PoolClient, paymentId: string, deps: PaymentsDeps): Promise<void> {
  const payment = await findPayment(client, paymentId);
  const { rows } = await client.query<{ behaviour: string }>(
    'select behaviour_id behaviour from payments.account where id = $1',
    [payment?.accountId],
  );
  const [account] = rows;
  if (payment && account)
    await startSteps(client, payment, await findBehaviour(client, account.behaviour), deps);
}
