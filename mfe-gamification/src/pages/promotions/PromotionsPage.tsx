import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import {
  lazyPart,
  useBusinessReady,
  useConnectionState,
  usePageTitle,
  useServerTime,
  useServices,
} from '@foyer/platform';
import {
  ButtonLink,
  EmptyState,
  ErrorCard,
  Heading,
  Notice,
  Page,
  Paragraph,
  Skeleton,
  Stack,
  Tabs,
} from '@foyer/ui';
import { Suspense, useState } from 'react';
import type { Offer } from '../../features/promotions/offers.ts';
import { refusals } from '../../features/promotions/refusals.messages.ts';
import { usePromotions, type PromotionsStore } from '../../features/promotions/usePromotions.ts';
import { PromotionCard } from './parts/promotion-card/PromotionCard.tsx';
import * as css from './PromotionsPage.css.ts';
import { messages } from './PromotionsPage.messages.ts';

const PromotionCalendar = lazyPart(
  async () => (await import('./parts/promotion-calendar/PromotionCalendar.tsx')).PromotionCalendar,
);

const VIEWS = ['list', 'calendar'] as const;
const SKELETONS = 3;

export function Component(_props: PageProps) {
  const text = useText();
  const store = usePromotions();
  usePageTitle(text(messages.title));
  useBusinessReady(store.status === 'ready');
  const [block] = store.blocks;
  return (
    <Page>
      <Stack gap="small">
        <Heading level={1}>{text(messages.title)}</Heading>
        <Paragraph size="lead" tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
      </Stack>
      {block !== undefined && store.offers.length > 0 && (
        <Notice tone="info">
          <Text {...refusals[block]} />
        </Notice>
      )}
      {store.status === 'loading' && (
        <div className={css.cards} aria-busy="true">
          {Array.from({ length: SKELETONS }, (_, card) => (
            <Skeleton key={card} shape="block" height="28rem" />
          ))}
        </div>
      )}
      {store.status === 'failed' && <Failed store={store} />}
      {store.status === 'ready' &&
        (store.offers.length === 0 ? <Empty store={store} /> : <Offers store={store} />)}
    </Page>
  );
}

interface PartProps {
  readonly store: PromotionsStore;
}

function Failed({ store }: PartProps) {
  const text = useText();
  const isOffline = useConnectionState() === 'offline';
  return (
    <ErrorCard
      title={text(messages.failed)}
      retryLabel={text(messages.retry)}
      busy={store.isBusy}
      onRetry={store.reload}
    >
      <Text {...(isOffline ? messages.offline : messages.failedText)} />
    </ErrorCard>
  );
}

/**
 * Empty state. Players who must not receive marketing see the reason here, and no promotion anywhere else.
 */
function Empty({ store: { blocks } }: PartProps) {
  const text = useText();
  const { locale } = useServices();
  const [block] = blocks;
  return (
    <EmptyState
      icon="calendar"
      title={text(block === undefined ? messages.empty : messages.off)}
      action={
        <ButtonLink tone="secondary" href={hrefTo(locale, block === undefined ? 'games' : 'profile-limits')}>
          {text(block === undefined ? messages.toGames : messages.toLimits)}
        </ButtonLink>
      }
    >
      <Text {...(block === undefined ? messages.emptyText : refusals[block])} />
    </EmptyState>
  );
}

function Offers({ store }: PartProps) {
  const text = useText();
  const { toasts } = useServices();
  const now = useServerTime();
  const [view, setView] = useState<(typeof VIEWS)[number]>('list');

  async function choose({ promotion: { id, title } }: Offer, isOptedIn: boolean): Promise<void> {
    const refused = await store.choose(id, isOptedIn);
    if (refused === undefined) {
      toasts.show('error', text(messages.unconfirmed));
      return;
    }
    const [refusal] = refused;
    if (refusal !== undefined) toasts.show('warning', text(refusals[refusal]));
    else toasts.show('success', text(isOptedIn ? messages.joined : messages.left, { promotion: title }));
  }

  return (
    <Tabs
      label={text(messages.view)}
      tabs={VIEWS.map((id) => ({ id, label: text(messages[id]) }))}
      selected={view}
      onSelect={setView}
    >
      {view === 'list' ? (
        <ul className={css.cards}>
          {store.offers.map((offer) => (
            <PromotionCard
              key={offer.promotion.id}
              offer={offer}
              now={now}
              isBusy={store.choosing === offer.promotion.id}
              onChoose={(isOptedIn) => void choose(offer, isOptedIn)}
            />
          ))}
        </ul>
      ) : (
        <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
          <PromotionCalendar promotions={store.offers.map(({ promotion }) => promotion)} now={now} />
        </Suspense>
      )}
    </Tabs>
  );
}
