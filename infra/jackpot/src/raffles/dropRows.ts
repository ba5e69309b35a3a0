import type { Pool } from '@foyer/runtime';

/** Ids of drops that have ended by an instant and whose ticket list is not closed. */
export async function endedDrops(pool: Pool, by: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from jackpot.raffle_drop
     where state = 'open' and ends_at <= $1 order by ends_at, id`,
    [new Date(by)],
  );
  return rows.map(({ id }) => id);
}

/** Ids of drops whose list was closed by an instant and that are not drawn. */
export async function closedDrops(pool: Pool, by: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from jackpot.raffle_drop where state = 'closed' and closed_at <= $1 order by closed_at, id`,
    [new Date(by)],
  );
  return rows.map(({ id }) => id);
}
