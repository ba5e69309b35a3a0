import { sendJson, type Routes } from '@foyer/runtime';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { reconciliationRunSchema, reconciliationsSchema } from '@foyer/kernel/reconciliation-answers';
import * as v from 'valibot';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import { createMoneyClient, type MoneyParts } from './moneyClient.ts';

const daySchema = v.strictObject({
  brand: v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/)),
  day: v.pipe(v.string(), v.check(isCalendarDay)),
});

/** Reconciliation results by night, and repeating one day. Moves no money, so auditors may use it. */
export function reconciliationRoutes(parts: MoneyParts): Routes<Route> {
  const client = createMoneyClient(parts);
  return {
    async 'GET /money/reconciliation'({ response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        reconciliationsSchema,
        'POST',
        '/internal/reconciliation/days',
        {},
      );
      sendJson(response, status, body);
    },
    async 'POST /money/reconciliation'({ request, response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        reconciliationRunSchema,
        'POST',
        '/internal/reconciliation',
        await readShape(request, daySchema, 'Specify the brand and the day.'),
      );
      sendJson(response, status, body);
    },
  };
}
