import {
  decide,
  playerOf,
  PLAYERS,
  type MarketSelection,
  type MatchStatistics,
  type PlayerId,
} from '@foyer/kernel/markets';
import type { SportId } from '@foyer/kernel/sports-feed';
import { OFFERS } from '../offers.ts';
import type { Outlook, Possibility, ScoreScope } from '../outlook.ts';
import { NIL } from '../play.ts';
import { maskOf, partMasks, type Part } from './partMasks.ts';
import { RULES } from '../rules.ts';
import { scorerPatterns, type GoalsToCome, type Side } from './scorerMasks.ts';

/** Probability by the parts that are lost and void: `lost << 8 | void`, a bit for each part; the others are won. */
export type JointMasks = ReadonlyMap<number, number>;

/** Possibilities below this probability are left out: a combination with a price is more probable by far. */
const NEGLIGIBLE = 1e-8;
/** Sports with few goals, in which the scores of both parts of the match are listed in pairs. */
const FEW_GOALS: ReadonlySet<SportId> = new Set(['football', 'ice-hockey']);

/** True when the part of the result that decides the market is known to the model in this sport. */
export function isSupported(sport: SportId, { kind }: MarketSelection): boolean {
  return OFFERS[sport].some((offer) => offer.kind === kind);
}

/** True when a part of the match and the whole have many scores together: the combination takes tens of milliseconds. */
export function isCostly(sport: SportId, selections: readonly MarketSelection[]): boolean {
  const scopes = selections.map((selection) => scopeOf(sport, selection));
  return (
    RULES[sport].kind === 'clocked' &&
    !FEW_GOALS.has(sport) &&
    scopes.some((scope) => scope === 'first' || scope === 'rest') &&
    scopes.some((scope) => scope !== 'first' && scope !== 'rest')
  );
}

/**
 * The exact joint distribution of the results of the parts, each of which {@link isSupported}. Markets on corners, cards and on
 * goals are independent of each other in the model; all others are counted together.
 */
export function jointMasks(
  sport: SportId,
  outlook: Outlook,
  selections: readonly MarketSelection[],
): JointMasks {
  const parts = selections.map((selection, index) => ({ index, selection }));
  const of = (...scopes: readonly (string | undefined)[]): readonly Part[] =>
    parts.filter(({ selection }) => scopes.includes(scopeOf(sport, selection)));
  const scorers = of('player', 'nextScorer');
  const goals = parts.filter((part) => !of('corners', 'cards', 'player', 'nextScorer').includes(part));
  const scopes = [
    ...new Set(goals.map(({ selection }) => scopeOf(sport, selection))),
  ] as readonly ScoreScope[]; // The other scopes are left out above.
  // matches in sets have one distribution for all scopes
  const isRace = RULES[sport].kind === 'race';
  const groups: JointMasks[] = [];
  for (const count of ['corners', 'cards'] as const)
    if (of(count).length > 0) groups.push(masksOf(outlook.of(count), of(count)));
  const isSplit = scopes.every((scope) => scope === 'first' || scope === 'rest');
  if (scorers.length === 0 && isSplit && scopes.length > 0 && !isRace)
    for (const scope of scopes) groups.push(masksOf(outlook.of(scope), of(scope)));
  else if (goals.length > 0 || scorers.length > 0) {
    const scope = scopes.length === 1 && scorers.length === 0 ? scopes[0] : commonScope(scopes);
    if (!scope) throw new RangeError('There are no scores to count.');
    if (scope === 'halves' && !FEW_GOALS.has(sport) && !isRace) {
      const [first, rest] = [of('first'), of('rest')];
      const whole = goals.filter((part) => !first.includes(part) && !rest.includes(part));
      groups.push(partMasks(outlook, { first, rest, whole }));
    } else {
      const possibilities = outlook.of(scope);
      groups.push(
        scorers.length > 0
          ? withScorers(outlook, possibilities, goals, scorers)
          : masksOf(possibilities, goals),
      );
    }
  }
  return groups.reduce(independent, new Map([[0, 1]]));
}

function scopeOf(sport: SportId, { kind }: MarketSelection): string | undefined {
  return OFFERS[sport].find((offer) => offer.kind === kind)?.scope;
}

function commonScope(scopes: readonly ScoreScope[]): ScoreScope {
  return scopes.some((scope) => scope === 'first' || scope === 'rest' || scope === 'halves')
    ? 'halves'
    : 'score';
}

