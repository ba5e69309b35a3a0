import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { sendJson } from '@foyer/runtime';
import * as v from 'valibot';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, OVERSEERS } from '../session/roles.ts';
import { createMoneyDoor, type MoneyParts } from './moneyDoor.ts';

const daySchema = v.strictObject({
  brand: v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/)),
  day: v.pipe(v.string(), v.check(isCalendarDay)),
});

/** The provider's books against the ledger: what came of each night, and one day held against it again. It moves no money, so auditors may as well. */
export function reconciliationRoutes(parts: MoneyParts): Readonly<Record<string, Route>> {
  const door = createMoneyDoor(parts);
  return {
    async 'GET /money/reconciliation'({ response, session }) {
      allowed(session, OVERSEERS);
      const { status, body } = await door.ask('POST', '/internal/reconciliation/days', {});
      sendJson(response, status, body);
    },
    async 'POST /money/reconciliation'({ request, response, session }) {
      allowed(session, OVERSEERS);
      const { status, body } = await door.ask(
        'POST',
        '/internal/reconciliation',
        await readShape(request, daySchema, 'Say which brand and which day.'),
      );
      sendJson(response, status, body);
    },
  };
}
