import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import {
  lazyPart,
  PageLink,
  useBusinessReady,
  useConnectionState,
  usePageTitle,
  useServerTime,
  useServices,
} from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Heading, Page, Paragraph, Row, Stack } from '@foyer/ui';
import { Suspense } from 'react';
import { useRewards, type RewardsStore } from '../../features/rewards/useRewards.ts';
import { mayShowRewards } from '../../features/rewards/rewardAdvice.ts';
import { rewardSections } from '../../features/rewards/rewardList.ts';
import { BlockedNotice } from './parts/blocked-notice/BlockedNotice.tsx';
import { RewardSkeletons } from './parts/reward-skeleton/RewardSkeletons.tsx';
import { messages } from './RewardsPage.messages.ts';

const loadList = async () => (await import('./parts/reward-list/RewardList.tsx')).RewardList;
const RewardList = lazyPart(loadList);

export function Component(_props: PageProps) {
  const text = useText();
  const store = useRewards();
  usePageTitle(text(messages.title));
  useBusinessReady(store.status === 'ready');
  // Self-excluded players and players on a time-out see no rewards at all
  // (requirements/regulation#self-exclusion).
  const isOffered = mayShowRewards(store.blocks);
  return (
    <Page>
      <Stack gap="small">
        <Row justify="between" align="baseline" gap="medium" wrap>
          <Heading level={1}>{text(messages.title)}</Heading>
          <PageLink to="profile-rewards-history">
            <Text {...messages.history} />
          </PageLink>
        </Row>
        {isOffered && (
          <Paragraph size="lead" tone="muted">
            <Text {...messages.intro} />
          </Paragraph>
        )}
      </Stack>
      {store.blocks.length > 0 && <BlockedNotice blocks={store.blocks} />}
      {store.status === 'loading' && <RewardSkeletons />}
      {store.status === 'failed' && <Failed store={store} />}
      {store.status === 'ready' && isOffered && <Rewards store={store} />}
    </Page>
  );
}

interface PartProps {
  readonly store: RewardsStore;
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

function Rewards({ store }: PartProps) {
  const text = useText();
  const { locale } = useServices();
  const sections = rewardSections(store.entries, useServerTime());
  if (sections.here.length === 0 && sections.coming.length === 0) {
    return (
      <EmptyState
        icon="gift"
        title={text(messages.empty)}
        action={
          <ButtonLink tone="secondary" href={hrefTo(locale, 'games')}>
            {text(messages.toGames)}
          </ButtonLink>
        }
      >
        <Text {...messages.emptyText} />
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<RewardSkeletons />}>
      <RewardList store={store} sections={sections} />
    </Suspense>
  );
}
