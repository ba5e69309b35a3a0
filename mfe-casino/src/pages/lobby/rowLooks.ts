import type { Brand } from '@foyer/market';

type Layout = Brand['layout'];

/** How a list of games is shown in the lobby: tiles in one of their shapes, or a ranked list. */
export type RowLook = 'portrait' | 'wide' | 'square' | 'led' | 'dense';

interface LayoutRows {
  /** The most popular list. */
  readonly first: RowLook;
  /** The other rows alternate, so that a long page has a rhythm. */
  readonly others: readonly [RowLook, ...RowLook[]];
}

// layout1: pictures first; layout2: editorial, with large lists and few tiles; layout3: dense.
const ROWS: Readonly<Record<Layout, LayoutRows>> = {
  default: { first: 'portrait', others: ['portrait'] },
  layout1: { first: 'led', others: ['wide', 'portrait'] },
  layout2: { first: 'dense', others: ['square'] },
};

/** Look of the row at a position among the rows of games. */
export function rowLook(layout: Layout, place: number): RowLook {
  const { first, others } = ROWS[layout];
  return place === 0 ? first : (others[(place - 1) % others.length] ?? others[0]);
}

/** Rows instead of tiles. */
export function isPrinted(look: RowLook): look is 'led' | 'dense' {
  return look === 'led' || look === 'dense';
}
