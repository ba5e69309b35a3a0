import { useText } from '@foyer/i18n';
import { lazyPart, OptionalPart } from '@foyer/platform';
import { EmptyState, Section, Skeleton } from '@foyer/ui';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { liveMatches, nextMatches } from '../../programme.ts';
import { MatchGroups } from '../match-groups/MatchGroups.tsx';
import { messages } from './HomeSections.messages.ts';

const loadExtras = () => import('../home-extras/HomeExtras.tsx');
const FavouriteSection = lazyPart(async () => (await loadExtras()).FavouriteSection);
const HomeExtras = lazyPart(async () => (await loadExtras()).HomeExtras);

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
      {live.length > 0 && (
        <Section title={text(messages.live)}>
          <MatchGroups groups={live} stale={stale} />
        </Section>
      )}
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
