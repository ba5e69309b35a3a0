import type { BrandId } from '@foyer/market';
import { metricsOf } from '@foyer/runtime';
import type { PaymentDeps } from '../payments/payments.ts';
import { alertOnDifferences, type AlertDeps } from './alerts.ts';

export type ReconcileDeps = PaymentDeps & Pick<AlertDeps, 'bus'>;

/** Result of one day's reconciliation. */
export interface ReconciliationRun {
  readonly brand: string;
  readonly day: string;
  readonly rows: number;
  /** Net total of the settlement report; equal to `ours` without differences. */
  readonly theirs: number;
  readonly ours: number;
  readonly difference: number;
  readonly breaks: number;
}

/** The settlement report of a day is complete some time after its end. */
const AFTER_MIDNIGHT_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

const breaks = metricsOf('api').count(
  'reconciliation_breaks',
  'Lines of settlement reports without an equal ledger movement, and the reverse',
);
export const RECONCILIATION_RUNS = metricsOf('api').count(
  'reconciliation_runs',
  'Days whose settlement report was compared with the ledger',
  { outcome: ['equal', 'different', 'unread'] },
);

/**
 * Reconciles the provider's settlement report of a day (UTC) with the ledger. Undefined when the report is
 * not available now.
 */
export async function reconcileDay(
  deps: ReconcileDeps,
  brand: BrandId,
  day: string,
): Promise<ReconciliationRun | undefined> {
  const { provider } = deps.payments;
  // the time of the request: later payments are not in the report
  const askedAt = new Date(deps.clock());
  const settlementReport = await provider.settlementReport(brand, day);
  if (settlementReport.kind !== 'answered') {
    RECONCILIATION_RUNS.add({ outcome: 'unread' });
    return undefined;
  }
  const { rows } = await deps.pool.query<{ rows: number; theirs: number; ours: number; breaks: number }>(
    'select rows, theirs, ours, breaks from api.reconcile_day($1, $2, $3, $4, $5, $6)',
    [
      brand,
      provider.name,
      day,
      JSON.stringify(settlementReport.value.lines),
      settlementReport.value.sha256,
      askedAt,
    ],
  );
  const [run] = rows;
  if (!run) throw new Error('reconcile_day returned no row.');
  RECONCILIATION_RUNS.add({ outcome: run.breaks === 0 ? 'equal' : 'different' });
  if (run.breaks > 0) {
    breaks.add({}, run.breaks);
    deps.log.error('settlement report differs from the ledger', { brand, day, ...run });
  }
  await alertOnDifferences(deps, { brand, day });
  return { brand, day, ...run, difference: run.theirs - run.ours };
}

/** Whether a day (UTC) has started: before that, it has no settlement report. */
export function hasStarted(day: string, now: number): boolean {
  return day <= new Date(now).toISOString().slice(0, 10);
}

/** Maximum number of missed nights, longer than any expected downtime. */
const MAX_DAYS = 31;

/**
 * Days with a complete settlement report and no reconciliation since, the oldest first: yesterday and every
 * missed night. Each day is checked separately: a day that was reconciled manually hides neither other days
 * nor its own afternoon (ADR 0126).
 */
export async function daysToReconcile(
  pool: PaymentDeps['pool'],
  brand: BrandId,
  now: number,
): Promise<readonly string[]> {
  const yesterday = new Date(now - DAY_MS - AFTER_MIDNIGHT_MS).toISOString().slice(0, 10);
  const { rows } = await pool.query<{ day: string }>(
    `with known as (select least(min(day), $2::date) as first from api.reconciliation_run where brand = $1)
     select to_char(d, 'YYYY-MM-DD') as day from known, generate_series(greatest(first, $2::date - $3::integer), $2::date, interval '1 day') d
     where not exists (
       select 1 from api.reconciliation_run r where r.brand = $1 and r.day = d::date and r.at >= (d::date + 1)::timestamp at time zone 'UTC' + make_interval(secs => $4)
     ) order by d`,
    [brand, yesterday, MAX_DAYS - 1, AFTER_MIDNIGHT_MS / 1_000],
  );
  return rows.map((row) => row.day);
}
