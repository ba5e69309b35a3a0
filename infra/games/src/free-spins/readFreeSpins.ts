/** Free spins in the launch request of an operator. */
export interface LaunchedFreeSpins {
  /** The operator's id, sent back with every movement of their rounds. */
  readonly id: string;
  readonly left: number;
  /** Stake of one spin, minor units. */
  readonly valueMinor: number;
  /** Position of the bet on the game's ladder, from 1. */
  readonly betLevel: number;
}

const ID = /^[A-Za-z0-9_:-]{1,128}$/;

/** Null without free spins; undefined when they are malformed. */
export function readFreeSpins(input: unknown): LaunchedFreeSpins | null | undefined {
  if (input === undefined || input === null) return null;
  if (typeof input !== 'object') return undefined;
  const { id, left, valueMinor, betLevel } = input as Record<string, unknown>;
  return typeof id === 'string' && ID.test(id) && isCount(left) && isCount(valueMinor) && isCount(betLevel)
    ? { id, left, valueMinor, betLevel }
    : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
