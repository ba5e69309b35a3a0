import { jest } from '@jest/globals';

const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

// many sign-ins in one test are slow on a busy machine
jest.setTimeout(30_000);

/**
 * Freezes `Date`, also for oidc-provider and jose; timers remain real, because the database driver needs
 * them.
 */
export function holdClock(at = '2026-11-21T09:00:00Z'): void {
  jest.useFakeTimers({ now: new Date(at), doNotFake: [...REAL] });
}

export function pass(seconds: number): void {
  jest.setSystemTime(Date.now() + seconds * 1_000);
}
