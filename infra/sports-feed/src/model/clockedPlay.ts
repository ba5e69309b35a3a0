import type { FeedIncident, FeedMoment, FeedScore } from '@foyer/kernel/sports-feed';
import type { Team } from '../../catalogue/row.ts';
import { isWithin, NIL, plus, type Side, type Span, type MatchProgress } from './play.ts';
import type { ClockedRules } from './rules.ts';

const MINUTE = 60_000;
const OVERTIME_BREAK_MS = 2 * MINUTE;

/** Expected number of scores per side in a whole match. */
export interface Rates {
  readonly home: number;
  readonly away: number;
}

/** Scoring rates of both sides; `tilt` shifts the balance between them, as a logarithm. */
export function ratesOf(rules: ClockedRules, home: Team, away: Team, tilt = 0): Rates {
  const advantage = rules.homeAdvantage / 2 + tilt;
  return {
    home: rules.scores * Math.exp((home.attack - away.defence) / 100 + advantage),
    away: rules.scores * Math.exp((away.attack - home.defence) / 100 - advantage),
  };
}

interface Moment {
  /** Milliseconds of real time after the start. */
  readonly at: number;
  readonly side: Side;
  readonly points: number;
}

/** The complete course of a match, generated at once. Pricing must not read it. */
export interface ClockedPlay {
  readonly kind: 'clocked';
  readonly endsAfter: number;
  readonly moments: readonly Moment[];
  readonly tense: readonly Span[];
  readonly attacks: readonly Attack[];
}

/** An attack until its score, or until it ends without one. */
interface Attack {
  readonly side: Side;
  readonly span: Span;
}

/**
 * Poisson scoring at each side's own rate. Attacks without a score are as frequent as the rules say, so an
 * attack does not predict a score.
 */
export function playClocked(rules: ClockedRules, rates: Rates, draw: () => number): ClockedPlay {
  const gameMs = rules.periods * rules.periodMinutes * MINUTE;
  const rate = (rates.home + rates.away) / gameMs;
  const score = (at: number): Moment => ({
    at,
    side: draw() * (rates.home + rates.away) < rates.home ? 'home' : 'away',
    points: pointsOf(rules, draw()),
  });
  const moments: Moment[] = [];
  for (let game = gap(rate, draw); game < gameMs; game += gap(rate, draw))
    moments.push(score(dayTime(rules, game)));
  let endsAfter = dayTime(rules, gameMs);
  const level = scoreOf(moments);
  if (!rules.hasDraws && level.home === level.away) {
    endsAfter += OVERTIME_BREAK_MS + gap(rate, draw) * rules.pace;
    moments.push(score(endsAfter));
  }
  return { kind: 'clocked', endsAfter, moments, ...attacksOf(rules, moments, { rates, rate, gameMs, draw }) };
}

/** Attacks, each side in proportion to its rate, and the spans in which they suspend the markets. */
function attacksOf(
  { attacks: rule, ...rules }: ClockedRules,
  moments: readonly Moment[],
  { rates, rate, gameMs, draw }: { rates: Rates; rate: number; gameMs: number; draw: () => number },
): Pick<ClockedPlay, 'tense' | 'attacks'> {
  if (!rule) return { tense: [], attacks: [] };
  const before = (): number => rule.beforeSeconds * 1_000 * (0.5 + draw());
  const attacks = moments.map(({ at, side }): Attack => ({ side, span: [at - before(), at] }));
  const tense = attacks.map(({ span: [from, at] }): Span => [from, at + rule.afterSeconds * 1_000]);
  const idleRate = rate * rule.idlePerScore;
  for (let game = gap(idleRate, draw); game < gameMs; game += gap(idleRate, draw)) {
    const at = dayTime(rules, game);
    const span: Span = [at - before(), at + 2_000];
    tense.push(span);
    attacks.push({ side: draw() * (rates.home + rates.away) < rates.home ? 'home' : 'away', span });
  }
  return { tense, attacks };
}

/** The side that attacks; null between attacks. Markets are suspended during all of them. */
export function attackAt({ attacks }: ClockedPlay, after: number): Side | null {
  return attacks.find(({ span }) => isWithin([span], after))?.side ?? null;
}

