import { BRANDS, type BrandId } from '@foyer/market';
import { metricsOf } from '@foyer/runtime';
import type { PaymentDeps } from '../payments/payments.ts';
import { tellDifferences, type AlertDeps } from './alerts.ts';

type ReconcileDeps = PaymentDeps & Pick<AlertDeps, 'bus'>;

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

const LOOK_MS = 15 * 60_000;
/** The settlement report of a day is complete some time after its end. */
const AFTER_MIDNIGHT_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

const breaks = metricsOf('api').count(
  'reconciliation_breaks',
  'Lines of the provider’s books and movements of the ledger that have no equal',
);
const runs = metricsOf('api').count(
  'reconciliation_runs',
  'Days of the provider’s books held against the ledger',
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
  const books = await provider.books(brand, day);
  if (books.kind !== 'answered') {
    runs.add({ outcome: 'unread' });
    return undefined;
  }
  const { rows } = await deps.pool.query<{ rows: number; theirs: number; ours: number; breaks: number }>(
    'select rows, theirs, ours, breaks from api.reconcile_day($1, $2, $3, $4, $5, $6)',
    [brand, provider.name, day, JSON.stringify(books.value.lines), books.value.sha256, askedAt],
  );
  const [run] = rows;
  if (!run) throw new Error('reconcile_day returned no row.');
  runs.add({ outcome: run.breaks === 0 ? 'equal' : 'different' });
  if (run.breaks > 0) {
    breaks.add({}, run.breaks);
    deps.log.error('settlement report differs from the ledger', { brand, day, ...run });
  }
  await tellDifferences(deps, { brand, day });
  return { brand, day, ...run, difference: run.theirs - run.ours };
}

/** Whether a day (UTC) has started: before that, it has no settlement report. */
export function hasBegun(day: string, now: number): boolean {
  return day <= new Date(now).toISOString().slice(0, 10);
}

/** Maximum number of missed nights, longer than any expected downtime. */
const MOST_NIGHTS = 31;

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
    [brand, yesterday, MOST_NIGHTS - 1, AFTER_MIDNIGHT_MS / 1_000],
  );
  return rows.map((row) => row.day);
}

/** Reconciles every due night of every brand. A failure of one brand does not stop the others. */
export async function makeUpNights(deps: ReconcileDeps): Promise<void> {
  for (const brand of BRANDS) {
    try {
      // stop this brand at a missing report: a later night must not hide an earlier one
      for (const day of await daysToReconcile(deps.pool, brand, deps.clock()))
        if (!(await reconcileDay(deps, brand, day))) break;
    } catch (error) {
      runs.add({ outcome: 'unread' });
      deps.log.error('settlement report not reconciled', { brand, error });
    }
  }
  await tellDifferences(deps);
}

/**
 * Checks after each night whether every brand is reconciled. Safe to run in several replicas. Returns a
 * function that stops the clock.
 */
export function createReconciliationClock(deps: ReconcileDeps): () => void {
  const timer = setInterval(
    () =>
      void makeUpNights(deps).catch((error: unknown) =>
        deps.log.warn('reconciliation tick failed, retrying at the next tick', { error }),
      ),
    LOOK_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
