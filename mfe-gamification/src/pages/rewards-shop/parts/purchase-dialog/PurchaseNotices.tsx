import { useText } from '@foyer/i18n';
import type { ShopItem } from '@foyer/kernel/rewards-shop';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Notice } from '@foyer/ui';
import type { Purchasing } from '../../../../features/shop/usePurchase.ts';
import { messages } from '../../RewardsShopPage.messages.ts';

interface PurchaseNoticesProps {
  readonly items: readonly ShopItem[];
  readonly purchasing: Purchasing;
}

/** The last purchase with the way to its reward, or a purchase whose answer was lost with the way to repeat it. */
export function PurchaseNotices({ items, purchasing }: PurchaseNoticesProps) {
  const text = useText();
  const { locale } = useServices();
  const { bought, open, isBusy } = purchasing;
  if (bought)
    return (
      <Notice
        tone="positive"
        live
        title={text(messages.bought, { name: bought.name })}
        onDismiss={purchasing.clear}
        action={
          <ButtonLink tone="secondary" size="small" href={hrefTo(locale, 'rewards')}>
            {text(messages.toRewards)}
          </ButtonLink>
        }
      >
        {text(messages.boughtText)}
      </Notice>
    );
  if (!open) return null;
  const name = items.find(({ id }) => id === open.itemId)?.name ?? open.itemId;
  return (
    <Notice
      tone="warning"
      live
      title={text(messages.unconfirmed)}
      {...(!isBusy && { onDismiss: purchasing.forget })}
      action={
        <Button
          tone="secondary"
          size="small"
          busy={isBusy}
          onPress={() => void purchasing.buy(open.itemId, open.price)}
        >
          {text(messages.retry)}
        </Button>
      }
    >
      {text(messages.unconfirmedText, { name })}
    </Notice>
  );
}
