import type { Clock, Pool } from '@foyer/runtime';

/** Maximum number of emails per call. */
export const EMAIL_BATCH = 20;

/**
 * Sends one batch of the emails that wait in a table with the columns `attempted_at` and `sent_at`, and returns
 * how many identity accepted. Emails are claimed before they are sent, so that no transaction waits for an answer
 * and no two processes send the same one; a claimed email without an answer is sent again after a minute.
 *
 * @param key Primary key of the table.
 * @param select Reads each email, with its key as `id`, from the claimed rows `due`.
 * @param send False when identity did not accept the email.
 */
export async function sendDueEmails<Row extends { readonly id: number }>(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  table: `api.${string}`,
  key: string,
  select: string,
  send: (row: Row) => Promise<boolean>,
): Promise<number> {
  const { rows } = await pool.query<Row>(
    `with due as (
       update ${table} set attempted_at = $1::timestamptz where ${key} in (
         select ${key} from ${table} where sent_at is null and (attempted_at is null or attempted_at < $1::timestamptz - interval '1 minute') order by ${key} limit $2 for update skip locked)
       returning *)
     ${select} order by due.${key}`,
    [new Date(clock()), EMAIL_BATCH],
  );
  let sent = 0;
  for (const row of rows) {
    if (!(await send(row))) continue;
    await pool.query(`update ${table} set sent_at = $2 where ${key} = $1`, [row.id, new Date(clock())]);
    sent += 1;
  }
  return sent;
}
