import { BRANDS, type BrandId } from '@foyer/market';
import { metricsOf } from '@foyer/runtime';
import type { PaymentDeps } from './payments.ts';

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

const breaks = metricsOf('api').count('reconciliation_breaks', 'Lines of the provider’s books and movements of the ledger that have no equal');
const runs = metricsOf('api').count('reconciliation_runs', 'Days of the provider’s books held against the ledger', { outcome: ['equal', 'different', 'unread'] });

/** Holds the provider's books of a day (UTC) against the ledger. Undefined when they cannot be had now. */
export async function reconcileDay(deps: PaymentDeps, brand: BrandId, day: string): Promise<ReconciliationRun | undefined> {
  const { provider } = deps.payments;
  const books = await provider.books(brand, day);
  if (books.kind !== 'answered') {
    runs.add({ outcome: 'unread' });
    return undefined;
  }
  const { rows } = await deps.pool.query<{ rows: number; theirs: number; ours: number; breaks: number }>(
    'select rows, theirs, ours, breaks from api.reconcile_day($1, $2, $3, $4, $5, $6)', [brand, provider.name, day, JSON.stringify(books.value.lines), books.value.sha256, new Date(deps.clock())]);
  const [run] = rows;
  if (!run) throw new Error('A reconciliation answered nothing.');
  runs.add({ outcome: run.breaks === 0 ? 'equal' : 'different' });
  if (run.breaks > 0) {
    breaks.add({}, run.breaks);
    deps.log.error('the provider’s books differ from the ledger', { brand, day, ...run });
  }
  return { brand, day, ...run, difference: run.theirs - run.ours };
}

/** Looks after each night whether yesterday's books were held against the ledger, for every brand; several replicas do no harm. Returns its end. */
export function createReconciliationClock(deps: PaymentDeps): () => void {
  async function look(): Promise<void> {
    const day = new Date(deps.clock() - DAY_MS - AFTER_MIDNIGHT_MS).toISOString().slice(0, 10);
    for (const brand of BRANDS) {
      const { rows } = await deps.pool.query('select 1 from api.reconciliation_run where brand = $1 and day = $2 limit 1', [brand, day]);
      if (rows.length === 0) await reconcileDay(deps, brand, day);
    }
  }
  const timer = setInterval(() => void look().catch((error: unknown) => deps.log.warn('the books wait for the next look', { error })), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
