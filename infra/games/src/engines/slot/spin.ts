import type { Random } from '../../random/random.ts';
import { countScatters, evaluateScreen, type SlotWin } from './evaluate.ts';
import { multiplierOf, reelHeights, type SlotModel, type SlotSymbol } from './model.ts';

/** One screen of a round: the paid one or a free game. */
export interface SlotScreen {
  readonly stops: readonly number[];
  /** Columns from the left, each a string of symbols from the top. */
  readonly columns: readonly string[];
  readonly wins: readonly SlotWin[];
  readonly multiplier: number;
  readonly coins: number;
  /** Free games awarded by this screen. */
  readonly awarded: number;
}

export interface SlotOutcome {
  readonly kind: 'slot';
  readonly base: SlotScreen;
  readonly free: readonly SlotScreen[];
  readonly coins: number;
}

/** A whole round: the paid spin and its free games. Pure except for the random source. */
export function spin(model: SlotModel, random: Random): SlotOutcome {
  const base = drawScreen(model, model.strips.base, 1, random);
  const free: SlotScreen[] = [];
  const rules = model.freeSpins;
  let total = rules ? Math.min(base.awarded, rules.maximumSpins) : 0;
  while (rules && free.length < total) {
    const screen = drawScreen(model, model.strips.free, multiplierOf(rules, free.length + 1), random);
    const awarded = Math.min(screen.awarded, rules.maximumSpins - total);
    total += awarded;
    free.push({ ...screen, awarded });
  }
  return { kind: 'slot', base, free, coins: free.reduce((sum, screen) => sum + screen.coins, base.coins) };
}

function drawScreen(
  model: SlotModel,
  strips: readonly string[],
  multiplier: number,
  random: Random,
): SlotScreen {
  const stops: number[] = [];
  const columns = strips.map((strip, reel) => {
    const rows = drawHeight(model, reel, random);
    const stop = random.below(strip.length);
    stops.push(stop);
    return readColumn(strip, stop, rows);
  });
  const screen = columns.map((column) => [...column] as SlotSymbol[]);
  const wins = evaluateScreen(model, screen);
  const scatters = countScatters(screen);
  const awards = model.freeSpins?.awards ?? [];
  return {
    stops,
    columns,
    wins,
    multiplier,
    coins: multiplier * wins.reduce((sum, win) => sum + win.coins, 0),
    awarded: scatters === 0 ? 0 : (awards[Math.min(scatters, awards.length) - 1] ?? 0),
  };
}

function drawHeight(model: SlotModel, reel: number, random: Random): number {
  const heights = reelHeights(model, reel);
  const [only] = heights;
  if (heights.length === 1 && only) return only.rows;
  let left = random.below(heights.reduce((sum, height) => sum + height.weight, 0));
  for (const height of heights) {
    left -= height.weight;
    if (left < 0) return height.rows;
  }
  throw new Error(`The heights of reel ${reel} in ${model.id} have no weight.`);
}

/** Rows of a strip from a stop on, wrapping around. */
export function readColumn(strip: string, stop: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join('');
}
