/** The seasonal calendar in the player API of the engagement service. Shared by the service and the browser. */
import * as v from 'valibot';
import { DOOR_REFUSALS } from './refusals.ts';
import { offeredRewardSchema } from './reward.ts';

/** Paths below the host of the provider; a door is opened by `POST {doors}/{day}`. */
export const CALENDAR_PATHS = {
  calendar: '/api/engagement/v1/calendar',
  doors: '/api/engagement/v1/calendar/doors',
} as const;

const instant = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `ANNOUNCED`: before the first door. `OVER`: no door can be opened any more. */
export const CALENDAR_PHASES = ['ANNOUNCED', 'RUNNING', 'OVER'] as const;
export type CalendarPhase = (typeof CALENDAR_PHASES)[number];

/** `CLOSED`: before its day, or its requirement is not met. `MISSED`: its time ended unopened. */
export const DOOR_STATES = ['CLOSED', 'OPENABLE', 'OPENED', 'MISSED'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

/** `PENDING`: the operator has not confirmed the reward yet. `FAILED`: the operator cannot assign it. */
export const DOOR_DELIVERIES = ['PENDING', 'SENT', 'FAILED'] as const;
export type DoorDelivery = (typeof DOOR_DELIVERIES)[number];

/** Content of a door. `none`: a greeting without a reward. */
export const doorRewardSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('points'),
    points: whole,
    /** Money equivalent by the rate of the rewards shop; minor units. */
    value: v.object({ amountMinor: whole, currency: v.string() }),
  }),
  offeredRewardSchema,
]);
export type DoorReward = v.InferOutput<typeof doorRewardSchema>;

const requirementSchema = v.variant('kind', [
  v.object({ kind: v.literal('level'), level: whole, isMet: v.boolean() }),
  v.object({
    kind: v.literal('wager'),
    /** Minor units of `currency`: wagered so far, and required now. */
    progress: whole,
    target: whole,
    /** Target without the player's own limits. */
    fullTarget: whole,
    currency: v.string(),
    /** The limits leave no room for the rest, although the target is lowered as far as it goes. */
    isOutOfReach: v.boolean(),
    isMet: v.boolean(),
  }),
]);
export type DoorRequirement = v.InferOutput<typeof requirementSchema>;

export const doorSchema = v.object({
  /** 1 to the number of doors. */
  day: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(DOOR_STATES),
  opensAt: instant,
  /** The instant from which the door can no longer be opened. */
  closesAt: instant,
  /** Null: every player who takes part can open it. */
  requirement: v.nullable(requirementSchema),
  /** Reason against opening it now; null if it can be opened. */
  refusal: v.nullable(v.picklist(DOOR_REFUSALS)),
  openedAt: v.nullable(instant),
  /** Known after the door was opened; null before. */
  reward: v.nullable(doorRewardSchema),
  /** Null while the door is not open. Points are credited at once. */
  delivery: v.nullable(v.picklist(DOOR_DELIVERIES)),
});
export type Door = v.InferOutput<typeof doorSchema>;

export const calendarSchema = v.object({
  /** Calendar and year, such as `winter-2026`. */
  id: v.string(),
  name: v.string(),
  description: v.string(),
  phase: v.picklist(CALENDAR_PHASES),
  /** Midnights of this zone open the doors; IANA name. */
  timeZone: v.string(),
  startsAt: instant,
  endsAt: instant,
  /** `until-end`: a door stays open until the calendar ends. `missed`: it closes with its day. */
  pastDoors: v.picklist(['missed', 'until-end']),
  /** Opening of the next door; null after the last one. */
  nextDoorAt: v.nullable(instant),
  doors: v.array(doorSchema),
  /** Number of doors by content. Every player finds the same: nothing depends on chance. */
  contents: v.object({ points: whole, money: whole, bonusMoney: whole, freeSpins: whole, none: whole }),
});
export type Calendar = v.InferOutput<typeof calendarSchema>;

export const calendarAnswerSchema = v.object({
  /** Null: no calendar is announced or running. */
  calendar: v.nullable(calendarSchema),
  /** Start of the next calendar, only while `calendar` is null. */
  nextStartsAt: v.nullable(instant),
  blocks: v.array(v.string()),
  /** Position in the log of facts: a later answer has a higher or equal one. */
  version: whole,
});
export type CalendarAnswer = v.InferOutput<typeof calendarAnswerSchema>;

/** The key is made before the first attempt: the same key opens once and returns the same answer. */
export const doorRequestSchema = v.object({ key: v.pipe(v.string(), v.uuid()) });
export const doorAnswerSchema = v.object({ door: doorSchema, version: whole });
export type DoorAnswer = v.InferOutput<typeof doorAnswerSchema>;
