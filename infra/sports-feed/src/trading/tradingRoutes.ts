import {
  quoteRequestSchema,
  resultRequestSchema,
  suspensionsSchema,
  type MatchResult,
  type Quote,
} from '@foyer/kernel/sports-trading';
import { isFieldKind } from '@foyer/kernel/field';
import { offeredMatchesQuestionSchema } from '@foyer/kernel/sports-risk-answers';
import { createSignedRoute, type Clock, type Route, type Routes } from '@foyer/runtime';
import type { Competition } from '../../catalogue/row.ts';
import type { BoardViews } from '../board/suspendedBoard.ts';
import type { Contests } from '../contests/createContests.ts';
import { quoteContest } from '../contests/quoteContest.ts';
import { MARGIN_BASIS_POINTS } from '../model/book.ts';
import type { Chance } from '../model/chance.ts';
import type { BuilderOffers } from './builderOffers.ts';
import { offeredMatches } from './offeredMatches.ts';
import { quoteBuilder, quoteHeldBuilder, quoteSelection } from './quoteSelection.ts';
import { readResult, type ResultFaults } from './readResult.ts';

export interface TradingDeps {
  readonly views: BoardViews;
  readonly builders: Pick<BuilderOffers, 'of' | 'valueOf'>;
  readonly contests: Contests;
  readonly catalogue: readonly Competition[];
  readonly chance: Chance;
  readonly faults: ResultFaults;
  readonly clock: Clock;
  readonly internalSecret: string;
}

/**
 * Signed calls: of the api, for prices at the moment of a bet, results for its settlement, and suspensions of staff; of
 * the console, for matches that staff choose.
 */
export function createTradingRoutes({
  views,
  builders,
  contests,
  catalogue,
  chance,
  faults,
  clock,
  internalSecret,
}: TradingDeps): Routes<Route> {
  const signed = createSignedRoute({ secret: internalSecret, clock });
  return {
    'POST /internal/sports-feed/quotes': signed(quoteRequestSchema, ({ brand, selections }) => ({
      marginBasisPoints: MARGIN_BASIS_POINTS,
      quotes: selections.map((selection): Quote => {
        if (isFieldKind(selection.kind)) {
          const contest = contests.contest(selection.event);
          return quoteContest(contest && views.suspended(brand, contest), selection);
        }
        const event = views.match(brand, selection.event);
        const competition = catalogue.find(({ id }) => id === event?.competition);
        const { event: id, parts, isHeld } = selection;
        if (!parts) return quoteSelection(event, competition, selection);
        return isHeld
          ? quoteHeldBuilder(event, competition, builders.valueOf(brand, id, parts))
          : quoteBuilder(event, competition, selection, builders.of(brand, id, parts));
      }),
    })),
    'POST /internal/sports-feed/offers': signed(offeredMatchesQuestionSchema, (question) => ({
      matches: offeredMatches({ views, catalogue }, question),
    })),
    'POST /internal/sports-feed/suspensions': signed(suspensionsSchema, (list) => {
      views.replace(list);
      return { boardAgeMs: Math.max(0, clock() - views.of(undefined).snapshot().at) };
    }),
    'POST /internal/sports-feed/results': signed(resultRequestSchema, ({ events }) => ({
      results: events.flatMap(
        (id): readonly MatchResult[] | MatchResult =>
          contests.result(id) ?? readResult({ catalogue, chance, faults }, id, clock()) ?? [],
      ),
    })),
  };
}
