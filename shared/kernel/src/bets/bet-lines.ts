/** A system bet of bookmakers: its number of selections, and the sizes of the multiples that it contains. */
export interface System {
  readonly legs: number;
  readonly sizes: readonly number[];
}

/** System bets with a name of their own; `requirements`: domain knowledge of bookmakers, see ADR 0304. */
export const SYSTEMS = {
  TRIXIE: { legs: 3, sizes: [2, 3] },
  PATENT: { legs: 3, sizes: [1, 2, 3] },
  YANKEE: { legs: 4, sizes: [2, 3, 4] },
  LUCKY_15: { legs: 4, sizes: [1, 2, 3, 4] },
  CANADIAN: { legs: 5, sizes: [2, 3, 4, 5] },
  LUCKY_31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  HEINZ: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  LUCKY_63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  SUPER_HEINZ: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  GOLIATH: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Readonly<Record<string, System>>;
export type SystemName = keyof typeof SYSTEMS;

/** Most selections of a bet. */
export const MAX_LEGS = 20;
/** Most lines of a bet; a Goliath has 247. */
export const MAX_LINES = 1_000;

/** The lines that a bet consists of. A single is one leg with the size 1, a multiple of n legs has the size n. */
export interface BetShape {
  /** Number of selections, from 1 to `MAX_LEGS`. */
  readonly legs: number;
  /** Indexes of the selections that each line contains. */
  readonly bankers: readonly number[];
  /** Numbers of the other selections that a line contains, ascending and without repetition. */
  readonly sizes: readonly number[];
}

/** Number of lines, without listing them; 0 for a shape that is not valid. */
export function countLines(shape: BetShape): number {
  if (!isValid(shape)) return 0;
  const others = shape.legs - shape.bankers.length;
  return shape.sizes.reduce((sum, size) => sum + binomial(others, size), 0);
}

/**
 * The lines of a bet as indexes of its selections: by size, then in the order of the selections.
 * @throws RangeError for a shape that is not valid or has more than `MAX_LINES` lines.
 */
export function linesOf(shape: BetShape): readonly (readonly number[])[] {
  const count = countLines(shape);
  if (count === 0 || count > MAX_LINES) throw new RangeError(`a bet of ${count} lines`);
  const others = indexes(shape.legs).filter((leg) => !shape.bankers.includes(leg));
  return shape.sizes.flatMap((size) =>
    combinations(others, size).map((chosen) =>
      [...shape.bankers, ...chosen].toSorted((one, other) => one - other),
    ),
  );
}

function isValid({ legs, bankers, sizes }: BetShape): boolean {
  const others = legs - bankers.length;
  return (
    Number.isInteger(legs) &&
    legs >= 1 &&
    legs <= MAX_LEGS &&
    new Set(bankers).size === bankers.length &&
    bankers.every((leg) => Number.isInteger(leg) && leg >= 0 && leg < legs) &&
    sizes.length > 0 &&
    sizes.every(
      (size, index) =>
        Number.isInteger(size) && size >= 1 && size <= others && size > (sizes[index - 1] ?? 0),
    )
  );
}

function binomial(total: number, chosen: number): number {
  return indexes(chosen).reduce((product, index) => (product * (total - index)) / (index + 1), 1);
}

function combinations(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_item, index) => index);
