import { selectionSchema } from '@foyer/kernel/sports-trading';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import type { PricedSelection } from '../placement/betRules.ts';

/** The slip of a player. Version 0: never stored. */
export interface PlayerSlip {
  readonly version: number;
  readonly selections: readonly PricedSelection[];
}

const storedSchema = v.object({ ...selectionSchema.entries, price: v.number() });

/** The stored slip. A selection of a market that no longer exists is omitted. */
export async function readPlayerSlip(pool: Pool, playerId: string): Promise<PlayerSlip> {
  const { rows } = await pool.query<{ version: number; selections: readonly unknown[] }>(
    'select version, selections from api.sports_slip where player_id = $1',
    [playerId],
  );
  const row = rows[0];
  if (!row) return { version: 0, selections: [] };
  const selections = row.selections.flatMap((stored) => {
    const read = v.safeParse(storedSchema, stored);
    return read.success ? read.output : [];
  });
  return { version: Number(row.version), selections };
}

/** Stores the slip; the last write wins. */
export async function savePlayerSlip(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  selections: readonly PricedSelection[],
): Promise<PlayerSlip> {
  const { rows } = await pool.query<{ version: number }>(
    'select api.save_sports_slip($1, $2, $3) as version',
    [playerId, JSON.stringify(selections), new Date(clock())],
  );
  return { version: Number(rows[0]?.version), selections };
}
