import { playerOf, type MatchStatistics } from '@foyer/kernel/markets';
import { clockedOutlook, overtimeScores, type ClockedState } from './clockedOutlook.ts';
import type { Rates } from './clockedPlay.ts';
import { countedPossibilities } from './footballCounts.ts';
import type { CountScope, Outlook, Possibility, Scope } from './outlook.ts';
import { NIL } from './play.ts';
import type { ClockedRules } from './rules.ts';

const NO_COUNTS: MatchStatistics = { corners: NIL, cards: NIL, scorers: [] };

/** All possible results of a match with a clock: scores, and in football corners, cards and scorers. */
export function matchOutlook(
  rules: ClockedRules,
  rates: Rates,
  state: ClockedState,
  statistics: MatchStatistics = NO_COUNTS,
): Outlook {
  const scores = clockedOutlook(rules, rates, state);
  const left = state.leftOfFirst + state.leftOfRest;
  const known = new Map<CountScope, readonly Possibility[]>();
  return {
    ...(rules.hasCounts && { played: { statistics, first: state.first } }),
    overtime: rules.hasDraws ? undefined : overtimeScores(rules, rates),
    of(scope) {
      if (!isCount(scope)) return scores.of(scope);
      const found = known.get(scope) ?? countedPossibilities(scope, rates, { statistics, left });
      known.set(scope, found);
      return found;
    },
  };
}

function isCount(scope: Scope): scope is CountScope {
  return ['corners', 'cards', 'nextScorer'].includes(scope) || playerOf(scope) !== undefined;
}
