import * as v from 'valibot';
import { instantSchema } from './campaignValues.ts';
import { itemIdSchema } from './contentValues.ts';

/** Minor units of the brand's currency. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));

const boostSchema = v.pipe(
  v.strictObject({
    /** A player uses it once: the use belongs to the id. */
    id: itemIdSchema,
    /** Share of the profit that is added. */
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    /** Lowest number in each line of the bet. */
    minimumSelections: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    /** Lowest price of each selection, decimal odds in thousandths. */
    minimumPrice: v.pipe(v.number(), v.integer(), v.minValue(1_001), v.maxValue(1_000_000)),
    /** Highest stake of the whole bet. */
    maximumStake: amount,
    /** Most that it adds to the payout. */
    maximumProfit: amount,
    startsAt: instantSchema,
    endsAt: instantSchema,
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt > startsAt, 'PERIOD'),
    ['endsAt'],
  ),
);

/** A boost of the profit of one sports bet of a player. */
export type SportsBoost = v.InferOutput<typeof boostSchema>;

/** The profit boosts of a brand. */
export const boostsSchema = v.pipe(
  v.array(boostSchema),
  v.maxLength(20),
  v.check((boosts) => new Set(boosts.map(({ id }) => id)).size === boosts.length, 'DUPLICATE'),
  v.readonly(),
);
