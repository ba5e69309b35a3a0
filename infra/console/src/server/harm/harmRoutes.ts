import { HARM_ACTIONS } from '@foyer/market/harm';
import { MONEY_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import { harmCasesSchema, harmOutcomeSchema } from '@foyer/market/harm-answers';
import type { Routes } from '@foyer/runtime';
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
  const cases = { client, roles: SUPERVISOR_ROLES, answer: harmCasesSchema };
  return {
    'GET /player/harm': queryRoute({ ...cases, ...QUEUE_QUESTION, path: '/internal/harm' }),
    'POST /player/harm': questionRoute({ ...cases, ...PLAYER_QUESTION, path: '/internal/harm/player' }),
    'POST /player/harm/action': decisionRoute({
      client,
      path: '/internal/harm/action',
      question: actionSchema,
      wanted: 'Specify the player, the action and a reason; for a limit its kind, period and amount.',
      answer: harmOutcomeSchema,
    }),
  };
}
