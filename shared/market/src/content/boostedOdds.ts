import { isLineOf, outcomesOf } from '@foyer/kernel/markets';
import * as v from 'valibot';
import { itemIdSchema } from './contentValues.ts';
import {
  hasPeriod,
  oddsUpTo,
  offerAmountSchema,
  offeredSelectionEntries,
  offerPeriodEntries,
} from './offerValues.ts';

const MAX_OFFERS = 50;
const MAX_PRICE = 100_000;

const oddsSchema = v.pipe(
  v.strictObject({
    /** The maximum stake of a player belongs to the id. */
    id: itemIdSchema,
    ...offeredSelectionEntries,
    /** Decimal odds in thousandths. */
    price: oddsUpTo(MAX_PRICE),
    /** Highest stake of all bets of a player on it, minor units of the brand's currency. */
    maximumStake: offerAmountSchema,
    ...offerPeriodEntries,
  }),
  v.check(({ kind, line, outcome }) => isLineOf(kind, line) && outcomesOf(kind).includes(outcome), 'OUTCOME'),
  v.forward(
    v.check((offer) => hasPeriod(offer), 'PERIOD'),
    ['endsAt'],
  ),
);

/** A better price for one outcome of a match, until the match starts. */
export type BoostedOdds = v.InferOutput<typeof oddsSchema>;

/** The boosted odds of a brand. */
export const boostedOddsSchema = v.pipe(
  v.array(oddsSchema),
  v.maxLength(MAX_OFFERS, 'TOO_MANY'),
  v.check((odds) => new Set(odds.map(({ id }) => id)).size === odds.length, 'DUPLICATE'),
  v.readonly(),
);
