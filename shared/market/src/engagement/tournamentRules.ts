import * as v from 'valibot';
import {
  days,
  instant,
  isUnique,
  positive,
  rewardSchema,
  ruleId,
  ruleTextSchema,
  slugs,
  whole,
} from './ruleValues.ts';

const MAX_SERIES = 50;

/** Scores that add up have a cap per hour, so that no place depends on playing without a pause (fair pace). */
export const scoringSchema = v.variant('kind', [
  /** Real-money stakes in euro cents. */
  v.strictObject({ kind: v.literal('wager'), hourlyCapCents: positive }),
  /** The best payout of one round divided by its stake, in hundredths. */
  v.strictObject({ kind: v.literal('multiple'), minStakeCents: positive }),
  v.strictObject({ kind: v.literal('rounds'), minStakeCents: positive, hourlyCap: positive }),
  /** Points for each round by its multiple: those of the highest step that it reaches, regardless of the stake. */
  v.strictObject({
    kind: v.literal('points'),
    minStakeCents: positive,
    hourlyCap: positive,
    steps: v.pipe(
      v.array(v.strictObject({ multiple: positive, points: positive })),
      v.minLength(1, 'STEP_MISSING'),
    ),
  }),
]);
export type Scoring = v.InferOutput<typeof scoringSchema>;

const prizesSchema = v.pipe(
  v.array(v.strictObject({ placeFrom: positive, placeTo: positive, reward: rewardSchema })),
  v.minLength(1, 'PRIZE_MISSING'),
  v.check(
    (prizes) =>
      prizes.every(({ placeFrom, placeTo }, index) => {
        const before = prizes[index - 1]?.placeTo ?? 0;
        return placeFrom === before + 1 && placeTo >= placeFrom;
      }),
    'PLACES',
  ),
);

/** Terms of one run; fixed when it is announced. */
const termsEntries = {
  name: ruleTextSchema,
  description: ruleTextSchema,
  /** Slugs; null: all games, all studios. */
  games: v.nullable(slugs),
  studios: v.nullable(slugs),
  scoring: scoringSchema,
  playersMin: positive,
  /** Null: no maximum. */
  playersMax: v.nullable(positive),
  /** Points for taking part; 0 is free. */
  cost: whole,
  /** Level from which rounds count; null: any. */
  qualifyingLevel: v.nullable(positive),
  prizes: prizesSchema,
};
export const termsSchema = v.strictObject(termsEntries);
export type TournamentTerms = v.InferOutput<typeof termsSchema>;

/** A series of tournaments; all times follow from its first start. */
export const seriesSchema = v.pipe(
  v.strictObject({
    id: ruleId,
    firstStart: instant,
    /** No run starts at this time or later; null or absent: the series continues. */
    lastStart: v.optional(v.nullable(instant)),
    /** Null: takes place once. */
    everyDays: v.nullable(days),
    lastsMinutes: positive,
    /** From opening to the start. */
    registrationBeforeMinutes: positive,
    /** From the start to closing; at most `lastsMinutes`. */
    registrationAfterMinutes: whole,
    /** From the end to the cutoff for rounds that are settled late. */
    lateMinutes: positive,
    terms: termsSchema,
  }),
  v.forward(
    v.check(
      ({ registrationAfterMinutes, lastsMinutes }) => registrationAfterMinutes <= lastsMinutes,
      'REGISTRATION_AFTER_END',
    ),
    ['registrationAfterMinutes'],
  ),
  v.forward(
    v.check(
      ({ terms }) => terms.playersMax === null || terms.playersMax >= terms.playersMin,
      'PLAYERS_RANGE',
    ),
    ['terms', 'playersMax'],
  ),
  v.forward(
    // a player must not pay for a tournament before qualifying for it
    v.check(({ terms }) => terms.cost === 0 || terms.qualifyingLevel === null, 'PAID_QUALIFICATION'),
    ['terms', 'cost'],
  ),
);
export type TournamentSeries = v.InferOutput<typeof seriesSchema>;

/** The tournament series of a brand. */
export const tournamentsSchema = v.pipe(
  v.array(seriesSchema),
  v.maxLength(MAX_SERIES),
  v.check((list) => isUnique(list), 'DUPLICATE'),
  v.readonly(),
);
