import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import { unitsOf } from './currencies.ts';
import { lockPots } from './cycles.ts';
import { drawNumbers, type Cause, type Draw } from './draw.ts';
import { dropOverdue, reachesAmount } from './mustHit.ts';
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
    await lockPots(client, instanceId);
    for (const contribution of contributions) await apply(client, instanceId, contribution, draw);
  });
}

interface ChangedPot {
  readonly id: StoredPotId;
  readonly value: number;
  readonly must_hit_cents: number | null;
  readonly must_hit_at: Date | null;
}

async function apply(
  client: PoolClient,
  instanceId: string,
  contribution: Contribution,
  draw: Draw,
): Promise<void> {
  const { amountMinor, currency } = contribution;
  const at = new Date(contribution.at);
  const units = unitsOf(amountMinor, currency);
  // a contribution made after the deadline of a pot has no part in its cycle
  await dropOverdue(client, instanceId, at, draw);
  const { rowCount } = await client.query(
    `insert into jackpot.contribution (id, instance_id, player_id, brand, amount, currency, value, at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      contribution.id,
      instanceId,
      contribution.playerId,
      contribution.brand,
      amountMinor,
      currency,
      units,
      contribution.at,
    ],
  );
  if (rowCount === 0) return;
  const parts = Object.entries(divide(units));
  const { rows: pots } = await client.query<ChangedPot>(
    `update jackpot.pot p set value = p.value + d.part from unnest($2::text[], $3::bigint[]) d (id, part)
     where p.instance_id = $1 and p.id = d.id returning p.id, p.value, p.must_hit_cents, p.must_hit_at`,
    [instanceId, parts.map(([id]) => id), parts.map(([, part]) => part)],
  );
  for (const { isHit, ...number } of drawNumbers(units, draw)) {
    const pot = pots.find(({ id }) => id === number.pot);
    const cause = isHit ? 'draw' : units > 0 && pot ? deadlineCause(pot, at) : undefined;
    if (cause) await payOut(client, instanceId, contribution, { ...number, cause });
  }
}

/** The deadline that makes a contribution win without its draw; undefined without one. */
function deadlineCause(
  { value, must_hit_cents: cents, must_hit_at: deadline }: ChangedPot,
  at: Date,
): Cause | undefined {
  if (reachesAmount(value, { cents })) return 'amount';
  return deadline !== null && deadline <= at ? 'time' : undefined;
}
