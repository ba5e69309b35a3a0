import * as v from 'valibot';
import { itemIdSchema } from './contentValues.ts';
import { countUpTo, hasPeriod, oddsUpTo, offerAmountSchema, offerPeriodEntries } from './offerValues.ts';

const MAX_BOOSTS = 20;
const MAX_PERCENT = 100;
const MAX_SELECTIONS = 20;
const MAX_PRICE = 1_000_000;

const boostSchema = v.pipe(
  v.strictObject({
    /** A player uses it once: the use belongs to the id. */
    id: itemIdSchema,
    /** Share of the profit that is added. */
    percent: countUpTo(MAX_PERCENT),
    /** Lowest number in each line of the bet. */
    minimumSelections: countUpTo(MAX_SELECTIONS),
    /** Lowest price of each selection, decimal odds in thousandths. */
    minimumPrice: oddsUpTo(MAX_PRICE),
    /** Highest stake of the whole bet. */
    maximumStake: offerAmountSchema,
    /** Most that it adds to the payout. */
    maximumProfit: offerAmountSchema,
    ...offerPeriodEntries,
  }),
  v.forward(
    v.check((offer) => hasPeriod(offer), 'PERIOD'),
    ['endsAt'],
  ),
);

/** A boost of the profit of one sports bet of a player. */
export type SportsBoost = v.InferOutput<typeof boostSchema>;

/** The profit boosts of a brand. */
export const boostsSchema = v.pipe(
  v.array(boostSchema),
  v.maxLength(MAX_BOOSTS, 'TOO_MANY'),
  v.check((boosts) => new Set(boosts.map(({ id }) => id)).size === boosts.length, 'DUPLICATE'),
  v.readonly(),
);
