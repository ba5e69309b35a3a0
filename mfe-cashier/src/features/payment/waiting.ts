/** How long until a lost answer is asked for again: soon at first, then calmly. // requirements/reliability#money */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000] as const;
const LONGEST_WAIT_MS = 15_000;

export function waitBefore(attempt: number): number {
  return WAITS_MS[attempt - 1] ?? LONGEST_WAIT_MS;
}

/** The stream tells at once; asking besides covers a stream that is silent. */
export const LOOK_AGAIN_MS = 5_000;
