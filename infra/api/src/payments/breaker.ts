import type { Clock } from '@foyer/runtime';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

/**
 * Circuit breaker for an unavailable service: opens after some failures in a row, then admits one trial
 * call after ten seconds.
 */
export interface Breaker {
  /** True if the next call would be admitted; does not admit it. */
  isClosed(): boolean;
  /** True if the caller may call now. Its result must be recorded. */
  admit(): boolean;
  record(succeeded: boolean): void;
}

export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let openUntil = 0;
  const isClosed = (): boolean => failures < FAILURES_TO_OPEN || clock() >= openUntil;
  return {
    isClosed,
    admit() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (clock() < openUntil) return false;
      openUntil = clock() + OPEN_MS; // this is the trial call: the others wait for its result
      return true;
    },
    record(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = clock() + OPEN_MS;
    },
  };
}
