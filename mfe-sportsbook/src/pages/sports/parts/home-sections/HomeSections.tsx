import { useText } from '@foyer/i18n';
import { lazyPart, OptionalPart, useServices } from '@foyer/platform';
import { Button, EmptyState, Section, Skeleton } from '@foyer/ui';
import { useState } from 'react';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import {
  firstMatches,
  LIVE_AT_FIRST,
  liveMatches,
  nextMatches,
  type CompetitionGroup,
} from '../../programme.ts';
import { openedCompetitions } from '../competition-block/openedCompetitions.ts';
import { MatchGroups } from '../match-groups/MatchGroups.tsx';
import { messages } from './HomeSections.messages.ts';

/** The parts that a first visit does not need at once. */
export const loadExtras = () => import('../home-extras/HomeExtras.tsx');
const FavouriteSection = lazyPart(async () => (await loadExtras()).FavouriteSection);
const HomeBoosts = lazyPart(async () => (await loadExtras()).HomeBoosts);
const HomeExtras = lazyPart(async () => (await loadExtras()).HomeExtras);

/** Key of the whole list of matches in play, beside those of competitions. */
const LIVE = 'live now';

export interface HomeSectionsProps {
  readonly board: FeedBoard;
  readonly stale: boolean;
}

/** Favourites, matches in play, the next ones, one of each sport, and all competitions. */
export function HomeSections({ board, stale }: HomeSectionsProps) {
  const text = useText();
  const [live, soon] = [liveMatches(board), nextMatches(board)];
  return (
    <>
      <OptionalPart area="sportsbook.favourites" placeholder={null}>
        <FavouriteSection board={board} stale={stale} />
      </OptionalPart>
      <OptionalPart area="sportsbook.boosted-odds" placeholder={null}>
        <HomeBoosts board={board} />
      </OptionalPart>
      {live.length > 0 && <LiveSection groups={live} stale={stale} />}
      {soon.length > 0 && (
        <Section title={text(messages.soon)}>
          <MatchGroups groups={soon} stale={stale} />
        </Section>
      )}
      {live.length === 0 && soon.length === 0 && (
        <EmptyState icon="sports" title={text(messages.empty)}>
          {text(messages.emptyText)}
        </EmptyState>
      )}
      <OptionalPart area="sportsbook.home-extras" placeholder={<Skeleton shape="block" height="24rem" />}>
        <HomeExtras board={board} listed={soon} stale={stale} />
      </OptionalPart>
    </>
  );
}

/** Matches in play: some at first, so that the next ones are not far below. */
function LiveSection({
  groups,
  stale,
}: {
  readonly groups: readonly CompetitionGroup[];
  readonly stale: boolean;
}) {
  const text = useText();
  const opened = openedCompetitions(useServices());
  const [isWhole, setIsWhole] = useState(opened.has(LIVE));
  const count = groups.reduce((sum, { events }) => sum + events.length, 0);
  const showAll = (): void => {
    opened.add(LIVE);
    setIsWhole(true);
  };
  return (
    <Section title={text(messages.live)}>
      <MatchGroups groups={isWhole ? groups : firstMatches(groups, LIVE_AT_FIRST)} stale={stale} />
      {!isWhole && count > LIVE_AT_FIRST && (
        <Button tone="quiet" onPress={showAll}>
          {text(messages.all, { count })}
        </Button>
      )}
    </Section>
  );
}
