import type { Clock } from '@foyer/runtime';

const FAILURES_TO_OPEN = 5;
const REST_MS = 10_000;

/** Keeps calls from a service that is away: after some failures in a row nobody is sent for a while, then one is, to see. */
export interface Breaker {
  isClosed(): boolean;
  note(succeeded: boolean): void;
}

export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    isClosed() {
      return failures < FAILURES_TO_OPEN || clock() >= restsUntil;
    },
    note(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= FAILURES_TO_OPEN) restsUntil = clock() + REST_MS;
    },
  };
}
