import { LOOK_BACK_RANGES, dayOf, type LookBack, type LookBackRange } from '@foyer/kernel/look-back';
import { PeriodFilter, type PeriodFilterTexts } from '@foyer/ui/forms';
import { useMarket, useServices } from '../hooks/useServices.ts';

/** Translated. */
export interface LookBackTexts extends PeriodFilterTexts {
  readonly ranges: Readonly<Record<LookBackRange, string>>;
}

export interface LookBackFilterProps {
  readonly lookBack: LookBack;
  readonly texts: LookBackTexts;
  /** The same page, looking back otherwise. */
  hrefOf(lookBack: LookBack): string;
  onLookBack(lookBack: LookBack): void;
}

/** How far a history looks back, in days of the licence's calendar: what limits and statements count in. */
export function LookBackFilter({ lookBack, texts, hrefOf, onLookBack }: LookBackFilterProps) {
  const { now } = useServices();
  const { timeZone } = useMarket().licence;
  return (
    <PeriodFilter
      ranges={LOOK_BACK_RANGES.map((range) => ({
        id: range,
        label: texts.ranges[range],
        href: hrefOf({ kind: 'range', range }),
        current: lookBack.kind === 'range' && lookBack.range === range,
      }))}
      days={lookBack.kind === 'days' ? lookBack : undefined}
      lastDay={dayOf(now(), timeZone)}
      texts={texts}
      onDays={(from, until) => onLookBack({ kind: 'days', from, until })}
    />
  );
}
