/**
 * Markets of a match: their outcomes, and what decides them. A market is named by its kind and its line, so an
 * id stays the same for the whole match.
 * @packageDocumentation
 */
import type { LegResult } from './bet-settlement.ts';
import { decideField, RUNNERS, type FieldKind, type FieldResult } from './field.ts';

/** Goals, points or sets of both sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/**
 * A final result. `periods` are the scores of the halves, thirds or quarters, or the games of each set; in
 * sports with sets, `home` and `away` are sets.
 */
export interface PlayedResult extends Score {
  readonly periods: readonly Score[];
  /** In football only. */
  readonly statistics?: MatchStatistics | null;
  /** In contests with several runners only. */
  readonly field?: FieldResult | null;
}

/** Counts of a football match. */
export interface MatchStatistics {
  readonly corners: Score;
  /** Yellow and red cards; a second yellow card that is followed by a red one counts as two. */
  readonly cards: Score;
  /** The players who scored, in order; own goals do not exist in this feed. */
  readonly scorers: readonly PlayerId[];
}

/** Players of a side in the starting eleven; the first is the goalkeeper, whom no market names. */
export const SQUAD_SIZE = 11;
const OUTFIELD = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** A player by side and number. */
export const PLAYERS = [
  ...OUTFIELD.map((number) => `h${number}` as const),
  ...OUTFIELD.map((number) => `a${number}` as const),
] as const;
export type PlayerId = (typeof PLAYERS)[number];

/** Side and number of the player whom an outcome names; undefined for other outcomes. */
export function playerOf(
  outcome: string,
): { readonly side: 'home' | 'away'; readonly number: number } | undefined {
  const [, side, number] = /^([ha])(\d+)$/.exec(outcome) ?? [];
  return side === undefined ? undefined : { side: side === 'h' ? 'home' : 'away', number: Number(number) };
}

/** Lines are hundredths, so that quarter lines are integers: 225 is 2.25. */
export const LINE_UNITS = 100;

/** Goals per side up to which a score is an outcome of its own. */
export const MAX_NAMED_SCORE = 4;
/** From this number on, goals and margins are one outcome. */
const MAX_NAMED_GOALS = 6;
const MAX_NAMED_MARGIN = 3;

const SIDES = ['home', 'draw', 'away'] as const;
const WINNERS = ['home', 'away'] as const;
const OVER_UNDER = ['over', 'under'] as const;
const YES_NO = ['yes', 'no'] as const;
const ODD_EVEN = ['odd', 'even'] as const;
const DOUBLES = ['home-or-draw', 'home-or-away', 'draw-or-away'] as const;
const HALVES = ['first-half', 'equal', 'second-half'] as const;
const DOUBLE_RESULTS = SIDES.flatMap((first) => SIDES.map((last) => `${first}/${last}` as const));
const GOALS = ['0', '1', '2', '3', '4', '5', '6+'] as const;
const MARGINS = ['home+1', 'home+2', 'home+3', 'draw', 'away+1', 'away+2', 'away+3'] as const;
const NEXT_GOAL = ['home', 'none', 'away'] as const;
const SCORERS = [...PLAYERS, 'none'] as const;
const BUILDER = ['all'] as const;
const NAMED = [0, 1, 2, 3, 4] as const;
const SCORES = [
  ...NAMED.flatMap((home) => NAMED.map((away) => `${home}:${away}` as const)),
  'other',
] as const;

/** Every outcome of any market. */
export const OUTCOMES = [
  ...SIDES,
  ...OVER_UNDER,
  ...YES_NO,
  ...ODD_EVEN,
  ...DOUBLES,
  ...HALVES,
  ...DOUBLE_RESULTS,
  ...GOALS,
  ...MARGINS.filter((margin) => margin !== 'draw'),
  ...SCORES,
  ...SCORERS,
  ...BUILDER,
  ...RUNNERS,
] as const;
export type OutcomeId = (typeof OUTCOMES)[number];

export type LegStatus = LegResult['status'];

interface Market {
  readonly outcomes: readonly OutcomeId[];
  /**
   * `none`; `half`: never equal to a score; `whole`: added to the home side; `quarter`: may be halved; `number`: the
   * number of a goal or of places, from 1.
   */
  readonly line: 'none' | 'half' | 'whole' | 'quarter' | 'number';
  readonly decide: (result: PlayedResult, outcome: OutcomeId, line: number) => LegStatus;
}

const sideOf = ({ home, away }: Score): (typeof SIDES)[number] =>
  home > away ? 'home' : home < away ? 'away' : 'draw';
const minus = (whole: Score, part: Score): Score => ({
  home: whole.home - part.home,
  away: whole.away - part.away,
});
const NIL: Score = { home: 0, away: 0 };
const first = ({ periods }: PlayedResult): Score => periods[0] ?? NIL;
/** The score after the first period. */
const rest = (result: PlayedResult): Score => minus(result, first(result));
const match = ({ home, away }: PlayedResult): Score => ({ home, away });

