import { Text, useDates, useText } from '@foyer/i18n';
import { DataTable, Paragraph, Section } from '@foyer/ui';
import type { PlayerSessionFieldsFragment } from '../../SessionHistory.generated.ts';
import { messages, methods, reasons } from '../../SessionHistoryPage.messages.ts';
import { useSessionNames } from '../../useSessionNames.ts';

interface PastSessionsProps {
  readonly sessions: readonly PlayerSessionFieldsFragment[];
}

/** The sessions that have ended, with the reason. */
export function PastSessions({ sessions }: PastSessionsProps) {
  const text = useText();
  const names = useSessionNames();
  const dates = useDates();
  return (
    <Section title={text(messages.past)}>
      {sessions.length === 0 ? (
        <Paragraph tone="muted">
          <Text {...messages.pastNone} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.pastCaption)}
          rows={sessions}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'started',
              label: text(messages.started),
              cell: ({ startedAt }: PlayerSessionFieldsFragment) => dates.dateTime(new Date(startedAt)),
            },
            { id: 'device', label: text(messages.device), cell: names.device },
            { id: 'place', label: text(messages.place), cell: names.country },
            {
              id: 'method',
              label: text(messages.method),
              cell: ({ method }: PlayerSessionFieldsFragment) => text(methods[method]),
            },
            {
              id: 'ended',
              label: text(messages.ended),
              cell: ({ endedAt, endReason }: PlayerSessionFieldsFragment) => (
                <>
                  {endedAt !== null && dates.dateTime(new Date(endedAt))}
                  {endReason !== null && (
                    <Paragraph size="small" tone="muted">
                      <Text {...reasons[endReason]} />
                    </Paragraph>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
