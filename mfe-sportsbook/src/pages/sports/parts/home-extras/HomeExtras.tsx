import { useText } from '@foyer/i18n';
import { Section } from '@foyer/ui';
import { NextRaces } from '../../../../features/contests/NextRaces.tsx';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { topMatches } from '../../homeMatches.ts';
import type { CompetitionGroup } from '../../programme.ts';
import { CompetitionList } from '../competition-list/CompetitionList.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { messages } from './HomeExtras.messages.ts';

// one file with the days and the favourites: each file costs the first visit a hash
export { HomeDay, HomeDayPicker } from './HomeDays.tsx';
export { HomeBoosts } from './HomeBoosts.tsx';
export { FavouriteSection } from '../favourite-section/FavouriteSection.tsx';

export interface HomeExtrasProps {
  readonly board: FeedBoard;
  /** Matches that are above already. */
  readonly listed: readonly CompetitionGroup[];
  readonly stale: boolean;
}

/** One match of each sport, and all competitions: what a first visit finds below the first screen. */
export function HomeExtras({ board, listed, stale }: HomeExtrasProps) {
  const text = useText();
  const top = topMatches(board, listed);
  return (
    <>
      {top.length > 0 && (
        <Section title={text(messages.top)}>
          <MatchList label={text(messages.top)} matches={top} stale={stale} />
        </Section>
      )}
      <NextRaces />
      <CompetitionList board={board} sport={undefined} />
    </>
  );
}
