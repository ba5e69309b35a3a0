import { useText } from '@foyer/i18n';
import { Button, Notice, Paragraph, Section, Stack } from '@foyer/ui';
import { useFavourites, useFavouritesStore } from '../../../../features/favourites/useFavourites.ts';
import type { FeedBoard } from '../../../../features/sports-feed/feed.machine.ts';
import { favouriteMatches } from '../../homeMatches.ts';
import { messages as page } from '../../SportsPage.messages.ts';
import { MatchGroups } from '../match-groups/MatchGroups.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { FavouriteRaces } from './FavouriteRaces.tsx';
import { messages } from './FavouriteSection.messages.ts';

export interface FavouriteSectionProps {
  readonly board: FeedBoard;
  readonly stale: boolean;
}

/** The matches that the player follows, and the next ones of favourite competitions; nothing without favourites. */
export function FavouriteSection({ board, stale }: FavouriteSectionProps) {
  const text = useText();
  const store = useFavouritesStore();
  const { keys, status } = useFavourites();
  const { matches, competitions } = favouriteMatches(board, keys);
  // a favourite that the board does not have is a race, or a match that has ended
  const others = keys.filter((key) => key.startsWith('e:') && !board.events.has(key.slice(2)));
  const isEmpty = keys.length > 0 && matches.length === 0 && competitions.length === 0;
  const empty = isEmpty && <Paragraph tone="muted">{text(messages.empty)}</Paragraph>;
  if (keys.length === 0 && status !== 'failed') return null;
  return (
    <Section title={text(messages.title)}>
      <Stack gap="small">
        {status === 'failed' && (
          <Notice tone="warning" title={text(messages.failed)}>
            <Button tone="secondary" size="small" onPress={() => void store.retry()}>
              {text(page.retry)}
            </Button>
          </Notice>
        )}
        {matches.length > 0 && <MatchList label={text(messages.matches)} matches={matches} stale={stale} />}
        {competitions.length > 0 && <MatchGroups groups={competitions} stale={stale} />}
        {others.length > 0 ? <FavouriteRaces keys={others} empty={empty} /> : empty}
      </Stack>
    </Section>
  );
}
