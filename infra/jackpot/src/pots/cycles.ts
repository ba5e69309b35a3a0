import type { PoolClient } from '@foyer/runtime';
import type { PotId } from './potModel.ts';

/** Locks the instance: its pots change one transaction at a time. */
export async function lockPots(client: PoolClient, instanceId: string): Promise<void> {
  await client.query('select 1 from jackpot.pot where instance_id = $1 order by id for update', [instanceId]);
}

/** Starts the next cycle of a pot under the rules that are published now. */
export async function startCycle(
  client: PoolClient,
  instanceId: string,
  pot: PotId,
  at: Date | string,
): Promise<void> {
  await client.query(
    `update jackpot.pot p set
       cycle_place = coalesce((select max(place) from jackpot.contribution where instance_id = $1), 0),
       must_hit_cents = (select amount_cents from jackpot.pot_rule where instance_id = $1 and pot_id = $2),
       must_hit_at = (select $3::timestamptz + make_interval(hours => hours) from jackpot.pot_rule where instance_id = $1 and pot_id = $2)
     where p.instance_id = $1 and p.id = $2`,
    [instanceId, pot, at],
  );
}
