import * as v from 'valibot';
import { instant, positive, POINTS_VALUE } from './ruleValues.ts';

const MAX_RATES = 20;

export const EARNING_PRODUCTS = ['casino', 'sportsbook'] as const;

const earningRuleSchema = v.pipe(
  v.strictObject({
    product: v.picklist(EARNING_PRODUCTS),
    points: positive,
    /** Real-money stakes that earn the points; euro cents. */
    perCents: positive,
    /** Applies to bets that are settled from this time; null or absent: at once. */
    activeFrom: v.optional(v.nullable(instant)),
    /** Until before this time; null or absent: no end. */
    activeTill: v.optional(v.nullable(instant)),
  }),
  v.forward(
    v.check(
      ({ activeFrom = null, activeTill = null }) =>
        activeFrom === null || activeTill === null || Date.parse(activeTill) > Date.parse(activeFrom),
      'PERIOD',
    ),
    ['activeTill'],
  ),
  v.forward(
    // a rate above that would pay for stakes
    v.check(
      ({ points, perCents }) => (points * POINTS_VALUE.cents) / POINTS_VALUE.points <= perCents,
      'RATE_TOO_HIGH',
    ),
    ['points'],
  ),
);
export type EarningRule = v.InferOutput<typeof earningRuleSchema>;

/** Points for real-money stakes. If several rates of a product are active, the first in the list applies. */
export const earningSchema = v.pipe(
  v.array(earningRuleSchema),
  v.maxLength(MAX_RATES, 'TOO_MANY'),
  v.readonly(),
);

/** The rate of a product at an instant; undefined: it earns no points. */
export function earningAt(
  rates: readonly EarningRule[],
  product: EarningRule['product'] | (string & {}),
  now: number,
): EarningRule | undefined {
  return rates.find(
    ({ product: of, activeFrom = null, activeTill = null }) =>
      of === product &&
      (activeFrom === null || Date.parse(activeFrom) <= now) &&
      (activeTill === null || now < Date.parse(activeTill)),
  );
}
