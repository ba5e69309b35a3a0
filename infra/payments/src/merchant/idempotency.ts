import { createHash } from 'node:crypto';
import { inTransaction, type PoolClient } from '@foyer/runtime';
import type { PaymentsDeps } from '../deps.ts';
import { refusal, type Answer } from './answer.ts';

const ACCEPTED_BELOW = 400;

/**
 * Runs an operation once per idempotency key: key, effect and response are stored in one transaction, so
 * concurrent requests wait for the first and receive the same response. Refusals are not stored; a
 * corrected request may reuse the key.
 */
export async function once(
  deps: PaymentsDeps,
  key: string,
  request: string,
  effect: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const hash = createHash('sha256').update(request).digest('hex');
  let refused: Answer | undefined;
  const response = await inTransaction(deps.pool, async (client) => {
    const taken = await client.query(
      'insert into payments.idempotency (key, body_hash, created_at) values ($1, $2, $3) on conflict (key) do nothing',
      [key, hash, deps.clock()],
    );
    if (taken.rowCount === 0) return replay(client, key, hash);
    const first = await effect(client);
    if (first.status >= ACCEPTED_BELOW) {
      refused = first;
      throw new Refused();
    }
    await client.query('update payments.idempotency set status = $2, answer = $3 where key = $1', [
      key,
      first.status,
      JSON.stringify(first.body),
    ]);
    return first;
  }).catch((error: unknown) => {
    if (error instanceof Refused && refused) return refused;
    throw error;
  });
  return response;
}

/** Thrown to roll back the transaction. */
class Refused extends Error {}

async function replay(client: PoolClient, key: string, hash: string): Promise<Answer> {
  const { rows } = await client.query<{ hash: string; status: number; answer: string }>(
    'select body_hash hash, status, answer from payments.idempotency where key = $1 and status is not null and answer is not null',
    [key],
  );
  const [first] = rows;
  if (!first) return refusal(409, 'IDEMPOTENCY_KEY_REUSED');
  return first.hash === hash
    ? { status: first.status, body: JSON.parse(first.answer) as unknown }
    : refusal(409, 'IDEMPOTENCY_KEY_REUSED');
}
