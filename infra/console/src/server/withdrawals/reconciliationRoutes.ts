import type { Routes } from '@foyer/runtime';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { reconciliationRunSchema, reconciliationsSchema } from '@foyer/kernel/reconciliation-answers';
import * as v from 'valibot';
import type { Route } from '../route.ts';
import { SUPERVISOR_ROLES } from '../session/roles.ts';
import { queryRoute, questionRoute } from '../staffRoutes.ts';
import { createMoneyClient, type MoneyParts } from './moneyClient.ts';

const daySchema = v.strictObject({
  brand: v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/)),
  day: v.pipe(v.string(), v.check(isCalendarDay)),
});

/** Reconciliation results by night, and repeating one day. Moves no money, so auditors may use it. */
export function reconciliationRoutes(parts: MoneyParts): Routes<Route> {
  const client = createMoneyClient(parts);
  const of = { client, roles: SUPERVISOR_ROLES };
  return {
    'GET /money/reconciliation': queryRoute({
      ...of,
      path: '/internal/reconciliation/days',
      question: v.strictObject({}),
      wanted: 'The days of all brands have no parameters.',
      answer: reconciliationsSchema,
    }),
    'POST /money/reconciliation': questionRoute({
      ...of,
      path: '/internal/reconciliation',
      question: daySchema,
      wanted: 'Specify the brand and the day.',
      answer: reconciliationRunSchema,
    }),
  };
}
