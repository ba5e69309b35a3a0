import type * as Types from '@foyer/graphql/main';
import { BUILDER } from '@foyer/kernel/bet-builder';
import { returnsOf, unboostedReturnsOf } from './settlement/betReturns.ts';
import { boostOf, type BetRow, type LegRow } from './betRows.ts';
import { partResults } from './builderLegs.ts';

/** Positions of a finishing order that a bet shows. */
const SHOWN_POSITIONS = 4;

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
      outcome: leg.parts ? BUILDER.outcome : leg.outcome,
      parts: viewParts(leg),
      price: leg.price,
      regularPrice: leg.regular_price,
      player: leg.player,
      eachWay: leg.place_terms,
      result: leg.result,
      deadHeat: leg.result_terms?.deadHeat ?? null,
      placeDeadHeat: leg.result_terms?.placeDeadHeat ?? null,
      deduction: leg.result_terms?.deduction ?? 0,
      finishers: finishersOf(leg),
      voidReason: voidReasonOf(leg),
      homeScore: leg.field ? null : leg.home_score,
      awayScore: leg.field ? null : leg.away_score,
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

/** The first runners of a race or an outright, as many as a selection can be placed among. */
function finishersOf({ field, outcome }: LegRow): Types.SportsFinisher[] {
  return (field?.runners ?? [])
    .flatMap(({ runner, name, position }) =>
      position !== null && (position <= SHOWN_POSITIONS || runner === outcome) ? [{ name, position }] : [],
    )
    .sort((left, right) => left.position - right.position);
}

/** A selection that did not start is void, while the result of its race counts for others. */
function voidReasonOf({ void_reason: reason, result, field }: LegRow): Types.SportsVoidReason | null {
  return reason ?? (result === 'VOID' && field ? 'NON_RUNNER' : null);
}
/** The parts of a bet builder with their results; empty for another leg. */
function viewParts(leg: LegRow): Types.SportsBetPart[] {
  const { parts, result, home_score: home, away_score: away } = leg;
  if (!parts) return [];
  const statuses =
    result === null
      ? []
      : partResults(parts, {
          isVoid: home === null || away === null || leg.void_reason !== null,
          voidMarkets: leg.void_markets ?? [],
          home: home ?? 0,
          away: away ?? 0,
          periods: leg.periods ?? [],
          statistics: leg.statistics,
        });
  return parts.map(({ kind, line, outcome, player }, index) => ({
    kind,
    line,
    outcome,
    player,
    result: RESULTS.find((known) => known === statuses[index]) ?? null,
  }));
}

const RESULTS = ['WON', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST'] as const;

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
