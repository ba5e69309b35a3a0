import { BRANDS, type BrandId } from '@foyer/market';
import { metricsOf } from '@foyer/runtime';
import type { PaymentDeps } from './payments.ts';
import { tellDifferences, type AlertDeps } from './reconciliationAlerts.ts';

type ReconcileDeps = PaymentDeps & Pick<AlertDeps, 'bus'>;

/** What came of holding one day's books against the ledger. */
export interface ReconciliationRun {
  readonly brand: string;
  readonly day: string;
  readonly rows: number;
  /** Net of what came in; equal when nothing is wrong. */
  readonly theirs: number;
  readonly ours: number;
  readonly difference: number;
  readonly breaks: number;
}

const LOOK_MS = 15 * 60_000;
/** The books of a day are whole some time after its end. */
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

/** Holds the provider's books of a day (UTC) against the ledger. Undefined when they cannot be had now. */
export async function reconcileDay(
  deps: ReconcileDeps,
  brand: BrandId,
  day: string,
): Promise<ReconciliationRun | undefined> {
  const { provider } = deps.payments;
  // when they were asked for: what comes while they are on their way is not in them
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
  if (!run) throw new Error('A reconciliation answered nothing.');
  runs.add({ outcome: run.breaks === 0 ? 'equal' : 'different' });
  if (run.breaks > 0) {
    breaks.add({}, run.breaks);
    deps.log.error('the provider’s books differ from the ledger', { brand, day, ...run });
  }
  await tellDifferences(deps, { brand, day });
  return { brand, day, ...run, difference: run.theirs - run.ours };
}

/** Whether a day (UTC) has begun: before that nobody has books of it. */
export function hasBegun(day: string, now: number): boolean {
  return day <= new Date(now).toISOString().slice(0, 10);
}

/** Nights that may be made up for: longer than any of us is away. */
const MOST_NIGHTS = 31;

/**
 * Days whose books are whole and were not held against the ledger since they are, the oldest first: yesterday, and every night that nobody was there.
 * Each is asked for by itself: a day that was compared by hand hides no other, and not its own afternoon (ADR 0126).
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

/** Every night of every brand that is still to be held against the ledger. Books of one brand that cannot be taken in hold up no other brand. */
export async function makeUpNights(deps: ReconcileDeps): Promise<void> {
  for (const brand of BRANDS) {
    try {
      // books that cannot be had now stop the brand: a later night must not hide an earlier one
      for (const day of await daysToReconcile(deps.pool, brand, deps.clock()))
        if (!(await reconcileDay(deps, brand, day))) break;
    } catch (error) {
      runs.add({ outcome: 'unread' });
      deps.log.error('the books of a brand cannot be held against the ledger', { brand, error });
    }
  }
  await tellDifferences(deps);
}

/** Looks after each night whether the books were held against the ledger, for every brand; several replicas do no harm. Returns its end. */
export function createReconciliationClock(deps: ReconcileDeps): () => void {
  const timer = setInterval(
    () =>
      void makeUpNights(deps).catch((error: unknown) =>
        deps.log.warn('the books wait for the next look', { error }),
      ),
    LOOK_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
