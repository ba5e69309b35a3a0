import type { Clock } from '@foyer/runtime';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

/**
 * Circuit breaker for an unavailable service: opens after some failures in a row, then admits one trial
 * call after ten seconds.
 */
export interface Breaker {
  isClosed(): boolean;
  record(succeeded: boolean): void;
}

export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isClosed() {
      return failures < FAILURES_TO_OPEN || clock() >= openUntil;
    },
    record(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = clock() + OPEN_MS;
    },
  };
}
