import type { Work } from '../work.ts';

/**
 * How long an answer is kept for its key: ten times as long as webhooks are repeated, and far longer than any merchant's retries.
 * A key that comes later finds the payment it made: a reference is one payment for ever, and what is cancelled or refunded is not so twice.
 */
export const KEYS_KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
export const KEYS_A_PASS = 500;

/** One pass over keys that are old enough to be forgotten. Returns how many went. */
export async function forgetKeys(
  { pool, clock }: Pick<Work, 'pool' | 'clock'>,
  most = KEYS_A_PASS,
): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from payments.idempotency where key in (select key from payments.idempotency where created_at < $1 order by created_at limit $2 for update skip locked)',
    [clock() - KEYS_KEPT_DAYS * DAY_MS, most],
  );
  return rowCount ?? 0;
}
