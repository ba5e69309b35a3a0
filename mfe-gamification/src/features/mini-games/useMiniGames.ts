import { MINI_GAME_PATHS, miniGamesAnswerSchema, type MiniGamesAnswer } from '@foyer/kernel/mini-games';
import { withQuery } from '@foyer/links';
import { useServices, useTimedReload } from '@foyer/platform';
import { afterInstants } from '../engagement/afterInstants.ts';
import { useEngagement, type EngagementView } from '../engagement/useEngagement.ts';

/** The part of the socket's messages that announces plays. */
const PART = 'mini-games';

/** Reads the mini-games of the player, again at the times at which plays arrive or expire. */
export function useMiniGames(): EngagementView<MiniGamesAnswer> {
  const { locale } = useServices();
  const view = useEngagement(withQuery(MINI_GAME_PATHS.games, { locale }), miniGamesAnswerSchema, PART);
  const instants = view.answer?.games.flatMap(({ free, granted, daily, activeTill }) => [
    free?.nextAt ?? null,
    daily.nextAt,
    activeTill,
    ...granted.map(({ expiresAt }) => expiresAt),
  ]);
  useTimedReload(view.reload, { at: afterInstants(instants ?? []) });
  return view;
}
