import { inTransaction, type Pool } from '@foyer/runtime';

/** A contribution not yet in the pots; negative when its bet was rolled back. */
export interface WaitingContribution {
  readonly id: number;
  readonly playerId: string;
  readonly brand: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: string;
}

const BATCH = 200;

/**
 * Marks confirmed contributions, then returns the pending ones. Delivery is at least once: the receiver
 * deduplicates by id.
 */
export function takeContributions(
  pool: Pool,
  instanceId: string,
  taken: readonly number[],
): Promise<readonly WaitingContribution[]> {
  return inTransaction(pool, async (client) => {
    if (taken.length > 0)
      await client.query(
        'update api.jackpot_contribution set taken_at = now() where instance_id = $1 and journal_id = any($2) and taken_at is null',
        [instanceId, taken],
      );
    const { rows } = await client.query<{
      journal_id: number;
      player_id: string;
      brand: string;
      amount: number;
      currency: string;
      at: Date;
    }>(
      'select journal_id, player_id, brand, amount, currency, at from api.jackpot_contribution where instance_id = $1 and taken_at is null order by journal_id limit $2',
      [instanceId, BATCH],
    );
    return rows.map((row) => ({
      id: row.journal_id,
      playerId: row.player_id,
      brand: row.brand,
      amountMinor: row.amount,
      currency: row.currency,
      at: row.at.toISOString(),
    }));
  });
}
