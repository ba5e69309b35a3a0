import type { Purchase, ShopItem } from '@foyer/kernel/rewards-shop';
import { textOf } from '../content/texts.ts';
import type { ViewReward } from '../rewards/rewardView.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { periodAt, purchaseRefusal, type Buyer } from './canBuy.ts';
import { valueOfPoints } from './purchase.ts';
import type { ShopItemRule } from '@foyer/market/engagement-rules';
import type { PurchaseRow } from './shopStore.ts';

export interface ShopViewer {
  readonly rules: StoredRules;
  readonly currency: string;
  readonly locale: string;
  readonly viewReward: ViewReward;
}

const TYPES = { MoneyDrop: 'Money', BonusMoneyDrop: 'BonusMoney', FreeSpin: 'FreeSpins' } as const;

/** An item as its player sees it now. */
export function viewItem(item: ShopItemRule, buyer: Buyer, viewer: ShopViewer): ShopItem {
  const { currency, locale, rules } = viewer;
  const reward = viewer.viewReward({ kind: 'offer', offer: item.offer });
  if (reward.kind !== 'reward') throw new Error(`The item ${item.id} delivers no reward of the operator.`);
  const refusal = purchaseRefusal(item, buyer) ?? null;
  const { limit } = item;
  const nextPeriod = limit ? periodAt(limit.period, buyer.now).endsAt : null;
  return {
    id: item.id,
    name: textOf(item.name, locale),
    description: textOf(item.description, locale),
    type: TYPES[reward.rewardType],
    reward: {
      offer: reward.offer,
      amount: reward.amount,
      currency: reward.currency,
      ...(reward.spinValue !== undefined && { spinValue: reward.spinValue }),
      ...(reward.spinTerms !== undefined && { spinTerms: reward.spinTerms }),
    },
    price: item.price,
    priceValue: { amountMinor: valueOfPoints(item.price, rules, currency), currency },
    left: buyer.left === null ? null : Math.max(0, buyer.left),
    limit: limit && { ...limit, bought: buyer.bought },
    activeTill: item.activeTill,
    minLevel: item.minLevel,
    canBuy: refusal === null,
    refusal,
    availableAt:
      refusal === 'PURCHASE_LIMITATION' && nextPeriod !== null ? new Date(nextPeriod).toISOString() : null,
  };
}

/** A purchase with the money equivalent of its price at the time. */
export function viewPurchase(row: PurchaseRow, locale: string): Purchase {
  return {
    id: row.id,
    itemId: row.item_id,
    name: textOf(row.name, locale),
    price: row.points,
    priceValue: { amountMinor: row.value_minor, currency: row.currency },
    at: row.at.toISOString(),
    delivery: row.refunded_at ? 'REFUNDED' : row.confirmed_at ? 'SENT' : 'PENDING',
  };
}
