import type { Routes } from '@foyer/runtime';
import {
  identityCasesSchema,
  identityOutcomeSchema,
  identityPersonSchema,
} from '@foyer/market/identity-answers';
import * as v from 'valibot';
import type { InternalClientParts } from '../internalClient.ts';
import type { Route } from '../route.ts';
import { SUPERVISOR_ROLES } from '../session/roles.ts';
import {
  brandField,
  createPlayerServiceClient,
  idempotencyKeyField,
  PLAYER_QUESTION,
  playerIdField,
  QUEUE_QUESTION,
  reasonField,
} from '../staffQuestions.ts';
import { decisionRoute, queryRoute, questionRoute } from '../staffRoutes.ts';

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
  const reads = { client, roles: SUPERVISOR_ROLES };
  return {
    'GET /player/identity/waiting': queryRoute({
      ...reads,
      ...QUEUE_QUESTION,
      path: '/internal/identity-checks',
      answer: identityCasesSchema,
    }),
    'POST /player/identity': questionRoute({
      ...reads,
      ...PLAYER_QUESTION,
      path: '/internal/identity-checks/player',
      answer: identityPersonSchema,
    }),
    'POST /player/identity/decision': decisionRoute({
      client,
      path: '/internal/identity-checks/decision',
      question: decisionSchema,
      wanted: 'Specify the player, the decision, the documents and a reason.',
      answer: identityOutcomeSchema,
    }),
  };
}