type Scope = (result: PlayedResult) => Score;

/** A market with one winning outcome; none returns the stake. */
function single(
  outcomes: readonly OutcomeId[],
  winner: (result: PlayedResult) => OutcomeId | undefined,
): Market {
  return {
    outcomes,
    line: 'none',
    decide(result, outcome) {
      const won = winner(result);
      return won === undefined ? 'VOID' : won === outcome ? 'WON' : 'LOST';
    },
  };
}

function yesNo(isTrue: (result: PlayedResult) => boolean): Market {
  return single(YES_NO, (result) => (isTrue(result) ? 'yes' : 'no'));
}

function winnerOf(scope: Scope): Market {
  return single(SIDES, (result) => sideOf(scope(result)));
}

function doubleChanceOf(scope: Scope): Market {
  return {
    outcomes: DOUBLES,
    line: 'none',
    decide: (result, outcome) => (outcome.split('-or-').includes(sideOf(scope(result))) ? 'WON' : 'LOST'),
  };
}

function drawNoBetOf(scope: Scope): Market {
  return single(WINNERS, (result) => {
    const side = sideOf(scope(result));
    return side === 'draw' ? undefined : side;
  });
}

/** The part of the stake that a margin decides: a quarter line is two bets on its neighbours. */
function graded(margin: number): LegStatus {
  const quarter = LINE_UNITS / 4;
  if (margin === 0) return 'VOID';
  if (margin === quarter) return 'HALF_WON';
  if (margin === -quarter) return 'HALF_LOST';
  return margin > 0 ? 'WON' : 'LOST';
}

function totalOf(points: (result: PlayedResult) => number, line: Market['line'] = 'half'): Market {
  return {
    outcomes: OVER_UNDER,
    line,
    decide(result, outcome, at) {
      const beyond = points(result) * LINE_UNITS - at;
      return graded(outcome === 'over' ? beyond : -beyond);
    },
  };
}

const sum = ({ home, away }: Score): number => home + away;
const nameOfScore = ({ home, away }: Score): OutcomeId => {
  const name = `${home}:${away}`;
  return SCORES.find((known) => known === name) ?? 'other';
};

/** A market on counts. Without them, stakes are returned. */
function counted(count: 'corners' | 'cards', market: Market): Market {
  return {
    ...market,
    decide({ statistics }, outcome, line) {
      return statistics ? market.decide({ ...statistics[count], periods: [] }, outcome, line) : 'VOID';
    },
  };
}

/** A market on the goal whose number is the line. */
function goalOf(outcomes: readonly OutcomeId[], nameOf: (scorer: PlayerId) => OutcomeId): Market {
  return {
    outcomes,
    line: 'number',
    decide({ statistics }, outcome, line) {
      if (!statistics) return 'VOID';
      const scorer = statistics.scorers[line / LINE_UNITS - 1];
      return (scorer ? nameOf(scorer) : 'none') === outcome ? 'WON' : 'LOST';
    },
  };
}

/** A market on the runners of a contest; {@link decideField} also states dead heats and deductions. */
function fieldOf(kind: FieldKind, line: Market['line']): Market {
  return {
    outcomes: RUNNERS,
    line,
    decide: ({ field }, outcome, at) => decideField({ kind, line: at, outcome, acceptedAt: 0 }, field).status,
  };
}

