import { failure } from './failure.ts';
import { decodeCursor, encodeCursor, type Connection } from './pagination.ts';

/** The last rows in an order, or the last rows before a cursor. */
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
  { fallbackSize, maxSize }: { readonly fallbackSize: number; readonly maxSize: number },
): BackwardPage {
  const size = last ?? fallbackSize;
  if (!Number.isInteger(size) || size < 0 || size > maxSize)
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
