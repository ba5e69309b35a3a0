import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import type { PastNoticeKind } from '@foyer/graphql/main';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { useBusinessReady, usePageTitle, useSessionState } from '@foyer/platform';
import {
  ExportButtons,
  HistoryFilters,
  HistoryFrame,
  ProfileFrame,
  useHistorySelection,
} from '@foyer/profile';
import { Card, Grid, Paragraph, Pending, Stack, Stat } from '@foyer/ui';
import { loginIdentifier } from '../../slots/notices/noticeText.ts';
import { NoticeHistoryDocument, type NoticeHistoryQuery } from './NoticeHistory.generated.ts';
import { NoticeTable } from './parts/NoticeTable.tsx';
import { kinds, messages } from './ProfileNoticeHistoryPage.messages.ts';

const PAGE_SIZE = 20;
const KINDS = [
  'ACCOUNT_NOTICE',
  'REALITY_CHECK',
  'LIMIT_REVIEW',
] as const satisfies readonly PastNoticeKind[];
const TOTALS = ['count', 'answered'] as const;

/** Every notice that the player was shown, with its text and the player's answer. */
export function Component(_props: PageProps) {
  const text = useText();
  const { number } = useNumbers();
  const session = useSessionState();
  const flow = session.status === 'LOGGED_IN' ? session.flow : '';
  const { historyRange, value, span, everythingHref, hrefOf, onHistoryRange, onValue } = useHistorySelection(
    'profile-notice-history',
    { name: 'kind', values: KINDS },
  );
  const { data, error, refetch, fetchMore, loading } = useQuery(NoticeHistoryDocument, {
    variables: { first: PAGE_SIZE, ...span, kind: value ?? null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  usePageTitle(text(messages.title));
  const player = data?.viewer?.player;
  const notices = data?.viewer?.noticeHistory;
  useBusinessReady(notices !== undefined);

  return (
    <ProfileFrame current="profile-notice-history" title={text(messages.title)}>
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
                  label: text(messages.kind),
                  allLabel: text(messages.allKinds),
                  value,
                  options: KINDS.map((kind) => ({ value: kind, label: text(kinds[kind]) })),
                  onChange: onValue,
                },
              ]}
            />
          }
          summary={
            <>
              <Card tone="quiet">
                <Grid min="tile" gap="medium">
                  {TOTALS.map((total) => (
                    <Stat
                      key={total}
                      label={text(messages[total])}
                      value={notices ? number(notices.totals[total]) : <Pending />}
                    />
                  ))}
                </Grid>
              </Card>
              <ExportButtons
                of="notices"
                span={span}
                only={{ kind: value === undefined ? null : [value] }}
                disabled={!notices}
              />
            </>
          }
          count={notices?.edges.length}
          isFailed={error !== undefined}
          busy={loading}
          hasMore={notices?.pageInfo.hasNextPage ?? false}
          everythingHref={everythingHref}
          onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
          onMore={() =>
            fetchMore({ variables: { after: notices?.pageInfo.endCursor }, updateQuery: appendNotices })
          }
        >
          {notices && player && (
            <NoticeTable
              notices={notices.edges.map(({ node }) => node)}
              login={loginIdentifier(flow, player)}
            />
          )}
        </HistoryFrame>
      </Stack>
    </ProfileFrame>
  );
}

/** Appends a page; the totals cover the whole filter, so the newer ones replace the older. */
function appendNotices(
  previous: NoticeHistoryQuery,
  { fetchMoreResult: next }: { readonly fetchMoreResult: NoticeHistoryQuery },
): NoticeHistoryQuery {
  if (!previous.viewer || !next.viewer) return previous;
  const edges = [...previous.viewer.noticeHistory.edges, ...next.viewer.noticeHistory.edges];
  return { ...next, viewer: { ...next.viewer, noticeHistory: { ...next.viewer.noticeHistory, edges } } };
}
