import * as v from 'valibot';
import { failure } from './failure.ts';

export const MAX_PAGE_SIZE = 100;

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
  if (!Number.isInteger(size) || size < 0 || size > MAX_PAGE_SIZE)
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
