import { areRelatedEvents } from '@foyer/kernel/field';
import { BUILDER } from '@foyer/kernel/bet-builder';
import { isLineOf, outcomesOf } from '@foyer/kernel/markets';
import * as v from 'valibot';
import {
  hasPeriod,
  oddsUpTo,
  offerAmountSchema,
  offeredSelectionEntries,
  offerPeriodEntries,
} from './offerValues.ts';

const MAX_COMBINATIONS = 20;
const MIN_SELECTIONS = 2;
const MAX_SELECTIONS = 8;
const MAX_PRICE = 1_000_000;

const selection = v.pipe(
  v.strictObject(offeredSelectionEntries),
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
      v.minLength(MIN_SELECTIONS, 'SELECTIONS_MISSING'),
      v.maxLength(MAX_SELECTIONS, 'TOO_MANY'),
      v.check((all) => areIndependent(all), 'RELATED'),
      v.readonly(),
    ),
    /** Total decimal odds in thousandths. */
    price: oddsUpTo(MAX_PRICE),
    /** Highest stake, minor units of the brand's currency. */
    maximumStake: offerAmountSchema,
    ...offerPeriodEntries,
  }),
  v.forward(
    v.check((offer) => hasPeriod(offer), 'PERIOD'),
    ['endsAt'],
  ),
);

/** Better odds for outcomes of several matches together, until the first one starts (its bet has a profit boost). */
export type BoostedCombination = v.InferOutput<typeof combinationSchema>;

/** The boosted combinations of a brand. */
export const boostedCombinationsSchema = v.pipe(
  v.array(combinationSchema),
  v.maxLength(MAX_COMBINATIONS, 'TOO_MANY'),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'DUPLICATE'),
  v.readonly(),
);
