import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import type { GameRoundStatus } from '@foyer/graphql/main';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { useBusinessReady, usePageTitle } from '@foyer/platform';
import {
  ExportButtons,
  HistoryFilters,
  HistoryFrame,
  ProfileFrame,
  useHistorySelection,
} from '@foyer/profile';
import { Paragraph, Stack } from '@foyer/ui';
import { appendRounds } from './appendRounds.ts';
import { GameHistoryDocument } from './GameHistory.generated.ts';
import { RoundTable } from './parts/round-table/RoundTable.tsx';
import { RoundTotals } from './parts/round-totals/RoundTotals.tsx';
import { messages } from './ProfileGameHistoryPage.messages.ts';

const PAGE_SIZE = 20;
const STATUSES = ['CLOSED', 'OPEN', 'ROLLED_BACK'] as const satisfies readonly GameRoundStatus[];

/** The player's real-money rounds. */
export function Component(_props: PageProps) {
  const text = useText();
  const { historyRange, value, span, everythingHref, hrefOf, onHistoryRange, onValue } = useHistorySelection(
    'profile-game-history',
    { name: 'status', values: STATUSES },
  );
  const { data, error, refetch, fetchMore, loading } = useQuery(GameHistoryDocument, {
    variables: { first: PAGE_SIZE, ...span, status: value ?? null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  usePageTitle(text(messages.title));
  const rounds = data?.viewer?.gameRounds;
  useBusinessReady(rounds !== undefined);

  return (
    <ProfileFrame current="profile-game-history" title={text(messages.title)}>
      <Stack gap="large">
        <Paragraph tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
        <HistoryFrame
          texts={{
            failed: text(messages.failed),
            failedHint: text(messages.failedHint),
            empty: text(messages.empty),
            emptyHint: text(messages.emptyHint),
          }}
          filters={
            <HistoryFilters
              historyRange={historyRange}
              label={text(messages.ranges)}
              hrefOf={hrefOf}
              onHistoryRange={onHistoryRange}
              selects={[
                {
                  label: text(messages.status),
                  allLabel: text(messages.allStatuses),
                  value,
                  options: STATUSES.map((status) => ({ value: status, label: text(messages[status]) })),
                  onChange: onValue,
                },
              ]}
            />
          }
          summary={
            <>
              <RoundTotals totals={rounds?.totals} />
              <ExportButtons
                of="games"
                span={span}
                only={{ status: value === undefined ? null : [value] }}
                disabled={!rounds}
              />
            </>
          }
          count={rounds?.edges.length}
          isFailed={error !== undefined}
          busy={loading}
          hasMore={rounds?.pageInfo.hasNextPage ?? false}
          everythingHref={everythingHref}
          onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
          onMore={() =>
            fetchMore({ variables: { after: rounds?.pageInfo.endCursor }, updateQuery: appendRounds })
          }
        >
          {rounds && <RoundTable rounds={rounds.edges.map(({ node }) => node)} />}
        </HistoryFrame>
      </Stack>
    </ProfileFrame>
  );
}
