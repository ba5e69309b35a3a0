import type { Analytics, Consent } from '@foyer/contract';
import { ANALYTICS_BATCH_SIZE } from '@foyer/kernel/analytics-delivery';
import type { AnalyticsEvent } from '@foyer/kernel/analytics-events';

export interface AnalyticsPorts {
  readonly consent: Consent;
  /** Sends one delivery as JSON to the gateway. @returns false when it should be repeated. */
  send(body: string): Promise<boolean>;
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
  /** A new UUID. */
  id(): string;
  /** Runs a function once, after the pause in ms. */
  after(ms: number, act: () => void): void;
}

/** Analytics that collects events and sends them in batches. */
export interface BatchedAnalytics extends Analytics {
  /** Sends the waiting events now, for example before the page is left. */
  flush(): void;
}

/** Longest time that an event waits for others, in ms. */
export const DELIVERY_INTERVAL_MS = 5_000;

/**
 * Analytics of a page: events wait for the visitor's answer to the consent question, then for others of the same
 * interval. Nothing is sent without analytics consent (requirements/access#consent), and events before a refusal
 * are dropped. Exposure to an A/B test is reported once. The gateway stores a repeated event once, by its id.
 */
export function createAnalytics({ consent, send, now, id, after }: AnalyticsPorts): BatchedAnalytics {
  const visit = id();
  const reported = new Set<string>();
  let waiting: AnalyticsEvent[] = [];
  let isAnswered = false;
  let isDue = false;

  async function deliver(events: readonly AnalyticsEvent[]): Promise<void> {
    if (await send(JSON.stringify({ visit, events }))) return;
    // sent again with the next event: the gateway is unavailable, or the browser is offline
    waiting = [...events, ...waiting].slice(-ANALYTICS_BATCH_SIZE);
  }

  function flush(): void {
    isDue = false;
    if (!isAnswered && !consent.current().analytics) return;
    const events = waiting;
    waiting = [];
    if (events.length > 0 && consent.current().analytics) void deliver(events);
  }

  void consent.settled().then(() => {
    isAnswered = true;
    flush();
  });

  return {
    flush,
    track(name, properties) {
      if (isAnswered && !consent.current().analytics) return;
      if ('test' in properties) {
        if (reported.has(properties.test)) return;
        reported.add(properties.test);
      }
      if (waiting.length === ANALYTICS_BATCH_SIZE) flush();
      if (waiting.length === ANALYTICS_BATCH_SIZE) return;
      waiting.push({ id: id(), name, at: Math.round(now()), properties });
      // the access token of the player is still known
      if (name === 'logout') return flush();
      if (isDue) return;
      isDue = true;
      after(DELIVERY_INTERVAL_MS, flush);
    },
  };
}
