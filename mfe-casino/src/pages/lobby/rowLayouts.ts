import type { Brand } from '@foyer/market';

type Layout = Brand['layout'];

/** Layout of a list of games in the lobby: tiles in one of their shapes, or a ranked list. */
export type RowLayout = 'portrait' | 'wide' | 'square' | 'led' | 'dense';

interface LayoutRows {
  /** Layout of the most popular list. */
  readonly first: RowLayout;
  /** Layouts of the other rows, which alternate. */
  readonly others: readonly [RowLayout, ...RowLayout[]];
}

// layout1: pictures first; layout2: editorial, with large lists and few tiles; layout3: dense.
const ROWS: Readonly<Record<Layout, LayoutRows>> = {
  default: { first: 'portrait', others: ['portrait'] },
  layout1: { first: 'led', others: ['wide', 'portrait'] },
  layout2: { first: 'dense', others: ['square'] },
};

/** Returns the layout of a row by its position among the rows of games. */
export function rowLayout(layout: Layout, rowIndex: number): RowLayout {
  const { first, others } = ROWS[layout];
  return rowIndex === 0 ? first : (others[(rowIndex - 1) % others.length] ?? others[0]);
}

/** True if the layout has list rows instead of tiles. */
export function isListLayout(layout: RowLayout): layout is 'led' | 'dense' {
  return layout === 'led' || layout === 'dense';
}
