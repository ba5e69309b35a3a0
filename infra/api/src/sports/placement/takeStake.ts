import { createHash } from 'node:crypto';
import { partLinesOf, stakeOf, type SportsBet } from '@foyer/kernel/bet-settlement';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { PlayRequest } from '../../ledger/playRequest.ts';
import { possibleReturnsOf, stakeLimits } from './betRules.ts';
import { boostedReturns } from '../boosts/boostRules.ts';
import { storedOutcome } from '../builderLegs.ts';
import { legLiabilities } from '../operations/liability.ts';
import { placeAlone, type LegInput, type PlacementAnswer } from './placements.ts';
import type { Bettor, CheckedBet, PlaceBetDeps } from './bettor.ts';

/** Holder of the operator's account on the other side of sports bets. */
export const SPORTS_PROVIDER = 'foyer-sports';

/** Key of the stake in the ledger. */
export const movementKey = (key: string): string => `sports:${key}`;

/** Stores the bet and takes its stake in one transaction. */
export function takeStake(
  { pool, clock, place = (placement) => placeAlone(pool, placement) }: PlaceBetDeps,
  { brand, playerId, currency }: Bettor,
  bet: SportsBet,
  { request, quotes, regular, key, hash, boost, odds }: CheckedBet,
): Promise<PlacementAnswer> {
  const stakeRequest: PlayRequest = {
    brand,
    player_id: playerId,
    key: movementKey(key),
    fingerprint: hash,
    product: 'sportsbook',
    provider: SPORTS_PROVIDER,
    reference: betId(playerId, key),
    game_id: undefined,
    game_session_id: undefined,
    amount: stakeOf(bet),
    currency,
    at: new Date(clock()),
    money: request.money,
  };
  const returns = possibleReturnsOf(bet);
  return place({
    request: stakeRequest,
    bet: {
      key,
      bankers: [...bet.bankers],
      sizes: [...bet.sizes],
      lines: partLinesOf(bet).length,
      stake_per_line: bet.stakePerLine,
      possible_returns: boostedReturns(stakeOf(bet), returns, boost),
      unboosted_returns: returns,
      maximum_payout: stakeLimits(currency).maximumPayout,
      boosted_odds_id: odds?.id,
      boosted_maximum: odds?.maximumStake,
      boost_id: boost?.id,
      boost_percent: boost?.percent,
      boost_maximum: boost?.maximum,
    },
    legs: legsOf(bet, { request, quotes, regular }),
  });
}

/** The selections with their prices and their share of the liability. */
function legsOf(
  bet: SportsBet,
  { request, quotes, regular }: Pick<CheckedBet, 'request' | 'quotes' | 'regular'>,
): readonly LegInput[] {
  const liabilities = legLiabilities(bet);
  return quotes.flatMap((quote, leg) => {
    const selection = request.selections[leg];
    if (!selection || quote.status === 'unavailable') return [];
    const { sport, competition, home, away, phase, price, player } = quote;
    const { event, kind, line, parts } = selection;
    return {
      leg,
      event_id: event,
      sport,
      competition,
      home,
      away,
      starts_at: new Date(quote.startsAt),
      phase,
      market: kind,
      line,
      outcome: storedOutcome(selection),
      price,
      player,
      regular_price: regularPriceOf(regular[leg], price),
      parts: parts
        ? JSON.stringify(parts.map((part, index) => ({ ...part, player: quote.players?.[index] ?? null })))
        : null,
      place_terms: selection.eachWay,
      stake: liabilities[leg]?.stake ?? 0,
      possible_returns: liabilities[leg]?.possibleReturns ?? 0,
    };
  });
}

/** The price of the feed, where the accepted one is another. */
function regularPriceOf(quote: Quote | undefined, accepted: number): number | undefined {
  return quote && quote.status !== 'unavailable' && quote.price !== accepted ? quote.price : undefined;
}

/** The same key of a player always gives the same id, so that a repetition is the same movement. */
function betId(playerId: string, key: string): string {
  return createHash('sha256').update(`${playerId}:${key}`).digest('hex').slice(0, 16);
}
