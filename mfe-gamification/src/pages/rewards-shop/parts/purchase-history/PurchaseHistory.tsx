import { useDates, useText } from '@foyer/i18n';
import type { Purchase } from '@foyer/kernel/rewards-shop';
import { PageLink } from '@foyer/platform';
import { Badge, Button, DataTable, Notice, Paragraph, Row, Section, Skeleton } from '@foyer/ui';
import { usePointsText } from '../../../../components/points/usePointsText.ts';
import type { ShopStore } from '../../../../features/shop/useShop.ts';
import { messages as page } from '../../RewardsShopPage.messages.ts';
import { deliveries, messages } from './PurchaseHistory.messages.ts';

const TONES = { PENDING: 'info', SENT: 'positive', REFUNDED: 'neutral' } as const;

interface PurchaseHistoryProps {
  readonly shop: ShopStore;
}

/** The player's purchases with their delivery. */
export function PurchaseHistory({ shop }: PurchaseHistoryProps) {
  const text = useText();
  return (
    <Section title={text(messages.title)}>
      {shop.purchases ? (
        <Purchases purchases={shop.purchases} />
      ) : shop.hasHistoryFailed ? (
        <Notice
          tone="warning"
          action={
            <Button tone="secondary" size="small" onPress={shop.reload}>
              {text(messages.retry)}
            </Button>
          }
        >
          {text(messages.failed)}
        </Notice>
      ) : (
        <Skeleton shape="block" height="8rem" />
      )}
    </Section>
  );
}

function Purchases({ purchases }: { readonly purchases: readonly Purchase[] }) {
  const text = useText();
  const { dateTime } = useDates();
  const write = usePointsText();
  if (purchases.length === 0) return <Paragraph tone="muted">{text(messages.none)}</Paragraph>;
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={purchases}
      rowKey={({ id }) => id}
      columns={[
        { id: 'item', label: text(messages.item), cell: ({ name }) => name },
        { id: 'when', label: text(messages.when), cell: ({ at }) => dateTime(Date.parse(at)) },
        {
          id: 'price',
          label: text(messages.price),
          cell: ({ price, priceValue }) => write(price, priceValue),
        },
        { id: 'delivery', label: text(messages.delivery), cell: (row) => <Delivery purchase={row} /> },
      ]}
    />
  );
}

function Delivery({ purchase: { delivery } }: { readonly purchase: Purchase }) {
  const text = useText();
  return (
    <Row gap="small" wrap>
      <Badge tone={TONES[delivery]}>{text(deliveries[delivery])}</Badge>
      {delivery === 'SENT' && <PageLink to="rewards">{text(page.toRewards)}</PageLink>}
    </Row>
  );
}
