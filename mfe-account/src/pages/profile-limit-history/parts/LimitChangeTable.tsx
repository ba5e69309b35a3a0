import { useMoney, useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { DataTable } from '@foyer/ui';
import { messages as limitTexts } from '../../../features/limits/limitTexts.messages.ts';
import type { LimitChangeFieldsFragment } from '../LimitHistory.generated.ts';
import { messages, outcomes } from '../ProfileLimitHistoryPage.messages.ts';

interface LimitChangeTableProps {
  readonly changes: readonly LimitChangeFieldsFragment[];
}

/** One row per requested change, with both values and the outcome. */
export function LimitChangeTable({ changes }: LimitChangeTableProps) {
  const text = useText();
  const money = useMoney();
  const dates = useHistoryDates();

  function ceiling(amount: number | null, minutes: number | null, currency: string): string {
    if (minutes !== null) return text(limitTexts.minutes, { minutes });
    return amount === null ? text(messages.noLimit) : money({ minor: amount, currency });
  }
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'requested',
          label: text(messages.requested),
          cell: ({ requestedAt }) => dates.dateTime(new Date(requestedAt)),
        },
        {
          id: 'limit',
          label: text(messages.limit),
          cell: ({ kind, period }) => `${text(limitTexts[kind])} ${text(limitTexts[period])}`,
        },
        {
          id: 'before',
          label: text(messages.before),
          align: 'end',
          cell: (change) => ceiling(change.amountBefore, change.minutesBefore, change.currency),
        },
        {
          id: 'after',
          label: text(messages.after),
          align: 'end',
          cell: (change) => ceiling(change.amountAfter, change.minutesAfter, change.currency),
        },
        {
          id: 'changedBy',
          label: text(messages.changedBy),
          cell: ({ changedBy }) => text(messages[changedBy]),
        },
        {
          id: 'outcome',
          label: text(messages.outcome),
          cell: (change) =>
            text(outcomes[change.status], { at: dates.dateTime(new Date(outcomeTimeOf(change))) }),
        },
      ]}
    />
  );
}

/** The instant of the outcome. */
function outcomeTimeOf(change: LimitChangeFieldsFragment): string {
  const { status, confirmableAt, lapsesAt, effectiveAt, endedAt, requestedAt } = change;
  if (status === 'COOLING_OFF') return confirmableAt ?? requestedAt;
  if (status === 'AWAITING_CONFIRMATION') return lapsesAt ?? requestedAt;
  return effectiveAt ?? endedAt ?? requestedAt;
}
