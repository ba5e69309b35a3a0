import { LIMIT_PERIODS } from '@foyer/kernel/rewards-shop';
import * as v from 'valibot';
import { instant, isUnique, offerId, positive, ruleId, ruleTextSchema } from './ruleValues.ts';

const MAX_ITEMS = 200;

/** An item of the rewards shop. */
export const shopItemRuleSchema = v.pipe(
  v.strictObject({
    id: ruleId,
    name: ruleTextSchema,
    description: ruleTextSchema,
    /** Points. */
    price: positive,
    /** The operator's reward that the item delivers; its type is that of the item. */
    offer: offerId,
    /** Items to sell in all; null: not limited. */
    pool: v.nullable(positive),
    /** Purchases of one player in a period; null: not limited. Periods are of UTC, weeks start on Monday. */
    limit: v.nullable(v.strictObject({ count: positive, period: v.picklist(LIMIT_PERIODS) })),
    /** Sold from this time; null or absent: at once. */
    activeFrom: v.optional(v.nullable(instant)),
    activeTill: v.nullable(instant),
    minLevel: v.nullable(positive),
  }),
  v.forward(
    v.check(
      ({ activeFrom = null, activeTill }) =>
        activeFrom === null || activeTill === null || Date.parse(activeTill) > Date.parse(activeFrom),
      'PERIOD',
    ),
    ['activeTill'],
  ),
);
export type ShopItemRule = v.InferOutput<typeof shopItemRuleSchema>;

/** The items of the rewards shop of a brand in the order in which players see them. */
export const shopSchema = v.pipe(
  v.array(shopItemRuleSchema),
  v.maxLength(MAX_ITEMS),
  v.check((list) => isUnique(list), 'DUPLICATE'),
  v.readonly(),
);
