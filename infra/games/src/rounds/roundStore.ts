import type { Clock, Pool, PoolClient } from '@foyer/runtime';
import type { Round, RoundChange } from './round.ts';
import { OPEN_STATES, type RoundState } from './roundMachine.ts';

/** Lease of a round for the process that works on it; longer than a wallet call may take. */
export const ROUND_LEASE_MS = 8_000;

const COLUMNS = `id, session_id "sessionId", game_id "gameId", engine, model_id "modelId", model_version "modelVersion", mode, brand,
  player_id "playerId", operator_session_id "operatorSessionId", currency, state, bet, stake_minor "stakeMinor", free_spins_id "freeSpinsId", outcome, draws, return_minor "returnMinor",
  bet_transaction_id "betTransactionId", win_transaction_id "winTransactionId", rollback_transaction_id "rollbackTransactionId", refusal,
  balance_minor "balanceMinor", balance_version "balanceVersion", attempts, next_attempt_at "nextAttemptAt", created_at "createdAt", closed_at "closedAt"`;

export interface RoundHistoryQuery {
  readonly brand: string;
  readonly playerId: string | null;
  readonly sessionId: string;
  readonly mode: Round['mode'];
  readonly gameId: string;
  /** Only rounds created before this time. */
  readonly before: number;
  readonly limit: number;
}

export interface RoundStore {
  insert(client: PoolClient, round: Round): Promise<void>;
  find(id: string): Promise<Round | undefined>;
  /** Runs on the caller's connection, within its transaction. */
  hasOpen(client: PoolClient, sessionId: string): Promise<boolean>;
  /** Changes the state and renews the lease; undefined when another process changed the round first. */
  move(round: Round, to: RoundState, change: RoundChange): Promise<Round | undefined>;
  /** Finished rounds of a player in one game, newest first; of one session for a demo. */
  history(query: RoundHistoryQuery): Promise<readonly Round[]>;
  /** Postpones an unfinished round. */
  postpone(round: Round, delayMs: number): Promise<void>;
  /** Claims unfinished rounds with an expired lease; each goes to one process. */
  claimDue(limit: number): Promise<readonly Round[]>;
  /** Claims unfinished rounds of one player or demo session, without waiting for the timer. */
  claimDueOf(sessionIds: readonly string[]): Promise<readonly Round[]>;
}

export function createRoundStore(pool: Pool, clock: Clock): RoundStore {
  async function one(where: string, values: readonly unknown[]): Promise<Round | undefined> {
    const { rows } = await pool.query<Round>(`select ${COLUMNS} from games.round where ${where}`, [
      ...values,
    ]);
    return rows[0];
  }
  async function claim(condition: string, values: readonly unknown[]): Promise<readonly Round[]> {
    const { rows } = await pool.query<Round>(
      `update games.round set next_attempt_at = $1 where id in (
         select id from games.round where state = any($2) and next_attempt_at <= $3 and ${condition} order by next_attempt_at limit 50 for update skip locked
       ) returning ${COLUMNS}`,
      [clock() + ROUND_LEASE_MS, OPEN_STATES, clock(), ...values],
    );
    return rows;
  }
  return {
    insert: insertRound,
    find: (id) => one('id = $1', [id]),
    async hasOpen(client, sessionId) {
      const { rowCount } = await client.query(
        'select 1 from games.round where session_id = $1 and state = any($2)',
        [sessionId, OPEN_STATES],
      );
      return rowCount !== 0;
    },
    async move(round, to, change) {
      const next = { ...round, ...change };
      const { rows } = await pool.query<Round>(
        `update games.round set state = $3, outcome = $4, draws = $5, return_minor = $6, refusal = $7, balance_minor = $8, balance_version = $9, attempts = $10, closed_at = $11, next_attempt_at = $12
         where id = $1 and state = $2 returning ${COLUMNS}`,
        [
          round.id,
          round.state,
          to,
          json(next.outcome),
          json(next.draws),
          next.returnMinor,
          next.refusal,
          next.balanceMinor,
          next.balanceVersion,
          next.attempts,
          next.closedAt,
          clock() + ROUND_LEASE_MS,
        ],
      );
      return rows[0];
    },
    async history({ brand, playerId, sessionId, mode, gameId, before, limit }) {
      const isPlayer = mode === 'real' && playerId !== null;
      const { rows } = await pool.query<Round>(
        `select ${COLUMNS} from games.round where ${isPlayer ? 'brand = $1 and player_id = $2' : '$1::text is not null and session_id = $2'} and mode = $3 and game_id = $4 and created_at < $5
           and state in ('closed', 'resolved', 'rolledBack') order by created_at desc limit $6`,
        [brand, isPlayer ? playerId : sessionId, mode, gameId, before, limit],
      );
      return rows;
    },
    async postpone(round, delayMs) {
      await pool.query(
        'update games.round set attempts = attempts + 1, next_attempt_at = $3 where id = $1 and state = $2',
        [round.id, round.state, clock() + delayMs],
      );
    },
    claimDue: (limit) => claim(`$4::int > 0`, [limit]),
    claimDueOf: (sessionIds) => claim('session_id = any($4)', [sessionIds]),
  };
}

async function insertRound(client: PoolClient, round: Round): Promise<void> {
  await client.query(
    `insert into games.round (id, session_id, game_id, engine, model_id, model_version, mode, brand, player_id, operator_session_id, currency, state, bet, stake_minor, free_spins_id,
       bet_transaction_id, win_transaction_id, rollback_transaction_id, next_attempt_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      round.id,
      round.sessionId,
      round.gameId,
      round.engine,
      round.modelId,
      round.modelVersion,
      round.mode,
      round.brand,
      round.playerId,
      round.operatorSessionId,
      round.currency,
      round.state,
      json(round.bet),
      round.stakeMinor,
      round.freeSpinsId,
      round.betTransactionId,
      round.winTransactionId,
      round.rollbackTransactionId,
      round.nextAttemptAt,
      round.createdAt,
    ],
  );
}

/** pg would send an array as a PostgreSQL array */
function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
