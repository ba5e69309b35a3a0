import type { PromotionRefusal } from '@foyer/graphql/main';
import type { BrandPromotion } from '@foyer/market/content';
import type { PlayerRow } from '../players/playerRow.ts';
import type { RewardBlock } from '../rewards/playerRewards.ts';

/** Facts about a player that decide about promotions. */
export interface PromotionPlayer extends Pick<PlayerRow, 'country' | 'is_suppressed' | 'engagement_blocked'> {
  readonly blocks: readonly RewardBlock[];
  /** Number of completed deposits. */
  readonly deposits: number;
}

/** Players with one of these see no promotion (requirements/regulation#self-exclusion). */
const HIDES_PROMOTIONS: ReadonlySet<PromotionRefusal> = new Set([
  'ACCOUNT_CLOSED',
  'SELF_EXCLUDED',
  'TIMED_OUT',
  'MARKETING_BLOCKED',
]);

/** True while a promotion is shown: announced or running. */
export function isShown({ announcedAt, startsAt, endsAt }: BrandPromotion, now: number): boolean {
  return Date.parse(announcedAt ?? startsAt) <= now && !isOver(endsAt, now);
}

/** True for a promotion that is offered in the country, ISO 3166-1 alpha-2. */
export function isOfferedIn({ countries }: Pick<BrandPromotion, 'countries'>, country: string): boolean {
  return countries === null || countries.includes(country);
}

/**
 * Reasons that exclude the player from all promotions, most severe first: the conditions of
 * requirements/states#gamification, of rewards, and of marketing.
 */
export function playerBlocks(player: PromotionPlayer): readonly PromotionRefusal[] {
  const [hiding, other] = [
    player.blocks.filter((block) => HIDES_PROMOTIONS.has(block)),
    player.blocks.filter((block) => !HIDES_PROMOTIONS.has(block)),
  ];
  return [
    ...hiding,
    ...(player.is_suppressed ? (['MARKETING_BLOCKED'] as const) : []),
    ...(player.engagement_blocked ? (['ENGAGEMENT_BLOCKED'] as const) : []),
    ...other,
  ];
}

/** True while promotions may be shown to the player. */
export function maySeePromotions(blocks: readonly PromotionRefusal[]): boolean {
  return !blocks.some((block) => HIDES_PROMOTIONS.has(block));
}

/** Reasons that exclude the player from the promotion, most severe first; empty for an eligible player. */
export function promotionRefusals(
  promotion: BrandPromotion,
  player: PromotionPlayer,
  now: number,
): readonly PromotionRefusal[] {
  const refusals: PromotionRefusal[] = [...playerBlocks(player)];
  if (!isOfferedIn(promotion, player.country)) refusals.push('NOT_OFFERED');
  if (isOver(promotion.endsAt, now)) refusals.push('ENDED');
  else if (Date.parse(promotion.startsAt) > now) refusals.push('NOT_STARTED');
  if (promotion.audience === 'NEW' && player.deposits > 0) refusals.push('NEW_PLAYERS_ONLY');
  if (promotion.audience === 'DEPOSITORS' && player.deposits === 0) refusals.push('DEPOSIT_REQUIRED');
  return refusals;
}

function isOver(endsAt: string | null, now: number): boolean {
  return endsAt !== null && Date.parse(endsAt) <= now;
}
