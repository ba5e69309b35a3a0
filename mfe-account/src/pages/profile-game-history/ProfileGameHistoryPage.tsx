import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import {
  dayOf,
  readHistoryRange,
  historyRangeQuery,
  spanOf,
  type HistoryRange,
} from '@foyer/kernel/history-range';
import { hrefTo, withQuery } from '@foyer/links';
import { useBusinessReady, useMarket, useNavigationState, usePageTitle, useServices } from '@foyer/platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorCard,
  Notice,
  Paragraph,
  Row,
  Skeleton,
  Stack,
} from '@foyer/ui';
import { HistoryRangeFilter, ProfileFrame } from '@foyer/profile';
import { appendRounds } from './appendRounds.ts';
import { historyCsv, saveFile } from './downloadHistory.ts';
import { GameHistoryDocument } from './GameHistory.generated.ts';
import { RoundTable } from './parts/round-table/RoundTable.tsx';
import { RoundTotals } from './parts/round-totals/RoundTotals.tsx';
import { messages } from './ProfileGameHistoryPage.messages.ts';

const PAGE_SIZE = 20;
const PENDING_ROWS = 6;
const CSV_COLUMNS = [
  messages.when,
  messages.game,
  messages.round,
  messages.status,
  messages.currency,
  messages.staked,
  messages.returned,
  messages.net,
  messages.balance,
];

export function Component(_props: PageProps) {
  const text = useText();
  const { locale, apollo, navigation, now } = useServices();
  const { search } = useNavigationState();
  const { timeZone } = useMarket().licence;
  const historyRange = useMemo(() => readHistoryRange(search), [search]);
  const span = useMemo(() => spanOf(historyRange, now(), timeZone), [historyRange, now, timeZone]);
  const { data, error, refetch, fetchMore, loading } = useQuery(GameHistoryDocument, {
    variables: { first: PAGE_SIZE, ...span },
    fetchPolicy: 'cache-and-network',
  });
  const [file, setFile] = useState<'idle' | 'making' | 'failed'>('idle');
  usePageTitle(text(messages.title));
  const rounds = data?.viewer?.gameRounds;
  useBusinessReady(rounds !== undefined);

  async function download(): Promise<void> {
    setFile('making');
    try {
      saveFile(
        `game-history-${dayOf(Date.parse(span.from), timeZone)}.csv`,
        await historyCsv(
          apollo,
          span,
          CSV_COLUMNS.map((column) => text(column)),
        ),
      );
      setFile('idle');
    } catch {
      setFile('failed');
    }
  }

  const hrefOf = (next: HistoryRange): string =>
    withQuery(hrefTo(locale, 'profile-game-history'), historyRangeQuery(next));

  return (
    <ProfileFrame current="profile-game-history" title={text(messages.title)}>
      <Stack gap="large">
        <Paragraph tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
        <Row gap="small" align="start" wrap justify="between">
          <HistoryRangeFilter
            historyRange={historyRange}
            label={text(messages.ranges)}
            hrefOf={hrefOf}
            onHistoryRange={(next) => void navigation.go(hrefOf(next), { replace: true })}
          />
          <Button
            tone="secondary"
            size="small"
            busy={file === 'making'}
            disabled={!rounds || rounds.edges.length === 0}
            onPress={() => void download()}
          >
            <Text {...messages.download} />
          </Button>
        </Row>
        {file === 'failed' && (
          <Notice tone="negative" live>
            <Text {...messages.downloadFailed} />
          </Notice>
        )}
        {error && !data && (
          <ErrorCard
            title={text(messages.failed)}
            retryLabel={text(messages.retry)}
            onRetry={() => void refetch()}
          >
            <Text {...messages.failedHint} />
          </ErrorCard>
        )}
        {!(error && !data) && <RoundTotals totals={rounds?.totals} />}
        {!data && !error && (
          <Stack gap="small">
            {Array.from({ length: PENDING_ROWS }, (_, row) => (
              <Skeleton key={row} shape="block" height="3rem" />
            ))}
          </Stack>
        )}
        {rounds?.edges.length === 0 && (
          <EmptyState
            icon="search"
            title={text(messages.empty)}
            action={<ButtonLink href={hrefTo(locale, 'games')}>{text(messages.toGames)}</ButtonLink>}
          >
            <Text {...messages.emptyHint} />
          </EmptyState>
        )}
        {rounds && rounds.edges.length > 0 && <RoundTable rounds={rounds.edges.map(({ node }) => node)} />}
        {rounds?.pageInfo.hasNextPage && (
          <Button
            tone="secondary"
            busy={loading}
            onPress={() =>
              void fetchMore({ variables: { after: rounds.pageInfo.endCursor }, updateQuery: appendRounds })
            }
          >
            <Text {...messages.more} />
          </Button>
        )}
      </Stack>
    </ProfileFrame>
  );
}
