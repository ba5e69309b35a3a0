import { joinSentences, useText } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Paragraph } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import * as css from './HistoryFilters.css.ts';
import { HistoryRangeFilter } from './HistoryRangeFilter.tsx';
import { messages } from './history.messages.ts';
import { useHistoryZone } from './useHistoryDates.ts';
import type { HistorySelection } from './useHistorySelection.ts';

/** Value of the option that does not filter. */
const ALL = 'every';

/** A filter with one choice. Texts are translated. */
export interface HistoryFilter {
  /** Name in the address, as given to `useHistorySelection`. */
  readonly name: string;
  readonly label: string;
  /** Label of the option that does not filter. */
  readonly allLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface HistorySelectsProps {
  readonly selection: HistorySelection;
  readonly filters: readonly HistoryFilter[];
}

/** The filters of a history, each with one choice. */
export function HistorySelects({ selection, filters }: HistorySelectsProps) {
  return (
    <div className={css.selects}>
      {filters.map(({ name, label, allLabel, options }) => (
        <Select
          key={name}
          label={label}
          value={selection.chosen[name] ?? ALL}
          options={[{ value: ALL, label: allLabel }, ...options]}
          onChange={(chosen) => selection.onChoice(name, chosen === ALL ? undefined : chosen)}
        />
      ))}
    </div>
  );
}

interface HistoryPeriodProps {
  readonly selection: HistorySelection;
}

/** The period of a history, how far back it can go, and the time zone of its dates. */
export function HistoryPeriod({ selection }: HistoryPeriodProps) {
  const text = useText();
  const { historyMonths } = useMarket().licence;
  return (
    <div className={css.filters}>
      <HistoryRangeFilter selection={selection} />
      <Paragraph size="small" tone="muted">
        {joinSentences(
          text(messages.bound, { months: historyMonths }),
          text(messages.zone, { zone: useHistoryZone() }),
        )}
      </Paragraph>
    </div>
  );
}
