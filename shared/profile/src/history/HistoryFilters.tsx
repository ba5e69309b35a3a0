import { Select } from '@foyer/ui/forms';
import * as css from './HistoryFilters.css.ts';
import { HistoryRangeFilter, type HistoryRangeFilterProps } from './HistoryRangeFilter.tsx';

/** The option of a select that filters nothing. */
const EVERY = 'every';

/** A filter with one choice. All texts are translated. */
export interface HistoryFilterSelect {
  readonly label: string;
  /** The text of the option without this filter. */
  readonly every: string;
  /** Undefined without this filter. */
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string | undefined): void;
}

export interface HistoryFiltersProps extends HistoryRangeFilterProps {
  readonly selects: readonly HistoryFilterSelect[];
}

/** The period of a history and its further filters. */
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
