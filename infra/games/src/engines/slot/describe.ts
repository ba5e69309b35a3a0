import { coinLadder } from './coins.ts';
import type { FreeSpins, SlotModel, SlotSymbol } from './model.ts';

/** Description of a slot for its frame: everything on the rules screen, and the actual strips. */
export interface SlotDescription {
  readonly kind: 'slot';
  readonly stakeCoins: number;
  readonly coins: readonly number[];
  readonly lines: readonly (readonly number[])[] | null;
  readonly rows: readonly number[];
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly pays: Readonly<Partial<Record<SlotSymbol, readonly number[]>>>;
  readonly scatterPays: readonly number[];
  readonly wildMultiplier: number;
  readonly freeSpins: FreeSpins | null;
}

export function describeSlot(model: SlotModel, currency: string): SlotDescription {
  const { evaluation } = model;
  return {
    kind: 'slot',
    stakeCoins: model.stakeCoins,
    coins: coinLadder(model, currency),
    lines: evaluation.kind === 'lines' ? evaluation.lines : null,
    rows: model.strips.base.map((_, reel) =>
      evaluation.kind === 'lines'
        ? evaluation.rows
        : Math.max(...(evaluation.heights[reel] ?? []).map(({ rows }) => rows)),
    ),
    strips: model.strips,
    pays: model.pays,
    scatterPays: model.scatterPays,
    wildMultiplier: model.wildMultiplier,
    freeSpins: model.freeSpins,
  };
}
