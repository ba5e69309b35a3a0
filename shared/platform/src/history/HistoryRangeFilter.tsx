import { HISTORY_RANGES, dayOf, type HistoryRange, type HistoryRangeName } from '@foyer/kernel/history-range';
import { PeriodFilter, type PeriodFilterTexts } from '@foyer/ui/forms';
import { useMarket, useServices } from '../hooks/useServices.ts';

/** Translated. */
export interface HistoryRangeTexts extends PeriodFilterTexts {
  readonly ranges: Readonly<Record<HistoryRangeName, string>>;
}

export interface HistoryRangeFilterProps {
  readonly historyRange: HistoryRange;
  readonly texts: HistoryRangeTexts;
  /** The same page, looking back otherwise. */
  hrefOf(historyRange: HistoryRange): string;
  onHistoryRange(historyRange: HistoryRange): void;
}

/** How far a history looks back, in days of the licence's calendar: what limits and statements count in. */
export function HistoryRangeFilter({ historyRange, texts, hrefOf, onHistoryRange }: HistoryRangeFilterProps) {
  const { now } = useServices();
  const { timeZone } = useMarket().licence;
  return (
    <PeriodFilter
      ranges={HISTORY_RANGES.map((range) => ({
        id: range,
        label: texts.ranges[range],
        href: hrefOf({ kind: 'range', range }),
        current: historyRange.kind === 'range' && historyRange.range === range,
      }))}
      days={historyRange.kind === 'days' ? historyRange : undefined}
      lastDay={dayOf(now(), timeZone)}
      texts={texts}
      onDays={(from, until) => onHistoryRange({ kind: 'days', from, until })}
    />
  );
}
