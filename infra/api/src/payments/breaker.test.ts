import { describe, expect, it } from '@jest/globals';
import { createBreaker } from './breaker.ts';

const FAILURES = 5;
const REST_MS = 10_000;

function broken(failures: number) {
  const now = { milliseconds: 1_000 };
  const breaker = createBreaker(() => now.milliseconds);
  for (let failure = 0; failure < failures; failure += 1) breaker.record(false);
  return { now, breaker };
}

describe('circuit breaker', () => {
  it.each([
    [0, true],
    [FAILURES - 1, true],
    [FAILURES, false],
    [FAILURES + 1, false],
  ])('opens after consecutive failures: with %i it is closed: %s', (failures, isClosed) => {
    expect(broken(failures).breaker.isClosed()).toBe(isClosed);
  });

  it('resets the count after a success', () => {
    const { breaker } = broken(FAILURES - 1);
    breaker.record(true);
    for (let failure = 1; failure < FAILURES; failure += 1) breaker.record(false);
    expect(breaker.isClosed()).toBe(true);
    breaker.record(false);
    expect(breaker.isClosed()).toBe(false);
  });

  it('closes early after a late success', () => {
    const { breaker } = broken(FAILURES);
    breaker.record(true);
    expect(breaker.isClosed()).toBe(true);
  });

  it('admits one of 20 parallel calls after the rest period', () => {
    const { now, breaker } = broken(FAILURES);
    now.milliseconds += REST_MS;
    const admitted = Array.from({ length: 20 }, () => breaker.admit()).filter(Boolean);
    expect(admitted).toHaveLength(1);
    expect(breaker.isClosed()).toBe(false);
    breaker.record(true);
    expect(breaker.isClosed()).toBe(true);
    expect(breaker.admit() && breaker.admit()).toBe(true);
  });

  it('admits another trial call when the first one has no result after the rest period', () => {
    const { now, breaker } = broken(FAILURES);
    now.milliseconds += REST_MS;
    breaker.admit();
    now.milliseconds += REST_MS - 1;
    expect(breaker.admit()).toBe(false);
    now.milliseconds += 1;
    expect(breaker.admit()).toBe(true);
  });

  it('does not count a check as the trial call', () => {
    const { now, breaker } = broken(FAILURES);
    now.milliseconds += REST_MS;
    expect(breaker.isClosed() && breaker.isClosed()).toBe(true);
    expect(breaker.admit()).toBe(true);
  });

  it('admits one trial call after the rest period and opens again if it fails', () => {
    const { now, breaker } = broken(FAILURES);
    now.milliseconds += REST_MS - 1;
    expect(breaker.isClosed()).toBe(false);
    now.milliseconds += 1;
    expect(breaker.isClosed()).toBe(true);
    breaker.record(false);
    expect(breaker.isClosed()).toBe(false);
    now.milliseconds += REST_MS;
    breaker.record(true);
    expect(breaker.isClosed()).toBe(true);
  });
});
