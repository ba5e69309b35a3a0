import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { brandSchema, checked, type Routes } from '../server/http/route.ts';
import { hasStarted, reconcileDay, readReconciledDays, type ReconcileDeps } from './reconcile.ts';

const reconciliation = v.object({
  brand: brandSchema,
  day: v.pipe(v.string(), v.check(isCalendarDay)),
});

/** Reconciliation on demand, for operators and nightly jobs. */
export function createReconciliationRoutes(deps: ReconcileDeps): Routes {
  return {
    'POST /internal/reconciliation': checked(reconciliation, async ({ brand, day }) => {
      if (!hasStarted(day, deps.clock())) return { status: 422, body: { code: 'DAY_NOT_STARTED' } };
      const run = await reconcileDay(deps, brand, day);
      return run
        ? { status: 200, body: run }
        : { status: 503, body: { code: 'SETTLEMENT_REPORT_UNAVAILABLE' } };
    }),
    async 'POST /internal/reconciliation/days'() {
      return { status: 200, body: await readReconciledDays(deps.pool, deps.clock()) };
    },
  };
}
