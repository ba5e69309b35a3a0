import type { UpdateGate } from '@foyer/contract';
import type { GameMode } from '@foyer/graphql/main';

/** Number of open games by mode. */
const open: Record<GameMode, number> = { REAL: 0, DEMO: 0 };

/**
 * True if this remote may be replaced: not while real money is in play; a demo would start again, so the
 * player has to confirm it.
 */
export function gateOfOpenGames(): UpdateGate {
  if (open.REAL > 0) return 'block';
  return open.DEMO > 0 ? 'ask' : 'allow';
}

/** Counts a game as open. Returns the function that ends the count. */
export function openGame(mode: GameMode): () => void {
  open[mode] += 1;
  let isOver = false;
  return () => {
    if (!isOver) open[mode] -= 1;
    isOver = true;
  };
}
