import { useText } from '@foyer/i18n';
import type { ShopAnswer } from '@foyer/kernel/rewards-shop';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Section, Stat } from '@foyer/ui';
import { useState } from 'react';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import type { Purchasing } from '../../../../features/shop/usePurchase.ts';
import * as page from '../../RewardsShopPage.css.ts';
import { messages } from '../../RewardsShopPage.messages.ts';
import { PurchaseDialog } from '../purchase-dialog/PurchaseDialog.tsx';
import { ShopItemCard } from './ShopItemCard.tsx';

interface ShopItemsProps {
  readonly shop: ShopAnswer;
  readonly purchasing: Purchasing;
}

/** The balance of points and the items that they buy. */
export function ShopItems({ shop, purchasing }: ShopItemsProps) {
  const text = useText();
  const { locale } = useServices();
  const write = usePointsText();
  const [chosenId, setChosenId] = useState<string>();
  const { items, balance, balanceValue } = shop;
  const { bought } = purchasing;
  const chosen = bought ? undefined : items.find(({ id }) => id === chosenId);
  return (
    <>
      <Stat label={text(messages.balance)} value={write(balance, balanceValue)} />
      {items.length === 0 ? (
        <EmptyState
          icon="gift"
          title={text(messages.empty)}
          action={
            <ButtonLink tone="secondary" href={hrefTo(locale, 'rewards')}>
              {text(messages.toRewards)}
            </ButtonLink>
          }
        >
          {text(messages.emptyText)}
        </EmptyState>
      ) : (
        <Section title={text(messages.items)}>
          <ul className={page.cards}>
            {items.map((item) => (
              <ShopItemCard
                key={item.id}
                item={item}
                balance={balance}
                onBuy={() => {
                  purchasing.clear();
                  setChosenId(item.id);
                }}
              />
            ))}
          </ul>
        </Section>
      )}
      {chosen && (
        <PurchaseDialog
          item={chosen}
          shop={shop}
          purchasing={purchasing}
          onClose={() => {
            purchasing.clear();
            setChosenId(undefined);
          }}
        />
      )}
    </>
  );
}
