import { BREAKPOINTS } from '@foyer/theme';

/** Entries that are shown at most (requirements/constants#leaderboard). */
export const LEADERBOARD_TOP = 50;
/** Rows at first by the width of the page (requirements/constants#leaderboard). */
const INITIAL_ROWS = { mobile: 10, desktop: 11, wide: 12 } as const;
/** Rows that each "Show More" adds (requirements/constants#leaderboard). */
export const MORE_ROWS = 10;
/** From this position the amount is hidden (requirements/validation#leaderboard). */
const HIDDEN_FROM = 100;
/** Shown for a player without a position (requirements/validation#leaderboard). */
const NO_POSITION = 'XXX';

/** Rows at first on a page of a width in px. */
export function initialRows(width: number): number {
  if (width < BREAKPOINTS.tablet) return INITIAL_ROWS.mobile;
  return width < BREAKPOINTS.wide ? INITIAL_ROWS.desktop : INITIAL_ROWS.wide;
}

/** The player's own place. */
export interface OwnPlace {
  /** From 1; 'XXX' without a position. */
  readonly position: string;
  /** Minor units; undefined where the amount is hidden. */
  readonly prize: number | undefined;
  readonly isTop: boolean;
}

/**
 * The player's place in the leaderboard (requirements/validation#leaderboard).
 * @param position - from 0; negative when the player is not on the leaderboard
 */
export function ownPlace(position: number, entries: readonly { readonly expectedPrize: number }[]): OwnPlace {
  const isHidden = position < 0 || position >= HIDDEN_FROM;
  return {
    position: position < 0 ? NO_POSITION : String(position + 1),
    prize: isHidden ? undefined : entries[position]?.expectedPrize,
    isTop: position >= 0 && position < LEADERBOARD_TOP,
  };
}
