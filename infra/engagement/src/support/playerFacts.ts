import type { Pool } from '@foyer/runtime';
import { factOf, type FactRow, type StoredFact } from '../facts/factRows.ts';
import type { Player } from '../player.ts';

const BATCH = 1_000;

/** A stored fact with the reasons for which it does not count. */
export interface PlayerFact extends StoredFact {
  readonly storedAt: Date;
  readonly blocks: readonly string[];
}

/** The facts of a player before a position, in the order in which they were applied. */
export async function* readPlayerFacts(
  pool: Pool,
  { brand, playerId }: Player,
  before: number,
): AsyncGenerator<PlayerFact> {
  for (let after = 0; ;) {
    const { rows } = await pool.query<
      FactRow & { readonly blocks: readonly string[]; readonly stored_at: Date }
    >(
      `select seq, id, kind, brand, player_id, payload, at, counts, blocks, caps, rules_id, stored_at
       from engagement.fact where brand = $1 and player_id = $2 and seq > $3 and seq < $4 order by seq limit $5`,
      [brand, playerId, after, before, BATCH],
    );
    for (const row of rows)
      yield {
        fact: factOf(row),
        seq: row.seq,
        rulesId: row.rules_id,
        storedAt: row.stored_at,
        blocks: row.blocks,
      };
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.seq ?? before;
  }
}
