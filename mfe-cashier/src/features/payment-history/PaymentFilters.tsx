import { useText } from '@foyer/i18n';
import { HistoryFilters } from '@foyer/profile';
import { methodNames } from '../payment/payment.messages.ts';
import { METHOD_KINDS, PAYMENT_STATES, type PaymentFilter } from './paymentFilter.ts';
import { messages } from './PaymentHistory.messages.ts';

interface PaymentFiltersProps {
  readonly filter: PaymentFilter;
  hrefOf(filter: PaymentFilter): string;
  onFilter(filter: PaymentFilter): void;
}

/** Period, status and payment method of the history. */
export function PaymentFilters({ filter, hrefOf, onFilter }: PaymentFiltersProps) {
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
          options: PAYMENT_STATES.map((state) => ({ value: state, label: text(messages[state]) })),
          onChange: (chosen) =>
            onFilter({ ...filter, state: PAYMENT_STATES.find((state) => state === chosen) }),
        },
        {
          label: text(messages.method),
          allLabel: text(messages.everyMethod),
          value: filter.method,
          options: METHOD_KINDS.map((kind) => ({ value: kind, label: text(methodNames[kind]) })),
          onChange: (chosen) => onFilter({ ...filter, method: METHOD_KINDS.find((kind) => kind === chosen) }),
        },
      ]}
    />
  );
}
