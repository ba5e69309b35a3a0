import type { Quote } from '@foyer/kernel/sports-trading';
import type { BoostedOdds } from '@foyer/market/content';
import type { Clock, Pool } from '@foyer/runtime';
import type { BetRequest } from '../placement/betRules.ts';
import { runningOffers, type OfferQuestion } from './runningOffers.ts';

/** Boosted odds in the currency of a wallet. */
export type OfferedOdds = Omit<BoostedOdds, 'startsAt'>;

/** The boosted odds that run now, as {@link runningOffers}. */
export function readBoostedOdds(
  deps: { readonly pool: Pool; readonly clock: Clock },
  { odds, ...question }: OfferQuestion & { readonly odds: readonly BoostedOdds[] },
): Promise<readonly OfferedOdds[]> {
  return runningOffers(deps, question, odds);
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
