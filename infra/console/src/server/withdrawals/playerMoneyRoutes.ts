import { sendJson, type Routes } from '@foyer/runtime';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { playerBalancesSchema, requestedPayoutSchema } from '@foyer/kernel/balance-answers';
import * as v from 'valibot';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import { createMoneyClient, type MoneyParts } from './moneyClient.ts';

const of = {
  brand: v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/)),
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
};
const questionSchema = v.strictObject({
  ...of,
  at: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((at) => isCalendarDay(at.slice(0, 10))),
    ),
  ),
});
const payoutSchema = v.strictObject({
  ...of,
  id: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
});

/**
 * A player's balances: operators and auditors read, operators request a payout for a player who cannot sign
 * in, another operator approves it.
 */
export function playerMoneyRoutes(parts: MoneyParts): Routes<Route> {
  const client = createMoneyClient(parts);
  return {
    // POST, so that the email address appears in no log and no history
    async 'POST /money/player'({ request, response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        playerBalancesSchema,
        'POST',
        '/internal/player-money',
        await readShape(request, questionSchema, 'Specify the brand, the player and the time.'),
      );
      sendJson(response, status, body);
    },
    async 'POST /money/player/payout'(call) {
      const { person } = await client.operatorNow(call);
      const wanted = await readShape(
        call.request,
        payoutSchema,
        'Specify the brand, the player and a reason.',
      );
      const { status, body } = await client.request(
        requestedPayoutSchema,
        'POST',
        '/internal/player-money/payout',
        {
          ...wanted,
          staff: person.email,
        },
      );
      sendJson(call.response, status, body);
    },
  };
}
