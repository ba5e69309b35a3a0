import { useSyncExternalStore } from 'react';
import { gamesPerRow, type RowWidth } from './gamesPerRow.ts';

/** By the width of the window (requirements/constants#games-per-row). */
export function useGamesPerRow(width: RowWidth): number {
  return useSyncExternalStore(onResize, () => gamesPerRow(width, window.innerWidth));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
