import { useDates, useText } from '@foyer/i18n';
import type { ShopItem } from '@foyer/kernel/rewards-shop';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { refusals } from '../../../../features/engagement/refusals.messages.ts';
import { messages } from './ShopItem.messages.ts';

/** Writes the reason against buying the item now; undefined while nothing prevents it. */
export function useRefusalText(item: ShopItem, balance: number): string | undefined {
  const text = useText();
  const { deadline } = useDates();
  const write = usePointsText();
  switch (item.refusal) {
    case null:
      return undefined;
    case 'NO_BALANCE':
      return text(messages.missing, { points: write(Math.max(0, item.price - balance)) });
    case 'CONDITION':
      return text(messages.levelRequired, { level: item.minLevel ?? 0 });
    case 'PURCHASE_LIMITATION':
      return item.availableAt === null
        ? text(refusals.PURCHASE_LIMITATION)
        : text(messages.again, { at: deadline(Date.parse(item.availableAt)) });
    case 'NOT_ELIGIBLE':
    case 'PRODUCT_BLOCKED':
    case 'ENDED':
    case 'POOL_EMPTY':
    case 'MAX_BOUGHT':
      return text(refusals[item.refusal]);
  }
}
