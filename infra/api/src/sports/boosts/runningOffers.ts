import type { BrandId, ProtectionRules } from '@foyer/market';
import { convertMinor } from '@foyer/money';
import type { Clock, Pool } from '@foyer/runtime';
import { readPromotionPlayer } from '../../promotions/promotionChoices.ts';
import { maySeePromotions, playerBlocks } from '../../promotions/promotionRules.ts';

/** The brand and the player for whom offers of boosted odds are read. */
export interface OfferQuestion {
  readonly brand: BrandId;
  readonly brandCurrency: string;
  /** Undefined for visitors. */
  readonly player: { readonly id: string; readonly currency: string } | undefined;
  readonly promotion: ProtectionRules['promotion'];
}

interface TimedOffer {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Minor units of the brand's currency. */
  readonly maximumStake: number;
}

type RunningOffer<Offer extends TimedOffer> = Omit<Offer, 'startsAt' | 'maximumStake'> &
  Pick<TimedOffer, 'maximumStake'>;

/**
 * The offers that run now, with the highest stake in the currency of the wallet. None where the licence forbids boosted
 * odds, and for a player who may not see promotions.
 */
export async function runningOffers<Offer extends TimedOffer>(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { brand, brandCurrency, player, promotion }: OfferQuestion,
  offers: readonly Offer[],
): Promise<readonly RunningOffer<Offer>[]> {
  const now = clock();
  if (promotion.boostedOdds === false) return [];
  const running = offers.filter(
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
