import type {
  ReconciledDay,
  ReconciliationBreak,
  ReconciliationRun,
  Reconciliations,
} from '@foyer/kernel/reconciliation-answers';
import { BRANDS, type BrandId } from '@foyer/market';
import { metricsOf, type Pool } from '@foyer/runtime';
import type { PaymentDeps } from '../payments/payments.ts';
import { alertOnDifferences, type AlertDeps } from './alerts.ts';

export type ReconcileDeps = PaymentDeps & Pick<AlertDeps, 'bus'>;

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
  const requestedAt = new Date(deps.clock());
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
      requestedAt,
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

/** True if a day (UTC) has started: before that, it has no settlement report. */
export function hasStarted(day: string, now: number): boolean {
  return day <= new Date(now).toISOString().slice(0, 10);
}

/** Maximum number of missed nights, longer than any expected downtime. */
const MAX_DAYS = 31;

/**
 * Days with a complete settlement report and no reconciliation since, the oldest first: yesterday and every
 * missed night. Each day is checked separately: a day that was reconciled manually hides neither other days
 * nor its own afternoon (ADR 0173).
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

const DAYS_SHOWN = 31;
const LINES_SHOWN = 50;

interface Run extends Omit<ReconciledDay, 'at' | 'lines'> {
  readonly id: number;
  readonly at: Date;
}

/** The last reconciliation of each brand and day, and its first differences, for operators. */
export async function readReconciledDays(pool: Pool, now: number): Promise<Reconciliations> {
  const { rows: runs } = await pool.query<Run>(
    `select r.id, r.brand, to_char(r.day, 'YYYY-MM-DD') as day, r.at, r.rows, r.breaks,
       r.breaks = 0 and exists (select 1 from api.reconciliation_run e where e.brand = r.brand and e.day = r.day and e.breaks > 0) as "isResolved"
     from (select distinct on (brand, day) * from api.reconciliation_run where day > $1::date - $2::integer order by brand, day, id desc) r
     order by r.day desc, r.breaks desc, r.brand`,
    [new Date(now).toISOString().slice(0, 10), DAYS_SHOWN],
  );
  const linesOf = await readDifferences(
    pool,
    runs.map(({ id }) => id),
  );
  const waiting = await Promise.all(
    BRANDS.map(async (brand) => (await daysToReconcile(pool, brand, now)).map((day) => ({ brand, day }))),
  );
  return {
    days: runs.map(({ id, at, ...run }) => ({ ...run, at: at.toISOString(), lines: linesOf.get(id) ?? [] })),
    waiting: waiting.flat(),
  };
}

/** The first differences of each run, in the order of the provider's payment ids. */
async function readDifferences(
  pool: Pool,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReconciliationBreak[]>> {
  const { rows } = await pool.query<ReconciliationBreak & { readonly runId: number }>(
    `select "runId", kind, type, "providerPaymentId", reference, currency, ours, theirs from (
       select b.run_id as "runId", b.kind, b.type, b.provider_payment_id as "providerPaymentId", b.reference, coalesce(f.currency, t.currency) as currency, b.ours, b.theirs,
         row_number() over (partition by b.run_id order by b.provider_payment_id, b.type) as position
       from api.reconciliation_break b
         join api.reconciliation_run r on r.id = b.run_id
         left join api.reconciliation_row f on f.brand = r.brand and f.provider = r.provider and f.day = r.day and f.provider_payment_id = b.provider_payment_id and f.type = b.type
         left join api.payment_transaction t on t.provider = r.provider and t.provider_payment_id = b.provider_payment_id
       where b.run_id = any ($1)) numbered
     where position <= $2 order by "runId", position`,
    [runIds, LINES_SHOWN],
  );
  const linesOf = new Map<number, ReconciliationBreak[]>();
  for (const { runId, ...line } of rows) linesOf.set(runId, [...(linesOf.get(runId) ?? []), line]);
  return linesOf;
}
