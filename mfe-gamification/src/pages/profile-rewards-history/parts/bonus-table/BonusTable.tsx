import { Text, useText, useZonedDates } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useMarket } from '@foyer/platform';
import { Badge, DataTable, Money } from '@foyer/ui';
import type { BonusFieldsFragment } from '../../../../features/bonuses/Bonuses.generated.ts';
import { messages, statuses } from './BonusTable.messages.ts';

interface BonusTableProps {
  readonly bonuses: readonly BonusFieldsFragment[];
}

/** Bonuses that are over. */
export function BonusTable({ bonuses }: BonusTableProps) {
  const text = useText();
  const dates = useZonedDates(useMarket().licence.timeZone);
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={bonuses}
      rowKey={({ id }) => id}
      columns={[
        { id: 'ended', label: text(messages.ended), cell: ({ endedAt, givenAt }) => dates.dateTime(new Date(endedAt ?? givenAt)) },
        { id: 'name', label: text(messages.name), cell: ({ name }) => name },
        { id: 'outcome', label: text(messages.outcome), cell: ({ status }) => <Badge tone={status === 'Converted' ? 'positive' : 'neutral'}><Text {...statuses[status]} /></Badge> },
        { id: 'amount', label: text(messages.amount), align: 'end', cell: ({ amount, currency }) => <Money amount={money(amount, currency)} /> },
        { id: 'converted', label: text(messages.converted), align: 'end', cell: ({ converted, currency }) => <Money amount={money(converted, currency)} strong /> },
      ]}
    />
  );
}
