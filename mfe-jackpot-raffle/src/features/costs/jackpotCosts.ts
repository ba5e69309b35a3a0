import type { JackpotState, WinnablePotId } from '@foyer/contract';
import { money, toMajor, type Money } from '@foyer/money';
import { contributionWith } from '../opt-in/contribution.ts';

const HOUR_MS = 3_600_000;
/** Minimum number of rounds for a pace. */
const ROUNDS_FOR_A_PACE = 3;
/** Bets an hour in the example before the player's own pace is known: one every six seconds. */
export const EXAMPLE_BETS_PER_HOUR = 600;

/** Real-money rounds of this visit. */
export interface Pace {
  readonly rounds: number;
  /** Minor units of all stakes. */
  readonly stakeMinor: number;
  /** From the first bet to the end of the last round, in ms. */
  readonly elapsedMs: number;
}

/** Bets an hour at the player's pace; undefined before three rounds. */
export function betsPerHour({ rounds, elapsedMs }: Pace): number | undefined {
  return rounds < ROUNDS_FOR_A_PACE || elapsedMs <= 0
    ? undefined
    : Math.round((rounds * HOUR_MS) / elapsedMs);
}

/** Average stake of the rounds; undefined before the first one. */
export function averageStake({ rounds, stakeMinor }: Pace, currency: string): Money | undefined {
  return rounds === 0 ? undefined : money(Math.round(stakeMinor / rounds), currency);
}

/** Cost of the contributions in an hour; undefined if the option is not a number. */
export function costPerHour(
  option: string,
  isPercentage: boolean,
  stake: Money,
  bets: number,
): Money | undefined {
  const contribution = contributionWith(option, isPercentage, stake);
  return contribution && money(contribution.minor * bets, contribution.currency);
}

/**
 * One chance in this many that a contribution wins the pot: each euro wins once in `chances` on average. Undefined
 * while the chances or the rate are unknown, and for a contribution of nothing.
 */
export function oneIn(
  pot: WinnablePotId,
  contribution: Money,
  { chances, rate }: Pick<JackpotState, 'chances' | 'rate'>,
): number | undefined {
  if (chances === undefined || rate === undefined || contribution.minor <= 0) return undefined;
  return Math.ceil((chances[pot] * rate) / toMajor(contribution));
}
