import type { BrandId } from '@foyer/market';
import type { SportsBoost } from '@foyer/market/content';
import type { Clock, Pool } from '@foyer/runtime';
import { readPromotionPlayer } from '../../promotions/promotionChoices.ts';
import { maySeePromotions, playerBlocks } from '../../promotions/promotionRules.ts';
import { runningBoosts, type OfferedBoost } from './boostRules.ts';

/** A player and the boosts of the brand's content. */
export interface BoostQuestion {
  readonly brand: BrandId;
  readonly brandCurrency: string;
  readonly playerId: string;
  readonly currency: string;
  readonly boosts: readonly SportsBoost[];
}

/**
 * The boosts that the player can use now: those that run and that no earlier bet used. None for a player who may not
 * see promotions.
 */
export async function readPlayerBoosts(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { brand, brandCurrency, playerId, currency, boosts }: BoostQuestion,
): Promise<readonly OfferedBoost[]> {
  const now = clock();
  const running = runningBoosts(boosts, { brand: brandCurrency, wallet: currency }, now);
  if (running.length === 0) return [];
  const player = await readPromotionPlayer(pool, { brand, playerId }, now);
  if (!player || !maySeePromotions(playerBlocks(player))) return [];
  const { rows } = await pool.query<{ boost_id: string | null }>(
    'select boost_id from api.sports_bet where player_id = $1 and boost_id = any($2)',
    [playerId, running.map(({ id }) => id)],
  );
  const used = new Set(rows.map(({ boost_id }) => boost_id));
  return running.filter(({ id }) => !used.has(id));
}
