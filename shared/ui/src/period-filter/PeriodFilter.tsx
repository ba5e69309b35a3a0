import { useState, type ReactNode } from 'react';
import { ChipLink, FilterChip } from '../chip/Chip.tsx';
import * as css from './PeriodFilter.css.ts';

export interface PeriodFilterTexts {
  /** Translated label of the group, "Period". */
  readonly label: string;
  /** Translated label of the chip that opens the date inputs, "Other dates". */
  readonly otherDays: string;
}

export interface PeriodFilterProps {
  readonly ranges: readonly {
    readonly id: string;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  /** True while a custom range is selected. */
  readonly hasDays: boolean;
  readonly texts: PeriodFilterTexts;
  /** The date inputs, `PeriodDays`; shown while a custom range is selected or the chip is open. */
  readonly children: ReactNode;
}

/** Filter for a history period: preset ranges as links, or a custom range with date inputs. */
export function PeriodFilter({ ranges, hasDays, texts, children }: PeriodFilterProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || hasDays;
  return (
    <div className={css.filter}>
      <div className={css.ranges} role="group" aria-label={texts.label}>
        {ranges.map((range) => (
          <ChipLink key={range.id} href={range.href} current={range.current}>
            {range.label}
          </ChipLink>
        ))}
        <FilterChip icon="calendar" selected={isOpen} onSelect={setOpened}>
          {texts.otherDays}
        </FilterChip>
      </div>
      {isOpen && children}
    </div>
  );
}
