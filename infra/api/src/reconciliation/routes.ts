import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { isBrandId, type BrandId } from '@foyer/market';
import { invalid, type Routes } from '../server/http/route.ts';
import { hasStarted, reconcileDay, readReconciledDays, type ReconcileDeps } from './reconcile.ts';

const reconciliation = v.object({
  brand: v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value)),
  day: v.pipe(v.string(), v.check(isCalendarDay)),
});

/** Reconciliation on demand, for operators and nightly jobs. */
export function createReconciliationRoutes(deps: ReconcileDeps): Routes {
  return {
    async 'POST /internal/reconciliation'({ body }) {
      const call = v.safeParse(reconciliation, body);
      if (!call.success) return invalid();
      if (!hasStarted(call.output.day, deps.clock()))
        return { status: 422, body: { code: 'DAY_NOT_STARTED' } };
      const run = await reconcileDay(deps, call.output.brand, call.output.day);
      return run
        ? { status: 200, body: run }
        : { status: 503, body: { code: 'SETTLEMENT_REPORT_UNAVAILABLE' } };
    },
    async 'POST /internal/reconciliation/days'() {
      return { status: 200, body: await readReconciledDays(deps.pool, deps.clock()) };
    },
  };
}
