import { inTransaction, READY_BOUNDS_MS, type EvidenceCell, type Pool } from '@foyer/runtime';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Violation } from '@foyer/kernel/health-answers';
import { storeErrors } from '../reports/errorStore.ts';
import type { ReceivedError, ReceivedEvidence } from './evidenceSchema.ts';

const DAY_MS = 24 * 3_600_000;
const RETENTION_DAYS = 14;
/**
 * Maximum age of evidence in milliseconds: an edge may have been offline for this long, and older evidence
 * does not concern the current releases.
 */
const OLDEST_MS = DAY_MS;
/** Maximum clock difference of an edge that is ahead, in milliseconds. */
const NEWEST_MS = 60_000;

/** Stores a batch once. @returns false for a batch that was already stored. `fingerprintOf` identifies an error in other releases as well. */
export async function storeEvidence(
  pool: Pool,
  { environment, id, cells, violations, errors }: ReceivedEvidence,
  now: number,
  fingerprintOf: (error: ReceivedError) => Promise<string> = (error) => Promise.resolve(error.fingerprint),
): Promise<boolean> {
  const isTimely = ({ at }: { at: number }): boolean => at > now - OLDEST_MS && at < now + NEWEST_MS;
  const found = await Promise.all(
    errors
      .filter(({ last }) => isTimely({ at: last }))
      .map(async (error) => ({ ...error, sourceFingerprint: await fingerprintOf(error) })),
  );
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'insert into registry.evidence_batch (id, at) values ($1, $2) on conflict do nothing',
      [id, new Date(now)],
    );
    if (rowCount === 0) return false;
    await client.query(
      `insert into registry.evidence (batch, environment, app, release, brand, at, opened, failed, broke, codes, ready, signals, timings, uses)
       select $1, $2, app, release, brand, to_timestamp(at / 1000.0), opened, failed, broke, codes, array(select value::integer from jsonb_array_elements_text(ready) with ordinality as cell (value, place) order by place), signals, timings, uses
       from jsonb_to_recordset($3) as given (app text, release text, brand text, at bigint, opened integer, failed integer, broke integer, codes jsonb, ready jsonb, signals jsonb, timings jsonb, uses jsonb)
       on conflict do nothing`, // the batch is deduplicated as a whole: an edge sends each of its cells once
      [id, environment, JSON.stringify(cells.filter(isTimely))],
    );
    await client.query(
      `insert into registry.violation (batch, environment, kind, app, release, brand, at, subject, blocked, count)
       select $1, $2, kind, app, release, brand, to_timestamp(at / 1000.0), subject, blocked, count
       from jsonb_to_recordset($3) as given (kind text, app text, release text, brand text, at bigint, subject text, blocked text, count integer)`,
      [id, environment, JSON.stringify(violations.filter(isTimely))],
    );
    await storeErrors(client, environment, found);
    return true;
  });
}

export async function deleteOldEvidence(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from registry.evidence_batch where at < $1', [
    new Date(now - RETENTION_DAYS * DAY_MS),
  ]);
}

/** Selection and resolution of evidence. */
export interface EvidenceQuery {
  readonly environment: EnvironmentName;
  readonly app?: string | undefined;
  readonly releases?: readonly string[];
  readonly brands?: readonly string[] | undefined;
  /** Start in milliseconds since the epoch, inclusive; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly stepMs: number;
}

interface CellRow extends Omit<EvidenceCell, 'at' | 'codes' | 'ready' | 'signals' | 'timings' | 'uses'> {
  readonly at: Date;
  readonly codes: readonly Readonly<Record<string, number>>[];
  readonly ready: readonly (readonly number[])[];
  readonly signals: readonly Readonly<Record<string, number>>[];
  readonly timings: readonly Readonly<Record<string, readonly number[]>>[];
  readonly uses: readonly Readonly<Record<string, number>>[];
}

/** Evidence summed over edges and steps, oldest first. */
export async function readEvidence(
  pool: Pool,
  { environment, app, releases, brands, from, to, stepMs }: EvidenceQuery,
): Promise<readonly EvidenceCell[]> {
  const { rows } = await pool.query<CellRow>(
    `select app, release, brand, date_bin($7 * interval '1 millisecond', at, 'epoch'::timestamptz) as at, sum(opened)::integer as opened, sum(failed)::integer as failed, sum(broke)::integer as broke,
       coalesce(jsonb_agg(codes) filter (where codes <> '{}'), '[]') as codes, jsonb_agg(ready) as ready,
       coalesce(jsonb_agg(signals) filter (where signals <> '{}'), '[]') as signals, coalesce(jsonb_agg(timings) filter (where timings <> '{}'), '[]') as timings,
       coalesce(jsonb_agg(uses) filter (where uses <> '{}'), '[]') as uses
     from registry.evidence
     where environment = $1 and at >= $2 and at < $3 and ($4::text is null or app = $4) and ($5::text[] is null or release = any ($5)) and ($6::text[] is null or brand = any ($6))
     group by 1, 2, 3, 4 order by 4`,
    [environment, new Date(from), new Date(to), app ?? null, releases ?? null, brands ?? null, stepMs],
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.getTime(),
    codes: row.codes.reduce(addCodes, {}),
    ready: row.ready.reduce(addReady, EMPTY_HISTOGRAM),
    signals: row.signals.reduce(addCodes, {}),
    timings: row.timings.reduce(addTimings, {}),
    uses: row.uses.reduce(addCodes, {}),
  }));
}

const MAX_VIOLATION_ROWS = 200;

/** Violations, most frequent first. */
export async function readViolations(
  pool: Pool,
  environment: EnvironmentName,
  from: number,
): Promise<readonly Violation[]> {
  const { rows } = await pool.query<Omit<Violation, 'first' | 'last'> & { first: Date; last: Date }>(
    `select kind, app, release, brand, subject, blocked, sum(count)::integer as count, min(at) as first, max(at) as last
     from registry.violation where environment = $1 and at >= $2 group by 1, 2, 3, 4, 5, 6 order by 7 desc, 9 desc limit $3`,
    [environment, new Date(from), MAX_VIOLATION_ROWS],
  );
  return rows.map((row) => ({ ...row, first: row.first.toISOString(), last: row.last.toISOString() }));
}

/** An empty histogram. */
export const EMPTY_HISTOGRAM: readonly number[] = Array.from({ length: READY_BOUNDS_MS.length + 1 }, () => 0);

export function addReady(left: readonly number[], right: readonly number[]): readonly number[] {
  return left.map((count, index) => count + (right[index] ?? 0));
}

/** Adds histograms by name. */
export function addTimings(
  left: Readonly<Record<string, readonly number[]>>,
  right: Readonly<Record<string, readonly number[]>>,
): Readonly<Record<string, readonly number[]>> {
  return Object.entries(right).reduce<Record<string, readonly number[]>>(
    (sum, [name, histogram]) => ({ ...sum, [name]: addReady(sum[name] ?? EMPTY_HISTOGRAM, histogram) }),
    { ...left },
  );
}

export function addCodes(
  left: Readonly<Record<string, number>>,
  right: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.entries(right).reduce<Record<string, number>>(
    (sum, [code, count]) => ({ ...sum, [code]: (sum[code] ?? 0) + count }),
    { ...left },
  );
}
