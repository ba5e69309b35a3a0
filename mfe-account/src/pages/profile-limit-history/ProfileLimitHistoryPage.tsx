import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import type { LimitKind } from '@foyer/graphql/main';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { PageLink, useBusinessReady, usePageTitle } from '@foyer/platform';
import {
  ExportButtons,
  HistoryFilters,
  HistoryFrame,
  ProfileFrame,
  useHistorySelection,
} from '@foyer/profile';
import { Card, Grid, Paragraph, Pending, Row, Stack, Stat } from '@foyer/ui';
import { messages as limitTexts } from '../../features/limits/limitTexts.messages.ts';
import { LimitHistoryDocument, type LimitHistoryQuery } from './LimitHistory.generated.ts';
import { LimitChangeTable } from './parts/LimitChangeTable.tsx';
import { messages } from './ProfileLimitHistoryPage.messages.ts';

const PAGE_SIZE = 20;
const KINDS = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION'] as const satisfies readonly LimitKind[];
const TOTALS = ['lowered', 'raised', 'notApplied'] as const;

/** Every change of the player's limits, with both values, who made it and when it took effect. */
export function Component(_props: PageProps) {
  const text = useText();
  const { number } = useNumbers();
  const { historyRange, value, span, everythingHref, hrefOf, onHistoryRange, onValue } = useHistorySelection(
    'profile-limit-history',
    { name: 'kind', values: KINDS },
  );
  const { data, error, refetch, fetchMore, loading } = useQuery(LimitHistoryDocument, {
    variables: { first: PAGE_SIZE, ...span, kind: value ?? null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  usePageTitle(text(messages.title));
  const changes = data?.viewer?.limitChanges;
  useBusinessReady(changes !== undefined);

  return (
    <ProfileFrame current="profile-limit-history" title={text(messages.title)}>
      <Stack gap="large">
        <Row justify="between" align="baseline" gap="medium" wrap>
          <Paragraph tone="muted">
            <Text {...messages.intro} />
          </Paragraph>
          <PageLink to="profile-limits">
            <Text {...messages.limits} />
          </PageLink>
        </Row>
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
                  options: KINDS.map((kind) => ({ value: kind, label: text(limitTexts[kind]) })),
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
                      value={changes ? number(changes.totals[total]) : <Pending />}
                    />
                  ))}
                </Grid>
              </Card>
              <ExportButtons
                of="limits"
                span={span}
                only={{ kind: value === undefined ? null : [value] }}
                disabled={!changes}
              />
            </>
          }
          count={changes?.edges.length}
          isFailed={error !== undefined}
          busy={loading}
          hasMore={changes?.pageInfo.hasNextPage ?? false}
          everythingHref={everythingHref}
          onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
          onMore={() =>
            fetchMore({ variables: { after: changes?.pageInfo.endCursor }, updateQuery: appendChanges })
          }
        >
          {changes && <LimitChangeTable changes={changes.edges.map(({ node }) => node)} />}
        </HistoryFrame>
      </Stack>
    </ProfileFrame>
  );
}

/** Appends a page; the totals cover the whole filter, so the newer ones replace the older. */
function appendChanges(
  previous: LimitHistoryQuery,
  { fetchMoreResult: next }: { readonly fetchMoreResult: LimitHistoryQuery },
): LimitHistoryQuery {
  if (!previous.viewer || !next.viewer) return previous;
  const edges = [...previous.viewer.limitChanges.edges, ...next.viewer.limitChanges.edges];
  return { ...next, viewer: { ...next.viewer, limitChanges: { ...next.viewer.limitChanges, edges } } };
}
