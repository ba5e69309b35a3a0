import { useText } from '@foyer/i18n';
import { HistoryRangeFilter } from '@foyer/platform';
import { Select } from '@foyer/ui/forms';
import { BONUS_STATES, type BonusFilter } from '../../../../features/bonuses/bonusFilter.ts';
import * as css from './BonusFilters.css.ts';
import { messages, states } from './BonusFilters.messages.ts';

/** No filter. */
const EVERY = 'every';

interface BonusFiltersProps {
  readonly filter: BonusFilter;
  hrefOf(filter: BonusFilter): string;
  onFilter(filter: BonusFilter): void;
}

export function BonusFilters({ filter, hrefOf, onFilter }: BonusFiltersProps) {
  const text = useText();
  return (
    <div className={css.filters}>
      <HistoryRangeFilter
        historyRange={filter.historyRange}
        texts={{
          label: text(messages.period),
          otherDays: text(messages.otherDays),
          from: text(messages.from),
          until: text(messages.until),
          apply: text(messages.apply),
          incomplete: text(messages.incomplete),
          ranges: {
            today: text(messages.today),
            week: text(messages.week),
            month: text(messages.month),
            'half-year': text(messages.halfYear),
          },
        }}
        hrefOf={(historyRange) => hrefOf({ ...filter, historyRange })}
        onHistoryRange={(historyRange) => onFilter({ ...filter, historyRange })}
      />
      <div className={css.state}>
        <Select
          label={text(messages.state)}
          value={filter.state ?? EVERY}
          options={[
            { value: EVERY, label: text(messages.everyState) },
            ...BONUS_STATES.map((state) => ({ value: state, label: text(states[state]) })),
          ]}
          onChange={(state) => onFilter({ ...filter, state: state === EVERY ? undefined : state })}
        />
      </div>
    </div>
  );
}
