import type { UpdateGate } from '@foyer/contract';
import type { GameMode } from '@foyer/graphql/main';

/** Games that are on the page now. */
const open: Record<GameMode, number> = { REAL: 0, DEMO: 0 };

/** Money in play is not taken from under a player; a game for fun would begin anew, so its player is asked. */
export function gateOfOpenGames(): UpdateGate {
  if (open.REAL > 0) return 'block';
  return open.DEMO > 0 ? 'ask' : 'allow';
}

/** Returns the function that says it is over. */
export function openGame(mode: GameMode): () => void {
  open[mode] += 1;
  let isOver = false;
  return () => {
    if (!isOver) open[mode] -= 1;
    isOver = true;
  };
}
