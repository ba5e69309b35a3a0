import { Text, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useHistoryDates } from '@foyer/profile';
import { Badge, DataTable, Money, type BadgeProps } from '@foyer/ui';
import type { BonusHistoryQuery } from '../bonus-history/BonusHistory.generated.ts';
import { ends, messages } from './BonusTable.messages.ts';

type PastBonus = NonNullable<BonusHistoryQuery['viewer']>['bonusHistory']['edges'][number]['node'];

const TONES: Readonly<Record<PastBonus['status'], NonNullable<BadgeProps['tone']>>> = {
  Active: 'info',
  Converted: 'positive',
  Expired: 'neutral',
  Forfeited: 'neutral',
};

interface BonusTableProps {
  readonly bonuses: readonly PastBonus[];
}

/** Days of the licence's calendar; the exported file has the times. */
export function BonusTable({ bonuses }: BonusTableProps) {
  const text = useText();
  const dates = useHistoryDates();
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={bonuses}
      rowKey={({ id }) => id}
      columns={[
        { id: 'given', label: text(messages.given), cell: ({ givenAt }) => dates.date(new Date(givenAt)) },
        { id: 'name', label: text(messages.name), cell: ({ name }) => name },
        {
          id: 'outcome',
          label: text(messages.outcome),
          cell: ({ endReason, status }) => (
            <Badge tone={TONES[status]}>
              <Text {...(endReason ? ends[endReason] : messages.active)} />
            </Badge>
          ),
        },
        {
          id: 'ended',
          label: text(messages.ended),
          cell: ({ endedAt }) => (endedAt === null ? text(messages.notYet) : dates.date(new Date(endedAt))),
        },
        {
          id: 'amount',
          label: text(messages.amount),
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={money(amount, currency)} />,
        },
        {
          id: 'converted',
          label: text(messages.converted),
          align: 'end',
          cell: ({ converted, currency }) => (
            <Money amount={money(converted, currency)} strong={converted > 0} />
          ),
        },
      ]}
    />
  );
}
