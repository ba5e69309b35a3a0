import type { SportId } from '@foyer/kernel/sports-feed';
import type { Chance } from '../model/chance.ts';
import { tablePoints } from '../season/standings.ts';

/** The result of a match that has been played, or a match whose result is open: final margins with their probability. */
export interface SeasonMatch {
  /** Indexes of the teams. */
  readonly home: number;
  readonly away: number;
  /** Goals, points or sets of the home side less those of the away side. One margin is a certain result. */
  readonly margins: Margins;
}

/** Cumulative probabilities of margins. */
export interface Margins {
  readonly values: readonly number[];
  readonly upTo: Float64Array;
}

/** Probability of each team to be first, and to be one of the first `places`. */
export interface SeasonChances {
  readonly first: readonly number[];
  readonly placed: readonly number[];
}

/** Seasons that are simulated for one price; the standard error of a probability is at most 0.9 %. */
export const SIMULATED_SEASONS = 3_000;
const BISECT_LIMIT = 1;

/** Margins with their probabilities, in any order and with repetitions. */
export function marginsOf(
  possibilities: readonly { readonly margin: number; readonly probability: number }[],
): Margins {
  const sums = new Map<number, number>();
  for (const { margin, probability } of possibilities)
    sums.set(margin, (sums.get(margin) ?? 0) + probability);
  const sorted = [...sums].sort(([left], [right]) => left - right);
  const upTo = new Float64Array(sorted.length);
  let total = 0;
  for (const [index, [, probability]] of sorted.entries()) {
    total += probability;
    upTo[index] = total;
  }
  return { values: sorted.map(([margin]) => margin), upTo };
}

/**
 * Plays the rest of a season many times. Teams with equal points and difference share a position. The numbers come from
 * the name, so that the same state always has the same prices.
 */
export function seasonChances(
  sport: SportId,
  teams: number,
  matches: readonly SeasonMatch[],
  { places, name, chance }: { readonly places: number; readonly name: string; readonly chance: Chance },
): SeasonChances {
  const draw = fastSeries(chance.at(name));
  const points = new Float64Array(teams);
  const first = new Float64Array(teams);
  const placed = new Float64Array(teams);
  const played = matches.filter(({ margins }) => margins.values.length === BISECT_LIMIT);
  const open = matches.filter(({ margins }) => margins.values.length > BISECT_LIMIT);
  const start = new Float64Array(teams);
  for (const match of played) count(sport, start, match, match.margins.values[0] ?? 0);
  const order = Array.from({ length: teams }, (_, index) => index);
  for (let season = 0; season < SIMULATED_SEASONS; season += 1) {
    points.set(start);
    for (const match of open) count(sport, points, match, sample(match.margins, draw()));
    order.sort((left, right) => (points[right] ?? 0) - (points[left] ?? 0));
    share(points, order, 1, first);
    share(points, order, places, placed);
  }
  const probability = (sum: number): number => sum / SIMULATED_SEASONS;
  return { first: [...first].map(probability), placed: [...placed].map(probability) };
}

/** Points count before the difference, which is added as a fraction. */
const DIFFERENCE = 1 / 100_000;

function count(sport: SportId, points: Float64Array, { home, away }: SeasonMatch, margin: number): void {
  points[home] = (points[home] ?? 0) + tablePoints(sport, margin) + margin * DIFFERENCE;
  points[away] = (points[away] ?? 0) + tablePoints(sport, -margin) - margin * DIFFERENCE;
}

/** Adds one for each of the first places; teams that are tied for fewer places share them. */
function share(points: Float64Array, order: readonly number[], places: number, into: Float64Array): void {
  const last = points[order[places - 1] ?? 0] ?? 0;
  const same = (team: number): boolean => Math.abs((points[team] ?? 0) - last) < DIFFERENCE / 2;
  const tied = order.filter(same).length;
  const before = order.filter((team) => !same(team) && (points[team] ?? 0) > last).length;
  for (const team of order) {
    if (same(team)) into[team] = (into[team] ?? 0) + (places - before) / tied;
    else if ((points[team] ?? 0) > last) into[team] = (into[team] ?? 0) + 1;
  }
}

function sample({ values, upTo }: Margins, drawn: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 1) > drawn) high = middle;
    else low = middle + 1;
  }
  return values[low] ?? 0;
}

/** Fast random numbers (mulberry32) for prices only: no result follows from them. */
function fastSeries(seed: number): () => number {
  let state = Math.floor(seed * 0x1_0000_0000) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
