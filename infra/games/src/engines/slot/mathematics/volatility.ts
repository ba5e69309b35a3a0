import { toNumber } from '../../rational.ts';
import { evaluateLine, runsThrough } from '../evaluate.ts';
import { multiplierOf, type LineEvaluation, type SlotModel, type SlotSymbol } from '../model.ts';
import { byScatters, reelColumns, scatterMasses, totalOf, type ReelColumns } from './columns.ts';
import { screenExpectation } from './exactReturn.ts';

interface Moments {
  readonly mean: number;
  readonly square: number;
}

/**
 * Standard deviation of a round in stakes. Line and way pays are exact, pair by pair. Scatter pays and the
 * feature are treated as independent and the feature's length as its expectation; the error of a few per
 * cent is acceptable for five classes.
 */
export function standardDeviation(model: SlotModel): number {
  const reels = reelColumns(model, model.strips.base);
  const base = screenMoments(model, model.strips.base, reels);
  const feature = featureMoments(model, reels);
  const mean = base.mean + feature.mean;
  return (
    Math.sqrt(base.square + 2 * base.mean * feature.mean + feature.square - mean * mean) / model.stakeCoins
  );
}

const CLASS_LIMITS = [2.8, 3.9, 5, 7];

/** 1 (many small returns) to 5 (few large ones). */
export function volatilityClass(deviation: number): 1 | 2 | 3 | 4 | 5 {
  const level = CLASS_LIMITS.filter((limit) => deviation >= limit).length + 1;
  return level as 1 | 2 | 3 | 4 | 5; // four limits separate five classes
}

function screenMoments(model: SlotModel, strips: readonly string[], reels: readonly ReelColumns[]): Moments {
  const mean = toNumber(screenExpectation(model, strips, reels));
  const total = Number(totalOf(reels));
  const masses = scatterMasses(reels);
  const scatterMean = masses.reduce(
    (sum, mass, count) => sum + (Number(mass) / total) * byScatters(model.scatterPays, count),
    0,
  );
  const scatterSquare = masses.reduce(
    (sum, mass, count) => sum + (Number(mass) / total) * byScatters(model.scatterPays, count) ** 2,
    0,
  );
  const wins =
    model.evaluation.kind === 'lines'
      ? squareOfLines(model, model.evaluation, strips)
      : squareOfWays(model, reels);
  return { mean, square: wins + 2 * (mean - scatterMean) * scatterMean + scatterSquare };
}

function featureMoments(model: SlotModel, baseReels: readonly ReelColumns[]): Moments {
  const rules = model.freeSpins;
  if (!rules) return { mean: 0, square: 0 };
  const reels = reelColumns(model, model.strips.free);
  const one = screenMoments(model, model.strips.free, reels);
  const total = Number(totalOf(reels));
  const again = scatterMasses(reels).reduce(
    (sum, mass, count) => sum + (Number(mass) / total) * byScatters(rules.awards, count),
    0,
  );
  const baseTotal = Number(totalOf(baseReels));
  let mean = 0;
  let square = 0;
  scatterMasses(baseReels).forEach((mass, count) => {
    const started = byScatters(rules.awards, count);
    if (started === 0) return;
    const length = Math.min(Math.round(started / (1 - again)), rules.maximumSpins);
    const multipliers = Array.from({ length }, (_, spin) => multiplierOf(rules, spin + 1));
    const worth = one.mean * multipliers.reduce((sum, multiplier) => sum + multiplier, 0);
    const spread =
      (one.square - one.mean ** 2) * multipliers.reduce((sum, multiplier) => sum + multiplier ** 2, 0);
    mean += (Number(mass) / baseTotal) * worth;
    square += (Number(mass) / baseTotal) * (worth ** 2 + spread);
  });
  return { mean, square };
}

/**
 * E[(sum of all lines)²] as a sum over pairs of lines; a branch ends when one of the two can no longer pay.
 */
