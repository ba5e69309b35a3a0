/** Symbols are single letters on the strips: W wild, S scatter, A to D high, K to O low. */
export type SlotSymbol = 'W' | 'S' | 'A' | 'B' | 'C' | 'D' | 'K' | 'L' | 'M' | 'N' | 'O';

export const SYMBOLS: readonly SlotSymbol[] = ['W', 'S', 'A', 'B', 'C', 'D', 'K', 'L', 'M', 'N', 'O'];

/** Possible number of rows of a reel, by weight (one entry for a fixed height). */
export interface ReelHeight {
  readonly rows: number;
  readonly weight: number;
}

export interface SlotModel {
  readonly id: string;
  /** Stake in coins; all pays are whole coins, so money is never rounded. */
  readonly stakeCoins: number;
  readonly evaluation: LineEvaluation | WaysEvaluation;
  /** Strips of the paid game and of the free games, one string per reel. */
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  /** Coins by run length: index 0 is a run of one. Per line or per way. */
  readonly pays: Readonly<Partial<Record<SlotSymbol, readonly number[]>>>;
  /** Multiplier of a line or way with at least one wild among other symbols. */
  readonly wildMultiplier: number;
  /** Coins by number of scatters: index 0 is one scatter. */
  readonly scatterPays: readonly number[];
  readonly freeSpins: FreeSpins | null;
}

export interface LineEvaluation {
  readonly kind: 'lines';
  readonly rows: number;
  /** Row of each reel, top is 0. */
  readonly lines: readonly (readonly number[])[];
}

export interface WaysEvaluation {
  readonly kind: 'ways';
  readonly heights: readonly (readonly ReelHeight[])[];
}

export interface FreeSpins {
  /** Free spins by number of scatters: index 0 is one; also awarded during free games. */
  readonly awards: readonly number[];
  /** Everything won in free spin n is multiplied by min(start + step·(n − 1), maximum). */
  readonly multiplier: { readonly start: number; readonly step: number; readonly maximum: number };
  /** Maximum number of free games of one feature. */
  readonly maximumSpins: number;
}

export function reelHeights(model: SlotModel, reel: number): readonly ReelHeight[] {
  if (model.evaluation.kind === 'lines') return [{ rows: model.evaluation.rows, weight: 1 }];
  return model.evaluation.heights[reel] ?? [];
}

export function multiplierOf(freeSpins: FreeSpins, spin: number): number {
  const { start, step, maximum } = freeSpins.multiplier;
  return Math.min(start + step * (spin - 1), maximum);
}
