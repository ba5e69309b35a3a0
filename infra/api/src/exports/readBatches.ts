import type { ExportRequest } from './exportPart.ts';

const BATCH = 500;

/** The player's rows of a table between two instants, oldest first, read in batches. */
export async function* readBatches<Row extends { readonly id: string }>(
  { pool, playerId, from, to }: ExportRequest,
  columns: string,
  table: string,
  orderedBy: 'created_at' | 'given_at',
  condition: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row> {
  let last: { readonly at: Date; readonly id: string } = { at: from, id: '' };
  for (;;) {
    const { rows } = await pool.query<Row & { readonly ordered_at: Date }>(
      `select ${columns}, ${orderedBy} as ordered_at from api.${table} where player_id = $1 and ${condition} and (${orderedBy}, id) > ($2, $3) and ${orderedBy} < $4 order by ${orderedBy}, id limit $5`,
      [playerId, last.at, last.id, to, BATCH, ...values],
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = { at: end.ordered_at, id: end.id };
  }
}

/** The rows of a history that is read in pages, newest first, page by page. */
export async function* readPages<Row>(
  read: (page: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await read({ limit: BATCH, offset });
    yield* rows;
    if (rows.length < BATCH) return;
  }
}
