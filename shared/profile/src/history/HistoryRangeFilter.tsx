import { HISTORY_RANGES, dayOf, firstDayOf } from '@foyer/kernel/history-range';
import { useText } from '@foyer/i18n';
import { lazyPart, useMarket, useServices } from '@foyer/platform';
import { Skeleton } from '@foyer/ui';
import { PeriodFilter } from '@foyer/ui/forms';
import { Suspense } from 'react';
import { messages, ranges } from './history.messages.ts';
import type { HistorySelection } from './useHistorySelection.ts';

const PeriodDays = lazyPart(async () => (await import('@foyer/ui/period-days')).PeriodDays);

interface HistoryRangeFilterProps {
  readonly selection: Pick<HistorySelection, 'historyRange' | 'hrefOf' | 'onHistoryRange'>;
}

/** Filter for the period of a history in calendar days of the licence, as in limits and statements. */
export function HistoryRangeFilter({
  selection: { historyRange, hrefOf, onHistoryRange },
}: HistoryRangeFilterProps) {
  const text = useText();
  const { now } = useServices();
  const { timeZone, historyMonths } = useMarket().licence;
  const days = historyRange.kind === 'days' ? historyRange : undefined;
  return (
    <PeriodFilter
      ranges={HISTORY_RANGES.map((range) => ({
        id: range,
        label: text(ranges[range]),
        href: hrefOf({ kind: 'range', range }),
        current: historyRange.kind === 'range' && historyRange.range === range,
      }))}
      hasDays={days !== undefined}
      texts={{ label: text(messages.period), otherDays: text(messages.otherDays) }}
    >
      <Suspense fallback={<Skeleton shape="block" height="4.5rem" />}>
        <PeriodDays
          key={`${days?.from} ${days?.until}`}
          days={days}
          firstDay={firstDayOf(historyMonths, now(), timeZone)}
          lastDay={dayOf(now(), timeZone)}
          texts={{
            from: text(messages.from),
            until: text(messages.until),
            apply: text(messages.apply),
            incomplete: text(messages.incomplete),
          }}
          onDays={(from, until) => onHistoryRange({ kind: 'days', from, until })}
        />
      </Suspense>
    </PeriodFilter>
  );
}
