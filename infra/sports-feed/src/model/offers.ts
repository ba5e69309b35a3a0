import { LINE_UNITS, type MarketKind, type PlayedResult } from '@foyer/kernel/markets';
import type { SportId } from '@foyer/kernel/sports-feed';
import type { Scope } from './outlook.ts';

/** Lines around the one that is closest to even. */
export interface LineOffer {
  /** The number that the line divides: over is above it. */
  readonly quantity: (result: PlayedResult) => number;
  /** Hundredths between two lines. */
  readonly step: number;
  /** Lines offered on each side of the middle one. */
  readonly beside: number;
  /** Hundredths from a result to the middle line: 50 for lines that decide every bet, 0 for whole lines. */
  readonly within: 50 | 0;
}

/** A market that is offered in a sport, and what its prices depend on. */
export interface Offer {
  readonly kind: MarketKind;
  /** For `player`, that of each outcome: whether the player scores. */
  readonly scope: Scope | 'player';
  /** `next`: the number of the next goal. */
  readonly lines?: LineOffer | 'next';
}

const first = ({ periods }: PlayedResult): number => (periods[0]?.home ?? 0) + (periods[0]?.away ?? 0);
const sum = ({ home, away }: PlayedResult): number => home + away;
/** A handicap is added to the home side, so it divides the lead of the away side. */
const awayLead = ({ home, away }: PlayedResult): number => away - home;

const half = (
  quantity: LineOffer['quantity'],
  step: number,
  beside: number,
): { readonly lines: LineOffer } => ({
  lines: { quantity, step, beside, within: 50 },
});

/** Markets without a line that need the score, in sports with few goals. */
const SCORES = [
  { kind: 'bothScore', scope: 'score' },
  { kind: 'correctScore', scope: 'score' },
  { kind: 'winningMargin', scope: 'margin' },
  { kind: 'homeCleanSheet', scope: 'away' },
  { kind: 'awayCleanSheet', scope: 'home' },
  { kind: 'homeWinsToNil', scope: 'score' },
  { kind: 'awayWinsToNil', scope: 'score' },
  { kind: 'exactGoals', scope: 'sum' },
] as const satisfies readonly Offer[];

const DRAWS = [
  { kind: 'winner', scope: 'margin' },
  { kind: 'doubleChance', scope: 'margin' },
  { kind: 'drawNoBet', scope: 'margin' },
] as const satisfies readonly Offer[];

/** Totals and handicaps of a sport whose results differ by `step` hundredths. */
function lines(step: number, beside: number): readonly Offer[] {
  return [
    { kind: 'total', scope: 'sum', ...half(sum, step, beside) },
    { kind: 'homeTotal', scope: 'home', ...half(({ home }) => home, step, Math.min(1, beside)) },
    { kind: 'awayTotal', scope: 'away', ...half(({ away }) => away, step, Math.min(1, beside)) },
    { kind: 'oddEven', scope: 'sum' },
  ];
}

const handicap = (step: number, beside: number): Offer => ({
  kind: 'asianHandicap',
  scope: 'margin',
  ...half(awayLead, step, beside),
});

const corners = ({ statistics }: PlayedResult) => statistics?.corners ?? { home: 0, away: 0 };
const cards = ({ statistics }: PlayedResult) => statistics?.cards ?? { home: 0, away: 0 };

/** Markets on goalscorers, corners and cards. */
const COUNTS: readonly Offer[] = [
  { kind: 'nextGoal', scope: 'nextScorer', lines: 'next' },
  { kind: 'goalscorer', scope: 'nextScorer', lines: 'next' },
  { kind: 'anytimeScorer', scope: 'player' },
  { kind: 'cornerWinner', scope: 'corners' },
  {
    kind: 'cornerTotal',
    scope: 'corners',
    ...half((result) => corners(result).home + corners(result).away, LINE_UNITS, 2),
  },
  { kind: 'homeCornerTotal', scope: 'corners', ...half((result) => corners(result).home, LINE_UNITS, 1) },
  { kind: 'awayCornerTotal', scope: 'corners', ...half((result) => corners(result).away, LINE_UNITS, 1) },
  { kind: 'cardWinner', scope: 'cards' },
  {
    kind: 'cardTotal',
    scope: 'cards',
    ...half((result) => cards(result).home + cards(result).away, LINE_UNITS, 1),
  },
];

