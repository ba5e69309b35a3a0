import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { Player } from '../player.ts';
import type { PlannedRun } from './schedule.ts';
import type { TournamentRecord } from './scoring.ts';
import { termsSchema, type TournamentTerms } from '@foyer/market/engagement-rules';
import type { RunSituation } from './tournamentStatus.ts';

/** Published after the leaderboard of a run changed. */
export const LEADERBOARD_CHANGED = 'engagement.leaderboard-changed';
export const leaderboardChangedSchema = v.object({ runId: v.string() });

/** A stored run. Times are milliseconds since the epoch. */
export interface TournamentRun extends Omit<RunSituation, 'playersMin'> {
  readonly id: string;
  readonly brand: string;
  readonly terms: TournamentTerms;
  readonly lateTill: number;
}

interface RunRow {
  readonly id: string;
  readonly brand: string;
  readonly terms: unknown;
  readonly registration_from: Date;
  readonly registration_till: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly late_till: Date;
  readonly players: number;
  readonly status: 'OPEN' | 'CANCELLED' | 'FINAL';
}

const COLUMNS =
  'id, brand, terms, registration_from, registration_till, starts_at, ends_at, late_till, players, status';
/** Runs stay on the page this long after their end. */
const SHOWN_AFTER_MS = 8 * 86_400_000;

/** Announces a run with its terms; a run that is already announced keeps its terms. */
export async function announceRun(pool: Pool, brand: string, run: PlannedRun): Promise<void> {
  await pool.query(
    `insert into engagement.tournament_run (id, brand, series, terms, registration_from, registration_till, starts_at, ends_at, late_till)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      run.id,
      brand,
      run.series,
      JSON.stringify(run.terms),
      new Date(run.registrationFrom),
      new Date(run.registrationTill),
      new Date(run.startsAt),
      new Date(run.endsAt),
      new Date(run.lateTill),
    ],
  );
}

/** Runs of a brand that the page shows: open ones, and those that ended within eight days. */
export async function readRuns(pool: Pool, brand: string, now: number): Promise<readonly TournamentRun[]> {
  const { rows } = await pool.query<RunRow>(
    `select ${COLUMNS} from engagement.tournament_run where brand = $1 and ends_at > $2 order by starts_at, id`,
    [brand, new Date(now - SHOWN_AFTER_MS)],
  );
  return rows.map(runOf);
}

export async function readRun(pool: Pool, id: string): Promise<TournamentRun | undefined> {
  const { rows } = await pool.query<RunRow>(
    `select ${COLUMNS} from engagement.tournament_run where id = $1`,
    [id],
  );
  return rows[0] && runOf(rows[0]);
}

/** Locks a run until the transaction ends, so that registrations and decisions about it follow one another. */
export async function lockRun(client: PoolClient, id: string): Promise<TournamentRun | undefined> {
  const { rows } = await client.query<RunRow>(
    `select ${COLUMNS} from engagement.tournament_run where id = $1 for update`,
    [id],
  );
  return rows[0] && runOf(rows[0]);
}

function runOf(row: RunRow): TournamentRun {
  return {
    id: row.id,
    brand: row.brand,
    terms: v.parse(termsSchema, row.terms),
    registrationFrom: row.registration_from.getTime(),
    registrationTill: row.registration_till.getTime(),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    lateTill: row.late_till.getTime(),
    players: row.players,
    status: row.status,
  };
}

/** Stores a registration in the transaction of its fact, with the run locked. */
export async function insertEntry(
  client: PoolClient,
  runId: string,
  { brand, playerId }: Player,
  initials: string,
  now: number,
): Promise<void> {
  await client.query(
    `insert into engagement.tournament_entry (run_id, brand, player_id, initials, reached_at, registered_at) values ($1, $2, $3, $4, $5, $5)`,
    [runId, brand, playerId, initials, new Date(now)],
  );
  await client.query('update engagement.tournament_run set players = players + 1 where id = $1', [runId]);
}

/**
 * Stores the scores that a fact changed, in its transaction. The score of a run that is decided stays as it was.
 * @returns the ids of the runs.
 */
export async function storeScores(
  client: PoolClient,
  { playerId }: Player,
  before: Readonly<Record<string, TournamentRecord>> | undefined,
  after: Readonly<Record<string, TournamentRecord>> | undefined,
  seq: number,
): Promise<readonly string[]> {
  if (before === after) return [];
  const changed = Object.entries(after ?? {}).filter(
    ([id, { rounds }]) => before?.[id] !== undefined && before[id].rounds !== rounds,
  );
  for (const [id, { score, rounds, reachedAt }] of changed)
    await client.query(
      `update engagement.tournament_entry e set score = $3, rounds = $4,
         reached_seq = case when e.score = $3 and e.reached_at = $5 then e.reached_seq else $6 end, reached_at = $5
       from engagement.tournament_run r
       where e.run_id = $1 and e.player_id = $2 and r.id = e.run_id and r.status = 'OPEN'`,
      [id, playerId, score, rounds, new Date(reachedAt), seq],
    );
  return changed.map(([id]) => id);
}

/** Entries whose run is decided and whose prize or cost is still due. */
export interface UnsettledEntry {
  readonly run_id: string;
  readonly brand: string;
  readonly player_id: string;
  readonly place: number | null;
  readonly status: 'CANCELLED' | 'FINAL';
}

export async function readUnsettled(pool: Pool, most: number): Promise<readonly UnsettledEntry[]> {
  const { rows } = await pool.query<UnsettledEntry>(
    `select e.run_id, e.brand, e.player_id, e.place, r.status from engagement.tournament_entry e
     join engagement.tournament_run r on r.id = e.run_id
     where e.settled_at is null and r.status <> 'OPEN' order by r.decided_at, e.place nulls last, e.player_id limit $1`,
    [most],
  );
  return rows;
}

/**
 * Cancels a run for lack of players when its registration is over.
 * @returns true when it was cancelled now.
 */
export async function cancelIfTooFew(pool: Pool, id: string, now: number): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const run = await lockRun(client, id);
    if (!run || run.status !== 'OPEN' || now < run.registrationTill || run.players >= run.terms.playersMin)
      return false;
    await decide(client, id, 'CANCELLED', now);
    return true;
  });
}

/**
 * Makes the result of a run final: the places of all players with a score. Equal scores: the one that was reached
 * first; reached at the same time: the one whose round was stored first.
 *
 * @returns true when it became final now.
 */
export async function finalise(pool: Pool, id: string, now: number): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const run = await lockRun(client, id);
    if (!run || run.status !== 'OPEN' || now < run.lateTill || run.players < run.terms.playersMin)
      return false;
    await decide(client, id, 'FINAL', now);
    await client.query(
      `update engagement.tournament_entry e set place = ranked.place from (
         select player_id, row_number() over (order by score desc, reached_at, reached_seq, player_id) as place
         from engagement.tournament_entry where run_id = $1 and score > 0) ranked
       where e.run_id = $1 and e.player_id = ranked.player_id`,
      [id],
    );
    return true;
  });
}

async function decide(
  client: PoolClient,
  id: string,
  status: 'CANCELLED' | 'FINAL',
  now: number,
): Promise<void> {
  await client.query('update engagement.tournament_run set status = $2, decided_at = $3 where id = $1', [
    id,
    status,
    new Date(now),
  ]);
}
