import * as v from 'valibot';
import { failure } from './failure.ts';

export const LARGEST_PAGE = 100;

const cursorSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.union([v.string(), v.pipe(v.number(), v.safeInteger())])),
);

export interface Page {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

export function pageSize(first: number | null | undefined, fallback: number): number {
  const size = first ?? fallback;
  if (!Number.isInteger(size) || size < 0 || size > LARGEST_PAGE)
    throw failure('ValidationFailure', { reasons: ['PageSizeInvalid'], keys: ['first'] });
  return size;
}

export function encodeCursor(...parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws ValidationFailure for a malformed cursor. */
export function decodeCursor(
  cursor: string,
  length: number,
  argument = 'after',
): readonly (string | number)[] {
  const parts = v.safeParse(cursorSchema, Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!parts.success || parts.output.length !== length)
    throw failure('ValidationFailure', { reasons: ['CursorInvalid'], keys: [argument] });
  return parts.output;
}

const FURTHEST = 100_000;

export interface Offset {
  readonly size: number;
  readonly skipped: number;
}

/**
 * Offset of a page, counted from the newest row.
 * @throws ValidationFailure for an invalid size or cursor.
 */
export function offsetOf({ first, after }: Page, fallbackSize: number): Offset {
  const size = pageSize(first, fallbackSize);
  const skipped = after ? Number(decodeCursor(after, 1)[0]) : 0;
  if (!Number.isSafeInteger(skipped) || skipped < 0 || skipped > FURTHEST)
    throw failure('ValidationFailure', { reasons: ['CursorInvalid'], keys: ['after'] });
  return { size, skipped };
}

/** `rows` holds one row more than the page when a next page exists. */
export function offsetConnection<Row, Node>(
  rows: readonly Row[],
  { size, skipped }: Offset,
  view: (row: Row) => Node,
): Omit<Connection<Node>, 'totalCount'> {
  const edges = rows
    .slice(0, size)
    .map((row, index) => ({ cursor: encodeCursor(skipped + index + 1), node: view(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: skipped > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

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

/** The end of an order, or the part of it that precedes a cursor. */
export interface BackwardPage {
  readonly size: number;
  /** Key of the row before which the page ends; undefined at the end of the order. */
  readonly beforeKey: string | undefined;
}

/**
 * Parses the arguments `last` and `before`.
 * @throws ValidationFailure for an invalid size or cursor.
 */
export function backwardPage(
  {
    last,
    before,
  }: { readonly last?: number | null | undefined; readonly before?: string | null | undefined },
  { fallbackSize, largest }: { readonly fallbackSize: number; readonly largest: number },
): BackwardPage {
  const size = last ?? fallbackSize;
  if (!Number.isInteger(size) || size < 0 || size > largest)
    throw failure('ValidationFailure', { reasons: ['PageSizeInvalid'], keys: ['last'] });
  const [key] = before ? decodeCursor(before, 1, 'before') : [];
  return { size, beforeKey: key === undefined ? undefined : String(key) };
}

/**
 * A page that was read from the end of an order. `rows` are in that order and start with one row more than
 * the page when an earlier page exists.
 */
export function backwardConnection<Row, Node>(
  rows: readonly Row[],
  { size, beforeKey }: BackwardPage,
  keyOf: (row: Row) => string,
  view: (row: Row) => Node,
): Omit<Connection<Node>, 'totalCount'> {
  const hasPreviousPage = rows.length > size;
  const edges = rows
    .slice(hasPreviousPage ? rows.length - size : 0)
    .map((row) => ({ cursor: encodeCursor(keyOf(row)), node: view(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: beforeKey !== undefined,
      hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
