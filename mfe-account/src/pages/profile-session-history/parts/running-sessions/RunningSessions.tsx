import { useMutation } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useHistoryDates } from '@foyer/profile';
import {
  Badge,
  Button,
  Card,
  Facts,
  Heading,
  Paragraph,
  Row,
  Section,
  Stack,
  VisuallyHidden,
} from '@foyer/ui';
import {
  EndOtherPlayerSessionsDocument,
  EndPlayerSessionDocument,
  type PlayerSessionFieldsFragment,
} from '../../SessionHistory.generated.ts';
import { messages, methods } from '../../SessionHistoryPage.messages.ts';
import { useSessionNames } from '../../useSessionNames.ts';

interface RunningSessionsProps {
  readonly sessions: readonly PlayerSessionFieldsFragment[];
  onEnded(): void;
}

/** The devices that are signed in; each but this one can be signed out. */
export function RunningSessions({ sessions, onEnded }: RunningSessionsProps) {
  const text = useText();
  const { toasts } = useServices();
  const [endOthers, endingOthers] = useMutation(EndOtherPlayerSessionsDocument);

  async function end(run: () => Promise<number | undefined>): Promise<void> {
    try {
      toasts.show('success', text(messages.signedOut, { count: (await run()) ?? 0 }));
      onEnded();
    } catch {
      toasts.show('error', text(messages.notSignedOut));
    }
  }

  return (
    <Section title={text(messages.running)}>
      <Stack gap="medium">
        <Paragraph tone="muted">
          <Text {...messages.runningText} />
        </Paragraph>
        {sessions.map((session) => (
          <RunningSession key={session.id} session={session} end={end} />
        ))}
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <div>
            <Button
              tone="secondary"
              busy={endingOthers.loading}
              onPress={() =>
                void end(async () => (await endOthers()).data?.endOtherPlayerSessions.ids.length)
              }
            >
              <Text {...messages.signOutOthers} />
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

interface RunningSessionProps {
  readonly session: PlayerSessionFieldsFragment;
  /** Runs a sign-out and reports how many sessions it ended. */
  end(run: () => Promise<number | undefined>): Promise<void>;
}

function RunningSession({ session, end }: RunningSessionProps) {
  const [endOne, { loading }] = useMutation(EndPlayerSessionDocument);
  const text = useText();
  const names = useSessionNames();
  const dates = useHistoryDates();
  const device = names.device(session);
  return (
    <Card padding="medium">
      <Stack gap="medium">
        <Row gap="small" wrap>
          <Heading level={3} size="title3">
            {device}
          </Heading>
          {session.isCurrent && (
            <Badge tone="positive">
              <Text {...messages.thisDevice} />
            </Badge>
          )}
        </Row>
        <Facts
          columns="wide"
          items={[
            { label: text(messages.place), value: names.country(session) },
            { label: text(messages.method), value: text(methods[session.method]) },
            { label: text(messages.started), value: dates.dateTime(new Date(session.startedAt)) },
            { label: text(messages.lastSeen), value: dates.dateTime(new Date(session.lastSeenAt)) },
          ]}
        />
        {!session.isCurrent && (
          <div>
            <Button
              size="small"
              tone="secondary"
              busy={loading}
              onPress={() =>
                void end(async () => {
                  const { data } = await endOne({ variables: { id: session.id } });
                  return data?.endPlayerSession.ids.length;
                })
              }
            >
              <Text {...messages.signOut} />
              <VisuallyHidden>: {device}</VisuallyHidden>
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
