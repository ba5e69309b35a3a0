import type { BonusStatus } from '@foyer/graphql/main';
import { readHistoryRange, historyRangeQuery, spanOf, type HistoryRange } from '@foyer/kernel/history-range';

export const BONUS_STATES = [
  'Active',
  'Converted',
  'Expired',
  'Forfeited',
] as const satisfies readonly BonusStatus[];

/** Bonuses shown on the page, by the day they were granted; undefined means all. */
export interface BonusFilter {
  readonly historyRange: HistoryRange;
  readonly state: BonusStatus | undefined;
}

export interface BonusQuery {
  readonly from: string;
  readonly to: string;
  readonly status: readonly BonusStatus[] | null;
}

/** The filter is part of the address: it survives the back button and can be sent to support. */
export function bonusFilterOf(search: string): BonusFilter {
  const status = new URLSearchParams(search).get('status');
  return { historyRange: readHistoryRange(search), state: BONUS_STATES.find((state) => state === status) };
}

export function bonusFilterQuery({
  historyRange,
  state,
}: BonusFilter): Readonly<Record<string, string | undefined>> {
  return { ...historyRangeQuery(historyRange), status: state };
}

/** Days in the licence's time zone: `timeZone` is an IANA name. */
export function bonusQueryOf(
  { historyRange, state }: BonusFilter,
  now: number,
  timeZone: string,
): BonusQuery {
  return { ...spanOf(historyRange, now, timeZone), status: state === undefined ? null : [state] };
}
