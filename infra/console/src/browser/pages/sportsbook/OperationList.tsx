import { Text, useMoney, useText } from '@foyer/i18n';
import type { SportsOperation } from '@foyer/kernel/sports-risk-answers';
import { DataTable, EmptyState } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import { operationText } from './operationText.ts';
import { actionNames, messages } from './SportsbookPage.messages.ts';

/** The latest operations of staff on the sportsbook. */
export function OperationList({ operations }: { readonly operations: readonly SportsOperation[] }) {
  const text = useText();
  const money = useMoney();
  if (operations.length === 0)
    return (
      <EmptyState icon="history" title={text(messages.noLog)}>
        <Text {...messages.noLogText} />
      </EmptyState>
    );
  return (
    <DataTable
      caption={text(messages.log)}
      rows={operations}
      rowKey={({ id }) => String(id)}
      columns={[
        { id: 'at', label: text(messages.at), cell: ({ at }) => utcDateTime(at) },
        { id: 'staff', label: text(messages.staff), cell: ({ staff }) => staff },
        { id: 'action', label: text(messages.action), cell: ({ action }) => text(actionNames[action]) },
        {
          id: 'details',
          label: text(messages.details),
          cell: ({ subject }) => operationText(subject, text, money),
        },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }) => reason },
      ]}
    />
  );
}
