import type { Pool } from '@foyer/runtime';
import type { Caller } from '../http/callers.ts';
import type { PotId } from './potModel.ts';

/** A paid win that its player has not confirmed yet. */
export interface UnseenWin {
  readonly paymentId: string;
  readonly potId: PotId;
  readonly amountMinor: number;
  readonly currency: string;
  /** Number of players who share the pot. */
  readonly winners: number;
}

/** Wins that are sent at once; the next ones follow when these are confirmed and the socket opens again. */
const MAX_WINS = 10;

/** Paid wins of the player that no page has confirmed, oldest first. */
export async function readUnseenWins(pool: Pool, { playerId, brand }: Caller): Promise<readonly UnseenWin[]> {
  const { rows } = await pool.query<{
    readonly id: string;
    readonly pot_id: PotId;
    readonly amount: number;
    readonly currency: string;
    readonly winners: number;
  }>(
    `select p.id, w.pot_id, p.amount, p.currency, (select count(*) from jackpot.payment o where o.win_id = w.id) as winners
     from jackpot.payment p join jackpot.win w on w.id = p.win_id
     where p.player_id = $1 and p.brand = $2 and p.paid_at is not null and p.seen_at is null order by w.at, p.id limit $3`,
    [playerId, brand, MAX_WINS],
  );
  return rows.map(({ id, pot_id: potId, amount, currency, winners }) => ({
    paymentId: id,
    potId,
    amountMinor: amount,
    currency,
    winners,
  }));
}

/** Stores that a page has shown the win; without effect for a win of another player. */
export async function markSeen(pool: Pool, { playerId, brand }: Caller, paymentId: string): Promise<void> {
  await pool.query(
    'update jackpot.payment set seen_at = now() where id = $1 and player_id = $2 and brand = $3 and seen_at is null',
    [paymentId, playerId, brand],
  );
}
