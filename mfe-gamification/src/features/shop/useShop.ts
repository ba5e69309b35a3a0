import {
  purchasesAnswerSchema,
  shopAnswerSchema,
  SHOP_PATHS,
  type Purchase,
  type ShopAnswer,
} from '@foyer/kernel/rewards-shop';
import { withQuery } from '@foyer/links';
import { useServices, useTimedReload } from '@foyer/platform';
import { useCallback } from 'react';
import * as v from 'valibot';
import { afterInstants } from '../engagement/afterInstants.ts';
import { useEngagement, type EngagementView } from '../engagement/useEngagement.ts';

/** The part of the socket's messages that announces purchases, refunds and earned points. */
const PART = 'points';
/** The delivery of a purchase is not announced: it is read again this often until it is decided. */
const DELIVERY_MS = 3_000;

/** The answer has no version: readings are in order, so the last one counts. */
const historySchema = v.pipe(
  purchasesAnswerSchema,
  v.transform((answer) => ({ ...answer, version: 0 })),
);

/** Items, balance and purchases of the player. */
export interface ShopStore extends Pick<EngagementView<ShopAnswer>, 'status' | 'answer'> {
  /** Undefined until they are read. */
  readonly purchases: readonly Purchase[] | undefined;
  readonly hasHistoryFailed: boolean;
  reload(): void;
}

/** Reads the rewards shop and the history of purchases. */
export function useShop(): ShopStore {
  const { locale } = useServices();
  const items = useEngagement(withQuery(SHOP_PATHS.items, { locale }), shopAnswerSchema, PART);
  const history = useEngagement(withQuery(SHOP_PATHS.purchases, { locale }), historySchema, PART);
  const { reload: reloadItems } = items;
  const { reload: reloadHistory } = history;
  const purchases = history.answer?.purchases;
  const isDelivering = purchases?.some(({ delivery }) => delivery === 'PENDING') === true;
  useTimedReload(reloadHistory, { everyMs: isDelivering ? DELIVERY_MS : undefined });
  const reload = useCallback(() => {
    reloadItems();
    reloadHistory();
  }, [reloadItems, reloadHistory]);
  // the service announces neither the start or end of an item nor that of its limit's period
  const changes = items.answer?.items.flatMap(({ activeTill, availableAt }) => [activeTill, availableAt]);
  const nextStart = items.answer?.nextStart ?? null;
  useTimedReload(reload, { at: afterInstants([nextStart, ...(changes ?? [])]) });
  return {
    status: items.status,
    answer: items.answer,
    purchases,
    hasHistoryFailed: history.status === 'failed',
    reload,
  };
}
