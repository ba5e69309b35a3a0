export type RowWidth = 'default' | 'small';

interface Step {
  /** First viewport width, in px, for which it no longer applies. */
  readonly below: number;
  readonly games: number;
}

// requirements/constants#games-per-row
const STEPS: Readonly<Record<RowWidth, readonly Step[]>> = {
  default: [
    { below: 768, games: 8 },
    { below: 1024, games: 12 },
    { below: 1280, games: 14 },
    { below: Number.POSITIVE_INFINITY, games: 18 },
  ],
  small: [
    { below: 1024, games: 8 },
    { below: 1280, games: 10 },
    { below: 1536, games: 12 },
    { below: Number.POSITIVE_INFINITY, games: 14 },
  ],
};

/** Number of games in a row before the link to all of them. */
export function gamesPerRow(width: RowWidth, viewport: number): number {
  return STEPS[width].find((step) => viewport < step.below)?.games ?? 0;
}
