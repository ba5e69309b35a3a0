import type { Brand } from '@foyer/market';

type Layout = Brand['layout'];

/** How a list of games stands in the lobby: tiles in one of their shapes, or a printed list. */
export type RowLook = 'portrait' | 'wide' | 'square' | 'led' | 'dense';

interface LayoutRows {
  /** The list people come for. */
  readonly first: RowLook;
  /** The others in turn, so that a long page has a rhythm. */
  readonly others: readonly [RowLook, ...RowLook[]];
}

// look.md: pictures first; editorial, with big lists and few tiles; dense, for those who know what they want
const ROWS: Readonly<Record<Layout, LayoutRows>> = {
  default: { first: 'portrait', others: ['portrait'] },
  layout1: { first: 'led', others: ['wide', 'portrait'] },
  layout2: { first: 'dense', others: ['square'] },
};

/** The look of the row at a place among the rows of games. */
export function rowLook(layout: Layout, place: number): RowLook {
  const { first, others } = ROWS[layout];
  return place === 0 ? first : (others[(place - 1) % others.length] ?? others[0]);
}

/** Lines instead of tiles. */
export function isPrinted(look: RowLook): look is 'led' | 'dense' {
  return look === 'led' || look === 'dense';
}
