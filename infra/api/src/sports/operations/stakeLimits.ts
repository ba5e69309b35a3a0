import type { MarketKind } from '@foyer/kernel/markets';
import type { Pool } from '@foyer/runtime';
import type { StaffLimits } from '../betRules.ts';

/**
 * The limits of staff for a bet: the lowest of its markets and of the player. They apply to the whole bet, as soon as
 * one selection is on the market.
 */
export async function readStakeLimits(
  pool: Pool,
  { brand, playerId }: { readonly brand: string; readonly playerId: string },
  selections: readonly { readonly kind: MarketKind }[],
): Promise<StaffLimits> {
  const { rows } = await pool.query<{ max_stake: number | null; max_payout: number | null }>(
    `select min(max_stake) as max_stake, min(max_payout) as max_payout
     from (
       select max_stake, max_payout from api.sports_market_limit where brand = $1 and market = any($2)
       union all select max_stake, max_payout from api.sports_player_limit where player_id = $3
     ) l`,
    [brand, selections.map(({ kind }) => kind), playerId],
  );
  const { max_stake: maxStake = null, max_payout: maxPayout = null } = rows[0] ?? {};
  return { ...(maxStake !== null && { maxStake }), ...(maxPayout !== null && { maxPayout }) };
}
