import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import { unitsOf } from './currencies.ts';
import { drawFor, type Draw } from './draw.ts';
import { payOut } from './payOut.ts';
import { divide, POT_IDS, startUnits, type Contribution, type PotId, type StoredPotId } from './potModel.ts';

/** Creates an instance's pots with their starting values; idempotent. */
export async function openPots(pool: Pool, instanceId: string): Promise<void> {
  for (const id of POT_IDS) {
    await pool.query(
      'insert into jackpot.pot (instance_id, id, value, started) values ($1, $2, $3, $3) on conflict do nothing',
      [instanceId, id, startUnits(id)],
    );
  }
  await pool.query(
    `insert into jackpot.pot (instance_id, id, value) values ($1, 'reserve', 0) on conflict do nothing`,
    [instanceId],
  );
}

export async function readPots(pool: Pool, instanceId: string): Promise<Readonly<Record<PotId, number>>> {
  const { rows } = await pool.query<{ id: PotId; value: number }>(
    `select id, value from jackpot.pot where instance_id = $1 and id <> 'reserve'`,
    [instanceId],
  );
  if (rows.length < POT_IDS.length) throw new Error(`The pots of ${instanceId} are not open.`);
  return Object.fromEntries(rows.map(({ id, value }) => [id, value])) as Record<PotId, number>;
}

/**
 * Applies contributions to the pots, draws for each and records the payments due, in one transaction. Skips
 * contributions that are already applied.
 */
export function applyContributions(
  pool: Pool,
  instanceId: string,
  contributions: readonly Contribution[],
  draw: Draw,
): Promise<void> {
  return inTransaction(pool, async (client) => {
    // locks the instance: its pots change one transaction at a time
    await client.query('select 1 from jackpot.pot where instance_id = $1 order by id for update', [
      instanceId,
    ]);
    for (const contribution of contributions) await apply(client, instanceId, contribution, draw);
  });
}

async function apply(
  client: PoolClient,
  instanceId: string,
  contribution: Contribution,
  draw: Draw,
): Promise<void> {
  const units = unitsOf(contribution.amountMinor, contribution.currency);
  const { rowCount } = await client.query(
    `insert into jackpot.contribution (id, instance_id, player_id, brand, amount, currency, value, at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      contribution.id,
      instanceId,
      contribution.playerId,
      contribution.brand,
      contribution.amountMinor,
      contribution.currency,
      units,
      contribution.at,
    ],
  );
  if (rowCount === 0) return;
  for (const [id, part] of Object.entries(divide(units)) as [StoredPotId, number][]) {
    await client.query('update jackpot.pot set value = value + $3 where instance_id = $1 and id = $2', [
      instanceId,
      id,
      part,
    ]);
  }
  for (const hit of drawFor(units, draw)) await payOut(client, instanceId, contribution, hit);
}
