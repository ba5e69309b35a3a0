import type { Routes } from '@foyer/runtime';
import { returnCasesSchema, returnOutcomeSchema } from '@foyer/market/exclusion-answers';
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

const decisionSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  decision: v.picklist(['approve', 'refuse']),
  key: idempotencyKeyField,
  reason: reasonField,
});

/** Requests to end an exclusion: support agents and operators decide in their own name (ADR 0237). */
export function exclusionRoutes(parts: InternalClientParts): Routes<Route> {
  const of = { client: createPlayerServiceClient(parts, 'decision'), roles: AGENT_ROLES };
  return {
    'GET /player/exclusions': queryRoute({
      ...of,
      ...QUEUE_QUESTION,
      path: '/internal/exclusion-returns',
      answer: returnCasesSchema,
    }),
    'POST /player/exclusions/decision': decisionRoute({
      ...of,
      path: '/internal/exclusion-returns/decision',
      question: decisionSchema,
      wanted: 'Specify the request, the decision and a reason.',
      answer: returnOutcomeSchema,
    }),
  };
}
