import type { Quote } from '@foyer/kernel/sports-trading';
import type { BrandId, ProtectionRules } from '@foyer/market';
import type { BoostedOdds } from '@foyer/market/content';
import { convertMinor } from '@foyer/money';
import type { Clock, Pool } from '@foyer/runtime';
import { readPromotionPlayer } from '../../promotions/promotionChoices.ts';
import { maySeePromotions, playerBlocks } from '../../promotions/promotionRules.ts';
import type { BetRequest } from '../betRules.ts';

/** Boosted odds in the currency of a wallet. */
export type OfferedOdds = Omit<BoostedOdds, 'startsAt'>;

export interface OddsQuestion {
  readonly brand: BrandId;
  readonly brandCurrency: string;
  /** Undefined for visitors. */
  readonly player: { readonly id: string; readonly currency: string } | undefined;
  readonly promotion: ProtectionRules['promotion'];
  readonly odds: readonly BoostedOdds[];
}

/**
 * The boosted odds that run now. None where the licence forbids them, and for a player who may not see promotions.
 */
export async function readBoostedOdds(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { brand, brandCurrency, player, promotion, odds }: OddsQuestion,
): Promise<readonly OfferedOdds[]> {
  const now = clock();
  if (promotion.boostedOdds === false) return [];
  const running = odds.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt),
  );
  if (running.length === 0) return [];
  if (player) {
    const facts = await readPromotionPlayer(pool, { brand, playerId: player.id }, now);
    if (!facts || !maySeePromotions(playerBlocks(facts))) return [];
  }
  return running.map(({ startsAt: _startsAt, maximumStake, ...rest }) => ({
    ...rest,
    maximumStake: convertMinor(maximumStake, brandCurrency, player?.currency ?? brandCurrency),
  }));
}

/** True for a bet on the boosted outcome alone, without another promotion. */
export function isBetOn(odds: OfferedOdds, { selections, boost, money }: BetRequest): boolean {
  const [selection, ...others] = selections;
  return (
    others.length === 0 &&
    boost === undefined &&
    money === undefined &&
    selection?.eachWay === undefined &&
    selection?.event === odds.event &&
    selection.kind === odds.kind &&
    selection.line === odds.line &&
    selection.outcome === odds.outcome
  );
}

/** The quote at the boosted price, or at that of the feed if it is higher; undefined once the match has started. */
export function boostedQuote(quote: Quote, { price }: OfferedOdds): Quote | undefined {
  if (quote.status === 'unavailable') return quote;
  return quote.phase === 'upcoming' ? { ...quote, price: Math.max(price, quote.price) } : undefined;
}

/** Stake that is left for the player on the boosted odds, minor units. */
export async function readBoostedRoom(
  pool: Pool,
  playerId: string,
  { id, maximumStake }: OfferedOdds,
): Promise<number> {
  const { rows } = await pool.query<{ staked: number }>(
    'select coalesce(sum(stake), 0)::bigint as staked from api.sports_bet where player_id = $1 and boosted_odds_id = $2',
    [playerId, id],
  );
  return Math.max(0, maximumStake - (rows[0]?.staked ?? 0));
}
