import { stakeOf, type SportsBet } from '@foyer/kernel/bet-settlement';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { BoostedCombination } from '@foyer/market/content';
import type { Clock, Pool } from '@foyer/runtime';
import { possibleReturnsOf, type BetRequest } from '../placement/betRules.ts';
import type { OfferedBoost } from './boostRules.ts';
import { runningOffers, type OfferQuestion } from './runningOffers.ts';

/** A boosted combination in the currency of a wallet. */
export type OfferedCombination = Omit<BoostedCombination, 'startsAt'>;

/** Combinations share the ids of profit boosts: a player uses each once. */
const PREFIX = 'combination-';
const PRICE_UNITS = 1_000n;
const PERCENT = 100;

/** The combinations that run now, as {@link runningOffers}, and that the player has not used. */
export async function readCombinations(
  deps: { readonly pool: Pool; readonly clock: Clock },
  { combinations, ...question }: OfferQuestion & { readonly combinations: readonly BoostedCombination[] },
): Promise<readonly OfferedCombination[]> {
  const offers = await runningOffers(deps, question, combinations);
  const running = offers.map((offer) => ({ ...offer, id: `${PREFIX}${offer.id}` }));
  if (running.length === 0 || !question.player) return running;
  const { rows } = await deps.pool.query<{ boost_id: string | null }>(
    'select boost_id from api.sports_bet where player_id = $1 and boost_id = any($2)',
    [question.player.id, running.map(({ id }) => id)],
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
