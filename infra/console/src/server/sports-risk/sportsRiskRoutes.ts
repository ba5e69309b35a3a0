import { MARKET_KINDS } from '@foyer/kernel/markets';
import {
  RESULT_REQUEST_KINDS,
  sportsOutcomeSchema,
  sportsRiskSchema,
} from '@foyer/kernel/sports-risk-answers';
import { eventIdSchema, MAX_PERIODS, SUSPENSION_SCOPES } from '@foyer/kernel/sports-trading';
import { sendJson, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Call, Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';
import {
  brandField,
  idempotencyKeyField,
  playerIdField,
  readQueueQuestion,
  reasonField,
} from '../staffQuestions.ts';

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

  const action =
    (path: string, schema: v.GenericSchema<unknown, object>, missing: string): Route =>
    async (call: Call) => {
      const { person } = await client.operatorNow(call);
      const input = await readShape(call.request, schema, missing);
      const { status, body } = await client.request(sportsOutcomeSchema, 'POST', `/internal/sports/${path}`, {
        ...input,
        staff: person.email,
      });
      sendJson(call.response, status, body);
    };

  return {
    async 'GET /sports/risk'({ response, url, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.request(
        sportsRiskSchema,
        'POST',
        '/internal/sports/risk',
        readQueueQuestion(url),
      );
      sendJson(response, status, body);
    },
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
