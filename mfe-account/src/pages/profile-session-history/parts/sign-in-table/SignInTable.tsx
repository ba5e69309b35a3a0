import { Text, useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { Badge, DataTable, Paragraph } from '@foyer/ui';
import type { PlayerSessionFieldsFragment } from '../../SessionHistory.generated.ts';
import { messages, methods, reasons } from '../../SessionHistoryPage.messages.ts';
import { useSessionNames } from '../../useSessionNames.ts';

interface SignInTableProps {
  readonly sessions: readonly PlayerSessionFieldsFragment[];
}

/** One row per sign-in, with its end and the reason. */
export function SignInTable({ sessions }: SignInTableProps) {
  const text = useText();
  const names = useSessionNames();
  const dates = useHistoryDates();
  return (
    <DataTable<PlayerSessionFieldsFragment>
      caption={text(messages.pastCaption)}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'started',
          label: text(messages.started),
          cell: ({ startedAt }) => dates.dateTime(new Date(startedAt)),
        },
        { id: 'device', label: text(messages.device), cell: names.device },
        { id: 'place', label: text(messages.place), cell: names.country },
        { id: 'method', label: text(messages.method), cell: ({ method }) => text(methods[method]) },
        {
          id: 'ended',
          label: text(messages.ended),
          cell: ({ endedAt, endReason, isCurrent }) =>
            endedAt === null ? (
              <Badge tone="positive">
                <Text {...(isCurrent ? messages.thisDevice : messages.running)} />
              </Badge>
            ) : (
              <>
                {dates.dateTime(new Date(endedAt))}
                {endReason !== null && (
                  <Paragraph size="small" tone="muted" align="inherit">
                    <Text {...reasons[endReason]} />
                  </Paragraph>
                )}
              </>
            ),
        },
      ]}
    />
  );
}
