import { PLAYERS, playerOf, type PlayerId } from '@foyer/kernel/markets';
import { shareOf } from '../footballCounts.ts';

/** Goals still to come on each side. */
export interface GoalsToCome {
  readonly home: number;
  readonly away: number;
}

/** Players who score from now on: the scorer of the next goal first, if it is known; then others, each once. */
export interface ScorerPattern {
  readonly scorers: readonly PlayerId[];
  readonly probability: number;
}

/** Sets of scorers below this probability are left out. */
const NEGLIGIBLE = 1e-9;

const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

/**
 * The named players who score, given the goals: each goal is that of a player with the player's share, independently. A
 * player who is not named stands for all others of the side.
 * @param next - side of the next goal; undefined when its scorer does not matter, or no goal is to come
 */
export function scorerPatterns(
  goals: GoalsToCome,
  named: readonly PlayerId[],
  next: Side | undefined,
): readonly ScorerPattern[] {
  if (!next) return together(goals, named);
  const own = named.filter((player) => isOf(player, next));
  const rest = together({ ...goals, [next]: goals[next] - 1 }, named);
  const others = 1 - own.reduce((sum, player) => sum + shareOf(player), 0);
  const first: readonly (readonly [PlayerId, number])[] = [
    ...own.map((player) => [player, shareOf(player)] as const),
    [unnamedOf(next, named), others],
  ];
  return first.flatMap(([player, share]) =>
    rest.map(({ scorers, probability }) => ({
      scorers: [player, ...scorers.filter((other) => other !== player)],
      probability: share * probability,
    })),
  );
}

/** The sets of named players who score at least one of the goals, in no order. */
function together(goals: GoalsToCome, named: readonly PlayerId[]): readonly ScorerPattern[] {
  return SIDES.reduce<readonly ScorerPattern[]>(
    (patterns, side) => {
      const own = named.filter((player) => isOf(player, side));
      const sets = scoringSets(goals[side], own);
      return patterns.flatMap((pattern) =>
        sets.map(({ scorers, probability }) => ({
          scorers: [...pattern.scorers, ...scorers],
          probability: pattern.probability * probability,
        })),
      );
    },
    [{ scorers: [], probability: 1 }],
  );
}

/** Inclusion and exclusion: the probability that exactly these players score, and the other named ones do not. */
function scoringSets(goals: number, players: readonly PlayerId[]): readonly ScorerPattern[] {
  const size = 2 ** players.length;
  const shares = players.map(shareOf);
  const shareOfSet = (set: number): number =>
    shares.reduce((sum, share, index) => sum + (set & (1 << index) ? share : 0), 0);
  const unnamed = 1 - shareOfSet(size - 1);
  /** No other named player scores. */
  const within = Array.from({ length: size }, (_, set) => (unnamed + shareOfSet(set)) ** goals);
  for (let bit = 1; bit < size; bit *= 2)
    for (let set = 0; set < size; set += 1)
      if (set & bit) within[set] = (within[set] ?? 0) - (within[set - bit] ?? 0);
  return within.flatMap((probability, set) => {
    const scorers = players.filter((_, index) => set & (1 << index));
    // differences of rounding are left out, too
    return scorers.length > goals || probability < NEGLIGIBLE ? [] : { scorers, probability };
  });
}

function isOf(player: PlayerId, side: Side): boolean {
  return playerOf(player)?.side === side;
}

function unnamedOf(side: Side, named: readonly PlayerId[]): PlayerId {
  const found = PLAYERS.find((player) => isOf(player, side) && !named.includes(player));
  if (!found) throw new RangeError('Every player of a side is named.');
  return found;
}
