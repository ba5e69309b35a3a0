import { answer } from '@foyer/platform/testing';
import type { Odds } from './boostedOdds.ts';
import type { Combination } from './combinations.ts';
import { SportsBoostedOddsDocument } from './BoostedOdds.generated.ts';

/** Boosted odds of 2.50 on the home side of `north`. */
export function boosted(change: Partial<Odds> = {}): Odds {
  return {
    __typename: 'SportsBoostedOdds',
    id: 'derby',
    event: 'north',
    kind: 'winner',
    line: null,
    outcome: 'home',
    price: 2_500,
    maximumStake: 2_000,
    endsAt: '2028-01-01T00:00:00.000Z',
    ...change,
  };
}

/** Answers with these boosted odds. */
export const boostedOdds = (...offered: readonly Odds[]) =>
  answer(SportsBoostedOddsDocument, {
    __typename: 'Query',
    root: { __typename: 'Root', sportsBoostedOdds: [...offered], sportsBoostedCombinations: [] },
  });

/** Answers with these boosted combinations, and no other boosted odds. */
export const combinations = (...offered: readonly Combination[]) =>
  answer(SportsBoostedOddsDocument, {
    __typename: 'Query',
    root: { __typename: 'Root', sportsBoostedOdds: [], sportsBoostedCombinations: [...offered] },
  });
