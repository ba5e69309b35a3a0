import {
  decide,
  type LegStatus,
  type MarketSelection,
  type PlayedResult,
  type Score,
} from '@foyer/kernel/markets';
import type { Outlook, Possibility } from '../outlook.ts';
import { NIL } from '../play.ts';

/** A part of a bet builder with its bit. */
export interface Part {
  readonly index: number;
  readonly selection: MarketSelection;
}

const BITS = 8;
/** Scores of a side, and pairs of scores, below these probabilities are left out. */
const NEGLIGIBLE_SCORE = 1e-9;
const NEGLIGIBLE_PAIR = 1e-10;

/** The bits of the parts that are lost and void: `lost << 8 | void`. */
export function maskOf(parts: readonly Part[], statusOf: (part: Part) => LegStatus): number {
  let mask = 0;
  for (const part of parts) {
    const status = statusOf(part);
    if (status === 'LOST') mask |= 1 << (part.index + BITS);
    else if (status !== 'WON') mask |= 1 << part.index;
  }
  return mask;
}

export interface PeriodParts {
  /** On the first period. */
  readonly first: readonly Part[];
  /** On what follows it. */
  readonly rest: readonly Part[];
  /** On the final score. */
  readonly whole: readonly Part[];
}

/** Probabilities of scores, each as `home * width + away`: the indexes of two scores add up to that of their sum. */
type Scores = Float64Array<ArrayBuffer>;

/**
 * The joint distribution of the results of parts on the first period, on the others and on the whole match, in a sport with too
 * many scores for a list of all pairs. The periods are independent of each other; a level match goes on until the next score.
 */
export function partMasks(
  outlook: Outlook,
  { first, rest, whole }: PeriodParts,
): ReadonlyMap<number, number> {
  const width = widthOf(outlook);
  const [firsts, rests] = [classesOf(outlook.of('first'), first), classesOf(outlook.of('rest'), rest)];
  const byMask = new Map<number, Scores>();
  const finalOf = (mask: number): Scores => {
    const found = byMask.get(mask) ?? new Float64Array(width * width);
    byMask.set(mask, found);
    return found;
  };
  for (const [firstMask, ones] of firsts)
    for (const [restMask, others] of rests) {
      const final = finalOf(firstMask | restMask);
      if (rests.size === 1) addSides(final, width, ones, others);
      else if (firsts.size === 1) addSides(final, width, others, ones);
      else addPairs(final, width, ones, others);
    }
  const { overtime } = outlook;
  if (overtime && rest.length === 0) for (const final of byMask.values()) decideLevel(final, width, overtime);
  else if (overtime) {
    for (const final of byMask.values()) removeLevel(final, width);
    const restMask = masksBy(width, rest, (score) => ({ ...score, periods: [NIL] }));
    const others = [...rests.values()].flat();
    for (const [firstMask, ones] of firsts)
      for (const { one, other, score, probability } of decided(ones, others, overtime))
        // the later periods contain the overtime
        add(
          finalOf(firstMask | restMask(other.home + score.home, other.away + score.away)),
          (one.home + other.home + score.home) * width + one.away + other.away + score.away,
          probability,
        );
  }
  return summed(
    byMask,
    width,
    masksBy(width, whole, (score) => ({ ...score, periods: [] })),
  );
}

/** The mask of parts by a score; each is computed once. */
function masksBy(
  width: number,
  parts: readonly Part[],
  resultOf: (score: Score) => PlayedResult,
): (home: number, away: number) => number {
  const known = new Map<number, number>();
  return (home, away) => {
    const key = home * width + away;
    const mask =
      known.get(key) ?? maskOf(parts, ({ selection }) => decide(selection, resultOf({ home, away })));
    known.set(key, mask);
    return mask;
  };
}

/** Probabilities by the masks of all parts; what was left out as negligible is in proportion to the others. */
function summed(
  byMask: ReadonlyMap<number, Scores>,
  width: number,
  wholeMask: (home: number, away: number) => number,
): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  let total = 0;
  for (const [mask, scores] of byMask)
    scores.forEach((probability, score) => {
      if (probability < NEGLIGIBLE_PAIR) return;
      const all = mask | wholeMask(Math.floor(score / width), score % width);
      masks.set(all, (masks.get(all) ?? 0) + probability);
      total += probability;
    });
  return new Map([...masks].map(([mask, probability]) => [mask, probability / total]));
}

