import { sha256Hex, ticketList, type DrawEntry } from '@foyer/kernel/raffle-draw';
import { inTransaction, type Pool } from '@foyer/runtime';
import { publicTerms, TICKET_UNITS, type DropRow } from './raffleModel.ts';
import type { RaffleOperator } from './raffleOperator.ts';

/** Maximum number of players in one eligibility request. */
const ELIGIBLE_BATCH = 500;

/**
 * Fixes the ticket list of a drop and its hash. Only players who are eligible at this moment are listed.
 *
 * @throws when the operator does not answer about eligibility; the list is then closed by a later step.
 */
export function closeDrop(
  pool: Pool,
  operator: Pick<RaffleOperator, 'eligible'>,
  id: string,
  now: number,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { rows: drops } = await client.query<DropRow & { seed_hash: string }>(
      `select id, type, brand, studio_id, studio_slug, prizes, starts_at, ends_at, seed_hash from jackpot.raffle_drop
       where id = $1 and state = 'open' for update`,
      [id],
    );
    const [drop] = drops;
    if (drop === undefined) return;
    const { rows } = await client.query<{ player_id: string; entry: string; units: number }>(
      'select player_id, entry, units from jackpot.raffle_entry where drop_id = $1 and units >= $2 order by entry collate "C"',
      [id, TICKET_UNITS],
    );
    const eligible = new Set<string>();
    for (let first = 0; first < rows.length; first += ELIGIBLE_BATCH) {
      const playerIds = rows.slice(first, first + ELIGIBLE_BATCH).map((row) => row.player_id);
      for (const playerId of await operator.eligible(drop.brand, playerIds)) eligible.add(playerId);
    }
    const entries = rows
      .filter((row) => eligible.has(row.player_id))
      .map(({ entry, units }): DrawEntry => ({ entry, tickets: Math.floor(units / TICKET_UNITS) }));
    const list = ticketList(publicTerms({ ...drop, state: 'closed' }), entries);
    await client.query(
      `update jackpot.raffle_drop set state = 'closed', entries = $2::jsonb, list_hash = $3, closed_at = $4 where id = $1`,
      [id, JSON.stringify(entries), await sha256Hex(list), new Date(now)],
    );
  });
}
