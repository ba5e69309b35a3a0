import { add, divide, multiply, rational, ZERO, type Rational } from '../../rational.ts';
import { evaluateLine } from '../evaluate.ts';
import { multiplierOf, SYMBOLS, type FreeSpins, type SlotModel, type SlotSymbol } from '../model.ts';
import { byScatters, reelColumns, scatterMasses, totalOf, type ReelColumns } from './columns.ts';

/** Return to player of a whole paid round as an exact fraction of the stake. */
export function exactReturn(model: SlotModel): Rational {
  const reels = reelColumns(model, model.strips.base);
  const paid = screenExpectation(model, model.strips.base, reels);
  const total = totalOf(reels);
  let feature = ZERO;
  if (model.freeSpins) {
    const worth = featureWorth(model, model.freeSpins);
    scatterMasses(reels).forEach((mass, scatters) => {
      const spins = byScatters(model.freeSpins?.awards ?? [], scatters);
      if (spins > 0) feature = add(feature, multiply(rational(mass, total), worth(spins)));
    });
  }
  return divide(add(paid, feature), rational(model.stakeCoins));
}

/** Expected coins of one screen before any multiplier. */
export function screenExpectation(
  model: SlotModel,
  strips: readonly string[],
  reels: readonly ReelColumns[],
): Rational {
  const total = totalOf(reels);
  const scatter = scatterMasses(reels).reduce(
    (sum, mass, count) => sum + mass * BigInt(byScatters(model.scatterPays, count)),
    0n,
  );
  const wins =
    model.evaluation.kind === 'lines'
      ? multiply(rational(model.evaluation.lines.length), lineExpectation(model, strips))
      : waysExpectation(model, reels);
  return add(wins, rational(scatter, total));
}

/**
 * Each line sees each strip position equally often, so one line represents all: full enumeration of its
 * symbols.
 */
function lineExpectation(model: SlotModel, strips: readonly string[]): Rational {
  const counts = strips.map((strip) =>
    SYMBOLS.map((symbol) => [symbol, [...strip].filter((at) => at === symbol).length] as const).filter(
      ([, count]) => count > 0,
    ),
  );
  function sum(prefix: readonly SlotSymbol[], weight: bigint): bigint {
    const reel = counts[prefix.length];
    if (!reel) return weight * BigInt(evaluateLine(model, prefix).coins);
    return reel.reduce(
      (part, [symbol, count]) => part + sum([...prefix, symbol], weight * BigInt(count)),
      0n,
    );
  }
  return rational(
    sum([], 1n),
    strips.reduce((product, strip) => product * BigInt(strip.length), 1n),
  );
}

/**
 * Reels are independent: the expected number of ways is the product of the expected counts up to the first
 * reel without the symbol.
 */
function waysExpectation(model: SlotModel, reels: readonly ReelColumns[]): Rational {
  let coins = 0n;
  for (const [symbol, pays] of Object.entries(model.pays)) {
    const shown = reels.map((reel) => countMasses(reel, symbol));
    let ways = 1n;
    shown.forEach(({ counted }, reel) => {
      ways *= counted;
      const rest = reels.slice(reel + 2).reduce((product, after) => product * after.total, 1n);
      coins += BigInt(pays[reel] ?? 0) * ways * (shown[reel + 1]?.absent ?? 1n) * rest;
    });
  }
  return rational(coins, totalOf(reels));
}

function countMasses(reel: ReelColumns, symbol: string): { counted: bigint; absent: bigint } {
  let counted = 0n;
  let absent = 0n;
  for (const column of reel.columns) {
    const count = column.symbols.filter((shown) => shown === symbol || shown === 'W').length;
    counted += column.weight * BigInt(count);
    if (count === 0) absent += column.weight;
  }
  return { counted, absent };
}

/** Expected coins of a feature by its initial number of spins. */
function featureWorth(model: SlotModel, rules: FreeSpins): (spins: number) => Rational {
  const reels = reelColumns(model, model.strips.free);
  const perSpin = screenExpectation(model, model.strips.free, reels);
  return (spins) =>
    multiply(perSpin, expectedMultipliers(rules, scatterMasses(reels), totalOf(reels), spins));
}

/**
 * Sum over the free spins of P(played) · multiplier, with retriggers up to the cap. Tracks the weight of
 * each number of awarded spins over the common denominator total^spin.
 */
export function expectedMultipliers(
  rules: FreeSpins,
  masses: readonly bigint[],
  total: bigint,
  started: number,
): Rational {
  let awarded = new Map([[Math.min(started, rules.maximumSpins), 1n]]);
  let denominator = 1n;
  let sum = ZERO;
  for (let spin = 1; spin <= rules.maximumSpins; spin += 1) {
    const playing = [...awarded].filter(([spins]) => spins >= spin);
    const mass = playing.reduce((part, [, weight]) => part + weight, 0n);
    if (mass === 0n) break;
    sum = add(sum, multiply(rational(mass, denominator), rational(multiplierOf(rules, spin))));
    awarded = new Map();
    for (const [spins, weight] of playing) {
      masses.forEach((chance, scatters) => {
        const next = Math.min(spins + byScatters(rules.awards, scatters), rules.maximumSpins);
        awarded.set(next, (awarded.get(next) ?? 0n) + weight * chance);
      });
    }
    denominator *= total;
  }
  return sum;
}
