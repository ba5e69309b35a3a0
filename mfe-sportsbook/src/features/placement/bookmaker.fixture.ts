import type { PlaceSportsBetInput, SportsBetRefusal } from '@foyer/graphql/main';
import { answer, type GraphqlMock } from '@foyer/platform/testing';
import { boostedOdds } from '../boosted-odds/boostedOdds.fixture.ts';
import type { Bonus } from './MoneyChoice.tsx';
import {
  PlaceSportsBetDocument,
  SportsBetRulesDocument,
  SportsBonusDocument,
  SportsBoostsDocument,
  type PlacedBetFragment,
} from './Placement.generated.ts';
import type { Boost } from './profitBoost.ts';

/** Answers with a minimum stake of €0.10 and these usual stakes, in minor units. */
export const betRules = (...quickStakes: readonly number[]): GraphqlMock =>
  answer(SportsBetRulesDocument, {
    __typename: 'Query',
    root: {
      __typename: 'Root',
      sportsBetRules: {
        __typename: 'SportsBetRules',
        minimumStake: 10,
        maximumPayout: 25_000_000,
        inPlayDelaySeconds: 5,
        quickStakes: [...quickStakes],
      },
    },
  });

/** Answers with these profit boosts. */
export const boosts = (...offered: readonly Boost[]): GraphqlMock =>
  answer(SportsBoostsDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'player', sportsBoosts: [...offered] },
  });

/** Answers with this bonus. */
export const bonus = (offered: Bonus | null): GraphqlMock =>
  answer(SportsBonusDocument, {
    __typename: 'Query',
    viewer: { __typename: 'Viewer', id: 'player', sportsBonus: offered },
  });

/** Answers of a form without boosts, bonus and boosted odds, with a usual stake of €5.00. */
export const plainOffer = (): readonly GraphqlMock[] => [betRules(500), boosts(), bonus(null), boostedOdds()];

/** Answers each bet, and collects what was sent. */
export function bookmaker(
  sent: PlaceSportsBetInput[],
  result: {
    bet?: PlacedBetFragment;
    refusals?: readonly SportsBetRefusal[];
    maximumStakePerLine?: number;
    prices?: readonly (number | null)[];
  },
): GraphqlMock {
  return answer(PlaceSportsBetDocument, ({ input }) => {
    sent.push(input);
    return {
      __typename: 'Mutation' as const,
      placeSportsBet: {
        __typename: 'PlaceSportsBetResult' as const,
        bet: result.bet ?? null,
        refusals: result.refusals ?? [],
        quotes: (result.prices ?? []).map((price) => ({
          __typename: 'SportsQuote' as const,
          isSuspended: false,
          price,
        })),
        maximumStakePerLine: result.maximumStakePerLine ?? null,
      },
    };
  });
}
