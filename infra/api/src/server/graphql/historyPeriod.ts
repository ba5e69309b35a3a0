import { dayOf, startOfDay } from '@foyer/kernel/history-range';
import type { LicenceProfile } from '@foyer/market';

type HistoryRules = Pick<LicenceProfile, 'historyMonths' | 'timeZone'>;

/** Bounds that a client requests, ISO 8601; `from` inclusive, `to` exclusive. */
interface RequestedPeriod {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Bounds of a history as it is read; `to` is null without an end. */
export interface HistoryPeriod {
  readonly from: Date;
  readonly to: Date | null;
}

/** First instant of the history that players read online: a day of the licence, `historyMonths` ago. */
export function onlineSince({ historyMonths, timeZone }: HistoryRules, now: number): Date {
  const [year = 0, month = 1, day = 1] = dayOf(now, timeZone).split('-').map(Number);
  return new Date(startOfDay(year, month - historyMonths, day, timeZone));
}

/**
 * The part of a requested period that is online (requirements/regulation#baseline). Older records exist and
 * are provided by support.
 */
export function onlinePeriod(rules: HistoryRules, { from, to }: RequestedPeriod, now: number): HistoryPeriod {
  const since = onlineSince(rules, now).getTime();
  return {
    from: new Date(from ? Math.max(since, Date.parse(from)) : since),
    to: to ? new Date(to) : null,
  };
}
