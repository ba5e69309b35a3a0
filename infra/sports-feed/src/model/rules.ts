import type { SportId } from '@foyer/kernel/sports-feed';

/** Sports with a clock: sides score until time is up. */
export interface ClockedRules {
  readonly kind: 'clocked';
  readonly periods: number;
  readonly periodMinutes: number;
  readonly breakMinutes: number;
  /** Real seconds per second of the game clock, which stops in some sports. */
  readonly pace: number;
  /** Expected scores per side between equal teams. */
  readonly scores: number;
  /** Points per score and their share. */
  readonly points: readonly (readonly [points: number, share: number])[];
  /** Home advantage in scoring and conceding, as a logarithm. */
  readonly homeAdvantage: number;
  /** True if a match may end level; otherwise the next score after time decides it. */
  readonly hasDraws: boolean;
  /** Attacks during which markets are suspended; absent in sports with many scores. */
  readonly attacks?: {
    readonly idlePerScore: number;
    readonly beforeSeconds: number;
    readonly afterSeconds: number;
  };
  /** True if corners, cards and goalscorers are counted. */
  readonly hasCounts?: boolean;
  /** Amplitude of the market's opinion. */
  readonly opinion: number;
}

/**
 * Sports without a clock: a set goes to the first side with enough games, the match to the first with
 * enough sets.
 */
export interface RaceRules {
  readonly kind: 'race';
  readonly setsToWin: number;
  readonly gamesTo: number;
  readonly lastSetTo: number;
  readonly winBy: 1 | 2;
  /** The set ends at this number of games, regardless of the lead. */
  readonly cap?: number;
  readonly homeAdvantage: number;
  /** Advantage of serving, as a logarithm of odds; serve alternates. */
  readonly serve: number;
  /** Advantage of a difference in strength in one game. */
  readonly edge: number;
  readonly gameSeconds: number;
  readonly breakSeconds: number;
  /** Suspension after a game, also at the end of each set. */
  readonly pauseSeconds: number;
  readonly opinion: number;
}

export type Rules = ClockedRules | RaceRules;

export const RULES: Readonly<Record<SportId, Rules>> = {
  football: {
    kind: 'clocked',
    periods: 2,
    periodMinutes: 45,
    breakMinutes: 15,
    pace: 1,
    scores: 1.35,
    points: [[1, 1]],
    homeAdvantage: 0.28,
    hasDraws: true,
    attacks: { idlePerScore: 5, beforeSeconds: 9, afterSeconds: 25 },
    hasCounts: true,
    opinion: 0.05,
  },
  'ice-hockey': {
    kind: 'clocked',
    periods: 3,
    periodMinutes: 20,
    breakMinutes: 15,
    pace: 1.6,
    scores: 2.8,
    points: [[1, 1]],
    homeAdvantage: 0.16,
    hasDraws: true,
    attacks: { idlePerScore: 3, beforeSeconds: 6, afterSeconds: 18 },
    opinion: 0.04,
  },
  basketball: {
    kind: 'clocked',
    periods: 4,
    periodMinutes: 10,
    breakMinutes: 4,
    pace: 2,
    scores: 38,
    points: [
      [1, 0.16],
      [2, 0.58],
      [3, 0.26],
    ],
    homeAdvantage: 0.04,
    hasDraws: false,
    opinion: 0.012,
  },
  tennis: {
    kind: 'race',
    setsToWin: 2,
    gamesTo: 6,
    lastSetTo: 6,
    winBy: 2,
    cap: 7,
    homeAdvantage: 0,
    serve: 1.2,
    edge: 0.7,
    gameSeconds: 190,
    breakSeconds: 120,
    pauseSeconds: 6,
    opinion: 0.05,
  },
  volleyball: {
    kind: 'race',
    setsToWin: 3,
    gamesTo: 25,
    lastSetTo: 15,
    winBy: 2,
    homeAdvantage: 0.04,
    serve: 0,
    edge: 0.6,
    gameSeconds: 26,
    breakSeconds: 180,
    pauseSeconds: 0,
    opinion: 0.02,
  },
  handball: {
    kind: 'clocked',
    periods: 2,
    periodMinutes: 30,
    breakMinutes: 10,
    pace: 1.25,
    scores: 28,
    points: [[1, 1]],
    homeAdvantage: 0.06,
    hasDraws: true,
    opinion: 0.012,
  },
  'american-football': {
    kind: 'clocked',
    periods: 4,
    periodMinutes: 15,
    breakMinutes: 5,
    pace: 3,
    scores: 4.2,
    points: [
      [2, 0.02],
      [3, 0.36],
      [6, 0.05],
      [7, 0.53],
      [8, 0.04],
    ],
    homeAdvantage: 0.1,
    hasDraws: false,
    attacks: { idlePerScore: 4, beforeSeconds: 12, afterSeconds: 40 },
    opinion: 0.04,
  },
  esports: {
    kind: 'race',
    setsToWin: 2,
    gamesTo: 13,
    lastSetTo: 13,
    winBy: 1,
    homeAdvantage: 0,
    serve: 0,
    edge: 0.6,
    gameSeconds: 100,
    breakSeconds: 420,
    pauseSeconds: 0,
    opinion: 0.03,
  },
};
