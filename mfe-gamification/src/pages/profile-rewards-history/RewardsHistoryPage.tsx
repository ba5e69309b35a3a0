import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { hrefTo } from '@foyer/links';
import { PageLink, useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Paragraph, Row, Section, Skeleton, Stack } from '@foyer/ui';
import { ProfileFrame } from '@foyer/profile';
import { BonusHistory } from './parts/bonus-history/BonusHistory.tsx';
import { BonusSection } from './parts/bonus-section/BonusSection.tsx';
import { HistoryTable } from './parts/history-table/HistoryTable.tsx';
import { RewardsHistoryDocument } from './RewardsHistory.generated.ts';
import { messages } from './RewardsHistoryPage.messages.ts';

const PENDING_ROWS = 4;

export function Component(_props: PageProps) {
  const text = useText();
  const { locale } = useServices();
  const { data, error, loading, refetch } = useQuery(RewardsHistoryDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const rewards = data?.viewer?.playerRewards.edges.map(({ node }) => node);
  usePageTitle(text(messages.title));
  useBusinessReady(rewards !== undefined);
  return (
    <ProfileFrame current="profile-rewards-history" title={text(messages.title)}>
      <Row justify="between" align="baseline" gap="medium" wrap>
        <Paragraph tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
        <Row gap="medium" wrap>
          <PageLink to="rewards">
            <Text {...messages.back} />
          </PageLink>
          <PageLink to="cashback">
            <Text {...messages.cashback} />
          </PageLink>
        </Row>
      </Row>
      <BonusSection />
      <BonusHistory />
      <Section title={text(messages.rewards)}>
        {rewards === undefined && error && (
          <ErrorCard
            level={3}
            title={text(messages.failed)}
            retryLabel={text(messages.retry)}
            busy={loading}
            onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
          >
            <Text {...messages.failedText} />
          </ErrorCard>
        )}
        {rewards === undefined && !error && (
          <Stack gap="small">
            {Array.from({ length: PENDING_ROWS }, (_, row) => (
              <Skeleton key={row} shape="block" height="3rem" />
            ))}
          </Stack>
        )}
        {rewards?.length === 0 && (
          <EmptyState
            level={3}
            icon="history"
            title={text(messages.empty)}
            action={
              <ButtonLink tone="secondary" href={hrefTo(locale, 'rewards')}>
                {text(messages.toRewards)}
              </ButtonLink>
            }
          >
            <Text {...messages.emptyText} />
          </EmptyState>
        )}
        {rewards !== undefined && rewards.length > 0 && <HistoryTable rewards={rewards} />}
      </Section>
    </ProfileFrame>
  );
}
