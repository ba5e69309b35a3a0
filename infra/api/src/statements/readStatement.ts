import type { StatementLine, StatementProduct } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import {
  linesOf,
  paymentTotalsOf,
  productsOf,
  type PaymentTotals,
  type StatementSum,
} from './statementLines.ts';

export interface Period {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

export interface Balances {
  readonly balance: number;
  readonly bonus_balance: number;
}

export interface StatementSummary extends Period, PaymentTotals {
  readonly opening: Balances;
  readonly closing: Balances;
  readonly lines: readonly StatementLine[];
  readonly products: readonly StatementProduct[];
}

/** Range in the player's sequence of movements that contains the whole statement. */
export interface VersionSpan {
  readonly after: number;
  readonly to: number;
}

export async function readSpan(pool: Pool, playerId: string, { from, to }: Period): Promise<VersionSpan> {
  const { rows } = await pool.query<VersionSpan>(
    'select api.version_at($1, $2) as after, api.version_at($1, $3) as to',
    [playerId, from, to],
  );
  const { after, to: last } = rows[0] ?? { after: 0, to: 0 };
  return { after, to: Math.max(after, last) };
}

/** All movements between two instants; balances and lines are read between the same two movements. */
export async function readStatement(
  pool: Pool,
  playerId: string,
  period: Period,
  isLive: (gameId: string) => boolean,
): Promise<StatementSummary> {
  const span = await readSpan(pool, playerId, period);
  const [opening, closing, sums, rounds] = await Promise.all([
    balancesAt(pool, playerId, span.after),
    balancesAt(pool, playerId, span.to),
    readSums(pool, playerId, span),
    readRounds(pool, playerId, period),
  ]);
  const lines = linesOf(sums);
  return {
    ...period,
    opening,
    closing,
    lines,
    products: productsOf(sums, rounds, isLive),
    ...paymentTotalsOf(lines),
  };
}

async function balancesAt(pool: Pool, playerId: string, version: number): Promise<Balances> {
  const { rows } = await pool.query<Balances>('select * from api.balance_at_version($1, $2)', [
    playerId,
    version,
  ]);
  return rows[0] ?? { balance: 0, bonus_balance: 0 };
}

async function readSums(
  pool: Pool,
  playerId: string,
  { after, to }: VersionSpan,
): Promise<readonly StatementSum[]> {
  return (
    await pool.query<StatementSum>('select * from api.statement_sums($1, $2, $3)', [playerId, after, to])
  ).rows;
}

async function readRounds(
  pool: Pool,
  playerId: string,
  { from, to }: Period,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ game_id: string; rounds: number }>(
    `select coalesce(game_id, '') as game_id, count(*) as rounds from api.wager where player_id = $1 and product in ('casino', 'sportsbook') and opened_at >= $2 and opened_at < $3 and status <> 'ROLLED_BACK' group by 1`,
    [playerId, from, to],
  );
  return new Map(rows.map((row) => [row.game_id, row.rounds]));
}
