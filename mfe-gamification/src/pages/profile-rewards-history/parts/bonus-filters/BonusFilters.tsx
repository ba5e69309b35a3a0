import { useText } from '@foyer/i18n';
import { HistoryFilters } from '@foyer/profile';
import { BONUS_STATES, type BonusFilter } from '../../../../features/bonuses/bonusFilter.ts';
import { messages, states } from './BonusFilters.messages.ts';

interface BonusFiltersProps {
  readonly filter: BonusFilter;
  hrefOf(filter: BonusFilter): string;
  onFilter(filter: BonusFilter): void;
}

/** Period and status of the bonus history. */
export function BonusFilters({ filter, hrefOf, onFilter }: BonusFiltersProps) {
  const text = useText();
  return (
    <HistoryFilters
      historyRange={filter.historyRange}
      label={text(messages.period)}
      hrefOf={(historyRange) => hrefOf({ ...filter, historyRange })}
      onHistoryRange={(historyRange) => onFilter({ ...filter, historyRange })}
      selects={[
        {
          label: text(messages.state),
          allLabel: text(messages.everyState),
          value: filter.state,
          options: BONUS_STATES.map((state) => ({ value: state, label: text(states[state]) })),
          onChange: (chosen) =>
            onFilter({ ...filter, state: BONUS_STATES.find((state) => state === chosen) }),
        },
      ]}
    />
  );
}
