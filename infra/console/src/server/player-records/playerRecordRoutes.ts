import { Refusal, sendJson, type Log, type Routes } from '@foyer/runtime';
import { engagementRecordSchema } from '@foyer/market/engagement-answers';
import {
  ACCOUNT_ACTIONS,
  accountDecisionSchema,
  CLOSING_CAUSES,
  openSessionsSchema,
  playerMatchesSchema,
  playerRecordSchema,
  playerTimelineSchema,
  shownNoticesSchema,
  TIMELINE_SUBJECTS,
} from '@foyer/market/player-record-answers';
import { recordedRewardsSchema } from '@foyer/market/player-reward-answers';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Call, Route } from '../route.ts';
import { AGENT_ROLES, allowed, hasRole, RECORD_ROLES } from '../session/roles.ts';
import {
  brandField,
  createPlayerServiceClient,
  idempotencyKeyField,
  playerIdField,
  reasonField,
} from '../staffQuestions.ts';

const searchSchema = v.strictObject({
  query: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(254)),
  brand: v.optional(brandField),
});
const playerSchema = v.strictObject({ brand: brandField, playerId: playerIdField });
/** `before`: position of the oldest fact of the page before. */
const engagementQuestion = v.object({
  ...playerSchema.entries,
  before: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
const timelineSchema = v.strictObject({
  ...playerSchema.entries,
  subject: v.optional(v.picklist(TIMELINE_SUBJECTS)),
  before: v.optional(
    v.strictObject({
      at: v.pipe(v.string(), v.isoTimestamp()),
      ref: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    }),
  ),
});
const decisionSchema = v.strictObject({
  ...playerSchema.entries,
  action: v.picklist(ACCOUNT_ACTIONS),
  cause: v.optional(v.picklist(CLOSING_CAUSES)),
  session: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
  key: idempotencyKeyField,
  reason: reasonField,
});

/**
 * Accounts of players: support agents, operators and auditors look them up; support agents and operators decide in their
 * own name. Only operators erase data and close an account against the player's will (ADR 0261).
 */
export function playerRecordRoutes(parts: InternalClientParts & { readonly log: Log }): Routes<Route> {
  const client = createPlayerServiceClient(parts, 'decision');
  const engagement = createInternalClient(parts, {
    port: parts.settings.engagementPort,
    code: 'ENGAGEMENT_UNAVAILABLE',
    readFailureText: 'The engagement service is not responding.',
  });

  async function read<T extends object, Schema extends v.GenericSchema<unknown, object>>(
    { request, response, session }: Call,
    path: string,
    question: Schema,
    answer: v.GenericSchema<unknown, T>,
    wanted: string,
  ): Promise<v.InferOutput<Schema>> {
    allowed(session, RECORD_ROLES);
    const asked = await readShape(request, question, wanted);
    const { status, body } = await client.read(answer, `/internal/player-records${path}`, asked);
    sendJson(response, status, body);
    return asked;
  }

  return {
    // POST, so that names and email addresses appear in no log and no history
    async 'POST /player/search'(call) {
      await read(call, '/search', searchSchema, playerMatchesSchema, 'Enter at least two characters.');
    },
    async 'POST /player/record'(call) {
      const wanted = 'Specify the brand and the player.';
      const { brand, playerId } = await read(call, '/player', playerSchema, playerRecordSchema, wanted);
      // proves who looked up whose personal data
      parts.log.info('player record opened', { staff: call.session?.person.email, brand, playerId });
    },
    async 'POST /player/engagement'({ request, response, session }) {
      const { person } = allowed(session, RECORD_ROLES);
      const asked = await readShape(request, engagementQuestion, 'Specify the brand and the player.');
      const { status, body } = await engagement.read(
        engagementRecordSchema,
        '/internal/engagement/player-record',
        asked,
      );
      // proves who looked up whose personal data
      parts.log.info('player engagement opened', { staff: person.email, ...asked });
      sendJson(response, status, body);
    },
    async 'POST /player/rewards'(call) {
      const wanted = 'Specify the brand and the player.';
      const asked = await read(call, '/rewards', playerSchema, recordedRewardsSchema, wanted);
      parts.log.info('player rewards opened', { staff: call.session?.person.email, ...asked });
    },
    async 'POST /player/sessions'(call) {
      const wanted = 'Specify the brand and the player.';
      const asked = await read(call, '/sessions', playerSchema, openSessionsSchema, wanted);
      parts.log.info('player sessions opened', { staff: call.session?.person.email, ...asked });
    },
    async 'POST /player/notices'(call) {
      const wanted = 'Specify the brand and the player.';
      await read(call, '/notices', playerSchema, shownNoticesSchema, wanted);
    },
    async 'POST /player/timeline'(call) {
      const wanted = 'Specify the brand and the player.';
      await read(call, '/timeline', timelineSchema, playerTimelineSchema, wanted);
    },
    async 'POST /player/decision'(call) {
      const { person } = await client.staffNow(call, AGENT_ROLES);
      const decision = await readShape(
        call.request,
        decisionSchema,
        'Specify the player, the decision and a reason.',
      );
      const isOfOperator =
        decision.action === 'erase' || (decision.cause !== undefined && decision.cause !== 'PlayerRequest');
      if (isOfOperator && !hasRole(person, ['operator']))
        throw new Refusal(403, 'NOT_PERMITTED', 'Only operators may decide this.');
      const { status, body } = await client.decide(
        accountDecisionSchema,
        '/internal/player-records/decision',
        { ...decision, staff: person.email },
      );
      sendJson(call.response, status, body);
    },
  };
}
