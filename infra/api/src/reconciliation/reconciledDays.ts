import type { ReconciledDay, Reconciliations } from '@foyer/kernel/reconciliation-answers';
import { BRANDS } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { daysToReconcile } from './reconcile.ts';

const DAYS_SHOWN = 31;
const LINES_SHOWN = 50;

/** Results of the reconciliation for the operators who investigate differences. */
export async function readReconciledDays(pool: Pool, now: number): Promise<Reconciliations> {
  const { rows } = await pool.query<Omit<ReconciledDay, 'at'> & { readonly at: Date }>(
    `select r.brand, to_char(r.day, 'YYYY-MM-DD') as day, r.at, r.rows, r.breaks,
       r.breaks = 0 and exists (select 1 from api.reconciliation_run e where e.brand = r.brand and e.day = r.day and e.breaks > 0) as "isResolved",
       coalesce((select json_agg(line) from (
         select b.kind, b.type, b.provider_payment_id as "providerPaymentId", b.reference, coalesce(f.currency, t.currency) as currency, b.ours, b.theirs
         from api.reconciliation_break b
           left join api.reconciliation_row f on f.brand = r.brand and f.provider = r.provider and f.day = r.day and f.provider_payment_id = b.provider_payment_id and f.type = b.type
           left join api.payment_transaction t on t.provider = r.provider and t.provider_payment_id = b.provider_payment_id
         where b.run_id = r.id order by b.provider_payment_id, b.type limit $3) line), '[]') as lines
     from (select distinct on (brand, day) * from api.reconciliation_run where day > $1::date - $2::integer order by brand, day, id desc) r
     order by r.day desc, r.breaks desc, r.brand`,
    [new Date(now).toISOString().slice(0, 10), DAYS_SHOWN, LINES_SHOWN],
  );
  const waiting = await Promise.all(
    BRANDS.map(async (brand) => (await daysToReconcile(pool, brand, now)).map((day) => ({ brand, day }))),
  );
  return { days: rows.map((row) => ({ ...row, at: row.at.toISOString() })), waiting: waiting.flat() };
}
