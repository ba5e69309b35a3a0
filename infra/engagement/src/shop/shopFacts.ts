import * as v from 'valibot';

const purchaseId = v.string();
/** Text key of the item. */
const name = v.string();
const points = v.number();

/** Payload of each kind of fact of the shop. */
export const SHOP_FACTS = {
  'shop-purchase': v.object({ purchaseId, itemId: v.string(), name, points, offer: v.string() }),
  /** The reward could not be assigned: the points are returned. */
  'shop-refund': v.object({ purchaseId, name, points }),
} as const;
