import { randomUUID } from 'node:crypto';
import type { PoolClient } from '@foyer/runtime';
import { startCycle } from './cycles.ts';
import { minorOf } from './currencies.ts';
import type { Hit } from './draw.ts';
import {
  SHARED_WINDOW_HOURS,
  startUnits,
  UNITS_PER_CENT,
  wholeCents,
  type Contribution,
} from './potModel.ts';

interface Winner {
  readonly player_id: string;
  readonly brand: string;
  readonly currency: string;
}

/**
 * Empties a pot for its winners and resets it to its starting value. Money moves when the payments are
 * made, each with its own key.
 *
 * @returns false when there is less than a cent for each winner; the pot then stays as it is.
 */
export async function payOut(
  client: PoolClient,
  instanceId: string,
  contribution: Contribution,
  hit: Hit,
): Promise<boolean> {
  const { rows } = await client.query<{ value: number }>(
    'select value from jackpot.pot where instance_id = $1 and id = $2',
    [instanceId, hit.pot],
  );
  const shared = hit.pot === 'shared' ? await contributors(client, instanceId, contribution) : [];
  // alone where no player has a positive sum in the window
  const winners = shared.length === 0 ? [ownWin(contribution)] : shared;
  const eachCents = Math.floor(wholeCents(rows[0]?.value ?? 0) / winners.length);
  if (eachCents === 0) return false;
  const paid = eachCents * winners.length * UNITS_PER_CENT;
  const winId = randomUUID();
  await client.query(
    'insert into jackpot.win (id, instance_id, pot_id, contribution_id, value, drawn, out_of, at, cause) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [winId, instanceId, hit.pot, contribution.id, paid, hit.drawn, hit.outOf, contribution.at, hit.cause],
  );
  for (const { player_id: playerId, brand, currency } of winners) {
    const amount = minorOf(eachCents, currency);
    // a euro cent can be worth less than the minor unit of the currency
    if (amount === 0) continue;
    await client.query(
      'insert into jackpot.payment (id, win_id, player_id, brand, amount, currency) values ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), winId, playerId, brand, amount, currency],
    );
  }
  const start = startUnits(hit.pot);
  await client.query(
    'update jackpot.pot set value = value - $3 + $4, won = won + $3, started = started + $4 where instance_id = $1 and id = $2',
    [instanceId, hit.pot, paid, start],
  );
  await client.query(`update jackpot.pot set value = value - $2 where instance_id = $1 and id = 'reserve'`, [
    instanceId,
    start,
  ]);
  await startCycle(client, instanceId, hit.pot, contribution.at);
  return true;
}

function ownWin({ playerId, brand, currency }: Contribution): Winner {
  return { player_id: playerId, brand, currency };
}

/** Players with a positive net contribution in the window; includes the winner of the draw. */
async function contributors(
  client: PoolClient,
  instanceId: string,
  { at }: Contribution,
): Promise<readonly Winner[]> {
  const { rows } = await client.query<Winner>(
    `select player_id, brand, currency from jackpot.contribution where instance_id = $1 and at > $2::timestamptz - make_interval(hours => $3) and at <= $2
     group by player_id, brand, currency having sum(amount) > 0 order by player_id`,
    [instanceId, at, SHARED_WINDOW_HOURS],
  );
  return rows;
}
