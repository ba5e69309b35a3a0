import type { FeedMoment, FeedScore } from '@foyer/kernel/sports-feed';
import type { Team } from '../../catalogue/row.ts';
import { isWithin, NIL, plus, type Side, type Span, type MatchProgress } from './play.ts';
import type { RaceRules } from './rules.ts';

/** Pause after a set during which markets are suspended. */
const SET_PAUSE_MS = 12_000;

/** Probabilities that the home side wins a game, serving and receiving. */
export interface GameChances {
  readonly serving: number;
  readonly receiving: number;
}

/** Game probabilities; `tilt` shifts the balance between the sides, as a logarithm of odds. */
export function gameChancesOf(rules: RaceRules, home: Team, away: Team, tilt = 0): GameChances {
  const strength =
    rules.edge * ((home.attack + home.defence - away.attack - away.defence) / 100 + rules.homeAdvantage) +
    tilt;
  return { serving: share(strength + rules.serve), receiving: share(strength - rules.serve) };
}

function share(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** State after a game. */
export interface RaceState {
  readonly sets: FeedScore;
  readonly games: FeedScore;
  /** Starts at 1. */
  readonly set: number;
  readonly homeServes: boolean;
}

interface Moment extends RaceState {
  readonly at: number;
  /** Games of the set that ended with this game, kept for the break. */
  readonly endedSet: FeedScore | undefined;
}

/** The complete course of a match, generated at once. Pricing must not read it. */
export interface RacePlay {
  readonly kind: 'race';
  readonly endsAfter: number;
  readonly first: RaceState;
  readonly moments: readonly Moment[];
  readonly tense: readonly Span[];
}

export function playRace(rules: RaceRules, chances: GameChances, draw: () => number): RacePlay {
  const first: RaceState = { sets: NIL, games: NIL, set: 1, homeServes: draw() < 0.5 };
  const moments: Moment[] = [];
  const tense: Span[] = [];
  let state = first;
  let at = 0;
  while (state.sets.home < rules.setsToWin && state.sets.away < rules.setsToWin) {
    at += rules.gameSeconds * 1_000 * (0.6 + 0.8 * draw());
    const winner: Side = draw() < (state.homeServes ? chances.serving : chances.receiving) ? 'home' : 'away';
    const { endedSet, ...next } = afterGame(rules, state, winner);
    moments.push({ ...next, at, endedSet });
    tense.push([at, at + (endedSet ? SET_PAUSE_MS : rules.pauseSeconds * 1_000)]);
    if (endedSet) at += rules.breakSeconds * 1_000;
    state = next;
  }
  return { kind: 'race', endsAfter: moments.at(-1)?.at ?? 0, first, moments, tense };
}

/** The state after the next game. */
export function afterGame(
  rules: RaceRules,
  state: RaceState,
  winner: Side,
): RaceState & { readonly endedSet: FeedScore | undefined } {
  const games = plus(state.games, winner, 1);
  const homeServes = !state.homeServes;
  if (!isOver(rules, targetOf(rules, state.sets), games.home, games.away))
    return { ...state, games, homeServes, endedSet: undefined };
  return { sets: plus(state.sets, winner, 1), games: NIL, set: state.set + 1, homeServes, endedSet: games };
}

/** True if a set to `target` ends with these games. */
export function isOver({ cap, winBy }: RaceRules, target: number, home: number, away: number): boolean {
  const most = Math.max(home, away);
  return most === cap || (most >= target && Math.abs(home - away) >= winBy);
}

/** Games needed in a set; the deciding set is shorter in some sports. */
export function targetOf(rules: RaceRules, sets: FeedScore): number {
  return sets.home + sets.away === 2 * rules.setsToWin - 2 ? rules.lastSetTo : rules.gamesTo;
}

/** State known to pricing at a moment. */
export function stateOfRace(play: RacePlay, after: number): RaceState {
  return play.moments.findLast(({ at }) => at <= after) ?? play.first;
}

/** Games of each set that has ended, then those of the current one. */
export function setScores(play: RacePlay, after: number): readonly FeedScore[] {
  const moments = play.moments.filter(({ at }) => at <= after);
  const ended = moments.flatMap(({ endedSet }) => endedSet ?? []);
  const last = moments.at(-1);
  return after >= play.endsAfter || last?.endedSet ? ended : [...ended, last?.games ?? NIL];
}

/** Sets until now, the latest first. */
export function raceMoments(play: RacePlay, after: number): readonly FeedMoment[] {
  return play.moments
    .filter(({ at, endedSet }) => at <= after && endedSet !== undefined)
    .map(({ sets, set, endedSet }) => ({
      minute: null,
      period: set - 1,
      side: (endedSet?.home ?? 0) > (endedSet?.away ?? 0) ? ('home' as const) : ('away' as const),
      score: sets,
      scorer: null,
    }))
    .reverse();
}

/** Score and clock at `after` milliseconds since the start. */
export function raceProgressAt(rules: RaceRules, play: RacePlay, after: number): MatchProgress {
  const last = play.moments.findLast(({ at }) => at <= after);
  const isTense = isWithin(play.tense, after);
  if (after >= play.endsAfter)
    return {
      phase: 'ended',
      period: last ? last.set - 1 : 1,
      minute: null,
      score: last?.sets ?? NIL,
      inner: last?.endedSet ?? null,
      isTense: false,
    };
  const isBreak = last?.endedSet !== undefined && after < last.at + rules.breakSeconds * 1_000;
  const { sets, games, set } = last ?? play.first;
  return {
    phase: isBreak ? 'break' : 'live',
    period: isBreak ? set - 1 : set,
    minute: null,
    score: sets,
    inner: isBreak ? last.endedSet : games,
    isTense,
  };
}
