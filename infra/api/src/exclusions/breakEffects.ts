import type { Pool } from '@foyer/runtime';

/** Rounds, bets and withdrawals of a player that are still open when a break starts. */
export interface OpenItems {
  readonly openRounds: number;
  readonly openBets: number;
  readonly runningWithdrawals: number;
}

export async function readOpenItems(pool: Pool, playerId: string): Promise<OpenItems> {
  const { rows } = await pool.query<{ rounds: number; bets: number; withdrawals: number }>(
    `select (select count(*)::int from api.wager where player_id = $1 and status = 'OPEN' and product = 'casino') as rounds,
       (select count(*)::int from api.wager where player_id = $1 and status = 'OPEN' and product = 'sportsbook') as bets,
       (select count(*)::int from api.payment_transaction where player_id = $1 and direction = 'Withdrawal' and ended_at is null) as withdrawals`,
    [playerId],
  );
  const [row] = rows;
  return {
    openRounds: row?.rounds ?? 0,
    openBets: row?.bets ?? 0,
    runningWithdrawals: row?.withdrawals ?? 0,
  };
}
