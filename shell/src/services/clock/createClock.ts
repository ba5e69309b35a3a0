export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
  /** Adjusts the clock to a time from the server, for example from a fresh token. */
  observe(serverNow: number): void;
}

export interface ClockSources {
  /** When the page was rendered, by the server's clock, in ms. */
  readonly serverTime: number;
  /** `performance.now()` when that page began to arrive. */
  readonly receivedAt: number;
  /** Monotonic: a device clock that is wrong or jumps has no effect. */
  monotonic(): number;
}

/** In ms. A larger difference is not latency: the device or its monotonic clock slept. */
const DRIFT_MS = 5_000;

/** A clock by the server's time, for countdowns and expiries (requirements/reliability#fault-22). */
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
