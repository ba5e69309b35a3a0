import { randomUUID } from 'node:crypto';
import { computeWinners, type DrawEntry } from '@foyer/kernel/raffle-draw';
import { inTransaction, type Pool } from '@foyer/runtime';
import { minorOf } from '../pots/currencies.ts';

/**
 * Draws the winners of a closed drop: winners, payments due and the revealed seed in one transaction.
 * @returns the number of winners; 0 when the drop is not closed or was drawn before.
 */
export function drawDrop(pool: Pool, id: string, now: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{
      seed: Buffer;
      prizes: readonly number[];
      entries: readonly DrawEntry[] | null;
      list_hash: string | null;
    }>(
      `select seed, prizes, entries, list_hash from jackpot.raffle_drop where id = $1 and state = 'closed' for update`,
      [id],
    );
    const [drop] = rows;
    if (drop === undefined) return 0;
    const { entries, list_hash: listHash } = drop;
    if (entries === null || listHash === null) throw new Error(`The ticket list of ${id} is missing.`);
    const winners = await computeWinners(drop.seed.toString('hex'), listHash, entries, drop.prizes.length);
    for (const { prize, ticket, entry } of winners) {
      const { rows: players } = await client.query<{ player_id: string; currency: string }>(
        'select player_id, currency from jackpot.raffle_entry where drop_id = $1 and entry = $2',
        [id, entry],
      );
      const [player] = players;
      if (player === undefined) throw new Error(`Entry ${entry} of ${id} has no player.`);
      await client.query(
        `insert into jackpot.raffle_prize (id, drop_id, place, ticket, player_id, entry, amount, currency)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          randomUUID(),
          id,
          prize,
          ticket,
          player.player_id,
          entry,
          // a prize of one cent can be worth less than the minor unit of the currency
          Math.max(1, minorOf(drop.prizes[prize] ?? 0, player.currency)),
          player.currency,
        ],
      );
    }
    await client.query(`update jackpot.raffle_drop set state = 'drawn', drawn_at = $2 where id = $1`, [
      id,
      new Date(now),
    ]);
    return winners.length;
  });
}
