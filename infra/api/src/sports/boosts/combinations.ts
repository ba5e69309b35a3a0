import { stakeOf, type SportsBet } from '@foyer/kernel/bet-settlement';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { BrandId, ProtectionRules } from '@foyer/market';
import type { BoostedCombination } from '@foyer/market/content';
import { convertMinor } from '@foyer/money';
import type { Clock, Pool } from '@foyer/runtime';
import { readPromotionPlayer } from '../../promotions/promotionChoices.ts';
import { maySeePromotions, playerBlocks } from '../../promotions/promotionRules.ts';
import { possibleReturnsOf, type BetRequest } from '../betRules.ts';
import type { OfferedBoost } from './boostRules.ts';

/** A boosted combination in the currency of a wallet. */
export type OfferedCombination = Omit<BoostedCombination, 'startsAt'>;

/** Combinations share the ids of profit boosts: a player uses each once. */
const PREFIX = 'combination-';
const PRICE_UNITS = 1_000n;
const PERCENT = 100;

export interface CombinationQuestion {
  readonly brand: BrandId;
  readonly brandCurrency: string;
  /** Undefined for visitors. */
  readonly player: { readonly id: string; readonly currency: string } | undefined;
  readonly promotion: ProtectionRules['promotion'];
  readonly combinations: readonly BoostedCombination[];
}

/**
 * The combinations that run now and that the player has not used. None where the licence forbids boosted odds, and for
 * a player who may not see promotions.
 */
export async function readCombinations(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { brand, brandCurrency, player, promotion, combinations }: CombinationQuestion,
): Promise<readonly OfferedCombination[]> {
  const now = clock();
  if (promotion.boostedOdds === false) return [];
  const running = combinations
    .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= now && now < Date.parse(endsAt))
    .map(({ startsAt: _startsAt, id, maximumStake, ...rest }) => ({
      ...rest,
      id: `${PREFIX}${id}`,
      maximumStake: convertMinor(maximumStake, brandCurrency, player?.currency ?? brandCurrency),
    }));
  if (running.length === 0 || !player) return running;
  const facts = await readPromotionPlayer(pool, { brand, playerId: player.id }, now);
  if (!facts || !maySeePromotions(playerBlocks(facts))) return [];
  const { rows } = await pool.query<{ boost_id: string | null }>(
    'select boost_id from api.sports_bet where player_id = $1 and boost_id = any($2)',
    [player.id, running.map(({ id }) => id)],
  );
  const used = new Set(rows.map(({ boost_id }) => boost_id));
  return running.filter(({ id }) => !used.has(id));
}

/** True for a multiple of exactly the selections of the combination, with real money and for the win. */
export function isBetOnCombination(
  { selections: wanted }: OfferedCombination,
  { selections, bankers, sizes, boostedOdds, money }: BetRequest,
): boolean {
  return (
    boostedOdds === undefined &&
    money === undefined &&
    bankers.length === 0 &&
    sizes.length === 1 &&
    sizes[0] === wanted.length &&
    selections.length === wanted.length &&
    wanted.every(({ event, kind, line, outcome }) =>
      selections.some(
        (one) =>
          one.event === event &&
          one.kind === kind &&
          one.line === line &&
          one.outcome === outcome &&
          one.eachWay === undefined,
      ),
    )
  );
}

/** False once one of the matches has started. */
export function areUpcoming(quotes: readonly Quote[]): boolean {
  return quotes.every((quote) => quote.status === 'unavailable' || quote.phase === 'upcoming');
}

/**
 * The profit boost that pays the boosted odds if every selection wins. With a void selection it pays its percentage of
 * the smaller profit. `none` when the feed pays as much already; undefined when no percentage reaches the odds.
 */
export function combinationBoost(
  { id, price, maximumStake, endsAt }: OfferedCombination,
  bet: SportsBet,
): OfferedBoost | 'none' | undefined {
  const stake = stakeOf(bet);
  const returns = possibleReturnsOf(bet);
  const maximum = Number((BigInt(stake) * BigInt(price)) / PRICE_UNITS) - returns;
  if (maximum <= 0) return 'none';
  const percent = Math.ceil((maximum * PERCENT) / (returns - stake));
  if (!(percent <= PERCENT)) return undefined;
  return { id, percent, maximum, minimumSelections: 1, minimumPrice: 1, maximumStake, endsAt };
}
