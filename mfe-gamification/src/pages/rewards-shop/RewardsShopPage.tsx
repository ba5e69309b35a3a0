import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import {
  lazyPart,
  OptionalPart,
  useBusinessReady,
  useConnectionState,
  useMarket,
  usePageTitle,
} from '@foyer/platform';
import { Button, ErrorCard, Heading, Notice, Page, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { EngagementGateDocument } from '../../features/engagement/EngagementGate.generated.ts';
import { EngagementGate } from '../../features/engagement/EngagementGate.tsx';
import { usePurchase } from '../../features/shop/usePurchase.ts';
import { useShop } from '../../features/shop/useShop.ts';
import { PurchaseHistory } from './parts/purchase-history/PurchaseHistory.tsx';
import { PurchaseNotices } from './parts/purchase-dialog/PurchaseNotices.tsx';
import { ShopItems } from './parts/shop-item/ShopItems.tsx';
import * as css from './RewardsShopPage.css.ts';
import { messages } from './RewardsShopPage.messages.ts';

// below the items; the licence may have none
const MiniGames = lazyPart(async () => (await import('./parts/mini-games/MiniGames.tsx')).MiniGames);

const SKELETONS = 3;

/** The rewards shop: points are exchanged for rewards (requirements/screens#loyalty). */
export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <Page>
      <Stack gap="small">
        <Heading level={1}>{text(messages.title)}</Heading>
        <Paragraph size="lead" tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
      </Stack>
      <EngagementGate query={EngagementGateDocument} skeleton={<Skeletons />}>
        <Shop />
      </EngagementGate>
    </Page>
  );
}

function Skeletons() {
  return (
    <div className={css.cards} aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, card) => (
        <Skeleton key={card} shape="block" height="24rem" />
      ))}
    </div>
  );
}

function Shop() {
  const shop = useShop();
  const purchasing = usePurchase(shop);
  const { answer, status } = shop;
  const market = useMarket();
  useBusinessReady(answer !== undefined);
  if (answer === undefined) return status === 'failed' ? <Failed onRetry={shop.reload} /> : <Skeletons />;
  return (
    <>
      {status === 'failed' && <Stale onRetry={shop.reload} />}
      <PurchaseNotices items={answer.items} purchasing={purchasing} />
      <ShopItems shop={answer} purchasing={purchasing} />
      {market.licence.promotion.miniGames !== false && (
        <OptionalPart area="gamification.mini-games" placeholder={null}>
          <MiniGames />
        </OptionalPart>
      )}
      <PurchaseHistory shop={shop} />
    </>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useText();
  const isOffline = useConnectionState() === 'offline';
  return (
    <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={onRetry}>
      <Text {...(isOffline ? messages.offline : messages.failedText)} />
    </ErrorCard>
  );
}

function Stale({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button tone="secondary" size="small" onPress={onRetry}>
          {text(messages.retry)}
        </Button>
      }
    >
      <Text {...messages.stale} />
    </Notice>
  );
}
