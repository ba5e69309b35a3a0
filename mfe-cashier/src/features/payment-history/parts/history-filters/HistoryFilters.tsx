import { useText } from '@foyer/i18n';
import { HistoryRangeFilter } from '@foyer/platform';
import { Select } from '@foyer/ui/forms';
import { METHOD_KINDS, PAYMENT_STATES, type PaymentFilter } from '../../paymentFilter.ts';
import { methodNames } from '../../../payment/payment.messages.ts';
import { messages } from '../../PaymentHistory.messages.ts';
import * as css from './HistoryFilters.css.ts';

/** No filter. */
const EVERY = 'every';

interface HistoryFiltersProps {
  readonly filter: PaymentFilter;
  hrefOf(filter: PaymentFilter): string;
  onFilter(filter: PaymentFilter): void;
}

export function HistoryFilters({ filter, hrefOf, onFilter }: HistoryFiltersProps) {
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
      <div className={css.choices}>
        <Select
          label={text(messages.state)}
          value={filter.state ?? EVERY}
          options={[
            { value: EVERY, label: text(messages.everyState) },
            ...PAYMENT_STATES.map((state) => ({ value: state, label: text(messages[state]) })),
          ]}
          onChange={(state) => onFilter({ ...filter, state: state === EVERY ? undefined : state })}
        />
        <Select
          label={text(messages.method)}
          value={filter.method ?? EVERY}
          options={[
            { value: EVERY, label: text(messages.everyMethod) },
            ...METHOD_KINDS.map((kind) => ({ value: kind, label: text(methodNames[kind]) })),
          ]}
          onChange={(method) => onFilter({ ...filter, method: method === EVERY ? undefined : method })}
        />
      </div>
    </div>
  );
}
