import { isLineOf, outcomesOf } from '@foyer/kernel/markets';
import { selectionSchema } from '@foyer/kernel/sports-trading';
import * as v from 'valibot';
import { instantSchema } from './campaignValues.ts';
import { itemIdSchema } from './contentValues.ts';

const oddsSchema = v.pipe(
  v.strictObject({
    /** The maximum stake of a player belongs to the id. */
    id: itemIdSchema,
    ...selectionSchema.entries,
    /** Decimal odds in thousandths. */
    price: v.pipe(v.number(), v.integer(), v.minValue(1_001), v.maxValue(100_000)),
    /** Highest stake of all bets of a player on it, minor units of the brand's currency. */
    maximumStake: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
    startsAt: instantSchema,
    endsAt: instantSchema,
  }),
  v.check(({ kind, line, outcome }) => isLineOf(kind, line) && outcomesOf(kind).includes(outcome), 'OUTCOME'),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt > startsAt, 'PERIOD'),
    ['endsAt'],
  ),
);

/** A better price for one outcome of a match, until the match starts. */
export type BoostedOdds = v.InferOutput<typeof oddsSchema>;

/** The boosted odds of a brand. */
export const boostedOddsSchema = v.pipe(
  v.array(oddsSchema),
  v.maxLength(50),
  v.check((odds) => new Set(odds.map(({ id }) => id)).size === odds.length, 'DUPLICATE'),
  v.readonly(),
);
