import type { FeedScore } from '@foyer/kernel/sports-feed';
import type { Chances } from './book.ts';
import type { Rates } from './clockedPlay.ts';
import type { ClockedRules } from './rules.ts';

export interface Total {
  /** Tenths. */
  readonly line: number;
  readonly chances: Chances;
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

/** Probabilities of home, draw (where possible) and away, given the share of the match left. */
export function winnerChances(rules: ClockedRules, rates: Rates, score: FeedScore, left: number): Chances {
  const home = pointsToCome(rates.home * left, rules.points);
  const away = pointsToCome(rates.away * left, rules.points);
  const awayUpTo = sums(away);
  const lead = score.home - score.away;
  let wins = 0;
  let draws = 0;
  home.forEach((chance, points) => {
    const level = points + lead;
    draws += chance * (away[level] ?? 0);
    if (level > 0) wins += chance * (awayUpTo[Math.min(level - 1, awayUpTo.length - 1)] ?? 0);
  });
  if (rules.hasDraws)
    return [
      ['home', wins],
      ['draw', draws],
      ['away', 1 - wins - draws],
    ];
  // a level match is decided by the next score
  const share = rates.home / (rates.home + rates.away);
  const homeWins = wins + draws * share;
  return [
    ['home', homeWins],
    ['away', 1 - homeWins],
  ];
}

/** Probabilities of over and under for the half line closest to even. */
export function totalChances(rules: ClockedRules, rates: Rates, score: FeedScore, left: number): Total {
  const upTo = sums(pointsToCome((rates.home + rates.away) * left, rules.points));
  const beyond = upTo.findIndex((sum) => sum > 0.5);
  const nearest =
    beyond > 0 && 0.5 - (upTo[beyond - 1] ?? 0) < (upTo[beyond] ?? 1) - 0.5 ? beyond - 1 : beyond;
  const more = Math.max(0, nearest);
  const under = upTo[more] ?? 1;
  return {
    line: (score.home + score.away + more) * 10 + 5,
    chances: [
      ['over', 1 - under],
      ['under', under],
    ],
  };
}

function sums(chances: readonly number[]): readonly number[] {
  let sum = 0;
  return chances.map((chance) => (sum += chance));
}
