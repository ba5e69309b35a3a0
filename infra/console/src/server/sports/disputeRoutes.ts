import { MAX_DISPUTE_ANSWER, MIN_DISPUTE_ANSWER } from '@foyer/kernel/bet-disputes';
import {
  DISPUTE_DECISIONS,
  disputeCasesSchema,
  disputeOutcomeSchema,
} from '@foyer/kernel/sports-dispute-answers';
import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import type { InternalClientParts } from '../internalClient.ts';
import type { Route } from '../route.ts';
import { AGENT_ROLES } from '../session/roles.ts';
import {
  createPlayerServiceClient,
  idempotencyKeyField,
  QUEUE_QUESTION,
  reasonField,
} from '../staffQuestions.ts';
import { decisionRoute, queryRoute } from '../staffRoutes.ts';

const answerSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  decision: v.picklist(DISPUTE_DECISIONS),
  answer: v.pipe(v.string(), v.trim(), v.minLength(MIN_DISPUTE_ANSWER), v.maxLength(MAX_DISPUTE_ANSWER)),
  key: idempotencyKeyField,
  reason: reasonField,
});

/** Disputes about sports bets: support agents and operators answer in their own name. */
export function disputeRoutes(parts: InternalClientParts): Routes<Route> {
  const of = { client: createPlayerServiceClient(parts, 'decision'), roles: AGENT_ROLES };
  return {
    'GET /player/sports-disputes': queryRoute({
      ...of,
      ...QUEUE_QUESTION,
      path: '/internal/sports-disputes',
      answer: disputeCasesSchema,
    }),
    'POST /player/sports-disputes/answer': decisionRoute({
      ...of,
      path: '/internal/sports-disputes/answer',
      question: answerSchema,
      wanted: 'Specify the dispute, the decision, an answer to the player and a reason.',
      answer: disputeOutcomeSchema,
    }),
  };
}
