import type { EngagementRefusal } from '@foyer/kernel/engagement';
import { purchaseAnswerSchema, SHOP_PATHS, type Purchase } from '@foyer/kernel/rewards-shop';
import { withQuery } from '@foyer/links';
import { useServices, useSessionState } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { sendAction } from '../engagement/sendAction.ts';
import { forgetPurchase, readOpenPurchase, rememberPurchase, type OpenPurchase } from './openPurchase.ts';
import type { ShopStore } from './useShop.ts';

/** Reason for which a purchase is not confirmed: a code of the service, or no answer. */
export type PurchaseProblem = EngagementRefusal | 'UNCONFIRMED';

/** Buying an item, one at a time. */
export interface Purchasing {
  readonly isBusy: boolean;
  /** Reason for which the last request bought nothing, with the price that it confirmed. */
  readonly problem: { readonly code: PurchaseProblem; readonly price: number } | undefined;
  /** The purchase that was sent and has no answer. */
  readonly open: OpenPurchase | undefined;
  /** The last purchase that the service confirmed on this page. */
  readonly bought: Purchase | undefined;
  /** Removes the problem and the last purchase from the page. */
  clear(): void;
  /** Discards a purchase without an answer, which the player does not want to repeat. */
  forget(): void;
  /** Buys an item at the confirmed price, once for its key, however often it is sent. */
  buy(itemId: string, price: number): Promise<void>;
}

/** Sends purchases, and finds out about those whose answer was lost: their key is their id in the history. */
export function usePurchase({ purchases, reload }: Pick<ShopStore, 'purchases' | 'reload'>): Purchasing {
  const { engagement, locale, storage } = useServices();
  const session = useSessionState();
  const playerId = session.status === 'LOGGED_IN' ? session.playerId : undefined;
  const [open, setOpen] = useState(() => readOpenPurchase(storage, playerId));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Purchasing['problem']>();
  const [bought, setBought] = useState<Purchase>();
  const found = isBusy ? undefined : purchases?.find(({ id }) => id === open?.key);

  function close(): void {
    forgetPurchase(storage);
    setOpen(undefined);
    setProblem(undefined);
  }

  // The storage is outside React.
  useEffect(() => {
    if (!found) return;
    forgetPurchase(storage);
    setOpen(undefined);
    setProblem(undefined);
    setBought(found);
  }, [found, storage]);

  async function buy(itemId: string, price: number): Promise<void> {
    if (playerId === undefined) return;
    const purchase = open?.itemId === itemId ? open : { playerId, itemId, key: crypto.randomUUID(), price };
    // before sending, so that a repeat after a lost answer or a reload is the same purchase
    rememberPurchase(storage, purchase);
    setOpen(purchase);
    setBusy(true);
    setProblem(undefined);
    setBought(undefined);
    const outcome = await sendAction(
      engagement,
      withQuery(SHOP_PATHS.purchases, { locale }),
      { itemId, key: purchase.key, price: purchase.price },
      purchaseAnswerSchema,
    );
    setBusy(false);
    if (outcome.kind !== 'unknown') close();
    if (outcome.kind === 'done') setBought(outcome.answer.purchase);
    else
      setProblem({
        code: outcome.kind === 'refused' ? outcome.code : 'UNCONFIRMED',
        price: purchase.price,
      });
    reload();
  }

  return {
    isBusy,
    problem,
    open,
    bought,
    clear() {
      setProblem(undefined);
      setBought(undefined);
    },
    forget: close,
    buy,
  };
}
