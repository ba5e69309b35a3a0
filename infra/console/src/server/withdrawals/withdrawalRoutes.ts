import { sendJson } from '@foyer/runtime';
import * as v from 'valibot';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, OVERSEERS } from '../session/roles.ts';
import { createMoneyDoor, type MoneyParts } from './moneyDoor.ts';

const decisionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  decision: v.picklist(['approve', 'refuse']),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

/** Withdrawals that wait for people: operators decide, auditors look. */
export function withdrawalRoutes(parts: MoneyParts): Readonly<Record<string, Route>> {
  const door = createMoneyDoor(parts);
  return {
    async 'GET /money/withdrawals'({ response, url, session }) {
      allowed(session, OVERSEERS);
      const wanted = new URLSearchParams(
        [...url.searchParams].filter(
          ([name, value]) => (name === 'brand' || name === 'state') && value !== '',
        ),
      );
      const { status, body } = await door.ask('GET', `/internal/withdrawals?${wanted.toString()}`);
      sendJson(response, status, body);
    },
    async 'POST /money/withdrawals/decision'(call) {
      const { person } = await door.operatorNow(call);
      const { id, ...decision } = await readShape(
        call.request,
        decisionSchema,
        'Say which withdrawal, what is decided, and why.',
      );
      const { status, body } = await door.ask('POST', `/internal/withdrawals/${id}/decision`, {
        ...decision,
        staff: person.email,
      });
      sendJson(call.response, status, body);
    },
  };
}