const SETS: readonly Offer[] = [
  { kind: 'winner', scope: 'score' },
  ...lines(LINE_UNITS, 1),
  handicap(LINE_UNITS, 2),
  { kind: 'correctScore', scope: 'score' },
  { kind: 'bothScore', scope: 'score' },
  { kind: 'firstWinner', scope: 'first' },
];

/** Markets by sport, in their order on the page; the first is the winner. */
export const OFFERS: Readonly<Record<SportId, readonly Offer[]>> = {
  football: [
    ...DRAWS,
    ...lines(LINE_UNITS, 2),
    { kind: 'asianTotal', scope: 'sum', lines: { quantity: sum, step: 25, beside: 1, within: 0 } },
    { kind: 'handicap', scope: 'margin', lines: { quantity: awayLead, step: 100, beside: 1, within: 0 } },
    handicap(25, 3),
    ...SCORES,
    { kind: 'firstWinner', scope: 'first' },
    { kind: 'firstDoubleChance', scope: 'first' },
    { kind: 'firstDrawNoBet', scope: 'first' },
    { kind: 'firstTotal', scope: 'first', ...half(first, LINE_UNITS, 1) },
    { kind: 'firstBothScore', scope: 'first' },
    { kind: 'halfTimeFullTime', scope: 'halves' },
    { kind: 'secondWinner', scope: 'rest' },
    { kind: 'secondTotal', scope: 'rest', ...half(sum, LINE_UNITS, 1) },
    { kind: 'homeInBothHalves', scope: 'halves' },
    { kind: 'awayInBothHalves', scope: 'halves' },
    { kind: 'moreGoalsHalf', scope: 'halves' },
    ...COUNTS,
  ],
  'ice-hockey': [
    ...DRAWS,
    ...lines(LINE_UNITS, 2),
    { kind: 'handicap', scope: 'margin', lines: { quantity: awayLead, step: 100, beside: 1, within: 0 } },
    handicap(LINE_UNITS, 1),
    ...SCORES,
    { kind: 'firstWinner', scope: 'first' },
    { kind: 'firstDoubleChance', scope: 'first' },
    { kind: 'firstTotal', scope: 'first', ...half(first, LINE_UNITS, 1) },
    { kind: 'firstBothScore', scope: 'first' },
  ],
  basketball: [
    { kind: 'winner', scope: 'margin' },
    ...lines(300, 2),
    handicap(300, 2),
    { kind: 'winningMargin', scope: 'margin' },
    { kind: 'firstWinner', scope: 'first' },
    { kind: 'firstTotal', scope: 'first', ...half(first, 200, 1) },
  ],
  tennis: SETS,
  volleyball: SETS,
  handball: [
    ...DRAWS,
    ...lines(200, 2),
    { kind: 'handicap', scope: 'margin', lines: { quantity: awayLead, step: 100, beside: 1, within: 0 } },
    handicap(200, 2),
    { kind: 'firstWinner', scope: 'first' },
    { kind: 'firstDoubleChance', scope: 'first' },
    { kind: 'firstDrawNoBet', scope: 'first' },
    { kind: 'firstTotal', scope: 'first', ...half(first, LINE_UNITS, 1) },
    { kind: 'secondWinner', scope: 'rest' },
    { kind: 'secondTotal', scope: 'rest', ...half(sum, LINE_UNITS, 1) },
  ],
  'american-football': [
    { kind: 'winner', scope: 'margin' },
    ...lines(300, 2),
    handicap(300, 2),
    { kind: 'firstWinner', scope: 'first' },
    { kind: 'firstDrawNoBet', scope: 'first' },
    { kind: 'firstTotal', scope: 'first', ...half(first, 300, 1) },
    { kind: 'secondTotal', scope: 'rest', ...half(sum, 300, 1) },
  ],
  esports: SETS,
};
