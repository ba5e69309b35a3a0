import type { BrandId } from '@foyer/market';
import type { RecordedReward, RecordedRewards } from '@foyer/market/player-reward-answers';
import type { Clock, Pool } from '@foyer/runtime';
import type { LiveContent } from '../content/liveContent.ts';
import { isPlayable, readRewardBlocks, readRewards, type RewardRow } from '../rewards/playerRewards.ts';

/** Two years of weekly rewards. */
const MAX_REWARDS = 100;
const STAFF_LOCALE = 'en';

export interface RecordedRewardDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly content: { of(brand: BrandId): LiveContent };
  readonly catalogue: { current(): { readonly gameById: ReadonlyMap<string, { readonly name: string }> } };
}

/** Rewards of a player with the progress of free spins, newest first. Undefined for an unknown player. */
export async function readRecordedRewards(
  { pool, clock, content, catalogue }: RecordedRewardDeps,
  brand: BrandId,
  playerId: string,
): Promise<RecordedRewards | undefined> {
  const { rowCount } = await pool.query('select 1 from api.player where brand = $1 and id = $2', [
    brand,
    playerId,
  ]);
  if (rowCount !== 1) return undefined;
  const now = clock();
  const [rows, blocks] = await Promise.all([
    readRewards(pool, playerId, { ...ALL_BY_TIME, size: MAX_REWARDS }, now),
    readRewardBlocks(pool, playerId, now),
  ]);
  const texts = content.of(brand);
  const { gameById } = catalogue.current();
  const textOf = (key: string): string => texts.textOf(key, STAFF_LOCALE) ?? key;
  return {
    rewards: rows
      .slice(-MAX_REWARDS)
      .toReversed()
      .map((row) => ({
        ...viewTerms(row),
        name: textOf(row.name),
        reason: row.reason === null ? null : textOf(row.reason),
        game:
          row.playable_game_id === null
            ? null
            : (gameById.get(row.playable_game_id)?.name ?? row.playable_game_id),
        freeSpins: viewFreeSpins(row),
      })),
    isTruncated: rows.length > MAX_REWARDS,
    blocks: [...blocks],
  };
}

const ALL_BY_TIME = { sortBy: 'assignedAt', isDescending: false, beforeKey: undefined } as const;

function viewTerms(row: RewardRow): Omit<RecordedReward, 'name' | 'reason' | 'game' | 'freeSpins'> {
  return {
    assignationId: row.assignation_id,
    kind: row.kind,
    status: row.status_now,
    amount: row.amount,
    currency: row.currency,
    depositCondition: row.deposit_condition,
    wageringFactor: row.wagering,
    maxPayout: row.max_payout,
    spinValue: row.spin_value,
    assignedAt: row.assigned_at.toISOString(),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  };
}

function viewFreeSpins({ free_spins: progress }: RewardRow): RecordedReward['freeSpins'] {
  if (!progress) return null;
  return {
    status: progress.status,
    used: progress.used,
    left: isPlayable(progress) ? progress.spins - progress.used : 0,
    won: progress.won,
    expiresAt: new Date(progress.expiresAt).toISOString(),
    forfeitedAt: progress.forfeitedAt && new Date(progress.forfeitedAt).toISOString(),
    forfeitReason: progress.forfeitReason,
  };
}
