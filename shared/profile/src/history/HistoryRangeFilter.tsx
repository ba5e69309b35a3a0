import { HISTORY_RANGES, dayOf, type HistoryRange } from '@foyer/kernel/history-range';
import { useText } from '@foyer/i18n';
import { useMarket, useServices } from '@foyer/platform';
import { PeriodFilter } from '@foyer/ui/forms';
import { messages, ranges } from './history.messages.ts';

export interface HistoryRangeFilterProps {
  readonly historyRange: HistoryRange;
  /** Translated name of the date that the period filters by. */
  readonly label: string;
  /** Returns the address of the same page with another range. */
  hrefOf(historyRange: HistoryRange): string;
  onHistoryRange(historyRange: HistoryRange): void;
}

/**
 * Filter for the period of a history, in calendar days of the licence, in which limits and statements count.
 */
export function HistoryRangeFilter({ historyRange, label, hrefOf, onHistoryRange }: HistoryRangeFilterProps) {
  const text = useText();
  const { now } = useServices();
  const { timeZone } = useMarket().licence;
  return (
    <PeriodFilter
      ranges={HISTORY_RANGES.map((range) => ({
        id: range,
        label: text(ranges[range]),
        href: hrefOf({ kind: 'range', range }),
        current: historyRange.kind === 'range' && historyRange.range === range,
      }))}
      days={historyRange.kind === 'days' ? historyRange : undefined}
      lastDay={dayOf(now(), timeZone)}
      texts={{
        label,
        otherDays: text(messages.otherDays),
        from: text(messages.from),
        until: text(messages.until),
        apply: text(messages.apply),
        incomplete: text(messages.incomplete),
      }}
      onDays={(from, until) => onHistoryRange({ kind: 'days', from, until })}
    />
  );
}
