import { rational, type Rational } from '../../rational.ts';
import { evaluateLine, runsThrough } from '../evaluate.ts';
import type { LineEvaluation, SlotModel, SlotSymbol } from '../model.ts';
import { byScatters, reelColumns, scatterMasses, totalOf, type ReelColumns } from './columns.ts';

/** Exact probability that a paid spin wins something. */
export function exactHitRate(model: SlotModel): Rational {
  const reels = reelColumns(model, model.strips.base);
  const misses =
    model.evaluation.kind === 'lines'
      ? missesOnLines(model, model.evaluation, reels)
      : missesInWays(model, reels);
  const total = totalOf(reels);
  return rational(total - misses, total);
}

/** Weight of the remaining reels that leaves the scatters without a pay. */
function scatterMisses(model: SlotModel, rest: readonly ReelColumns[], scatters: number): bigint {
  return scatterMasses(rest).reduce(
    (sum, mass, more) => (byScatters(model.scatterPays, scatters + more) > 0 ? sum : sum + mass),
    0n,
  );
}

/** Enumerates reels from the left and stops as soon as a line pays or none can. */
function missesOnLines(model: SlotModel, evaluation: LineEvaluation, reels: readonly ReelColumns[]): bigint {
  const suffix = memo((reel: number, scatters: number) => scatterMisses(model, reels.slice(reel), scatters));
  function visit(
    reel: number,
    alive: readonly (readonly SlotSymbol[])[],
    lines: readonly (readonly number[])[],
    scatters: number,
  ): bigint {
    if (alive.length === 0) return suffix(reel, scatters);
    const here = reels[reel];
    if (!here) return suffix(reel, scatters);
    let misses = 0n;
    for (const column of here.columns) {
      const next: (readonly SlotSymbol[])[] = [];
      const nextLines: (readonly number[])[] = [];
      const pays = alive.some((prefix, index) => {
        const line = lines[index] ?? [];
        const symbols = [...prefix, column.symbols[line[reel] ?? 0] ?? 'S'];
        if (evaluateLine(model, symbols).coins > 0) return true;
        if (runsThrough(symbols)) {
          next.push(symbols);
          nextLines.push(line);
        }
        return false;
      });
      if (!pays) misses += column.weight * visit(reel + 1, next, nextLines, scatters + column.scatters);
    }
    return misses;
  }
  return visit(
    0,
    evaluation.lines.map(() => []),
    evaluation.lines,
    0,
  );
}

/** Tracks the symbols still running from the left as a bit mask, with the scatters seen. */
function missesInWays(model: SlotModel, reels: readonly ReelColumns[]): bigint {
  const symbols = Object.entries(model.pays);
  let states = new Map<string, { running: number; scatters: number; mass: bigint }>([
    ['', { running: 2 ** symbols.length - 1, scatters: 0, mass: 1n }],
  ]);
  reels.forEach((reel, reelIndex) => {
    const columns = reel.columns.map((column) => ({
      ...column,
      shown: symbols.reduce(
        (mask, [symbol], bit) =>
          column.symbols.some((at) => at === symbol || at === 'W') ? mask | (1 << bit) : mask,
        0,
      ),
    }));
    const paying = symbols.reduce(
      (mask, [, pays], bit) => ((pays[reelIndex] ?? 0) > 0 ? mask | (1 << bit) : mask),
      0,
    );
    const next = new Map<string, { running: number; scatters: number; mass: bigint }>();
    for (const state of states.values()) {
      for (const column of columns) {
        const running = state.running & column.shown;
        if ((running & paying) !== 0) continue;
        const scatters = state.scatters + column.scatters;
        const key = `${running}/${scatters}`;
        next.set(key, { running, scatters, mass: (next.get(key)?.mass ?? 0n) + state.mass * column.weight });
      }
    }
    states = next;
  });
  return [...states.values()].reduce(
    (sum, state) => (byScatters(model.scatterPays, state.scatters) > 0 ? sum : sum + state.mass),
    0n,
  );
}

function memo(work: (reel: number, scatters: number) => bigint): (reel: number, scatters: number) => bigint {
  const known = new Map<number, bigint>();
  return (reel, scatters) => {
    const key = reel * 64 + scatters;
    const value = known.get(key) ?? work(reel, scatters);
    known.set(key, value);
    return value;
  };
}
