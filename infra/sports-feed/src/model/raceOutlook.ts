import type { FeedScore } from '@foyer/kernel/sports-feed';
import type { Outlook, Possibility } from './outlook.ts';
import { isOver, targetOf, type GameChances, type RaceState } from './racePlay.ts';
import { NIL, plus } from './play.ts';
import type { RaceRules } from './rules.ts';

/** The state from which the results of a match in sets are computed. */
export interface RaceStart extends RaceState {
  /** Games of the sets that have ended. */
  readonly ended: readonly FeedScore[];
}

/** A set whose games are unknown counts as one game. */
const WON_SET: Readonly<Record<'home' | 'away', FeedScore>> = {
  home: { home: 1, away: 0 },
  away: { home: 0, away: 1 },
};

/**
 * Results of a match in sets: a recursion over sets, with the current set as a recursion over games. Without a
 * state, the match has not started. The first server of a future set is unknown and counted as even.
 */
export function raceOutlook(rules: RaceRules, chances: GameChances, state: RaceStart | undefined): Outlook {
  const found: Possibility[] = [];
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
  const evaluate = (now: FeedScore, first: FeedScore | undefined, weight: number, wins: number): void => {
    for (const side of ['home', 'away'] as const) {
      const sets = plus(now, side, 1);
      const probability = weight * (side === 'home' ? wins : 1 - wins);
      const periods = [first ?? WON_SET[side]];
      if (Math.max(sets.home, sets.away) < rules.setsToWin)
        evaluate(sets, periods[0], probability, freshSet(sets));
      else found.push({ result: { ...sets, periods }, probability });
    }
  };
  if (state) evaluate(state.sets, state.ended[0], 1, setChance(rules, chances, state));
  else evaluate(NIL, undefined, 1, freshSet(NIL));
  return { of: () => found };
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
