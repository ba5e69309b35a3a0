import type { FeedScore } from '@foyer/kernel/sports-feed';
import type { Chances } from './book.ts';
import type { Total } from './clockedPrices.ts';
import { isOver, targetOf, type GameChances, type RaceState } from './racePlay.ts';
import { NIL } from './play.ts';
import type { RaceRules } from './rules.ts';

/** Possible results from the current state. */
export interface RaceOutlook {
  readonly home: number;
  /** Probability by number of sets. */
  readonly sets: ReadonlyMap<number, number>;
}

/**
 * Recursion over sets, with the current set as a recursion over games. Without a state, the match has not
 * started. The first server of a future set is unknown and counted as even.
 */
export function outlookOf(rules: RaceRules, chances: GameChances, state: RaceState | undefined): RaceOutlook {
  const sets = new Map<number, number>();
  const fresh = new Map<number, number>();
  const freshSet = (of: FeedScore): number => {
    const target = targetOf(rules, of);
    const servedBy = (homeServes: boolean): number =>
      setChance(rules, chances, { games: NIL, sets: of, homeServes });
    const known =
      fresh.get(target) ?? (rules.serve === 0 ? servedBy(true) : (servedBy(true) + servedBy(false)) / 2);
    fresh.set(target, known);
    return known;
  };
  const evaluate = (now: FeedScore, weight: number, homeWinsSet: number): number => {
    const after = (won: FeedScore, share: number): number => {
      if (won.home < rules.setsToWin && won.away < rules.setsToWin)
        return evaluate(won, weight * share, freshSet(won));
      const count = won.home + won.away;
      sets.set(count, (sets.get(count) ?? 0) + weight * share);
      return won.home === rules.setsToWin ? weight * share : 0;
    };
    return (
      after({ home: now.home + 1, away: now.away }, homeWinsSet) +
      after({ home: now.home, away: now.away + 1 }, 1 - homeWinsSet)
    );
  };
  const home = state
    ? evaluate(state.sets, 1, setChance(rules, chances, state))
    : evaluate(NIL, 1, freshSet(NIL));
  return { home, sets };
}

/** Probability that the home side wins the current set; memoised per score. */
function setChance(
  rules: RaceRules,
  { serving, receiving }: GameChances,
  from: Pick<RaceState, 'games' | 'sets' | 'homeServes'>,
): number {
  const target = targetOf(rules, from.sets);
  const width = Math.max(target, rules.cap ?? 0) + 1;
  const known = new Float64Array(width * width).fill(-1);
  const servedAt = (from.games.home + from.games.away + Number(!from.homeServes)) % 2; // the serve alternates

  function chance(home: number, away: number): number {
    if (isOver(rules, target, home, away)) return home > away ? 1 : 0;
    // from here a two-game lead decides, so only the lead matters
    if (rules.cap === undefined && rules.winBy === 2 && Math.min(home, away) >= target - 1)
      return deuce(serving, home - away);
    const index = home * width + away;
    const found = known[index] ?? -1;
    if (found >= 0) return found;
    const share = (home + away) % 2 === servedAt ? serving : receiving;
    const value = share * chance(home + 1, away) + (1 - share) * chance(home, away + 1);
    known[index] = value;
    return value;
  }
  return chance(from.games.home, from.games.away);
}

/** Probability of winning two in a row; sports without a cap have no serve. */
function deuce(share: number, lead: number): number {
  const level = share ** 2 / (share ** 2 + (1 - share) ** 2);
  if (lead === 0) return level;
  return lead > 0 ? share + (1 - share) * level : share * level;
}

export function raceWinner({ home }: RaceOutlook): Chances {
  return [
    ['home', home],
    ['away', 1 - home],
  ];
}

/** Over and under for the line of sets closest to even; undefined once the number is certain. */
export function raceTotal({ sets }: RaceOutlook): Total | undefined {
  const counts = [...sets.keys()].sort((left, right) => left - right);
  const lines = counts.slice(0, -1).map((count) => ({
    line: count * 10 + 5,
    under: counts.filter((other) => other <= count).reduce((sum, other) => sum + (sets.get(other) ?? 0), 0),
  }));
  const [best] = lines.sort((left, right) => Math.abs(left.under - 0.5) - Math.abs(right.under - 0.5));
  return (
    best && {
      line: best.line,
      chances: [
        ['over', 1 - best.under],
        ['under', best.under],
      ],
    }
  );
}