function squareOfLines(model: SlotModel, evaluation: LineEvaluation, strips: readonly string[]): number {
  const { lines, rows } = evaluation;
  const reels = reelColumns(model, strips);
  function pairs(
    reel: number,
    left: number,
    right: number,
  ): { a: SlotSymbol; b: SlotSymbol; chance: number }[] {
    const seen = new Map<string, number>();
    const { columns, total } = reels[reel] ?? { columns: [], total: 1n };
    for (const column of columns) {
      const key = `${column.symbols[left] ?? ''}${column.symbols[right] ?? ''}`;
      seen.set(key, (seen.get(key) ?? 0) + Number(column.weight) / Number(total));
    }
    return [...seen].map(([key, chance]) => ({ a: key[0] as SlotSymbol, b: key[1] as SlotSymbol, chance }));
  }
  const table = strips.map((_, reel) =>
    Array.from({ length: rows }, (__, left) =>
      Array.from({ length: rows }, (___, right) => pairs(reel, left, right)),
    ),
  );
  function visit(
    first: readonly number[],
    second: readonly number[],
    a: readonly SlotSymbol[],
    b: readonly SlotSymbol[],
    known: Map<string, number>,
  ): number {
    const [left, right] = [lineState(model, a), lineState(model, b)];
    if (left === '0' || right === '0') return 0;
    const reel = a.length;
    if (reel === strips.length) return evaluateLine(model, a).coins * evaluateLine(model, b).coins;
    const key = `${reel}${left}/${right}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const options = table[reel]?.[first[reel] ?? 0]?.[second[reel] ?? 0] ?? [];
    const value = options.reduce(
      (sum, option) => sum + option.chance * visit(first, second, [...a, option.a], [...b, option.b], known),
      0,
    );
    known.set(key, value);
    return value;
  }
  let square = 0;
  lines.forEach((first, index) => {
    square += visit(first, first, [], [], new Map());
    for (const second of lines.slice(index + 1)) square += 2 * visit(first, second, [], [], new Map());
  });
  return square;
}

/** State of a line for its remaining reels: its pay once the run has ended, otherwise the run. */
function lineState(model: SlotModel, symbols: readonly SlotSymbol[]): string {
  if (!runsThrough(symbols)) return String(evaluateLine(model, symbols).coins);
  const wilds = symbols.findIndex((symbol) => symbol !== 'W');
  return wilds === -1
    ? `W${symbols.length}`
    : `${symbols[wilds] ?? ''}${wilds}${symbols.includes('W') ? 'w' : ''}`;
}

/** Joint moments of two symbols per reel, then each pair of run lengths as a product over the reels. */
function squareOfWays(model: SlotModel, reels: readonly ReelColumns[]): number {
  const symbols = Object.entries(model.pays);
  let square = 0;
  for (const [one, onePays] of symbols) {
    for (const [other, otherPays] of symbols) {
      const moments = reels.map((reel) => jointMoments(reel, one, other));
      onePays.forEach((oneCoins, k) =>
        otherPays.forEach((otherCoins, l) => {
          if (oneCoins > 0 && otherCoins > 0)
            square +=
              oneCoins *
              otherCoins *
              moments.reduce(
                (product, moment, reel) => product * (moment[part(reel, k)]?.[part(reel, l)] ?? 0),
                1,
              );
        }),
      );
    }
  }
  return square;
}

/** Role of a reel for a run ending at reel `last`: counted (0), ends it (1) or beyond (2). */
function part(reel: number, last: number): 0 | 1 | 2 {
  return reel <= last ? 0 : reel === last + 1 ? 1 : 2;
}

function jointMoments(reel: ReelColumns, one: string, other: string): number[][] {
  const sums = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const column of reel.columns) {
    const chance = Number(column.weight) / Number(reel.total);
    const [left, right] = [one, other].map(
      (symbol) => column.symbols.filter((shown) => shown === symbol || shown === 'W').length,
    );
    const faces = (count = 0): number[] => [count, count === 0 ? 1 : 0, 1];
    faces(left).forEach((a, row) =>
      faces(right).forEach((b, cell) => {
        const line = sums[row];
        if (line) line[cell] = (line[cell] ?? 0) + chance * a * b;
      }),
    );
  }
  return sums;
}
