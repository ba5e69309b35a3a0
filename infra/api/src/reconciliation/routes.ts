import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { isBrandId, type BrandId } from '@foyer/market';
import { invalid, type Routes } from '../server/http/route.ts';
import { hasStarted, reconcileDay, readReconciledDays } from './reconcile.ts';

const reconciliation = v.object({
  brand: v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value)),
  day: v.pipe(v.string(), v.check(isCalendarDay)),
});

/** Reconciliation on demand, for operators and nightly jobs. */
export const RECONCILIATION_ROUTES: Routes = {
  async '/internal/reconciliation'(app, body) {
    const call = v.safeParse(reconciliation, body);
    if (!call.success) return invalid();
    if (!hasStarted(call.output.day, app.clock())) return { status: 422, body: { code: 'DAY_NOT_BEGUN' } };
    const run = await reconcileDay(app, call.output.brand, call.output.day);
    return run ? { status: 200, body: run } : { status: 503, body: { code: 'BOOKS_UNAVAILABLE' } };
  },
  async '/internal/reconciliation/days'(app) {
    return { status: 200, body: await readReconciledDays(app.pool, app.clock()) };
  },
};
