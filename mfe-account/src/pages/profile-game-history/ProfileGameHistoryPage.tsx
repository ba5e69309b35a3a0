import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { PageProps } from '@foyer/contract';
import { Text, useText, type Message } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useBusinessReady, useNavigationState, usePageTitle, useServices } from '@foyer/platform';
import { Button, ButtonLink, ChipLink, EmptyState, ErrorCard, Notice, Paragraph, Row, Skeleton, Stack } from '@foyer/ui';
import { ProfileFrame } from '../../features/profile-frame/ProfileFrame.tsx';
import { HISTORY_RANGES, rangeOf, rangeStart, type HistoryRange } from '../../model/historyFilter.ts';
import { appendRounds } from './appendRounds.ts';
import { historyCsv, saveFile } from './downloadHistory.ts';
import { GameHistoryDocument } from './GameHistory.generated.ts';
import { RoundTable } from './parts/round-table/RoundTable.tsx';
import { RoundTotals } from './parts/round-totals/RoundTotals.tsx';
import { messages } from './ProfileGameHistoryPage.messages.ts';

const PAGE_SIZE = 20;
const PENDING_ROWS = 6;
const RANGE_NAMES: Readonly<Record<HistoryRange, Message>> = { today: messages.today, week: messages.week, month: messages.month, 'half-year': messages.halfYear };
const CSV_COLUMNS = [messages.when, messages.game, messages.round, messages.status, messages.currency, messages.staked, messages.returned, messages.net, messages.balance];

export function Component(_props: PageProps) {
  const text = useText();
  const { locale, apollo, now } = useServices();
  const { search } = useNavigationState();
  const range = rangeOf(search);
  const from = useMemo(() => rangeStart(range, now()), [range, now]);
  const { data, error, refetch, fetchMore, loading } = useQuery(GameHistoryDocument, { variables: { first: PAGE_SIZE, from }, fetchPolicy: 'cache-and-network' });
  const [file, setFile] = useState<'idle' | 'making' | 'failed'>('idle');
  usePageTitle(text(messages.title));
  const rounds = data?.viewer?.gameRounds;
  useBusinessReady(rounds !== undefined);

  async function download(): Promise<void> {
    setFile('making');
    try {
      saveFile(`game-history-${from.slice(0, 10)}.csv`, await historyCsv(apollo, from, CSV_COLUMNS.map((column) => text(column))));
      setFile('idle');
    } catch {
      setFile('failed');
    }
  }

  return (
    <ProfileFrame current="profile-game-history" title={text(messages.title)}>
      <Stack gap="large">
        <Paragraph tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
        <Row gap="small" wrap justify="between">
          <Row gap="small" wrap>
            {HISTORY_RANGES.map((option) => (
              <ChipLink key={option} href={withQuery(hrefTo(locale, 'profile-game-history'), { range: option })} current={option === range}>
                <Text {...RANGE_NAMES[option]} />
              </ChipLink>
            ))}
          </Row>
          <Button tone="secondary" size="small" busy={file === 'making'} disabled={!rounds || rounds.edges.length === 0} onPress={() => void download()}>
            <Text {...messages.download} />
          </Button>
        </Row>
        {file === 'failed' && (
          <Notice tone="negative" live>
            <Text {...messages.downloadFailed} />
          </Notice>
        )}
        {error && !data && (
          <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={() => void refetch()}>
            <Text {...messages.failedHint} />
          </ErrorCard>
        )}
        {!(error && !data) && <RoundTotals totals={rounds?.totals} />}
        {!data && !error && (
          <Stack gap="small">
            {Array.from({ length: PENDING_ROWS }, (_, row) => <Skeleton key={row} shape="block" height="3rem" />)}
          </Stack>
        )}
        {rounds?.edges.length === 0 && (
          <EmptyState icon="search" title={text(messages.empty)} action={<ButtonLink href={hrefTo(locale, 'games')}>{text(messages.toGames)}</ButtonLink>}>
            <Text {...messages.emptyHint} />
          </EmptyState>
        )}
        {rounds && rounds.edges.length > 0 && <RoundTable rounds={rounds.edges.map(({ node }) => node)} />}
        {rounds?.pageInfo.hasNextPage && (
          <Button tone="secondary" busy={loading} onPress={() => void fetchMore({ variables: { after: rounds.pageInfo.endCursor }, updateQuery: appendRounds })}>
            <Text {...messages.more} />
          </Button>
        )}
      </Stack>
    </ProfileFrame>
  );
}
