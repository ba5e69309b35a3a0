/** The rewards shop in the player API of the engagement service. Shared by the service and the browser. */
import * as v from 'valibot';
import { PURCHASE_REFUSALS } from './refusals.ts';
import { spinTermsSchema } from './reward.ts';

/** Paths below the host of the provider. */
export const SHOP_PATHS = {
  items: '/api/engagement/v1/shop',
  purchases: '/api/engagement/v1/shop/purchases',
} as const;

const instant = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const LIMIT_PERIODS = ['day', 'week', 'month', 'ever'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const moneySchema = v.object({ amountMinor: whole, currency: v.string() });

export const shopItemSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** `Money` is paid to the balance; `BonusMoney` has to be wagered by the terms of the reward. */
  type: v.picklist(['Money', 'BonusMoney', 'FreeSpins']),
  reward: v.object({
    offer: v.string(),
    amount: whole,
    currency: v.string(),
    /** Minor units: the stake of one spin; only with free spins, and not from an earlier release. */
    spinValue: v.optional(whole),
    spinTerms: v.optional(spinTermsSchema),
  }),
  /** Points. */
  price: whole,
  /** Money equivalent of the price by the rate of the points. */
  priceValue: moneySchema,
  /** Items left; null: not limited. */
  left: v.nullable(whole),
  limit: v.nullable(v.object({ count: whole, period: v.picklist(LIMIT_PERIODS), bought: whole })),
  activeTill: v.nullable(instant),
  minLevel: v.nullable(whole),
  canBuy: v.boolean(),
  refusal: v.nullable(v.picklist(PURCHASE_REFUSALS)),
  /** Time at which the limit of the period ends, for `PURCHASE_LIMITATION`; otherwise null. */
  availableAt: v.nullable(instant),
});
export type ShopItem = v.InferOutput<typeof shopItemSchema>;

export const shopAnswerSchema = v.object({
  items: v.array(shopItemSchema),
  /** Points of the player with their money equivalent. */
  balance: whole,
  balanceValue: moneySchema,
  blocks: v.array(v.string()),
  /** Time at which the next scheduled item is offered; not from an earlier release. */
  nextStart: v.optional(v.nullable(instant)),
  version: whole,
});
export type ShopAnswer = v.InferOutput<typeof shopAnswerSchema>;

export const purchaseRequestSchema = v.object({
  itemId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  /** Idempotency key, made before the first attempt. */
  key: v.pipe(v.string(), v.uuid()),
  /** The price that the player confirmed. */
  price: whole,
});
export type PurchaseRequest = v.InferOutput<typeof purchaseRequestSchema>;

/** `SENT`: the operator assigned the reward. `REFUNDED`: it could not be assigned, and the points were returned. */
export const DELIVERY_STATES = ['PENDING', 'SENT', 'REFUNDED'] as const;

export const purchaseSchema = v.object({
  id: v.string(),
  itemId: v.string(),
  name: v.string(),
  price: whole,
  priceValue: moneySchema,
  at: instant,
  delivery: v.picklist(DELIVERY_STATES),
});
export type Purchase = v.InferOutput<typeof purchaseSchema>;

export const purchasesAnswerSchema = v.object({ purchases: v.array(purchaseSchema) });
export const purchaseAnswerSchema = v.object({ purchase: purchaseSchema, balance: whole, version: whole });
