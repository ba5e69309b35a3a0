import type { LineEvaluation, SlotModel, SlotSymbol } from './model.ts';

/** A win on one line or of one symbol in ways. */
export interface SlotWin {
  readonly symbol: SlotSymbol;
  /** Number of reels from the left. */
  readonly length: number;
  /** Index of the line; null in ways and for scatters. */
  readonly line: number | null;
  /** Number of ways; 1 for lines. */
  readonly ways: number;
  /** Payout before the free-game multiplier. */
  readonly coins: number;
}

export type Screen = readonly (readonly SlotSymbol[])[];

/**
 * Best pay of a line, read from the left; a run of wilds pays as itself or as part of the next symbol,
 * whichever is more.
 */
export function evaluateLine(
  model: SlotModel,
  symbols: readonly SlotSymbol[],
): { coins: number; symbol: SlotSymbol; length: number } {
  let wilds = 0;
  while (symbols[wilds] === 'W') wilds += 1;
  const asWild = { coins: model.pays.W?.[wilds - 1] ?? 0, symbol: 'W' as SlotSymbol, length: wilds };
  const target = symbols[wilds];
  if (target === undefined || target === 'S') return asWild;
  let length = wilds;
  let hasWild = wilds > 0;
  for (; length < symbols.length; length += 1) {
    const symbol = symbols[length];
    if (symbol === 'W') hasWild = true;
    else if (symbol !== target) break;
  }
  const coins = (model.pays[target]?.[length - 1] ?? 0) * (hasWild ? model.wildMultiplier : 1);
  return coins >= asWild.coins ? { coins, symbol: target, length } : asWild;
}

/** True if a run from the left can continue after these symbols. */
export function runsThrough(symbols: readonly SlotSymbol[]): boolean {
  const target = symbols.find((symbol) => symbol !== 'W');
  return target !== 'S' && symbols.every((symbol) => symbol === 'W' || symbol === target);
}

export function countScatters(screen: Screen): number {
  return screen.reduce((sum, column) => sum + column.filter((symbol) => symbol === 'S').length, 0);
}

export function evaluateScreen(model: SlotModel, screen: Screen): readonly SlotWin[] {
  const wins =
    model.evaluation.kind === 'lines' ? lineWins(model, model.evaluation, screen) : waysWins(model, screen);
  const scatters = countScatters(screen);
  const coins =
    scatters === 0 ? 0 : (model.scatterPays[Math.min(scatters, model.scatterPays.length) - 1] ?? 0);
  return coins > 0 ? [...wins, { symbol: 'S', length: scatters, line: null, ways: 1, coins }] : wins;
}

function lineWins(model: SlotModel, evaluation: LineEvaluation, screen: Screen): SlotWin[] {
  const wins: SlotWin[] = [];
  evaluation.lines.forEach((rows, line) => {
    const best = evaluateLine(
      model,
      rows.map((row, reel) => screen[reel]?.[row] ?? 'S'),
    );
    if (best.coins > 0) wins.push({ ...best, line, ways: 1 });
  });
  return wins;
}

function waysWins(model: SlotModel, screen: Screen): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const [symbol, pays] of Object.entries(model.pays) as [SlotSymbol, readonly number[]][]) {
    let ways = 1;
    let length = 0;
    for (const column of screen) {
      const count = column.filter((shown) => shown === symbol || shown === 'W').length;
      if (count === 0) break;
      ways *= count;
      length += 1;
    }
    const coins = length === 0 ? 0 : (pays[length - 1] ?? 0) * ways;
    if (coins > 0) wins.push({ symbol, length, line: null, ways, coins });
  }
  return wins;
}
