/**
 * Responses of the api about markers of harm, parsed by the console. Amounts are integer minor units, times
 * ISO 8601 in UTC.
 */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { MONEY_LIMIT_KINDS } from '../limitKinds.ts';
import { HARM_ACTIONS, HARM_MARKERS } from '../harm/harmRules.ts';

const markerSchema = v.object({
  marker: v.picklist(HARM_MARKERS),
  level: v.picklist([1, 2, 3]),
  /** Events in the window, and the number from which the level applies. */
  counted: v.number(),
  threshold: v.number(),
  windowDays: v.number(),
  at: v.string(),
});

/** A marker that a player reached; immutable. */
export type HarmMarkerView = v.InferOutput<typeof markerSchema>;

const actionSchema = v.object({
  action: v.picklist(HARM_ACTIONS),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  reason: v.string(),
  staff: v.string(),
  at: v.string(),
});

/** An action of a member of staff for a player; immutable. */
export type HarmActionView = v.InferOutput<typeof actionSchema>;

const caseSchema = v.object({
  brand: v.string(),
  playerId: v.string(),
  currency: v.string(),
  accountStatus: v.string(),
  isDepositBlocked: v.boolean(),
  isSuppressed: v.boolean(),
  /** Limits of money that the player can have; null where none is set. */
  limits: listOf(
    v.object({
      kind: v.picklist(MONEY_LIMIT_KINDS),
      period: v.picklist(['Day', 'Week', 'Month']),
      amount: v.nullable(v.number()),
    }),
  ),
  /** Newest first. */
  markers: listOf(markerSchema),
  /** Newest first. */
  actions: listOf(actionSchema),
});

/** A player with markers and the actions of staff; without a name. */
export type HarmCase = v.InferOutput<typeof caseSchema>;

/** `POST /internal/harm` of the api, `GET /player/harm` of the console: the most severe first. */
export const harmCasesSchema = v.object({ cases: listOf(caseSchema) });

/** `POST /internal/harm/action` of the api, `POST /player/harm/action` of the console. */
export const harmOutcomeSchema = v.object({ outcome: v.literal('OK') });
