import type { PromotionRefusal } from '@foyer/graphql/main';
import type { BrandId } from '@foyer/market';
import type { BrandPromotion } from '@foyer/market/content';
import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import { isRewardOffer } from '../../content/rewards.ts';
import { assignRewards } from '../rewards/assignRewards.ts';
import type { RewardBlock } from '../rewards/playerRewards.ts';
import { promotionRefusals, type PromotionPlayer } from './promotionRules.ts';

const MINUTES_OF_DAY = 24 * 60;

/** The choice of a player that is in force. */
export interface PromotionChoice {
  readonly promotionId: string;
  readonly isOptedIn: boolean;
  readonly at: Date;
}

/** The last choice of each promotion. */
export async function readChoices(
  pool: Pick<Pool | PoolClient, 'query'>,
  playerId: string,
): Promise<readonly PromotionChoice[]> {
  const { rows } = await pool.query<{ promotion_id: string; is_opted_in: boolean; at: Date }>(
    `select distinct on (promotion_id) promotion_id, is_opted_in, at from api.promotion_choice where player_id = $1 order by promotion_id, id desc`,
    [playerId],
  );
  return rows.map(({ promotion_id: promotionId, is_opted_in: isOptedIn, at }) => ({
    promotionId,
    isOptedIn,
    at,
  }));
}

/** Reads the facts that decide about the player's promotions; undefined for an unknown player. */
export async function readPromotionPlayer(
  pool: Pick<Pool | PoolClient, 'query'>,
  { brand, playerId }: { readonly brand: BrandId; readonly playerId: string },
  now: number,
): Promise<PromotionPlayer | undefined> {
  const { rows } = await pool.query<{
    country: string;
    is_suppressed: boolean;
    engagement_blocked: boolean;
    blocks: RewardBlock[] | null;
    deposits: number;
  }>(
    `select p.country, p.is_suppressed, p.engagement_blocked, api.reward_blocks(p, $3) as blocks,
       (select count(*) from api.payment_transaction t where t.player_id = p.id and t.direction = 'Deposit' and t.status = 'Completed') as deposits
     from api.player p where p.id = $1 and p.brand = $2`,
    [playerId, brand, new Date(now)],
  );
  const [row] = rows;
  // without a rule of the brand the blocks are unknown: refuse, as a claim does
  return row && { ...row, blocks: row.blocks ?? ['REWARDS_BLOCKED'] };
}

export interface ChoiceRequest {
  readonly brand: BrandId;
  readonly playerId: string;
  readonly isOptedIn: boolean;
  readonly key: string;
}

/**
 * Stores a choice and grants or removes the reward of the promotion in one transaction. The same key again
 * changes nothing. An opt-out needs no permission; it removes the reward while it is unclaimed. Returns the
 * refusals.
 */
export function choosePromotion(
  pool: Pool,
  promotion: BrandPromotion,
  request: ChoiceRequest,
  now: number,
): Promise<readonly PromotionRefusal[]> {
  return inTransaction(pool, async (client) => {
    // serialises choices, and sees the exclusions that were stored before
    await client.query('select 1 from api.player where id = $1 and brand = $2 for no key update', [
      request.playerId,
      request.brand,
    ]);
    const { rows: stored } = await client.query<{ promotion_id: string; is_opted_in: boolean }>(
      'select promotion_id, is_opted_in from api.promotion_choice where player_id = $1 and key = $2',
      [request.playerId, request.key],
    );
    if (stored[0])
      return stored[0].promotion_id === promotion.id && stored[0].is_opted_in === request.isOptedIn
        ? []
        : ['KEY_REUSED'];
    if (request.isOptedIn) {
      const player = await readPromotionPlayer(client, request, now);
      const refusals = player ? promotionRefusals(promotion, player, now) : (['NOT_OFFERED'] as const);
      if (refusals.length > 0) return refusals;
    }
    await client.query(
      'insert into api.promotion_choice (player_id, promotion_id, is_opted_in, key, at) values ($1, $2, $3, $4, $5)',
      [request.playerId, promotion.id, request.isOptedIn, request.key, new Date(now)],
    );
    if (request.isOptedIn) await giveReward(client, promotion, request, now);
    else await takeReward(client, promotion, request, now);
    return [];
  });
}

/** Assignation ids of a promotion's rewards start with it; the number of the opt-in follows. */
function rewardPrefix({ id }: BrandPromotion, playerId: string): string {
  return `promotion:${id}:${playerId}:`;
}

/**
 * At most one reward per player and promotion; another opt-in grants a new one only if the first was removed
 * unclaimed.
 */
async function giveReward(
  client: PoolClient,
  promotion: BrandPromotion,
  { brand, playerId }: ChoiceRequest,
  now: number,
): Promise<void> {
  const { reward } = promotion;
  if (reward === null || !isRewardOffer(reward)) return;
  const prefix = rewardPrefix(promotion, playerId);
  const { rows } = await client.query<{ given: number; kept: number }>(
    `select count(*) as given, count(*) filter (where status <> 'Removed' or claimed_at is not null) as kept
     from api.player_reward where player_id = $1 and starts_with(assignation_id, $2)`,
    [playerId, prefix],
  );
  const { given, kept } = rows[0] ?? { given: 0, kept: 0 };
  if (kept > 0) return;
  await assignRewards({ pool: client, clock: () => now }, { brand, id: playerId }, [
    {
      offer: reward,
      startsInMinutes: 0,
      lastsMinutes: promotion.days * MINUTES_OF_DAY,
      assignationId: `${prefix}${given + 1}`,
    },
  ]);
}

async function takeReward(
  client: PoolClient,
  promotion: BrandPromotion,
  { playerId }: ChoiceRequest,
  now: number,
): Promise<void> {
  await client.query(
    `update api.player_reward set status = 'Removed', updated_at = $3
     where player_id = $1 and starts_with(assignation_id, $2) and status in ('Scheduled', 'Unclaimed')`,
    [playerId, rewardPrefix(promotion, playerId), new Date(now)],
  );
}
