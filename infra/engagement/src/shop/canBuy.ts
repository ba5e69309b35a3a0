import type { PurchaseRefusal } from '@foyer/kernel/engagement-refusals';
import type { LimitPeriod } from '@foyer/kernel/rewards-shop';
import type { ShopItemRule } from '@foyer/market/engagement-rules';

/** Situation of the player that decides about a purchase. */
export interface Buyer {
  /** True while the service is closed to the player. */
  readonly isBlocked: boolean;
  /** The player is excluded from the product that the reward is played in. */
  readonly isProductBlocked?: boolean;
  readonly level: number;
  readonly balance: number;
  /** Purchases of the item in the current period of its limit, without refunded ones. */
  readonly bought: number;
  /** Items left; null: not limited. */
  readonly left: number | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** True from the scheduled start of an item: before it, players do not see the item. */
export function isOnSale({ activeFrom = null }: ShopItemRule, now: number): boolean {
  return activeFrom === null || now >= Date.parse(activeFrom);
}

/** Earliest start of the items that are not offered yet; null without one. */
export function nextStartOf(items: readonly ShopItemRule[], now: number): string | null {
  const starts = items.flatMap(({ activeFrom }) => (typeof activeFrom === 'string' ? [activeFrom] : []));
  const later = starts.filter((start) => Date.parse(start) > now);
  return later.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

/** Returns the first reason against buying the item now; undefined when nothing prevents it. */
export function purchaseRefusal(item: ShopItemRule, buyer: Buyer): PurchaseRefusal | undefined {
  if (buyer.isBlocked) return 'NOT_ELIGIBLE';
  if (buyer.isProductBlocked) return 'PRODUCT_BLOCKED';
  if (item.activeTill !== null && buyer.now >= Date.parse(item.activeTill)) return 'ENDED';
  if (item.minLevel !== null && buyer.level < item.minLevel) return 'CONDITION';
  if (buyer.left !== null && buyer.left <= 0) return 'POOL_EMPTY';
  if (item.limit !== null && buyer.bought >= item.limit.count)
    return item.limit.period === 'ever' ? 'MAX_BOUGHT' : 'PURCHASE_LIMITATION';
  return buyer.balance < item.price ? 'NO_BALANCE' : undefined;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONDAY = 1;

/** Start of the current period and of the next one, in UTC; `ever` starts at the epoch and has no next one. */
export function periodAt(
  period: LimitPeriod,
  now: number,
): { readonly startsAt: number; readonly endsAt: number | null } {
  if (period === 'ever') return { startsAt: 0, endsAt: null };
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  if (period === 'day') return { startsAt: day, endsAt: day + DAY_MS };
  const date = new Date(day);
  if (period === 'month')
    return {
      startsAt: Date.UTC(date.getUTCFullYear(), date.getUTCMonth()),
      endsAt: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1),
    };
  const startsAt = day - ((date.getUTCDay() - MONDAY + WEEK_DAYS) % WEEK_DAYS) * DAY_MS;
  return { startsAt, endsAt: startsAt + WEEK_DAYS * DAY_MS };
}
