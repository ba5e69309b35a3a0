import type { BrandId } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import type { RewardOfferId } from '../../content/rewards.ts';
import { assignRewards } from '../../src/rewards/assignRewards.ts';
import { postRewardClaim } from '../../src/rewards/claimReward.ts';
import type { LedgerPlayer } from './ledgerWorld.ts';

/** Free spins whose wins are cash, and some whose wins are bonus money. */
export const CASH_SPINS = 'shop-spins-10' satisfies RewardOfferId;
export const BONUS_SPINS = 'mission-spins-5' satisfies RewardOfferId;
/** Minor units: the value of one spin of both. */
export const SPIN_VALUE = 20;

/**
 * Assigns free spins to a player and claims them.
 * @returns their assignation id.
 */
export async function claimFreeSpins(
  pool: Pool,
  player: LedgerPlayer,
  { offer = CASH_SPINS, at }: { readonly offer?: RewardOfferId; readonly at: number },
): Promise<string> {
  const assignationId = crypto.randomUUID();
  await assignRewards({ pool, clock: () => at }, { brand: player.brand as BrandId, id: player.playerId }, [
    { offer, startsInMinutes: -1, assignationId },
  ]);
  const claimed = await postRewardClaim(
    pool,
    { brand: player.brand, playerId: player.playerId, key: `reward:${assignationId}`, assignationId },
    at,
  );
  if (!claimed.ok) throw new Error(`The free spins were not claimed: ${claimed.code}`);
  return assignationId;
}

/** All inconsistencies of free spins, rewards, bonuses and the ledger. */
export async function freeSpinFaults(pool: Pool): Promise<readonly unknown[]> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select * from api.free_spin_faults() union all select * from api.reward_faults()
     union all select * from api.bonus_faults() union all select * from api.ledger_faults()`,
  );
  return rows;
}