/** Time of a share of the playing time on the clock of the match. */
export function clockOfShare(rules: ClockedRules, share: number): Pick<FeedIncident, 'period' | 'minute'> {
  const gameMs = rules.periods * rules.periodMinutes * MINUTE;
  const { period, game } = clockAt(rules, dayTime(rules, share * gameMs));
  return { period, minute: Math.floor(game / MINUTE) };
}

/** Score and clock at `after` milliseconds since the start. */
export function clockedProgressAt(rules: ClockedRules, play: ClockedPlay, after: number): MatchProgress {
  const score = scoreOf(play.moments.filter(({ at }) => at <= after));
  const { period, game, isBreak } = clockAt(rules, after);
  const minute = Math.floor(game / MINUTE);
  const phase = after >= play.endsAfter ? 'ended' : isBreak ? 'break' : 'live';
  return { phase, period, minute, score, inner: null, isTense: isWithin(play.tense, after) };
}

/** Scores of the periods that have started; points after time belong to the last. */
export function periodScores(rules: ClockedRules, play: ClockedPlay, after: number): readonly FeedScore[] {
  const scores = Array.from({ length: clockAt(rules, after).period }, () => NIL);
  for (const { at, side, points } of play.moments.filter((moment) => moment.at <= after)) {
    const index = clockAt(rules, at).period - 1;
    scores[index] = plus(scores[index] ?? NIL, side, points);
  }
  return scores;
}

/** Scores until now, the latest first. */
export function clockedMoments(
  rules: ClockedRules,
  play: ClockedPlay,
  after: number,
  scorers: readonly string[],
): readonly FeedMoment[] {
  let score = NIL;
  return play.moments
    .filter(({ at }) => at <= after)
    .map(({ at, side, points }, index) => {
      score = plus(score, side, points);
      const { period, game } = clockAt(rules, at);
      return {
        minute: Math.floor(game / MINUTE),
        period,
        side,
        score,
        scorer: scorers[index] ?? null,
      };
    })
    .reverse();
}

/** Share of regular time left, from 1 to 0. */
export function shareLeft(rules: ClockedRules, after: number): number {
  return 1 - clockAt(rules, after).game / (rules.periods * rules.periodMinutes * MINUTE);
}

interface Clock {
  readonly period: number;
  /** Milliseconds on the game clock. */
  readonly game: number;
  readonly isBreak: boolean;
}

function clockAt(rules: ClockedRules, after: number): Clock {
  const gamePeriod = rules.periodMinutes * MINUTE;
  const dayPeriod = gamePeriod * rules.pace;
  const cycle = dayPeriod + rules.breakMinutes * MINUTE;
  const index = Math.floor(Math.max(0, after) / cycle);
  if (index >= rules.periods)
    return { period: rules.periods, game: rules.periods * gamePeriod, isBreak: false };
  const within = Math.max(0, after) - index * cycle;
  const isLast = index === rules.periods - 1;
  return {
    period: index + 1,
    game: index * gamePeriod + Math.min(gamePeriod, within / rules.pace),
    isBreak: within >= dayPeriod && !isLast,
  };
}

/** Converts game clock to real time after the start. */
function dayTime(rules: Omit<ClockedRules, 'attacks'>, game: number): number {
  const gamePeriod = rules.periodMinutes * MINUTE;
  const index = Math.min(rules.periods - 1, Math.floor(game / gamePeriod));
  return (
    index * (gamePeriod * rules.pace + rules.breakMinutes * MINUTE) + (game - index * gamePeriod) * rules.pace
  );
}

/** Exponentially distributed waiting time. */
function gap(rate: number, draw: () => number): number {
  return -Math.log(1 - draw()) / rate;
}

function pointsOf(rules: ClockedRules, drawn: number): number {
  let sum = 0;
  for (const [points, share] of rules.points) {
    sum += share;
    if (drawn < sum) return points;
  }
  return rules.points.at(-1)?.[0] ?? 1;
}

function scoreOf(moments: readonly Moment[]): { readonly home: number; readonly away: number } {
  return moments.reduce((score, { side, points }) => plus(score, side, points), NIL);
}
