import { MAX_DISPUTE_ANSWER, MIN_DISPUTE_ANSWER } from '@foyer/kernel/bet-disputes';
import {
  DISPUTE_DECISIONS,
  disputeCasesSchema,
  disputeOutcomeSchema,
} from '@foyer/kernel/sports-dispute-answers';
import { sendJson, type Routes } from '@foyer/runtime';
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

const answerSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  decision: v.picklist(DISPUTE_DECISIONS),
  answer: v.pipe(v.string(), v.trim(), v.minLength(MIN_DISPUTE_ANSWER), v.maxLength(MAX_DISPUTE_ANSWER)),
  key: idempotencyKeyField,
  reason: reasonField,
});

/** Disputes about sports bets: support agents and operators answer in their own name. */
export function disputeRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createPlayerServiceClient(parts, 'decision');
  return {
    async 'GET /player/sports-disputes'({ response, url, session }) {
      allowed(session, AGENT_ROLES);
      const { status, body } = await client.request(
        disputeCasesSchema,
        'POST',
        '/internal/sports-disputes',
        readQueueQuestion(url),
      );
      sendJson(response, status, body);
    },
    async 'POST /player/sports-disputes/answer'({ request, response, session }) {
      // the current role, not the one at sign-in
      await parts.sessions.tokenOf(allowed(session, AGENT_ROLES), { isRefused: true });
      const { person } = allowed(parts.sessions.of(request), AGENT_ROLES);
      const decision = await readShape(
        request,
        answerSchema,
        'Specify the dispute, the decision, an answer to the player and a reason.',
      );
      const { status, body } = await client.request(
        disputeOutcomeSchema,
        'POST',
        '/internal/sports-disputes/answer',
        { ...decision, staff: person.email },
      );
      sendJson(response, status, body);
    },
  };
}
