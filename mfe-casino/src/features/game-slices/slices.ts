export const SLICE_SIZE = 10; // requirements/constants#game-lists
export const MAXIMUM_SLICES = 2; // requirements/constants#game-lists
export const LOAD_THRESHOLD_PX = 200; // requirements/constants#game-lists
export const STUDIO_FIRST = 20; // requirements/screens#games
export const STUDIO_MORE = 30; // requirements/screens#games

export interface SliceProgress {
  readonly loaded: number;
  readonly hasNextPage: boolean;
}

/** True if scrolling may load another page; after the second one the player has to select a button. */
export function mayLoadByScrolling({ loaded, hasNextPage }: SliceProgress): boolean {
  return hasNextPage && loaded < MAXIMUM_SLICES * SLICE_SIZE;
}

/** Number of games a studio page requests next. */
export function studioSlice(loaded: number): number {
  return loaded === 0 ? STUDIO_FIRST : STUDIO_MORE;
}
