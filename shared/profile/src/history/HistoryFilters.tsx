import { Select } from '@foyer/ui/forms';
import * as css from './HistoryFilters.css.ts';
import { HistoryRangeFilter, type HistoryRangeFilterProps } from './HistoryRangeFilter.tsx';

/** Value of the option that does not filter. */
const EVERY = 'every';

/** A filter with one choice. Texts are translated. */
export interface HistoryFilterSelect {
  readonly label: string;
  /** Translated label of the option that does not filter. */
  readonly every: string;
  /** Undefined when not filtered. */
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string | undefined): void;
}

export interface HistoryFiltersProps extends HistoryRangeFilterProps {
  readonly selects: readonly HistoryFilterSelect[];
}

/** Filters of a history: its period and further selects. */
export function HistoryFilters({ selects, ...range }: HistoryFiltersProps) {
  return (
    <div className={css.filters}>
      <HistoryRangeFilter {...range} />
      <div className={css.selects}>
        {selects.map(({ label, every, value, options, onChange }) => (
          <Select
            key={label}
            label={label}
            value={value ?? EVERY}
            options={[{ value: EVERY, label: every }, ...options]}
            onChange={(chosen) => onChange(chosen === EVERY ? undefined : chosen)}
          />
        ))}
      </div>
    </div>
  );
}
