import type { PoolClient } from '@foyer/runtime';
import type { Payment } from './payment.ts';

/** Distinct cards of one player that may fail within an hour; more indicates card testing. */
export const FAILED_CARDS_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/**
 * True if a player is card testing. All cards are then declined without asking the bank, so that valid and
 * invalid numbers get the same response.
 */
export async function isCardTesting(
  client: PoolClient,
  { merchant, player }: Pick<Payment, 'merchant' | 'player'>,
  now: number,
): Promise<boolean> {
  const { rows } = await client.query<{ cards: number }>(
    `select count(distinct account.id)::int cards from payments.account join payments.payment on payment.account_id = account.id
     where account.merchant = $1 and account.player = $2 and account.kind = 'card' and payment.status = 'failed' and payment.failure <> 'timed_out' and payment.updated_at > $3`,
    [merchant, player, now - HOUR_MS],
  );
  return (rows[0]?.cards ?? 0) >= FAILED_CARDS_AN_HOUR;
}
