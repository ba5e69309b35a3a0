import { HARM_ACTIONS } from '@foyer/market/harm';
import { MONEY_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import { harmCasesSchema, harmOutcomeSchema } from '@foyer/market/harm-answers';
import { sendJson, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import type { InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import {
  brandField,
  createPlayerServiceClient,
  idempotencyKeyField,
  playerIdField,
  playerQuestion,
  readQueueQuestion,
  reasonField,
} from '../staffQuestions.ts';

const actionSchema = v.strictObject({
  brand: brandField,
  playerId: playerIdField,
  action: v.picklist(HARM_ACTIONS),
  limit: v.optional(
    v.strictObject({
      kind: v.picklist(MONEY_LIMIT_KINDS),
      period: v.picklist(['Day', 'Week', 'Month']),
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
  isReached: v.optional(v.boolean()),
  key: idempotencyKeyField,
  reason: reasonField,
});

/** Markers of harm: operators and auditors read, operators act in their own name. */
export function harmRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createPlayerServiceClient(parts, 'action');
  return {
    async 'GET /player/harm'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        harmCasesSchema,
        'POST',
        '/internal/harm',
        readQueueQuestion(url),
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
        await readShape(request, playerQuestion, 'Specify the brand and the player.'),
      );
      sendJson(response, status, body);
    },
    async 'POST /player/harm/action'(call) {
      const { person } = await client.operatorNow(call);
      const action = await readShape(
        call.request,
        actionSchema,
        'Specify the player, the action and a reason; for a limit its kind, period and amount.',
      );
      const { status, body } = await client.request(harmOutcomeSchema, 'POST', '/internal/harm/action', {
        ...action,
        staff: person.email,
      });
      sendJson(call.response, status, body);
    },
  };
}
