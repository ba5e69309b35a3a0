import { sendJson, type Routes } from '@foyer/runtime';
import { returnCasesSchema, returnOutcomeSchema } from '@foyer/market/exclusion-answers';
import * as v from 'valibot';
import type { InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { AGENT_ROLES, allowed } from '../session/roles.ts';
import {
  createPlayerServiceClient,
  idempotencyKeyField,
  readQueueQuestion,
  reasonField,
} from '../staffQuestions.ts';

const decisionSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  decision: v.picklist(['approve', 'refuse']),
  key: idempotencyKeyField,
  reason: reasonField,
});

/** Requests to end an exclusion: support agents and operators decide in their own name (ADR 0237). */
export function exclusionRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createPlayerServiceClient(parts, 'decision');
  return {
    async 'GET /player/exclusions'({ response, url, session }) {
      allowed(session, AGENT_ROLES);
      const { status, body } = await client.request(
        returnCasesSchema,
        'POST',
        '/internal/exclusion-returns',
        readQueueQuestion(url),
      );
      sendJson(response, status, body);
    },
    async 'POST /player/exclusions/decision'({ request, response, session }) {
      // the current role, not the one at sign-in
      await parts.sessions.tokenOf(allowed(session, AGENT_ROLES), { isRefused: true });
      const { person } = allowed(parts.sessions.of(request), AGENT_ROLES);
      const decision = await readShape(
        request,
        decisionSchema,
        'Specify the request, the decision and a reason.',
      );
      const { status, body } = await client.request(
        returnOutcomeSchema,
        'POST',
        '/internal/exclusion-returns/decision',
        { ...decision, staff: person.email },
      );
      sendJson(response, status, body);
    },
  };
}
