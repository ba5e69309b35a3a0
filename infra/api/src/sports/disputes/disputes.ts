import { MAX_DISPUTES_PER_BET, type DisputeReason } from '@foyer/kernel/bet-disputes';
import { fail, succeed, type Result } from '@foyer/kernel';
import type { DisputeCase, DisputeDecision, DisputeSnapshot } from '@foyer/kernel/sports-dispute-answers';
import type { Clock, Pool } from '@foyer/runtime';
import { readBet } from '../betRows.ts';
import { snapshotOf } from './snapshot.ts';

export interface DisputeDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

export interface DisputeRow {
  readonly id: number;
  readonly bet_id: string;
  readonly status: 'OPEN' | DisputeDecision;
  readonly reason: DisputeReason;
  readonly message: string;
  readonly created_at: Date;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

export type DisputeRefusal =
  | 'UNKNOWN_BET'
  | 'NOT_SETTLED'
  | 'CHANGED'
  | 'ALREADY_OPEN'
  | 'TOO_MANY'
  | 'KEY_REUSED';

export interface DisputeRequest {
  readonly betId: string;
  readonly reason: DisputeReason;
  readonly message: string;
  readonly key: string;
}

const COLUMNS = 'd.id, d.bet_id, d.status, d.reason, d.message, d.created_at, d.answer, d.answered_at';
/** Disputes that the console lists. */
const MAX_CASES = 200;

/** Opens a dispute with a snapshot of the bet, its results and arithmetic; once per key. */
export async function openDispute(
  { pool, clock }: DisputeDeps,
  playerId: string,
  { betId, reason, message, key }: DisputeRequest,
): Promise<Result<DisputeRow, DisputeRefusal>> {
  const bet = await readBet(pool, playerId, betId);
  if (!bet) return fail('UNKNOWN_BET');
  const { rows } = await pool.query<{ code: 'OK' | DisputeRefusal; dispute_id: number | null }>(
    'select code, dispute_id from api.open_sports_dispute($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      playerId,
      betId,
      bet.legs.map(({ result_number: number }) => number),
      key,
      reason,
      message,
      JSON.stringify(snapshotOf(bet)),
      MAX_DISPUTES_PER_BET,
      new Date(clock()),
    ],
  );
  const code = rows[0]?.code ?? 'UNKNOWN_BET';
  if (code !== 'OK') return fail(code);
  const stored = await pool.query<DisputeRow>(`select ${COLUMNS} from api.sports_dispute d where d.id = $1`, [
    rows[0]?.dispute_id,
  ]);
  const [dispute] = stored.rows;
  if (!dispute) throw new Error('A stored dispute was not found.');
  return succeed(dispute);
}

/** Disputes of the player about a bet, newest first. */
export async function readDisputes(
  pool: Pool,
  playerId: string,
  betId: string,
): Promise<readonly DisputeRow[]> {
  const { rows } = await pool.query<DisputeRow>(
    `select ${COLUMNS} from api.sports_dispute d where d.player_id = $1 and d.bet_id = $2 order by d.id desc`,
    [playerId, betId],
  );
  return rows;
}

/** Open disputes, oldest first. */
export async function readDisputeCases(
  pool: Pool,
  brand: string | undefined,
): Promise<readonly DisputeCase[]> {
  const { rows } = await pool.query<
    DisputeRow & { readonly brand: string; readonly player_id: string; readonly snapshot: DisputeSnapshot }
  >(
    `select ${COLUMNS}, b.brand, d.player_id, d.snapshot from api.sports_dispute d join api.sports_bet b on b.id = d.bet_id
     where d.status = 'OPEN' and ($1::text is null or b.brand = $1) order by d.id limit $2`,
    [brand ?? null, MAX_CASES],
  );
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    playerId: row.player_id,
    betId: row.bet_id,
    reason: row.reason,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    snapshot: row.snapshot,
  }));
}

export interface DisputeAnswer {
  readonly id: number;
  readonly decision: DisputeDecision;
  /** Text for the player. */
  readonly answer: string;
  /** For the audit. */
  readonly reason: string;
  readonly staff: string;
  readonly key: string;
}

/** Stores the answer of staff with the email about it; once per key. */
export async function answerDispute(
  { pool, clock }: DisputeDeps,
  { id, decision, answer, reason, staff, key }: DisputeAnswer,
): Promise<'OK' | 'UNKNOWN' | 'KEY_REUSED' | 'ALREADY_ANSWERED'> {
  const { rows } = await pool.query<{ code: 'OK' | 'UNKNOWN' | 'KEY_REUSED' | 'ALREADY_ANSWERED' }>(
    'select api.answer_sports_dispute($1, $2, $3, $4, $5, $6, $7) as code',
    [id, decision, answer, reason, staff, key, new Date(clock())],
  );
  return rows[0]?.code ?? 'UNKNOWN';
}
