import type { PaymentsDeps } from '../deps.ts';

/**
 * Retention of idempotency keys: ten times the webhook retry period. A later request with the key still
 * finds its payment, because a reference belongs to one payment permanently and cancellations and refunds
 * apply once.
 */
export const KEY_RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
export const KEYS_A_PASS = 500;

/** Deletes expired idempotency keys. Returns the number deleted. */
export async function deleteExpiredKeys(
  { pool, clock }: Pick<PaymentsDeps, 'pool' | 'clock'>,
  maxRows = KEYS_A_PASS,
): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from payments.idempotency where key in (select key from payments.idempotency where created_at < $1 order by created_at limit $2 for update skip locked)',
    [clock() - KEY_RETENTION_DAYS * DAY_MS, maxRows],
  );
  return rowCount ?? 0;
}
