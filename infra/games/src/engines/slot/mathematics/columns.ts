import { reelHeights, type SlotModel, type SlotSymbol } from '../model.ts';
import { readColumn } from '../spin.ts';

/** A visible column with the number of equally likely stops that show it. */
export interface WeightedColumn {
  readonly symbols: readonly SlotSymbol[];
  readonly scatters: number;
  readonly weight: bigint;
}

/** All visible columns of a reel, equal ones merged. Weights sum to `total`. */
export interface ReelColumns {
  readonly columns: readonly WeightedColumn[];
  readonly total: bigint;
}

export function reelColumns(model: SlotModel, strips: readonly string[]): readonly ReelColumns[] {
  return strips.map((strip, reel) => {
    const weights = new Map<string, bigint>();
    let total = 0n;
    for (const height of reelHeights(model, reel)) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const column = readColumn(strip, stop, height.rows);
        weights.set(column, (weights.get(column) ?? 0n) + BigInt(height.weight));
        total += BigInt(height.weight);
      }
    }
    return { total, columns: [...weights].map(([column, weight]) => weighted(column, weight)) };
  });
}

function weighted(column: string, weight: bigint): WeightedColumn {
  // letters of a strip are symbols; checked with the model
  const symbols = [...column] as SlotSymbol[];
  return { symbols, weight, scatters: symbols.filter((symbol) => symbol === 'S').length };
}

export function totalOf(reels: readonly ReelColumns[]): bigint {
  return reels.reduce((product, reel) => product * reel.total, 1n);
}

/** Weight of each number of scatters over these reels; the index is the number. */
export function scatterMasses(reels: readonly ReelColumns[]): readonly bigint[] {
  let masses: bigint[] = [1n];
  for (const reel of reels) {
    const next: bigint[] = [];
    for (const { scatters, weight } of reel.columns) {
      masses.forEach((mass, count) => {
        next[count + scatters] = (next[count + scatters] ?? 0n) + mass * weight;
      });
    }
    masses = Array.from(next, (mass) => mass ?? 0n);
  }
  return masses;
}

/** Table entry by number of scatters (index 0 is one); numbers beyond the table use the last entry. */
export function byScatters(table: readonly number[], scatters: number): number {
  return scatters === 0 ? 0 : (table[Math.min(scatters, table.length) - 1] ?? 0);
}
