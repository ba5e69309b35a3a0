import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import {
  identityCasesSchema,
  identityOutcomeSchema,
  identityPersonSchema,
} from '@foyer/market/identity-answers';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';

const MOST_DOCUMENTS = 10;

const brand = v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/));
const queueSchema = v.object({ brand: v.optional(brand) });
const questionSchema = v.strictObject({
  brand,
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
});
const orderSchema = v.strictObject({
  brand,
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  decision: v.picklist(['confirm', 'ask']),
  documents: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_DOCUMENTS)),
  key: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
});

/** Identity checks: operators and auditors read, operators decide in their own name (ADR 0129). */
export function identityCheckRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PLAYERS_AWAY',
    readFailureText: 'The player service is not responding.',
    unknownOutcomeText:
      'The player service is not responding, so the outcome is unknown. Retrying is safe: the decision takes effect once.',
  });
  return {
    async 'GET /player/identity/waiting'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const question = v.safeParse(queueSchema, Object.fromEntries(url.searchParams));
      if (!question.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify a known brand, or none.');
      const { status, body } = await client.request(
        identityCasesSchema,
        'POST',
        '/internal/identity-checks',
        question.output,
      );
      sendJson(response, status, body);
    },
    // POST, so that the email address appears in no log and no history
    async 'POST /player/identity'({ request, response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        identityPersonSchema,
        'POST',
        '/internal/identity-checks/player',
        await readShape(request, questionSchema, 'Specify the brand and the player.'),
      );
      sendJson(response, status, body);
    },
    async 'POST /player/identity/decision'(call) {
      const { person } = await client.operatorNow(call);
      const order = await readShape(
        call.request,
        orderSchema,
        'Specify the player, the decision, the documents and a reason.',
      );
      const { status, body } = await client.request(
        identityOutcomeSchema,
        'POST',
        '/internal/identity-checks/decision',
        {
          ...order,
          staff: person.email,
        },
      );
      sendJson(call.response, status, body);
    },
  };
}
