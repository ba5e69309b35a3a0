import { startJob, type Job, type Pool } from '@foyer/runtime';
import { startRetentionJob, type RetentionDeps } from '../../lib/startRetentionJob.ts';
import type { PlaceBetDeps } from '../placement/bettor.ts';
import { marginOf, readSelectionQuotes, type SelectionColumns } from './selectionQuotes.ts';

/** Interval of samples, in ms. */
export const SAMPLE_MS = 60_000;
/** Selections that are sampled in a minute: 20 questions to the feed. Those of the next matches come first. */
const MAX_SAMPLED_SELECTIONS = 8_000;
/** Retention of samples after the last open bet on their match. */
const RETENTION_DAYS = 7;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

/** Starts the job that samples the prices of open selections. Safe in every replica: a minute has one row. */
export function startPriceSampleJob(deps: PlaceBetDeps): Job<number> {
  return startJob({
    name: 'sports price samples',
    everyMs: SAMPLE_MS,
    firstMs: SAMPLE_MS / 10,
    log: deps.log,
    run: () => samplePrices(deps),
  });
}

/** Stores the prices that have changed since their last sample, and returns their number. */
export async function samplePrices(deps: PlaceBetDeps): Promise<number> {
  const { rows } = await deps.pool.query<SelectionColumns>(
    `select l.event_id, l.market, l.line, l.outcome, l.parts
     from api.sports_bet_leg l join api.sports_bet b on b.id = l.bet_id
     where l.result is null and b.status = 'OPEN'
     group by 1, 2, 3, 4, 5 order by min(l.starts_at), 1, 2, 3, 4 limit $1`,
    [MAX_SAMPLED_SELECTIONS],
  );
  if (rows.length === 0) return 0;
  const { marginBasisPoints, quoteOf } = await readSelectionQuotes(deps, rows);
  const { rowCount } = await deps.pool.query(
    `insert into api.sports_price_sample (event_id, market, line, outcome, at, price, margin_basis_points)
     select s.event_id, s.market, s.line, s.outcome, $6, s.price, s.margin
     from unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::integer[], $7::integer[]) s (event_id, market, line, outcome, price, margin)
       left join lateral (select p.price from api.sports_price_sample p
         where p.event_id = s.event_id and p.market = s.market and p.line is not distinct from s.line and p.outcome = s.outcome order by p.at desc limit 1) last on true
     where s.price is distinct from last.price
     on conflict do nothing`,
    [
      rows.map(({ event_id: event }) => event),
      rows.map(({ market }) => market),
      rows.map(({ line }) => line),
      rows.map(({ outcome }) => outcome),
      rows.map((row) => {
        const quote = quoteOf(row);
        return quote?.status === 'open' && quote.phase !== 'ended' ? quote.price : null;
      }),
      new Date(Math.floor(deps.clock() / SAMPLE_MS) * SAMPLE_MS),
      rows.map((row) => marginOf(quoteOf(row)) ?? marginBasisPoints),
    ],
  );
  return rowCount ?? 0;
}

/** Deletes one batch of samples past their retention. @returns the number deleted. */
export async function deleteOldSamples(pool: Pool, now: number, batch = BATCH): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from api.sports_price_sample where ctid in (
       select s.ctid from api.sports_price_sample s where s.at < $1
         and not exists (select 1 from api.sports_bet_leg l where l.event_id = s.event_id and l.result is null) limit $2)`,
    [new Date(now - RETENTION_DAYS * DAY_MS), batch],
  );
  return rowCount ?? 0;
}

/** Starts the job that deletes samples past their retention. */
export function startSampleRetentionJob(deps: RetentionDeps): Job<number> {
  return startRetentionJob(deps, {
    name: 'sports price sample retention',
    batch: BATCH,
    deleteBatch: deleteOldSamples,
  });
}
