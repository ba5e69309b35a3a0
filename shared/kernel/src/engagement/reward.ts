/** Rewards in the player API of the engagement service. */
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Terms of free spins; not from an earlier release. */
export const spinTermsSchema = v.object({
  /** Null while the game cannot be played. */
  gameName: v.nullable(v.string()),
  /** Null: wins are cash. Otherwise they are bonus money that is wagered this many times. */
  wageringFactor: v.nullable(v.number()),
  /** Minor units: most that the wins are converted to; null: no maximum. */
  maxPayout: v.nullable(whole),
  /** Hours in which the reward has to be claimed and played. */
  lastsHours: whole,
});

/** A reward of the operator, claimed on the rewards page. */
export const offeredRewardSchema = v.object({
  kind: v.literal('reward'),
  /** Offer of the operator's rewards. */
  offer: v.string(),
  rewardType: v.picklist(['MoneyDrop', 'BonusMoneyDrop', 'FreeSpin']),
  /** Minor units of `currency`, or the number of spins. */
  amount: whole,
  currency: v.string(),
  /** Minor units: the stake of one spin; only with free spins, and not from an earlier release. */
  spinValue: v.optional(whole),
  spinTerms: v.optional(spinTermsSchema),
});

/** Reward of a mission, a level or a prize. */
export const rewardSchema = v.variant('kind', [
  v.object({ kind: v.literal('points'), points: whole }),
  offeredRewardSchema,
]);
