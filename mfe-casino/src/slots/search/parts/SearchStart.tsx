import { useQuery } from '@apollo/client/react';
import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Heading, Skeleton, Stack } from '@foyer/ui';
import { ListOfGamesSliceDocument } from '../../../features/list-row/ListOfGamesSlice.generated.ts';
import { useRecentGames } from '../../../features/recent-games/useRecentGames.ts';
import { contentVariables } from '../../../features/catalogue/contentVariables.ts';
import { GAME_SLICE_SIZE, MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { messages } from '../GameSearch.messages.ts';
import { ResultList } from './ResultList.tsx';

const POPULAR_LIST = 'hot-games'; // requirements/routes#game-lists

export interface SearchStartProps {
  onLeave(): void;
}

/** Before typing: recent games of the player and popular games. */
export function SearchStart({ onLeave }: SearchStartProps) {
  const text = useText();
  const services = useServices();
  const recent = useRecentGames(MAX_RECENTLY_PLAYED);
  const popular = useQuery(ListOfGamesSliceDocument, {
    variables: { ...contentVariables(services), listOfGamesSlug: POPULAR_LIST, first: GAME_SLICE_SIZE },
  });
  const games = (popular.data?.root.personalized.listOfGames?.games.edges ?? [])
    .slice(0, GAME_SLICE_SIZE)
    .map((edge) => edge.node.game);
  return (
    <Stack gap="large">
      {recent.games.length > 0 && (
        <Stack gap="small">
          <Heading level={3} size="label">
            {text(messages.recent)}
          </Heading>
          <ResultList games={recent.games} label={text(messages.recent)} onLeave={onLeave} />
        </Stack>
      )}
      {(games.length > 0 || popular.loading) && (
        <Stack gap="small">
          <Heading level={3} size="label">
            {text(messages.popular)}
          </Heading>
          {games.length > 0 ? (
            <ResultList games={games} label={text(messages.popular)} onLeave={onLeave} />
          ) : (
            <Skeleton lines={6} />
          )}
        </Stack>
      )}
    </Stack>
  );
}
