import { metricsOf, type Clock } from '@foyer/runtime';

/** Age of the prices of the sports feed as this process knows it. */
export interface FeedAge {
  /** Notes an answer of the feed with the age of its prices, in ms. */
  answered(boardAgeMs: number): void;
  /** Seconds since the prices of the last answer; undefined before the first one. */
  seconds(): number | undefined;
}

const MS = 1_000;

/** Creates the age and reports it as `sports_feed_age_seconds`. It grows while the feed does not answer. */
export function createFeedAge(clock: Clock): FeedAge {
  let pricesAt: number | undefined;
  const seconds = (): number | undefined =>
    pricesAt === undefined ? undefined : Math.max(0, clock() - pricesAt) / MS;
  metricsOf('api').gauge(
    'sports_feed_age_seconds',
    'Age of the last known prices of the sports feed',
    seconds,
  );
  return {
    answered: (boardAgeMs) => void (pricesAt = clock() - boardAgeMs),
    seconds,
  };
}
