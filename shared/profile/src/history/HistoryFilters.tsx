import { Select } from '@foyer/ui/forms';
import * as css from './HistoryFilters.css.ts';
import { HistoryRangeFilter, type HistoryRangeFilterProps } from './HistoryRangeFilter.tsx';

/** Value of the option that does not filter. */
const ALL = 'every';

/** A filter with one choice. Texts are translated. */
export interface HistoryFilterSelect {
  readonly label: string;
  /** Translated label of the option that does not filter. */
  readonly allLabel: string;
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
        {selects.map(({ label, allLabel, value, options, onChange }) => (
          <Select
            key={label}
            label={label}
            value={value ?? ALL}
            options={[{ value: ALL, label: allLabel }, ...options]}
            onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
          />
        ))}
      </div>
    </div>
  );
}
