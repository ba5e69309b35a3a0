import { BRANDS } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { daysToReconcile } from './reconcile.ts';

/** A line of the provider's books, or a movement of the ledger, that has no equal. Amounts in minor units of the currency; null where there is none. */
export interface ReconciliationBreak {
  readonly kind: 'MISSING_IN_LEDGER' | 'MISSING_IN_FILE' | 'AMOUNT' | 'CURRENCY';
  readonly type: string;
  readonly providerPaymentId: string;
  readonly reference: string | null;
  readonly currency: string | null;
  readonly ours: number | null;
  readonly theirs: number | null;
}

export interface ReconciledDay {
  readonly brand: string;
  /** UTC, yyyy-mm-dd. */
  readonly day: string;
  readonly at: Date;
  readonly rows: number;
  /** Of the last time it was held; {@link lines} are the first of them. */
  readonly breaks: number;
  /** It was different once, and is not now. */
  readonly isResolved: boolean;
  readonly lines: readonly ReconciliationBreak[];
}

export interface Reconciliations {
  /** The last word on each day of a month, newest first. */
  readonly days: readonly ReconciledDay[];
  /** Days that are over and whose books nobody could read yet. */
  readonly waiting: readonly { readonly brand: string; readonly day: string }[];
}

const DAYS_SHOWN = 31;
const LINES_SHOWN = 50;

/** What came of holding the provider's books against the ledger, for whoever has to look at the differences. */
export async function readReconciledDays(pool: Pool, now: number): Promise<Reconciliations> {
  const { rows } = await pool.query<ReconciledDay>(
    `select r.brand, to_char(r.day, 'YYYY-MM-DD') as day, r.at, r.rows, r.breaks,
       r.breaks = 0 and exists (select 1 from api.reconciliation_run e where e.brand = r.brand and e.day = r.day and e.breaks > 0) as "isResolved",
       coalesce((select json_agg(line) from (
         select b.kind, b.type, b.provider_payment_id as "providerPaymentId", b.reference, coalesce(f.currency, t.currency) as currency, b.ours, b.theirs
         from api.reconciliation_break b
           left join api.reconciliation_row f on f.brand = r.brand and f.provider = r.provider and f.provider_payment_id = b.provider_payment_id and f.type = b.type
           left join api.payment_transaction t on t.provider = r.provider and t.provider_payment_id = b.provider_payment_id
         where b.run_id = r.id order by b.provider_payment_id, b.type limit $3) line), '[]') as lines
     from (select distinct on (brand, day) * from api.reconciliation_run where day > $1::date - $2::integer order by brand, day, id desc) r
     order by r.day desc, r.breaks desc, r.brand`, [new Date(now).toISOString().slice(0, 10), DAYS_SHOWN, LINES_SHOWN]);
  const waiting = await Promise.all(BRANDS.map(async (brand) => (await daysToReconcile(pool, brand, now)).map((day) => ({ brand, day }))));
  return { days: rows, waiting: waiting.flat() };
}
