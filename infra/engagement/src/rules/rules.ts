import {
  calendarsSchema,
  earningSchema,
  levelsSchema,
  miniGamesSchema,
  missionsSchema,
  shopSchema,
  tournamentsSchema,
} from '@foyer/market/engagement-rules';
import * as v from 'valibot';

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The rules of a brand as data. Money is in euro cents and is converted to the currency of the player. */
export const ruleSetSchema = v.strictObject({
  missions: missionsSchema,
  levels: levelsSchema,
  earning: earningSchema,
  tournaments: v.optional(tournamentsSchema),
  shop: v.optional(shopSchema),
  calendars: v.optional(calendarsSchema),
  miniGames: v.optional(miniGamesSchema),
  /** Value of a number of points in money: what the rewards shop gives for them. */
  moneyValue: v.strictObject({ points: positive, cents: positive }),
});

export type RuleSet = v.InferOutput<typeof ruleSetSchema>;
