import { useText, type Message } from '@foyer/i18n';
import type { ShopAnswer, ShopItem } from '@foyer/kernel/rewards-shop';
import { Facts, Notice, Paragraph, Stack } from '@foyer/ui';
import { AlertDialog } from '@foyer/ui/dialog';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import { refusals } from '../../../../features/engagement/refusals.messages.ts';
import type { PurchaseProblem, Purchasing } from '../../../../features/shop/usePurchase.ts';
import { messages } from './PurchaseDialog.messages.ts';

interface PurchaseDialogProps {
  readonly item: ShopItem;
  readonly shop: ShopAnswer;
  readonly purchasing: Purchasing;
  onClose(): void;
}

/** Asks for confirmation of the price, and shows it again when it has changed. */
export function PurchaseDialog({ item, shop, purchasing, onClose }: PurchaseDialogProps) {
  const text = useText();
  const write = usePointsText();
  const { isBusy, problem, open } = purchasing;
  const isRepeat = open?.itemId === item.id && !isBusy;
  const price = isRepeat ? open.price : item.price;
  // the new price is being read
  const isOutdated = problem?.code === 'PRICE_CHANGED' && problem.price === item.price;
  return (
    <AlertDialog
      title={text(messages.title, { name: item.name })}
      confirmLabel={isRepeat ? text(messages.repeat) : text(messages.confirm, { points: price })}
      cancelLabel={text(messages.cancel)}
      busy={isBusy || isOutdated}
      onConfirm={() => void purchasing.buy(item.id, price)}
      onCancel={onClose}
    >
      <Stack gap="medium">
        <Paragraph>{item.description}</Paragraph>
        <Facts
          items={[
            { label: text(messages.price), value: write(price, item.priceValue) },
            { label: text(messages.after), value: write(Math.max(0, shop.balance - price)) },
          ]}
        />
        {problem && (
          <Notice tone="warning" live>
            {text(problemMessage(problem.code))}
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  );
}

function problemMessage(code: PurchaseProblem): Message {
  if (code === 'UNCONFIRMED') return messages.unconfirmed;
  return code === 'PRICE_CHANGED' ? messages.priceChanged : refusals[code];
}