/** All markets by kind. The rules are in ADR 0306. */
export const MARKETS = {
  /** Winner of the match, in sports with draws after regular time. */
  winner: winnerOf(match),
  doubleChance: doubleChanceOf(match),
  drawNoBet: drawNoBetOf(match),
  total: totalOf(sum),
  asianTotal: totalOf(sum, 'quarter'),
  homeTotal: totalOf(({ home }) => home),
  awayTotal: totalOf(({ away }) => away),
  /** The line is added to the home side; a draw is an outcome. */
  handicap: {
    outcomes: SIDES,
    line: 'whole',
    decide: ({ home, away }, outcome, line) =>
      sideOf({ home: home * LINE_UNITS + line, away: away * LINE_UNITS }) === outcome ? 'WON' : 'LOST',
  },
  /** The line is added to the home side; level returns the stake. */
  asianHandicap: {
    outcomes: WINNERS,
    line: 'quarter',
    decide({ home, away }, outcome, line) {
      const margin = (home - away) * LINE_UNITS + line;
      return graded(outcome === 'home' ? margin : -margin);
    },
  },
  bothScore: yesNo(({ home, away }) => home > 0 && away > 0),
  correctScore: single(SCORES, nameOfScore),
  oddEven: single(ODD_EVEN, (result) => (sum(result) % 2 === 1 ? 'odd' : 'even')),
  exactGoals: single(GOALS, (result) => GOALS[Math.min(MAX_NAMED_GOALS, sum(result))]),
  winningMargin: single(MARGINS, ({ home, away }) => {
    const by = Math.min(MAX_NAMED_MARGIN, Math.abs(home - away));
    return MARGINS.find((name) => name === (by === 0 ? 'draw' : `${home > away ? 'home' : 'away'}+${by}`));
  }),
  homeCleanSheet: yesNo(({ away }) => away === 0),
  awayCleanSheet: yesNo(({ home }) => home === 0),
  homeWinsToNil: yesNo(({ home, away }) => home > away && away === 0),
  awayWinsToNil: yesNo(({ home, away }) => away > home && home === 0),
  /** The first half, third, quarter or set. */
  firstWinner: winnerOf(first),
  firstDoubleChance: doubleChanceOf(first),
  firstDrawNoBet: drawNoBetOf(first),
  firstTotal: totalOf((result) => sum(first(result))),
  firstBothScore: yesNo((result) => first(result).home > 0 && first(result).away > 0),
  halfTimeFullTime: single(DOUBLE_RESULTS, (result) => `${sideOf(first(result))}/${sideOf(result)}` as const),
  secondWinner: winnerOf(rest),
  secondTotal: totalOf((result) => sum(rest(result))),
  homeInBothHalves: yesNo((result) => first(result).home > 0 && rest(result).home > 0),
  awayInBothHalves: yesNo((result) => first(result).away > 0 && rest(result).away > 0),
  /** The side, and the player, of the goal whose number is the line. */
  nextGoal: goalOf(NEXT_GOAL, (scorer) => playerOf(scorer)?.side ?? 'none'),
  goalscorer: goalOf(SCORERS, (scorer) => scorer),
  /** A player who scores at least once. */
  anytimeScorer: {
    outcomes: PLAYERS,
    line: 'none',
    decide({ statistics }, outcome) {
      if (!statistics) return 'VOID';
      return statistics.scorers.some((scorer) => scorer === outcome) ? 'WON' : 'LOST';
    },
  },
  cornerWinner: counted('corners', winnerOf(match)),
  cornerTotal: counted('corners', totalOf(sum)),
  homeCornerTotal: counted(
    'corners',
    totalOf(({ home }) => home),
  ),
  awayCornerTotal: counted(
    'corners',
    totalOf(({ away }) => away),
  ),
  cardWinner: counted('cards', winnerOf(match)),
  cardTotal: counted('cards', totalOf(sum)),
  /** The winner of a race or a competition. */
  fieldWinner: fieldOf('fieldWinner', 'none'),
  /** A runner that finishes in one of the first places, whose number is the line. */
  fieldPlace: fieldOf('fieldPlace', 'number'),
  moreGoalsHalf: single(HALVES, (result) => {
    const [one, other] = [sum(first(result)), sum(rest(result))];
    return one > other ? 'first-half' : one < other ? 'second-half' : 'equal';
  }),
  /** Selections of one match that all have to win; decided from its parts (`bet-builder`), void without them. */
  builder: single(BUILDER, () => undefined),
} as const satisfies Readonly<Record<string, Market>>;

export type MarketKind = keyof typeof MARKETS;
export const MARKET_KINDS = Object.keys(MARKETS) as readonly MarketKind[]; // The keys are exactly the kinds.

/** The outcomes of a market, in their order on the page. */
export function outcomesOf(kind: MarketKind): readonly OutcomeId[] {
  return MARKETS[kind].outcomes;
}

/** True for a line that the kind can have; null means none. */
export function isLineOf(kind: MarketKind, line: number | null): boolean {
  const market: Market = MARKETS[kind];
  if (line === null || market.line === 'none') return line === null && market.line === 'none';
  if (!Number.isSafeInteger(line)) return false;
  const within = Math.abs(line) % LINE_UNITS;
  if (market.line === 'number') return within === 0 && line > 0;
  if (market.line === 'quarter') return within % (LINE_UNITS / 4) === 0;
  return within === (market.line === 'half' ? LINE_UNITS / 2 : 0);
}

/** The selected outcome of a market. */
export interface MarketSelection {
  readonly kind: MarketKind;
  /** Hundredths; null for a market without a line. */
  readonly line: number | null;
  readonly outcome: OutcomeId;
}

/**
 * Decides a selection. An outcome that the market does not have loses; a missing line returns the stake.
 */
export function decide({ kind, line, outcome }: MarketSelection, result: PlayedResult): LegStatus {
  const market: Market = MARKETS[kind];
  if (market.line !== 'none' && line === null) return 'VOID';
  return market.decide(result, outcome, line ?? 0);
}
