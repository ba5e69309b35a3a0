import * as v from 'valibot';
import { days, isUnique, offerId, positive, ruleId, ruleTextSchema } from './ruleValues.ts';

const MAX_RUN_DAYS = 365;
const MAX_CALENDARS = 20;
/** The address of a door has at most two digits. */
const MAX_DOORS = 99;

/** Content of a door. */
export const doorRewardRuleSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('points'), points: positive }),
  /** A reward of the operator: money, bonus money or free spins. */
  v.strictObject({ kind: v.literal('offer'), offer: offerId }),
]);
export type DoorRewardRule = v.InferOutput<typeof doorRewardRuleSchema>;

const requirementRuleSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('level'), level: positive }),
  /** Stakes that are placed while the door can be opened; euro cents. */
  v.strictObject({ kind: v.literal('wager'), cents: positive }),
]);
export type RequirementRule = v.InferOutput<typeof requirementRuleSchema>;

const doorRuleSchema = v.strictObject({
  /** Null: every player who takes part can open it. */
  requirement: v.nullable(requirementRuleSchema),
  reward: doorRewardRuleSchema,
});
export type DoorRule = v.InferOutput<typeof doorRuleSchema>;

export const PAST_DOORS = ['until-end', 'missed'] as const;
const year = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger('WHOLE'), v.minValue(2026, 'YEAR'))));

/** A calendar that repeats every year. Days start at midnight in the time zone. */
export const calendarRuleSchema = v.pipe(
  v.strictObject({
    id: ruleId,
    name: ruleTextSchema,
    description: ruleTextSchema,
    /** IANA name. */
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'TIME_ZONE')),
    /** Day of the first door, `mm-dd`; the others follow one a day. */
    startsOn: v.pipe(v.string(), v.check(isDayOfYear, 'DAY_OF_YEAR')),
    /** First and last year in which it starts; null or absent: every year. */
    firstYear: year,
    lastYear: year,
    /** Days before the first door from which the page counts down. */
    announcedDays: days,
    /** Days from the first door until no door can be opened any more. */
    lastsDays: days,
    /** Days after that in which the page still shows what was opened. */
    shownDays: days,
    /** `missed`: a door closes with its day. `until-end`: it can be opened until the calendar ends. */
    pastDoors: v.picklist(PAST_DOORS),
    doors: v.pipe(
      v.array(doorRuleSchema),
      v.minLength(1, 'DOOR_MISSING'),
      v.maxLength(MAX_DOORS, 'TOO_MANY'),
    ),
  }),
  v.forward(
    v.check(({ doors, lastsDays }) => doors.length <= lastsDays, 'DOOR_WITHOUT_DAY'),
    ['lastsDays'],
  ),
  v.forward(
    v.check(
      ({ announcedDays, lastsDays, shownDays }) => announcedDays + lastsDays + shownDays <= MAX_RUN_DAYS,
      'RUNS_OVERLAP',
    ),
    ['announcedDays'],
  ),
  v.forward(
    v.check(
      ({ firstYear = null, lastYear = null }) =>
        firstYear === null || lastYear === null || lastYear >= firstYear,
      'PERIOD',
    ),
    ['lastYear'],
  ),
);
export type CalendarRule = v.InferOutput<typeof calendarRuleSchema>;

/** The seasonal calendars of a brand. */
export const calendarsSchema = v.pipe(
  v.array(calendarRuleSchema),
  v.maxLength(MAX_CALENDARS, 'TOO_MANY'),
  v.check((list) => isUnique(list), 'DUPLICATE'),
  v.readonly(),
);

const TIME_ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

function isTimeZone(name: string): boolean {
  return TIME_ZONES.has(name);
}

const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** True for an `mm-dd` that exists in every year. */
function isDayOfYear(text: string): boolean {
  const [, month, day] = DAY_OF_YEAR.exec(text) ?? [];
  if (month === undefined || day === undefined) return false;
  return new Date(Date.UTC(2026, Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}
