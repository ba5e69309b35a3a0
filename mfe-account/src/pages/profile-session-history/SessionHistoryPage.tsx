import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { useBusinessReady, usePageTitle } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { ErrorCard, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { Passkeys } from './parts/passkeys/Passkeys.tsx';
import { PastSessions } from './parts/past-sessions/PastSessions.tsx';
import { RunningSessions } from './parts/running-sessions/RunningSessions.tsx';
import { SessionHistoryDocument } from './SessionHistory.generated.ts';
import { useDeviceZone } from './useDeviceZone.ts';
import { messages } from './SessionHistoryPage.messages.ts';

const PENDING_HEIGHTS = ['12rem', '10rem', '16rem'] as const;

/** The player's sign-ins: running sessions, which can be ended, passkeys, and earlier sessions. */
export function Component(_props: PageProps) {
  const text = useText();
  const { data, error, loading, refetch } = useQuery(SessionHistoryDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const zone = useDeviceZone();
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined || error !== undefined);
  const viewer = data?.viewer;
  const reload = (): void => void refetch();

  return (
    <ProfileFrame current="profile-session-history" title={text(messages.title)}>
      {viewer ? (
        <Stack gap="xlarge">
          <Paragraph size="small" tone="muted">
            <Text {...messages.zone} values={{ zone }} />
          </Paragraph>
          <RunningSessions
            sessions={viewer.sessions.filter(({ endedAt }) => endedAt === null)}
            onEnded={reload}
          />
          <Passkeys passkeys={viewer.passkeys} onChanged={reload} />
          <PastSessions sessions={viewer.sessions.filter(({ endedAt }) => endedAt !== null)} />
        </Stack>
      ) : error ? (
        <ErrorCard
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          busy={loading}
          onRetry={reload}
        />
      ) : (
        <Stack gap="large">
          {PENDING_HEIGHTS.map((height) => (
            <Skeleton key={height} shape="block" height={height} />
          ))}
        </Stack>
      )}
    </ProfileFrame>
  );
}
