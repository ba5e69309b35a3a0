import type { SportsBetLeg } from '@foyer/graphql/main';
import { settleBet } from '@foyer/kernel/bet-settlement';
import type { DisputeSnapshot } from '@foyer/kernel/sports-dispute-answers';
import { openStake, type BetRow } from '../betRows.ts';
import { storedBet, storedResult } from '../storedBet.ts';
import { viewBet } from '../viewBet.ts';

/** A settled bet with its results and the arithmetic of its payout. */
export function snapshotOf(bet: BetRow): DisputeSnapshot {
  const { legs, placedAt, settledAt, correctedAt, currency, possibleReturns, returns, boost } = viewBet(bet);
  const { lines } = settleBet(storedBet(bet, openStake(bet)), bet.legs.map(storedResult));
  return {
    placedAt,
    settledAt: settledAt ?? null,
    correctedAt: correctedAt ?? null,
    currency,
    sizes: [...bet.sizes],
    bankers: [...bet.bankers],
    stake: bet.stake,
    stakePerLine: bet.stake_per_line,
    possibleReturns,
    returns: returns ?? null,
    legs: legs.map((leg, index) => ({
      event: leg.event,
      sport: leg.sport,
      competition: leg.competition,
      home: leg.home,
      away: leg.away,
      startsAt: leg.startsAt,
      kind: leg.kind,
      line: leg.line ?? null,
      outcome: leg.outcome,
      parts: leg.parts.map(({ kind, line, outcome, player, result }) => ({
        kind,
        line: line ?? null,
        outcome,
        player: player ?? null,
        result: result ?? null,
      })),
      price: leg.price,
      player: leg.player ?? null,
      result: leg.result ?? null,
      resultNumber: bet.legs[index]?.result_number ?? null,
      voidReason: leg.voidReason ?? null,
      homeScore: leg.homeScore ?? null,
      awayScore: leg.awayScore ?? null,
      periods: leg.periods.map(({ home, away }) => ({ home, away })),
      statistics: leg.statistics ?? null,
      terms: termsOf(leg),
      resultAt: leg.resultAt ?? null,
    })),
    cashedOut: bet.cashed_out,
    boost: boost?.amount ?? 0,
    lines: lines.map((line) => ({ part: line.part, legs: [...line.legs], returns: line.possibleReturns })),
  };
}

/** Each-way terms, dead heats and deductions of a leg in a race or an outright; null in a match. */
function termsOf(leg: SportsBetLeg): DisputeSnapshot['legs'][number]['terms'] {
  const { eachWay, deadHeat, placeDeadHeat, deduction, finishers } = leg;
  if (finishers.length === 0) return null;
  return {
    eachWay: eachWay ? `${eachWay.numerator}/${eachWay.denominator}, ${eachWay.places}` : null,
    deadHeat: deadHeat ? `${deadHeat.places}/${deadHeat.tied}` : null,
    placeDeadHeat: placeDeadHeat ? `${placeDeadHeat.places}/${placeDeadHeat.tied}` : null,
    deduction,
    finishers: finishers.map(({ name, position }) => `${position}. ${name}`),
  };
}
