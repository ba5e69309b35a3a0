import type { Pool } from '@foyer/runtime';
import { readReward, readRewardBlocks } from '../rewards/playerRewards.ts';

/** Free spins in the launch request of the provider. */
export interface LaunchedFreeSpins {
  /** Assignation id of the reward. */
  readonly id: string;
  readonly left: number;
  /** Stake of one spin, minor units. */
  readonly valueMinor: number;
  readonly betLevel: number;
}

/** Claimed free spins for a launch, or why they cannot be played. Every round checks the same again. */
export async function freeSpinsForLaunch(
  pool: Pool,
  player: { readonly id: string },
  launch: { readonly freeSpins: string; readonly gameId: string; readonly currency: string },
  now: number,
): Promise<LaunchedFreeSpins | 'REWARDS_BLOCKED' | 'FREE_SPINS_UNAVAILABLE'> {
  const [reward, blocks] = await Promise.all([
    readReward(pool, player.id, launch.freeSpins, now),
    readRewardBlocks(pool, player.id, now),
  ]);
  if (blocks.length > 0) return 'REWARDS_BLOCKED';
  const progress = reward?.free_spins;
  if (
    !reward ||
    !progress ||
    reward.playable_game_id !== launch.gameId ||
    reward.currency !== launch.currency
  )
    return 'FREE_SPINS_UNAVAILABLE';
  if (progress.status !== 'Ready' && progress.status !== 'InUse') return 'FREE_SPINS_UNAVAILABLE';
  return {
    id: reward.assignation_id,
    left: progress.spins - progress.used,
    valueMinor: reward.spin_value ?? 0,
    betLevel: reward.bet_level ?? 1,
  };
}
