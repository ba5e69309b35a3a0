import { decodeCursor, encodeCursor, pageSize, type Connection, type Page } from './pagination.ts';

export interface Slice<Item> extends Page {
  readonly fallbackSize: number;
  readonly keyOf: (item: Item) => string;
  /** Continues after this item when the cursor's item no longer exists (ListOfGamesSlice). */
  readonly lastShownKey?: string | null | undefined;
}

/**
 * A page of an in-memory list. The cursor holds position and key; the key takes precedence, so that a list
 * that changed in between neither repeats nor skips items.
 */
export function sliceOf<Item, Node>(
  items: readonly Item[],
  slice: Slice<Item>,
  toNode: (item: Item, index: number) => Node,
): Connection<Node> {
  const size = pageSize(slice.first, slice.fallbackSize);
  const start = slice.after ? startAfter(items, slice, slice.after) : 0;
  const shown = items.slice(start, start + size);
  const edges = shown.map((item, index) => ({
    cursor: encodeCursor(start + index, slice.keyOf(item)),
    node: toNode(item, start + index),
  }));
  return {
    edges,
    totalCount: items.length,
    pageInfo: {
      hasNextPage: start + size < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function startAfter<Item>(items: readonly Item[], slice: Slice<Item>, after: string): number {
  const [index, key] = decodeCursor(after, 2);
  for (const candidate of [key, slice.lastShownKey]) {
    const found = items.findIndex((item) => slice.keyOf(item) === candidate);
    if (found >= 0) return found + 1;
  }
  return Math.max(0, Number(index) + 1 || 0);
}
