import type { ExportRequest } from './exportPart.ts';

/** Rows in memory at a time. */
const BATCH = 500;
/** Rows of a page; the database computes the whole history for each one, so larger pages are less work. */
const PAGE = 5_000;
/** Rows of a page of sign-ins; identity sends at most 501. */
export const SIGN_IN_PAGE = 500;

/** Position in an order by time and id; the time as PostgreSQL writes it, because `Date` drops its microseconds. */
interface Position<Id> {
  readonly at: Date | string;
  readonly id: Id;
}

/** The rows between two instants, oldest first, read in batches of one query each. */
export async function* readFrom<Id, Row extends { readonly id: Id; readonly ordered_at: string }>(
  start: Position<Id>,
  read: (after: Position<Id>, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = start; ;) {
    const rows = await read(after, BATCH);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    after = { at: end.ordered_at, id: end.id };
  }
}

/** The player's rows of a table between two instants, oldest first. */
export function readBatches<Row extends { readonly id: string }>(
  { pool, playerId, from, to }: ExportRequest,
  columns: string,
  table: string,
  orderedBy: 'created_at' | 'given_at',
  condition: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row> {
  return readFrom<string, Row & { readonly ordered_at: string }>(
    { at: from, id: '' },
    async (after, limit) => {
      const { rows } = await pool.query<Row & { readonly ordered_at: string }>(
        `select ${columns}, ${orderedBy}::text as ordered_at from api.${table} where player_id = $1 and ${condition} and (${orderedBy}, id) > ($2, $3) and ${orderedBy} < $4 order by ${orderedBy}, id limit $5`,
        [playerId, after.at, after.id, to, limit, ...values],
      );
      return rows;
    },
  );
}

/**
 * The rows of a history that is read in pages, newest first. Pages do not move while they are read, because
 * the period ends at {@link endOf} the request.
 */
export async function* readPages<Row>(
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
  size = PAGE,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += size) {
    const rows = await read({ limit: size, offset });
    yield* rows;
    if (rows.length < size) return;
  }
}

/** The end of the period, at most the instant of the request: later rows would move the pages. */
export function endOf({ to, at }: Pick<ExportRequest, 'to' | 'at'>): Date {
  return to < at ? to : at;
}
