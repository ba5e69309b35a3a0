import type { Analytics, Consent } from '@foyer/contract';
import type { AnalyticsEvent } from '@foyer/kernel/analytics-events';

export interface AnalyticsPorts {
  readonly consent: Consent;
  /** Sends one delivery as JSON to the gateway. */
  send(body: string): void;
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
  /** A new UUID. */
  id(): string;
}

const WAITING_AT_MOST = 50;

/**
 * Analytics of a page: events wait for the visitor's answer to the consent question; nothing is sent without
 * analytics consent (requirements/access#consent), and events before a refusal are dropped. Exposure to an A/B test
 * is reported once.
 */
export function createAnalytics({ consent, send, now, id }: AnalyticsPorts): Analytics {
  const visit = id();
  const reported = new Set<string>();
  let waiting: AnalyticsEvent[] = [];
  let isAnswered = false;

  const post = (events: readonly AnalyticsEvent[]): void => send(JSON.stringify({ visit, events }));

  void consent.settled().then(() => {
    isAnswered = true;
    if (consent.current().analytics && waiting.length > 0) post(waiting);
    waiting = [];
  });

  return {
    track(name, properties) {
      if ('test' in properties) {
        if (reported.has(properties.test)) return;
        reported.add(properties.test);
      }
      const event: AnalyticsEvent = { id: id(), name, at: Math.round(now()), properties };
      if (consent.current().analytics) post([event]);
      else if (!isAnswered && waiting.length < WAITING_AT_MOST) waiting.push(event);
    },
  };
}
