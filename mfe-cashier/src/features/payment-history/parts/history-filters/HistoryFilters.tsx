import { LOOK_BACK_RANGES, dayOf, type LookBackRange } from '@foyer/kernel/look-back';
import { useText, type Message } from '@foyer/i18n';
import { useMarket, useServices } from '@foyer/platform';
import { PeriodFilter, Select } from '@foyer/ui/forms';
import { METHOD_KINDS, PAYMENT_STATES, type PaymentFilter } from '../../../../model/paymentFilter.ts';
import { methodNames } from '../../../payment-words/paymentWords.messages.ts';
import { messages } from '../../PaymentHistory.messages.ts';
import * as css from './HistoryFilters.css.ts';

const RANGE_NAMES: Readonly<Record<LookBackRange, Message>> = { today: messages.today, week: messages.week, month: messages.month, 'half-year': messages.halfYear };
/** Nothing is left out. */
const EVERY = 'every';

interface HistoryFiltersProps {
  readonly filter: PaymentFilter;
  hrefOf(filter: PaymentFilter): string;
  onFilter(filter: PaymentFilter): void;
}

export function HistoryFilters({ filter, hrefOf, onFilter }: HistoryFiltersProps) {
  const text = useText();
  const { now } = useServices();
  const { timeZone } = useMarket().licence;
  const { lookBack } = filter;
  return (
    <div className={css.filters}>
      <PeriodFilter
        ranges={LOOK_BACK_RANGES.map((range) => ({
          id: range,
          label: text(RANGE_NAMES[range]),
          href: hrefOf({ ...filter, lookBack: { kind: 'range', range } }),
          current: lookBack.kind === 'range' && lookBack.range === range,
        }))}
        days={lookBack.kind === 'days' ? lookBack : undefined}
        lastDay={dayOf(now(), timeZone)}
        texts={{ label: text(messages.period), otherDays: text(messages.otherDays), from: text(messages.from), until: text(messages.until), apply: text(messages.apply), incomplete: text(messages.incomplete) }}
        onDays={(from, until) => onFilter({ ...filter, lookBack: { kind: 'days', from, until } })}
      />
      <div className={css.choices}>
        <Select
          label={text(messages.state)}
          value={filter.state ?? EVERY}
          options={[{ value: EVERY, label: text(messages.everyState) }, ...PAYMENT_STATES.map((state) => ({ value: state, label: text(messages[state]) }))]}
          onChange={(state) => onFilter({ ...filter, state: state === EVERY ? undefined : state })}
        />
        <Select
          label={text(messages.method)}
          value={filter.method ?? EVERY}
          options={[{ value: EVERY, label: text(messages.everyMethod) }, ...METHOD_KINDS.map((kind) => ({ value: kind, label: text(methodNames[kind]) }))]}
          onChange={(method) => onFilter({ ...filter, method: method === EVERY ? undefined : method })}
        />
      </div>
    </div>
  );
}
