import { startJob, type Job } from '@foyer/runtime';
import type { EngagementParts } from '../deps.ts';
import { storedText } from '../content/texts.ts';
import type { NewFact } from '../facts/fact.ts';
import { API_LOG } from '../facts/factRows.ts';
import { applyFact } from '../facts/factStore.ts';
import { plannedRuns } from './schedule.ts';
import {
  announceRun,
  cancelIfTooFew,
  finalise,
  LEADERBOARD_CHANGED,
  readRun,
  readUnsettled,
  type TournamentRun,
  type UnsettledEntry,
} from './tournamentStore.ts';

const EVERY_MS = 5_000;
const RETENTION_EVERY_MS = 3_600_000;
const BATCH = 200;
const KEPT_MS = 180 * 86_400_000;
/** Wait after the cutoff, in ms: rounds that were settled before it are still being published. */
const DELIVERY_MS = 60_000;

type Parts = Pick<EngagementParts, 'pool' | 'bus' | 'clock' | 'log' | 'ruleSets' | 'operator'>;

/** Announces runs, cancels those with too few players, makes results final, and gives prizes. */
export function startTournamentJob(parts: Parts, brands: readonly string[]): Job<number> {
  return startJob({
    name: 'tournaments',
    everyMs: EVERY_MS,
    firstMs: 0,
    log: parts.log,
    hasMore: (settled) => settled === BATCH,
    run: () => advanceTournaments(parts, brands),
  });
}

/** Deletes places of results past their retention (shared/docs/data-retention.md). */
export function startTournamentRetention({ pool, clock, log }: Parts): Job<void> {
  return startJob({
    name: 'tournament retention',
    everyMs: RETENTION_EVERY_MS,
    firstMs: 0,
    log,
    run: () => deleteOldEntries(pool, clock()),
  });
}

/**
 * Executes the job once.
 *
 * @returns how many registrations were settled.
 */
export async function advanceTournaments(parts: Parts, brands: readonly string[]): Promise<number> {
  const { pool, clock } = parts;
  const now = clock();
  for (const brand of brands)
    for (const series of parts.ruleSets.current(brand)?.rules.tournaments ?? [])
      for (const run of plannedRuns(brand, series, now)) await announceRun(pool, brand, run);
  await decideRuns(parts, now);
  const entries = await readUnsettled(pool, BATCH);
  for (const entry of entries) await settle(parts, entry);
  return entries.length;
}

/** Deletes places of results that are older than 180 days; prizes and costs stay in the history of points. */
async function deleteOldEntries(pool: Parts['pool'], now: number): Promise<void> {
  await pool.query(
    `delete from engagement.tournament_entry e using engagement.tournament_run r
     where r.id = e.run_id and e.settled_at is not null and r.decided_at < $1`,
    [new Date(now - KEPT_MS)],
  );
}

async function decideRuns(parts: Parts, now: number): Promise<void> {
  const { pool, bus } = parts;
  const { rows } = await pool.query<{ id: string; late_till: Date }>(
    `select id, late_till from engagement.tournament_run where status = 'OPEN' and registration_till <= $1 order by late_till`,
    [new Date(now)],
  );
  for (const { id, late_till: lateTill } of rows) {
    const isOver = now >= lateTill.getTime() + DELIVERY_MS;
    const isDecided =
      (await cancelIfTooFew(pool, id, now)) ||
      (isOver && (await hasAllFacts(parts, lateTill)) && (await finalise(pool, id, now)));
    if (isDecided) await bus.publish(LEADERBOARD_CHANGED, { runId: id });
  }
}

/** True if every fact that the operator published before an instant is applied. */
async function hasAllFacts({ pool, operator }: Parts, before: Date): Promise<boolean> {
  const { rows } = await pool.query<{ last_id: number }>(
    'select last_id from engagement.event_cursor where service = $1',
    [API_LOG],
  );
  const waiting = await operator.events(rows[0]?.last_id ?? 0);
  return waiting.every(({ payload }) => settledAtOf(payload) >= before.getTime());
}

function settledAtOf(payload: unknown): number {
  const at = (payload as { readonly settledAt?: unknown } | null)?.settledAt;
  return typeof at === 'string' ? Date.parse(at) : Number.POSITIVE_INFINITY;
}

/** Gives the prize of a place, or returns the cost of a cancelled run. Repetitions change nothing. */
async function settle(parts: Parts, entry: UnsettledEntry): Promise<void> {
  const { brand, player_id: playerId, run_id: runId } = entry;
  const rules = parts.ruleSets.current(brand);
  const run = await readRun(parts.pool, runId);
  if (!rules || !run) return;
  const at = parts.clock();
  await applyFact(parts, { brand, playerId }, rules, async (state, client) => {
    const { rowCount } = await client.query(
      'update engagement.tournament_entry set settled_at = $3 where run_id = $1 and player_id = $2 and settled_at is null',
      [runId, playerId, new Date(at)],
    );
    // without a record the registration was erased
    return rowCount === 0 || !state.tournaments?.[runId] ? undefined : outcomeOf(run, entry, at);
  });
}

function outcomeOf({ terms }: TournamentRun, entry: UnsettledEntry, at: number): NewFact {
  const { brand, player_id: playerId, run_id: runId, place, status } = entry;
  const common = { brand, playerId, at, counts: true, caps: [], blocks: [] };
  const { cost, prizes } = terms;
  const name = storedText(terms.name);
  if (status === 'CANCELLED')
    return {
      ...common,
      kind: 'tournament-return',
      payload: { runId, name, cost },
      id: ['tournament-return', brand, playerId, runId].join(':'),
    };
  const prize = prizes.find(
    ({ placeFrom, placeTo }) => place !== null && place >= placeFrom && place <= placeTo,
  );
  return {
    ...common,
    kind: 'tournament-result',
    payload: { runId, name, place, reward: prize?.reward ?? null },
    id: ['tournament-result', brand, playerId, runId].join(':'),
  };
}