function masksOf(possibilities: readonly Possibility[], parts: readonly Part[]): JointMasks {
  const masks = new Map<number, number>();
  for (const { result, probability } of possibilities) {
    if (probability < NEGLIGIBLE) continue;
    add(
      masks,
      maskOf(parts, ({ selection }) => decide(selection, result)),
      probability,
    );
  }
  return masks;
}

function add(masks: Map<number, number>, mask: number, probability: number): void {
  masks.set(mask, (masks.get(mask) ?? 0) + probability);
}

function independent(one: JointMasks, other: JointMasks): JointMasks {
  const masks = new Map<number, number>();
  for (const [mask, probability] of one)
    for (const [more, chance] of other) add(masks, mask | more, probability * chance);
  return masks;
}

/** Scores that are alike for the parts, by the side of the next goal. */
interface Alike {
  readonly mask: number;
  readonly goals: GoalsToCome;
  readonly next: Side | undefined;
  probability: number;
}

/** Scores, and for each the players who score its goals. */
function withScorers(
  { played }: Outlook,
  possibilities: readonly Possibility[],
  goals: readonly Part[],
  scorers: readonly Part[],
): JointMasks {
  if (!played) throw new RangeError('The sport has no goalscorers.');
  const named = PLAYERS.filter((player) => scorers.some(({ selection }) => selection.outcome === player));
  const isNextNamed = scorers.some(({ selection }) => selection.kind !== 'anytimeScorer');
  const statusMasks = new Map<string, number>();
  const maskOfScorers = (players: readonly PlayerId[]): number => {
    const key = players.join();
    const found = statusMasks.get(key) ?? scorerMask(scorers, played.statistics, players);
    statusMasks.set(key, found);
    return found;
  };
  const known = new Map<string, JointMasks>();
  const scorersOf = ({ goals: to, next }: Alike): JointMasks => {
    const key = [to.home, to.away, next].join();
    const found = known.get(key);
    if (found) return found;
    const computed = new Map<number, number>();
    for (const { scorers: players, probability } of scorerPatterns(to, named, next))
      add(computed, maskOfScorers(players), probability);
    known.set(key, computed);
    return computed;
  };
  const masks = new Map<number, number>();
  for (const alike of alikeScores(played, possibilities, goals, isNextNamed))
    for (const [mask, probability] of scorersOf(alike))
      add(masks, alike.mask | mask, alike.probability * probability);
  return masks;
}

function scorerMask(
  parts: readonly Part[],
  statistics: MatchStatistics,
  players: readonly PlayerId[],
): number {
  const scorers = [...statistics.scorers, ...players];
  return maskOf(parts, ({ selection }) =>
    decide(selection, { ...NIL, periods: [], statistics: { ...statistics, scorers } }),
  );
}

function alikeScores(
  { statistics, first }: NonNullable<Outlook['played']>,
  possibilities: readonly Possibility[],
  parts: readonly Part[],
  isNextNamed: boolean,
): Iterable<Alike> {
  const home = statistics.scorers.filter((player) => playerOf(player)?.side === 'home').length;
  const known = { home, away: statistics.scorers.length - home };
  const alike = new Map<string, Alike>();
  const count = (mask: number, goals: GoalsToCome, next: Side | undefined, probability: number): void => {
    const key = [mask, goals.home, goals.away, next].join();
    const found = alike.get(key);
    if (found) found.probability += probability;
    else if (probability > 0) alike.set(key, { mask, goals, next, probability });
  };
  for (const { result, probability } of possibilities) {
    if (probability < NEGLIGIBLE) continue;
    const mask = maskOf(parts, ({ selection }) => decide(selection, result));
    const goals = { home: result.home - known.home, away: result.away - known.away };
    if (!isNextNamed || goals.home + goals.away === 0) {
      count(mask, goals, undefined, probability);
      continue;
    }
    // the next goal falls in the running half, if that has one
    const half = result.periods[0];
    const inHalf = half && { home: half.home - first.home, away: half.away - first.away };
    const coming = inHalf && inHalf.home + inHalf.away > 0 ? inHalf : goals;
    for (const side of ['home', 'away'] as const)
      count(mask, goals, side, (probability * coming[side]) / (coming.home + coming.away));
  }
  return alike.values();
}
