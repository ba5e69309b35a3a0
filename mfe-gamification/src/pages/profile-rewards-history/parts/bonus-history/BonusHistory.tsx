import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { ExportButtons, HistoryFrame, useMarket, useNavigationState, useServices } from '@foyer/platform';
import { Section } from '@foyer/ui';
import {
  bonusFilterOf,
  bonusFilterQuery,
  bonusQueryOf,
  type BonusFilter,
} from '../../../../features/bonuses/bonusFilter.ts';
import { BonusFilters } from '../bonus-filters/BonusFilters.tsx';
import { BonusTable } from '../bonus-table/BonusTable.tsx';
import { BonusTotals } from '../bonus-totals/BonusTotals.tsx';
import { appendBonuses } from './appendBonuses.ts';
import { BonusHistoryDocument } from './BonusHistory.generated.ts';
import { messages } from './BonusHistory.messages.ts';

const PAGE_SIZE = 20;
const LONGEST: BonusFilter = { historyRange: { kind: 'range', range: 'half-year' }, state: undefined };
/** Query for events that grant or end a bonus. */
const BONUS_MONEY: ReadonlySet<string> = new Set(['Reward', 'Cashback', 'Bonus']);

/** All bonuses of the player under a filter in the address, with their outcome. */
export function BonusHistory() {
  const text = useText();
  const { bus, locale, navigation, now } = useServices();
  const { search } = useNavigationState();
  const { timeZone } = useMarket().licence;
  const filter = useMemo(() => bonusFilterOf(search), [search]);
  const variables = useMemo(
    () => ({ first: PAGE_SIZE, ...bonusQueryOf(filter, now(), timeZone) }),
    [filter, now, timeZone],
  );
  const { data, error, refetch, fetchMore, loading } = useQuery(BonusHistoryDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const bonuses = data?.viewer?.bonusHistory;
  useEffect(
    () =>
      bus.on(
        'wallet.changed',
        ({ moneyType }) => void (BONUS_MONEY.has(moneyType) && refetch().catch(() => undefined)),
      ),
    [bus, refetch],
  );

  const hrefOf = (next: BonusFilter): string =>
    withQuery(hrefTo(locale, 'profile-rewards-history'), bonusFilterQuery(next));
  const texts = {
    failed: text(messages.failed),
    failedHint: text(messages.failedHint),
    retry: text(messages.retry),
    more: text(messages.more),
    empty: text(messages.empty),
    emptyHint: text(messages.emptyHint),
    filteredHint: text(messages.filteredHint),
    everything: text(messages.everything),
  };
  const files = {
    csv: text(messages.csv),
    pdf: text(messages.pdf),
    making: text(messages.making),
    failed: text(messages.exportFailed),
  };

  return (
    <Section title={text(messages.title)}>
      <HistoryFrame
        texts={texts}
        level={3}
        filters={
          <BonusFilters
            filter={filter}
            hrefOf={hrefOf}
            onFilter={(next) => void navigation.go(hrefOf(next), { replace: true })}
          />
        }
        summary={
          <>
            <BonusTotals totals={bonuses?.totals} />
            <ExportButtons
              of="bonuses"
              span={{ from: variables.from, to: variables.to }}
              only={{ status: variables.status }}
              disabled={!bonuses}
              texts={files}
            />
          </>
        }
        count={bonuses?.edges.length}
        isFailed={error !== undefined}
        busy={loading}
        hasMore={bonuses?.pageInfo.hasNextPage ?? false}
        everythingHref={hrefOf(filter) === hrefOf(LONGEST) ? undefined : hrefOf(LONGEST)}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={() =>
          fetchMore({ variables: { after: bonuses?.pageInfo.endCursor }, updateQuery: appendBonuses })
        }
      >
        {bonuses && <BonusTable bonuses={bonuses.edges.map(({ node }) => node)} />}
      </HistoryFrame>
    </Section>
  );
}
