import { useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import type { SportId } from '@foyer/kernel/sports-feed';
import { ButtonLink, EmptyState, Tabs } from '@foyer/ui';
import { useState } from 'react';
import { unitOf } from '../../../../features/outcome/mainNames.ts';
import { firstPeriodName } from '../../../../features/outcome/marketNames.ts';
import type { FollowedMatch } from '../../../../features/sports-feed/match.machine.ts';
import { groupsOf, tabsOf, type MarketTab } from '../../marketGroups.ts';
import { messages as page } from '../../SportsEventPage.messages.ts';
import * as css from './MarketList.css.ts';
import { messages } from './MarketList.messages.ts';
import { MarketSection } from './MarketSection.tsx';

export interface MarketListProps {
  readonly match: FollowedMatch;
  readonly sport: SportId;
  readonly stale: boolean;
}

/** All markets of a match by tab; a match that has ended has none. */
export function MarketList({ match, sport, stale }: MarketListProps) {
  const text = useText();
  const [chosen, setChosen] = useState<MarketTab>('all');
  const tabs = match.phase === 'ended' ? [] : tabsOf(match.markets);
  // a tab whose last market has closed is no longer offered
  const selected = tabs.includes(chosen) ? chosen : 'all';
  if (tabs.length === 0) return <NoMarkets match={match} />;
  return (
    <Tabs
      label={text(messages.label)}
      tabs={tabs.map((id) => ({ id, label: text(tabName(id, sport)) }))}
      selected={selected}
      onSelect={setChosen}
    >
      <div className={css.list}>
        {groupsOf(match.markets, selected).map((group) => (
          <MarketSection key={group.kind} group={group} match={match} sport={sport} stale={stale} />
        ))}
      </div>
    </Tabs>
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
