/** Responses of the api about requests to end an exclusion, parsed by the console. Times are ISO 8601 in UTC. */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { GAME_GROUPS } from '../exclusionRules.ts';

const returnCaseSchema = v.object({
  /** Number of the exclusion. */
  id: v.number(),
  brand: v.string(),
  playerId: v.string(),
  /** ISO 8601, or `indefinite`. */
  length: v.string(),
  /** Empty: all games. */
  groups: listOf(v.picklist(GAME_GROUPS)),
  startsAt: v.string(),
  endsAt: v.nullable(v.string()),
  requestedAt: v.string(),
  /** The player's reason, unchanged. */
  reason: v.string(),
  /** Staff who approved already. */
  approvedBy: listOf(v.string()),
  approvalsNeeded: v.number(),
  /** Hours from the last approval until the player can play. */
  coolOffHours: v.number(),
  /** Days from the request within which it must be answered. */
  answerDays: v.number(),
});

/** A request that waits for a decision. */
export type ReturnCase = v.InferOutput<typeof returnCaseSchema>;

/** `POST /internal/exclusion-returns` of the api, `GET /player/exclusions` of the console. */
export const returnCasesSchema = v.object({ cases: listOf(returnCaseSchema) });

export const RETURN_OUTCOMES = ['REQUESTED', 'APPROVED', 'REFUSED', 'SECOND_NEEDED'] as const;

/** `POST …/decision` of a request. */
export const returnOutcomeSchema = v.object({
  outcome: v.picklist(RETURN_OUTCOMES),
  coolOffEndsAt: v.nullable(v.string()),
});
export type ReturnOutcome = v.InferOutput<typeof returnOutcomeSchema>;
