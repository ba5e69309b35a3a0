import { useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { lazyPart, useServices } from '@foyer/platform';
import { isBuilderPart, partKey } from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import type { FeedMarket, SportId } from '@foyer/kernel/sports-feed';
import { ButtonLink, EmptyState, FilterChip, Skeleton, Tabs } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { togglePart } from '../../../../features/builder/parts.ts';
import { unitOf } from '../../../../features/outcome/mainNames.ts';
import { messages as marketTexts } from '../../../../features/outcome/market.messages.ts';
import { firstPeriodName } from '../../../../features/outcome/marketNames.ts';
import type { FollowedMatch } from '../../../../features/sports-feed/match.machine.ts';
import { groupsOf, tabsOf, type MarketTab } from '../../marketGroups.ts';
import { messages as page } from '../../SportsEventPage.messages.ts';
import * as css from './MarketList.css.ts';
import { messages } from './MarketList.messages.ts';
import { MarketSection } from './MarketSection.tsx';

const BetBuilder = lazyPart(async () => (await import('../bet-builder/BetBuilder.tsx')).BetBuilder);

export interface MarketListProps {
  readonly match: FollowedMatch;
  readonly sport: SportId;
  readonly stale: boolean;
}

/** All markets of a match by tab; a match that has ended has none. */
export function MarketList({ match, sport, stale }: MarketListProps) {
  const text = useText();
  const [chosen, setChosen] = useState<MarketTab>('all');
  /** Undefined: the prices go to the slip, not to the bet builder. */
  const [parts, setParts] = useState<readonly MarketSelection[]>();
  const markets = parts ? inBuilder(match.markets) : match.markets;
  const tabs = match.phase === 'ended' ? [] : tabsOf(markets);
  // a tab whose last market has closed is no longer offered
  const selected = tabs.includes(chosen) ? chosen : 'all';
  if (tabs.length === 0) return <NoMarkets match={match} />;
  const picker = parts && {
    isPicked: (selection: MarketSelection) => parts.some((part) => partKey(part) === partKey(selection)),
    pick: (selection: MarketSelection) => setParts(togglePart(parts, selection)),
  };
  return (
    <>
      <div className={css.builder}>
        <FilterChip
          selected={parts !== undefined}
          icon="ticket"
          onSelect={(isOn) => setParts(isOn ? [] : undefined)}
        >
          {text(marketTexts.builder)}
        </FilterChip>
      </div>
      {parts && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <BetBuilder match={match} sport={sport} stale={stale} parts={parts} onParts={setParts} />
        </Suspense>
      )}
      <Tabs
        label={text(messages.label)}
        tabs={tabs.map((id) => ({ id, label: text(tabName(id, sport)) }))}
        selected={selected}
        onSelect={setChosen}
      >
        <div className={css.list}>
          {groupsOf(markets, selected).map((group) => (
            <MarketSection
              key={group.kind}
              group={group}
              match={match}
              sport={sport}
              stale={stale}
              picker={picker}
            />
          ))}
        </div>
      </Tabs>
    </>
  );
}

/** The markets that a bet builder can contain. */
function inBuilder(markets: readonly FeedMarket[]): readonly FeedMarket[] {
  return markets.filter(
    ({ kind, line, outcomes: [first] }) => first && isBuilderPart({ kind, line, outcome: first.id }),
  );
}

function tabName(tab: MarketTab, sport: SportId): Message {
  if (tab === 'totals') return unitOf(sport) === 'goals' ? messages.goals : messages.totals;
  // in other sports only the first period has markets of its own
  if (tab === 'halves') return sport === 'football' ? messages.halves : firstPeriodName(sport);
  return messages[tab];
}

function NoMarkets({ match: { phase, score } }: { readonly match: FollowedMatch }) {
  const text = useText();
  const { locale } = useServices();
  const hasResult = phase === 'ended' && score !== null;
  return (
    <EmptyState
      icon="sports"
      title={text(hasResult ? messages.ended : messages.none)}
      action={
        <ButtonLink href={hrefTo(locale, 'sports')} tone="secondary">
          {text(page.goneAction)}
        </ButtonLink>
      }
    >
      {hasResult ? text(messages.endedText, { home: score.home, away: score.away }) : text(messages.noneText)}
    </EmptyState>
  );
}
