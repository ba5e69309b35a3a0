import type { Score } from '@foyer/kernel/markets';
import type { Rates } from './clockedPlay.ts';
import type { Possibility, ScoreScope } from './outlook.ts';
import { NIL } from './play.ts';
import type { ClockedRules } from './rules.ts';

/** Results that are less probable are left out where both halves matter. */
const NEGLIGIBLE = 1e-6;

/** The known part of a match with a clock. */
export interface ClockedState {
  /** Scores in the first period, and after it. */
  readonly first: Score;
  readonly rest: Score;
  /** Shares of the whole match that are left of the first period, and after it. */
  readonly leftOfFirst: number;
  readonly leftOfRest: number;
}

/** The state before the start. */
export function beforeStart({ periods }: ClockedRules): ClockedState {
  return { first: NIL, rest: NIL, leftOfFirst: 1 / periods, leftOfRest: 1 - 1 / periods };
}

/**
 * Probability of each number of points still to come: scores are Poisson, points per score are not (Panjer
 * recursion).
 */
export function pointsToCome(scores: number, points: ClockedRules['points']): readonly number[] {
  const worth = points.reduce((sum, [value, share]) => sum + value * share, 0);
  const spread = Math.sqrt(scores * points.reduce((sum, [value, share]) => sum + value * value * share, 0));
  const size = Math.ceil(scores * worth + 9 * spread) + 6;
  const result = [Math.exp(-scores)];
  for (let total = 1; total <= size; total += 1) {
    const sum = points.reduce(
      (known, [value, share]) => known + value * share * (result[total - value] ?? 0),
      0,
    );
    result.push((scores / total) * sum);
  }
  return result;
}

/** The next score of a match that is level after time, by the rates of both sides. */
export function overtimeScores(
  rules: ClockedRules,
  rates: Rates,
): readonly { readonly score: Score; readonly probability: number }[] {
  const homeShare = rates.home / (rates.home + rates.away);
  return rules.points.flatMap(([points, share]) => [
    { score: { home: points, away: 0 }, probability: share * homeShare },
    { score: { home: 0, away: points }, probability: share * (1 - homeShare) },
  ]);
}

type Visit = (home: number, away: number, probability: number) => void;

/** Results of a match with a clock: both sides score independently of each other and of the past. */
export function clockedOutlook(
  rules: ClockedRules,
  rates: Rates,
  state: ClockedState,
): { of(scope: ScoreScope): readonly Possibility[] } {
  const toCome = (side: 'home' | 'away', left: number): readonly number[] =>
    pointsToCome(rates[side] * left, rules.points);
  const known = new Map<ScoreScope, readonly Possibility[]>();
  const overtime = overtimeScores(rules, rates);

  /** Calls back for each final score. */
  function finalScores(visit: Visit): void {
    const left = state.leftOfFirst + state.leftOfRest;
    const [home, away] = [toCome('home', left), toCome('away', left)];
    const now = { home: state.first.home + state.rest.home, away: state.first.away + state.rest.away };
    home.forEach((chance, points) =>
      away.forEach((other, others) => {
        const [h, a, probability] = [now.home + points, now.away + others, chance * other];
        if (h !== a || rules.hasDraws) visit(h, a, probability);
        else decisiveScores(h, probability, visit);
      }),
    );
  }

  /** A level match is decided by the next score. */
  function decisiveScores(level: number, probability: number, visit: Visit): void {
    for (const { score, probability: chance } of overtime)
      visit(level + score.home, level + score.away, probability * chance);
  }

  /** Final scores, added up by a number; `scoreOf` returns one score with that number. */
  function by(number: (home: number, away: number) => number, scoreOf: (number: number) => Score) {
    const sums = new Map<number, number>();
    finalScores((home, away, probability) => {
      const key = number(home, away);
      sums.set(key, (sums.get(key) ?? 0) + probability);
    });
    return [...sums].map(([key, probability]) => ({
      result: { ...scoreOf(key), periods: [] },
      probability,
    }));
  }

  function scores(): readonly Possibility[] {
    const found: Possibility[] = [];
    finalScores((home, away, probability) =>
      found.push({ result: { home, away, periods: [] }, probability }),
    );
    return found;
  }

  function partScores(part: 'first' | 'rest'): readonly Possibility[] {
    const left = part === 'first' ? state.leftOfFirst : state.leftOfRest;
    const [home, away] = [toCome('home', left), toCome('away', left)];
    return home.flatMap((chance, points) =>
      away.map((other, others) => {
        const score = { home: state[part].home + points, away: state[part].away + others };
        return {
          result: { ...score, periods: [part === 'first' ? score : NIL] },
          probability: chance * other,
        };
      }),
    );
  }

  function halves(): readonly Possibility[] {
    const rest = partScores('rest').filter(({ probability }) => probability > NEGLIGIBLE);
    return partScores('first').flatMap(({ result: first, probability }) =>
      probability > NEGLIGIBLE
        ? rest.map((other) => ({
            result: {
              home: first.home + other.result.home,
              away: first.away + other.result.away,
              periods: first.periods,
            },
            probability: probability * other.probability,
          }))
        : [],
    );
  }

  const compute: Readonly<Record<ScoreScope, () => readonly Possibility[]>> = {
    margin: () =>
      by(
        (home, away) => home - away,
        (margin) => ({ home: Math.max(0, margin), away: Math.max(0, -margin) }),
      ),
    sum: () =>
      by(
        (home, away) => home + away,
        (sum) => ({ home: sum, away: 0 }),
      ),
    home: () =>
      by(
        (home) => home,
        (home) => ({ home, away: 0 }),
      ),
    away: () =>
      by(
        (_, away) => away,
        (away) => ({ home: 0, away }),
      ),
    score: scores,
    first: () => partScores('first'),
    rest: () => partScores('rest'),
    halves,
  };
  return {
    of(scope) {
      const found = known.get(scope) ?? compute[scope]();
      known.set(scope, found);
      return found;
    },
  };
}
