import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import { disconnectedSchema, playerBanksSchema } from '@foyer/market/bank-connection-answers';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, OPERATOR_ROLES, SUPERVISOR_ROLES } from '../session/roles.ts';
import { brandField, idempotencyKeyField, reasonField } from '../staffQuestions.ts';

const of = {
  brand: brandField,
  playerId: v.pipe(v.string(), v.regex(/^\w[\w.-]{0,127}$/)),
};
const questionSchema = v.object(of);
const disconnectionSchema = v.strictObject({
  ...of,
  connection: v.pipe(v.string(), v.uuid()),
  key: idempotencyKeyField,
  reason: reasonField,
});

/**
 * A player's bank and wallet connections, stored by identity: operators and auditors read, operators
 * disconnect in their own name (ADR 0123).
 */
export function bankConnectionRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createInternalClient(parts, {
    port: parts.settings.identityPort,
    code: 'SIGN_INS_AWAY',
    readFailureText: 'The identity service is not responding.',
    unknownOutcomeText:
      'The identity service is not responding, so the outcome is unknown. Retrying is safe: the request takes effect once.',
  });
  return {
    async 'GET /player/banks'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const question = v.safeParse(questionSchema, Object.fromEntries(url.searchParams));
      if (!question.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify the brand and the player.');
      const { brand, playerId } = question.output;
      const { status, body } = await client.read(
        playerBanksSchema,
        `/internal/players/${playerId}/bank-connections`,
        { brand },
      );
      sendJson(response, status, body);
    },
    async 'POST /player/banks/disconnection'(call) {
      const { person } = await client.staffNow(call, OPERATOR_ROLES);
      const { playerId, ...disconnection } = await readShape(
        call.request,
        disconnectionSchema,
        'Specify the player, the connection and a reason.',
      );
      const { status, body } = await client.decide(
        disconnectedSchema,
        `/internal/players/${playerId}/bank-connections/disconnect`,
        { ...disconnection, staff: person.email },
      );
      sendJson(call.response, status, body);
    },
  };
}
