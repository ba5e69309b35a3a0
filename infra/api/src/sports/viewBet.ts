import type * as Types from '@foyer/graphql/main';
import { returnsOf, unboostedReturnsOf } from './betReturns.ts';
import { boostOf, type BetRow } from './betRows.ts';

/** A bet as its player sees it. */
export function viewBet(bet: BetRow): Types.SportsBet {
  return {
    id: bet.id,
    status: bet.status,
    legs: bet.legs.map((leg) => ({
      event: leg.event_id,
      sport: leg.sport,
      competition: leg.competition,
      home: leg.home,
      away: leg.away,
      startsAt: new Date(leg.starts_at).toISOString(),
      kind: leg.market,
      line: leg.line,
      outcome: leg.outcome,
      price: leg.price,
      regularPrice: leg.regular_price,
      player: leg.player,
      result: leg.result,
      voidReason: leg.void_reason,
      homeScore: leg.home_score,
      awayScore: leg.away_score,
      periods: [...(leg.periods ?? [])],
      statistics: leg.statistics && {
        corners: leg.statistics.corners,
        cards: leg.statistics.cards,
        scorers: [...leg.statistics.names],
      },
      resultAt: leg.ended_at === null ? null : new Date(leg.ended_at).toISOString(),
    })),
    bankers: [...bet.bankers],
    sizes: [...bet.sizes],
    lines: bet.lines,
    stakePerLine: bet.stake_per_line,
    stake: bet.stake,
    cashedOutPerLine: bet.cashed_out_per_line,
    cashedOut: bet.cashed_out,
    cashOuts: (bet.cash_outs ?? []).map((cashOut) => ({
      stakePerLine: cashOut.stake_per_line,
      amount: cashOut.amount,
      isAutomatic: cashOut.is_automatic,
      at: new Date(cashOut.at).toISOString(),
    })),
    possibleReturns: bet.possible_returns,
    returns: bet.returns,
    currency: bet.currency,
    placedAt: bet.placed_at.toISOString(),
    correctedAt: bet.corrected_at?.toISOString() ?? null,
    settledAt: bet.settled_at?.toISOString() ?? null,
    boost: viewBoost(bet),
    bonusStake: bet.bonus_stake,
  };
}

function viewBoost(bet: BetRow): Types.SportsBetBoost | null {
  const boost = boostOf(bet);
  if (!boost) return null;
  const { percent, maximum } = boost;
  return {
    percent,
    maximum,
    amount: bet.status === 'SETTLED' ? returnsOf(bet) - unboostedReturnsOf(bet) : null,
  };
}
