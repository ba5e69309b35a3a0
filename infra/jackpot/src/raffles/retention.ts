import type { Pool } from '@foyer/runtime';

const DAY_MS = 86_400_000;
/** Longer than the retention of the api's event log, whose replay could deliver a wager again. */
const WAGER_DAYS = 30;
/** Time in which players can compare their tickets with a ticket list. */
const ENTRY_DAYS = 365;

/** Deletes wagers and entries past their retention (shared/docs/data-retention.md); prizes stay as payments. */
export async function deleteOldWagers(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from jackpot.raffle_wager where settled_at < $1', [
    new Date(now - WAGER_DAYS * DAY_MS),
  ]);
  await pool.query(
    `delete from jackpot.raffle_entry e using jackpot.raffle_drop d
     where d.id = e.drop_id and d.state = 'drawn' and d.drawn_at < $1`,
    [new Date(now - ENTRY_DAYS * DAY_MS)],
  );
}
