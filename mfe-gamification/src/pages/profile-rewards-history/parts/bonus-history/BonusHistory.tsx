import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { hrefTo, withQuery } from '@foyer/links';
import { useMarket, useNavigationState, useRefetchOn, useServices } from '@foyer/platform';
import { ExportButtons, HistoryFrame } from '@foyer/profile';
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
/** Types of wallet changes that grant or end a bonus. */
const BONUS_MONEY: ReadonlySet<string> = new Set(['Reward', 'Cashback', 'Bonus']);

/** All bonuses of the player under a filter in the address, with their outcome. */
export function BonusHistory() {
  const text = useText();
  const { locale, navigation, now } = useServices();
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
  useRefetchOn('wallet.changed', refetch, isBonusMoney);

  const hrefOf = (next: BonusFilter): string =>
    withQuery(hrefTo(locale, 'profile-rewards-history'), bonusFilterQuery(next));
  const texts = {
    failed: text(messages.failed),
    failedHint: text(messages.failedHint),
    empty: text(messages.empty),
    emptyHint: text(messages.emptyHint),
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
            />
          </>
        }
        count={bonuses?.edges.length}
        isFailed={error !== undefined}
        busy={loading}
        hasMore={bonuses?.pageInfo.hasNextPage ?? false}
        everythingHref={hrefOf(filter) === hrefOf(LONGEST) ? undefined : hrefOf(LONGEST)}
        onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
        onMore={() =>
          fetchMore({ variables: { after: bonuses?.pageInfo.endCursor }, updateQuery: appendBonuses })
        }
      >
        {bonuses && <BonusTable bonuses={bonuses.edges.map(({ node }) => node)} />}
      </HistoryFrame>
    </Section>
  );
}

function isBonusMoney({ moneyType }: { readonly moneyType: string }): boolean {
  return BONUS_MONEY.has(moneyType);
}
