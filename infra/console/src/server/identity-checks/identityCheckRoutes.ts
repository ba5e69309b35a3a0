import { sendJson, type Routes } from '@foyer/runtime';
import {
  identityCasesSchema,
  identityOutcomeSchema,
  identityPersonSchema,
} from '@foyer/market/identity-answers';
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

const MAX_DOCUMENTS = 10;

const decisionSchema = v.strictObject({
  brand: brandField,
  playerId: playerIdField,
  decision: v.picklist(['confirm', 'ask']),
  documents: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MAX_DOCUMENTS)),
  key: idempotencyKeyField,
  reason: reasonField,
});

/** Identity checks: operators and auditors read, operators decide in their own name (ADR 0129). */
export function identityCheckRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createPlayerServiceClient(parts, 'decision');
  return {
    async 'GET /player/identity/waiting'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        identityCasesSchema,
        'POST',
        '/internal/identity-checks',
        readQueueQuestion(url),
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
        await readShape(request, playerQuestion, 'Specify the brand and the player.'),
      );
      sendJson(response, status, body);
    },
    async 'POST /player/identity/decision'(call) {
      const { person } = await client.operatorNow(call);
      const decision = await readShape(
        call.request,
        decisionSchema,
        'Specify the player, the decision, the documents and a reason.',
      );
      const { status, body } = await client.request(
        identityOutcomeSchema,
        'POST',
        '/internal/identity-checks/decision',
        {
          ...decision,
          staff: person.email,
        },
      );
      sendJson(call.response, status, body);
    },
  };
}