interface ScoreChance extends Score {
  readonly probability: number;
}

/** Adds the scores of a period in which the sides are independent, one side after the other. */
function addSides(
  final: Scores,
  width: number,
  scores: readonly ScoreChance[],
  independent: readonly ScoreChance[],
): void {
  const [home, away] = [sideScores(independent, 'home'), sideScores(independent, 'away')];
  const withHome = new Float64Array(width * width);
  for (const { home: h, away: a, probability } of scores)
    for (const [points, chance] of home) add(withHome, (h + points) * width + a, probability * chance);
  withHome.forEach((probability, score) => {
    if (probability < NEGLIGIBLE_PAIR) return;
    for (const [points, chance] of away) add(final, score + points, probability * chance);
  });
}

/** Adds all pairs of scores; the most probable are first. */
function addPairs(
  final: Scores,
  width: number,
  ones: readonly ScoreChance[],
  others: readonly ScoreChance[],
): void {
  const indexes = Int32Array.from(others, ({ home, away }) => home * width + away);
  const chances = Float64Array.from(others, ({ probability }) => probability);
  for (const { home, away, probability } of ones) {
    const from = home * width + away;
    const least = NEGLIGIBLE_PAIR / probability;
    for (let other = 0; other < chances.length; other += 1) {
      const chance = chances[other] ?? 0;
      if (chance < least) break;
      add(final, from + (indexes[other] ?? 0), probability * chance);
    }
  }
}

function removeLevel(final: Scores, width: number): void {
  for (let level = 0; level < width; level += 1) final[level * (width + 1)] = 0;
}

/** Replaces the level scores by those that the next score makes of them; no such score is level. */
function decideLevel(final: Scores, width: number, overtime: NonNullable<Outlook['overtime']>): void {
  for (let level = 0; level < width; level += 1) {
    const index = level * (width + 1);
    const chance = final[index] ?? 0;
    if (chance > 0)
      for (const { score, probability } of overtime)
        add(final, index + score.home * width + score.away, chance * probability);
  }
  removeLevel(final, width);
}

/** Level matches, each with the score that decides it. */
function* decided(
  ones: readonly ScoreChance[],
  others: readonly ScoreChance[],
  overtime: NonNullable<Outlook['overtime']>,
): Iterable<{ one: Score; other: Score; score: Score; probability: number }> {
  const byLead = Map.groupBy(others, ({ home, away }) => away - home);
  for (const one of ones)
    for (const other of byLead.get(one.home - one.away) ?? []) {
      const level = one.probability * other.probability;
      if (level < NEGLIGIBLE_PAIR) continue;
      for (const { score, probability } of overtime)
        yield { one, other, score, probability: level * probability };
    }
}

/** The scores of a period by the mask of the parts on it, the most probable first. */
function classesOf(
  possibilities: readonly Possibility[],
  parts: readonly Part[],
): ReadonlyMap<number, readonly ScoreChance[]> {
  const scores = possibilities
    .filter(({ probability }) => probability >= NEGLIGIBLE_SCORE)
    .map(({ result, probability }) => ({
      mask: maskOf(parts, ({ selection }) => decide(selection, result)),
      home: result.home,
      away: result.away,
      probability,
    }))
    .sort((left, right) => right.probability - left.probability);
  return Map.groupBy(scores, ({ mask }) => mask);
}

/** The scores of one side, which are independent of those of the other. */
function sideScores(
  scores: readonly ScoreChance[],
  side: 'home' | 'away',
): readonly (readonly [points: number, probability: number])[] {
  const sums = new Map<number, number>();
  for (const score of scores) sums.set(score[side], (sums.get(score[side]) ?? 0) + score.probability);
  return [...sums];
}

/** One more than the highest score of a side, with overtime. */
function widthOf(outlook: Outlook): number {
  const highest = (scores: readonly Score[]): number =>
    scores.reduce((most, { home, away }) => Math.max(most, home, away), 0);
  const ofPart = (part: 'first' | 'rest'): number => highest(outlook.of(part).map(({ result }) => result));
  return 1 + ofPart('first') + ofPart('rest') + highest((outlook.overtime ?? []).map(({ score }) => score));
}

function add(scores: Scores, index: number, probability: number): void {
  scores[index] = (scores[index] ?? 0) + probability;
}
