import { areRelatedEvents } from '@foyer/kernel/field';
import { BUILDER } from '@foyer/kernel/bet-builder';
import { isLineOf, outcomesOf } from '@foyer/kernel/markets';
import { selectionSchema } from '@foyer/kernel/sports-trading';
import * as v from 'valibot';
import { instantSchema } from './campaignValues.ts';

const MAX_SELECTIONS = 8;

const selection = v.pipe(
  v.strictObject(selectionSchema.entries),
  v.check(({ kind, line, outcome }) => isLineOf(kind, line) && outcomesOf(kind).includes(outcome), 'OUTCOME'),
  // a bet builder has a price of its own, which its parts decide
  v.check(({ kind, parts }) => kind !== BUILDER.kind && parts === undefined, 'OUTCOME'),
);

/** True for selections of matches that do not depend on each other: others are refused in a multiple. */
const areIndependent = (all: readonly { readonly event: string }[]): boolean =>
  all.every(({ event }, index) =>
    all.slice(0, index).every((other) => !areRelatedEvents(event, other.event)),
  );

const combinationSchema = v.pipe(
  v.strictObject({
    /** A player uses a combination once. */
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'ID')),
    selections: v.pipe(
      v.array(selection),
      v.minLength(2),
      v.maxLength(MAX_SELECTIONS),
      v.check((all) => areIndependent(all), 'RELATED'),
      v.readonly(),
    ),
    /** Total decimal odds in thousandths. */
    price: v.pipe(v.number(), v.integer(), v.minValue(1_001), v.maxValue(1_000_000)),
    /** Highest stake, minor units of the brand's currency. */
    maximumStake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
    startsAt: instantSchema,
    endsAt: instantSchema,
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt > startsAt, 'PERIOD'),
    ['endsAt'],
  ),
);

/** Better odds for outcomes of several matches together, until the first one starts (its bet has a profit boost). */
export type BoostedCombination = v.InferOutput<typeof combinationSchema>;

/** The boosted combinations of a brand. */
export const boostedCombinationsSchema = v.pipe(
  v.array(combinationSchema),
  v.maxLength(20),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'DUPLICATE'),
  v.readonly(),
);
