import type { Pool } from '@foyer/runtime';

/**
 * A player's contribution with each bet: a share of the stake, or an amount in minor units of the wallet's
 * currency.
 */
export type JackpotChoice =
  | { readonly optedIn: boolean; readonly shareBasisPoints: number; readonly amountMinor?: undefined }
  | { readonly optedIn: boolean; readonly amountMinor: number; readonly shareBasisPoints?: undefined };

export interface JackpotPlayer {
  readonly brand: string;
  readonly playerId: string;
  readonly instanceId: string;
}

interface ChoiceRow {
  readonly opted_in: boolean;
  readonly share_basis_points: number | null;
  readonly amount: number | null;
}

/** Undefined when the player has never chosen. */
export async function readChoice(
  pool: Pool,
  { brand, playerId, instanceId }: JackpotPlayer,
): Promise<JackpotChoice | undefined> {
  const { rows } = await pool.query<ChoiceRow>(
    'select opted_in, share_basis_points, amount from api.jackpot_choice where player_id = $1 and brand = $2 and instance_id = $3',
    [playerId, brand, instanceId],
  );
  const [row] = rows;
  if (!row) return undefined;
  if (row.share_basis_points !== null)
    return { optedIn: row.opted_in, shareBasisPoints: row.share_basis_points };
  return { optedIn: row.opted_in, amountMinor: row.amount ?? 0 };
}

/** Returns the blocks that prevent the choice; empty when it is stored. Opting out is never refused. */
export async function choose(
  pool: Pool,
  { brand, playerId, instanceId }: JackpotPlayer,
  choice: JackpotChoice,
  at: number,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ reasons: readonly string[] }>(
    'select api.choose_jackpot($1, $2, $3, $4, $5, $6, $7) as reasons',
    [
      brand,
      playerId,
      instanceId,
      choice.optedIn,
      choice.shareBasisPoints ?? null,
      choice.amountMinor ?? null,
      new Date(at),
    ],
  );
  return rows[0]?.reasons ?? ['UNKNOWN_PLAYER'];
}

/** Wallet currency of a player with a live sign-in; otherwise undefined. */
export async function liveCurrency(
  pool: Pool,
  { brand, playerId, sid }: { readonly brand: string; readonly playerId: string; readonly sid: string },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ currency: string }>(
    `select w.currency from api.player_session s join api.wallet w on w.player_id = s.player_id
     where s.sid = $1 and s.player_id = $2 and w.brand = $3 and not exists (select 1 from api.ended_session e where e.sid = s.sid)`,
    [sid, playerId, brand],
  );
  return rows[0]?.currency;
}
