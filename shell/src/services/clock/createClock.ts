export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
  /** The server has said what time it is, for instance in a fresh token. */
  observe(serverNow: number): void;
}

export interface ClockSources {
  /** When the page was composed, by the server's clock. */
  readonly serverTime: number;
  /** `performance.now()` when that page began to arrive. */
  readonly receivedAt: number;
  /** Monotonic: a device clock that is wrong or jumps changes nothing. */
  monotonic(): number;
}

/** Beyond this the two are not one clock with some latency: the device slept, or its monotonic clock did. */
const DRIFT_MS = 5_000;

/** Countdowns and expiries count from the server's time, never from the device's (requirements/reliability#fault-22). */
export function createClock({ serverTime, receivedAt, monotonic }: ClockSources): ServerClock {
  let anchor = { server: serverTime, local: receivedAt };
  const now = (): number => Math.round(anchor.server + monotonic() - anchor.local);
  return {
    now,
    observe(serverNow) {
      if (Math.abs(serverNow - now()) > DRIFT_MS) anchor = { server: serverNow, local: monotonic() };
    },
  };
}
