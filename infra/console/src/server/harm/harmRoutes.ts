import { HARM_ACTIONS } from '@foyer/market/harm';
import { harmCasesSchema, harmOutcomeSchema } from '@foyer/market/harm-answers';
import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';

const brand = v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/));
const queueSchema = v.object({ brand: v.optional(brand) });
const questionSchema = v.strictObject({
  brand,
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
});
const orderSchema = v.strictObject({
  brand,
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  action: v.picklist(HARM_ACTIONS),
  limit: v.optional(
    v.strictObject({
      kind: v.picklist(['DEPOSIT', 'LOSS', 'WAGER']),
      period: v.picklist(['Day', 'Week', 'Month']),
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
  isReached: v.optional(v.boolean()),
  key: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
});

/** Markers of harm: operators and auditors read, operators act in their own name. */
export function harmRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PLAYERS_AWAY',
    readFailureText: 'The player service is not responding.',
    unknownOutcomeText:
      'The player service is not responding, so the outcome is unknown. Retrying is safe: the action takes effect once.',
  });
  return {
    async 'GET /player/harm'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const question = v.safeParse(queueSchema, Object.fromEntries(url.searchParams));
      if (!question.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify a known brand, or none.');
      const { status, body } = await client.request(
        harmCasesSchema,
        'POST',
        '/internal/harm',
        question.output,
      );
      sendJson(response, status, body);
    },
    // POST, so that the email address appears in no log and no history
    async 'POST /player/harm'({ request, response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        harmCasesSchema,
        'POST',
        '/internal/harm/player',
        await readShape(request, questionSchema, 'Specify the brand and the player.'),
      );
      sendJson(response, status, body);
    },
    async 'POST /player/harm/action'(call) {
      const { person } = await client.operatorNow(call);
      const order = await readShape(
        call.request,
        orderSchema,
        'Specify the player, the action and a reason; for a limit its kind, period and amount.',
      );
      const { status, body } = await client.request(harmOutcomeSchema, 'POST', '/internal/harm/action', {
        ...order,
        staff: person.email,
      });
      sendJson(call.response, status, body);
    },
  };
}
