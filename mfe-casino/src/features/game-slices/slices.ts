import { GAME_SLICE_SIZE, STUDIO_FIRST_PAGE, STUDIO_NEXT_PAGE } from '@foyer/market/constants';

/** Slices that load by scrolling; the next ones are loaded by a button. */
const MAX_SLICES = 2; // requirements/constants#game-lists

export interface SliceProgress {
  readonly loaded: number;
  readonly hasNextPage: boolean;
}

/** True if scrolling may load another page; after the second one the player has to select a button. */
export function mayLoadByScrolling({ loaded, hasNextPage }: SliceProgress): boolean {
  return hasNextPage && loaded < MAX_SLICES * GAME_SLICE_SIZE;
}

/** Number of games a studio page requests next. */
export function studioSlice(loaded: number): number {
  return loaded === 0 ? STUDIO_FIRST_PAGE : STUDIO_NEXT_PAGE;
}
