import type { Clock } from '@foyer/runtime';

const FAILURES_TO_OPEN = 5;
const REST_MS = 10_000;

/**
 * Circuit breaker for an unavailable service: opens after some failures in a row, then admits one trial
 * call after a rest period.
 */
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
