import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { PageLink, useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Heading, Page, Paragraph, Row, Skeleton, Stack } from '@foyer/ui';
import { HistoryTable } from './parts/history-table/HistoryTable.tsx';
import { RewardsHistoryDocument } from './RewardsHistory.generated.ts';
import { messages } from './RewardsHistoryPage.messages.ts';

const PENDING_ROWS = 4;

export function Component(_props: PageProps) {
  const text = useText();
  const { locale } = useServices();
  const { data, error, loading, refetch } = useQuery(RewardsHistoryDocument, { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true });
  const rewards = data?.viewer?.playerRewards.edges.map(({ node }) => node);
  usePageTitle(text(messages.title));
  useBusinessReady(rewards !== undefined);
  return (
    <Page>
      <Stack gap="small">
        <Row justify="between" align="baseline" gap="medium" wrap>
          <Heading level={1}>{text(messages.title)}</Heading>
          <PageLink to="rewards"><Text {...messages.back} /></PageLink>
        </Row>
        <Paragraph size="lead" tone="muted"><Text {...messages.intro} /></Paragraph>
      </Stack>
      {rewards === undefined && error && (
        <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
          <Text {...messages.failedText} />
        </ErrorCard>
      )}
      {rewards === undefined && !error && (
        <Stack gap="small">
          {Array.from({ length: PENDING_ROWS }, (_, row) => <Skeleton key={row} shape="block" height="3rem" />)}
        </Stack>
      )}
      {rewards?.length === 0 && (
        <EmptyState icon="history" title={text(messages.empty)} action={<ButtonLink tone="secondary" href={hrefTo(locale, 'rewards')}>{text(messages.toRewards)}</ButtonLink>}>
          <Text {...messages.emptyText} />
        </EmptyState>
      )}
      {rewards !== undefined && rewards.length > 0 && <HistoryTable rewards={rewards} />}
    </Page>
  );
}
