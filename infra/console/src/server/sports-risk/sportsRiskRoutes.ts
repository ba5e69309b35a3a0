import { MARKET_KINDS } from '@foyer/kernel/markets';
import {
  offeredMatchesQuestionSchema,
  offeredMatchesSchema,
  RESULT_REQUEST_KINDS,
  sportsOutcomeSchema,
  sportsRiskSchema,
} from '@foyer/kernel/sports-risk-answers';
import { eventIdSchema, MAX_PERIODS, SUSPENSION_SCOPES } from '@foyer/kernel/sports-trading';
import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import type { Route } from '../route.ts';
import { SUPERVISOR_ROLES } from '../session/roles.ts';
import {
  brandField,
  idempotencyKeyField,
  playerIdField,
  QUEUE_QUESTION,
  reasonField,
} from '../staffQuestions.ts';
import { decisionRoute, queryRoute } from '../staffRoutes.ts';

const act = { key: idempotencyKeyField, reason: reasonField };
const id = v.pipe(v.number(), v.safeInteger());
const market = v.nullable(v.picklist(MARKET_KINDS));
const line = v.nullable(v.pipe(v.number(), v.safeInteger()));
const score = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const amount = v.nullable(score);
/** Characters of a finishing order. */
const MAX_ORDER = 200;

const suspensionSchema = v.strictObject({
  ...act,
  brand: v.nullable(brandField),
  scope: v.picklist(SUSPENSION_SCOPES),
  target: v.nullable(eventIdSchema),
  market,
  line,
});
const resumptionSchema = v.strictObject({ ...act, id });
const resultSchema = v.strictObject({
  ...act,
  eventId: eventIdSchema,
  kind: v.picklist(RESULT_REQUEST_KINDS),
  market,
  line,
  home: amount,
  away: amount,
  periods: v.nullable(
    v.pipe(v.array(v.strictObject({ home: score, away: score })), v.maxLength(MAX_PERIODS)),
  ),
  order: v.optional(v.pipe(v.string(), v.maxLength(MAX_ORDER))),
});
const decisionSchema = v.strictObject({ ...act, id, decision: v.picklist(['approve', 'reject']) });
const limitSchema = v.strictObject({
  ...act,
  brand: brandField,
  market,
  playerId: v.nullable(playerIdField),
  maxStake: amount,
  maxPayout: amount,
});

/** Risk and operations of the sportsbook: operators and auditors read, operators act in their own name. */
export function sportsRiskRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'SPORTSBOOK_AWAY',
    readFailureText: 'The sportsbook is not responding.',
    unknownOutcomeText:
      'The sportsbook is not responding, so the outcome is unknown. Retrying is safe: the action takes effect once.',
  });

  const feed = createInternalClient(parts, {
    port: parts.settings.sportsFeedPort,
    code: 'SPORTSBOOK_AWAY',
    readFailureText: 'The sports feed is not responding.',
  });

  const action = (path: string, question: v.GenericSchema<unknown, object>, wanted: string): Route =>
    decisionRoute({
      client,
      path: `/internal/sports/${path}`,
      question,
      wanted,
      answer: sportsOutcomeSchema,
    });

  return {
    'GET /sports/risk': queryRoute({
      client,
      roles: SUPERVISOR_ROLES,
      ...QUEUE_QUESTION,
      path: '/internal/sports/risk',
      answer: sportsRiskSchema,
    }),
    'GET /sports/offers': queryRoute({
      client: feed,
      roles: SUPERVISOR_ROLES,
      path: '/internal/sports-feed/offers',
      question: offeredMatchesQuestionSchema,
      wanted: 'Specify a brand, and at least two letters of a team or competition, or ids of matches.',
      answer: offeredMatchesSchema,
    }),
    'POST /sports/suspension': action('suspend', suspensionSchema, 'Specify what to suspend and a reason.'),
    'POST /sports/resumption': action('resume', resumptionSchema, 'Specify the suspension and a reason.'),
    'POST /sports/result': action('result', resultSchema, 'Specify the match, the result and a reason.'),
    'POST /sports/result/decision': action(
      'result/decision',
      decisionSchema,
      'Specify the request, the decision and a reason.',
    ),
    'POST /sports/limit': action('limit', limitSchema, 'Specify the limit and a reason.'),
  };
}
