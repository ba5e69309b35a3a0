import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import type { SignInMethod } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { lazyPart } from '@foyer/platform';
import { HistoryPage, useHistory, useHistorySelection } from '@foyer/profile';
import { ErrorCard, Skeleton, Stack } from '@foyer/ui';
import { Suspense } from 'react';
import { RunningSessions } from './parts/running-sessions/RunningSessions.tsx';
import { SignInTable } from './parts/sign-in-table/SignInTable.tsx';
import { SessionHistoryDocument, SignInHistoryDocument } from './SessionHistory.generated.ts';
import { messages, methods } from './SessionHistoryPage.messages.ts';

// its forms and mutations are a third of this page, which most visits open for the sessions
const Passkeys = lazyPart(async () => (await import('./parts/passkeys/Passkeys.tsx')).Passkeys);

const PENDING_HEIGHTS = ['12rem', '10rem'] as const;
const CHOICES = {
  method: [
    'PASSWORD',
    'PASSKEY',
    'EMAIL_CODE',
    'SMS_CODE',
    'E_ID',
    'BANK_PAYMENT',
    'OPEN_BANKING',
    'PAYMENT_GATEWAY',
  ],
} as const satisfies { readonly method: readonly SignInMethod[] };

/** The player's running sessions, which can be ended, passkeys, and all sign-ins. */
export function Component(_props: PageProps) {
  const text = useText();
  const { data, error, loading, refetch } = useQuery(SessionHistoryDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const selection = useHistorySelection('profile-session-history', CHOICES);
  const { method } = selection.chosen;
  const history = useHistory(SignInHistoryDocument, 'signInHistory', {
    ...selection.span,
    method: method ?? null,
  });
  const viewer = data?.viewer;
  const reload = (): void => {
    for (const load of [refetch, history.refetch])
      void load().catch(ignoreError('the query shows its own error'));
  };

  return (
    <HistoryPage
      current="profile-session-history"
      title={text(messages.title)}
      intro={text(messages.intro)}
      before={
        viewer ? (
          <Stack gap="xlarge">
            <RunningSessions sessions={viewer.sessions} onEnded={reload} />
            <Suspense fallback={<Skeleton shape="block" height={PENDING_HEIGHTS[1]} />}>
              <Passkeys passkeys={viewer.passkeys} onChanged={reload} />
            </Suspense>
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
        )
      }
      heading={text(messages.past)}
      selection={selection}
      history={history}
      texts={{
        failed: text(messages.pastFailed),
        failedHint: text(messages.pastFailedHint),
        empty: text(messages.pastNone),
        emptyHint: text(messages.pastNoneHint),
      }}
      filters={[
        {
          name: 'method',
          label: text(messages.method),
          allLabel: text(messages.allMethods),
          options: CHOICES.method.map((value) => ({ value, label: text(methods[value]) })),
        },
      ]}
      totals={[
        { label: text(messages.count), count: history.totals?.count },
        { label: text(messages.countries), count: history.totals?.countries },
      ]}
      exports={{ of: 'sessions', only: { method: method === undefined ? null : [method] } }}
    >
      {(sessions) => <SignInTable sessions={sessions} />}
    </HistoryPage>
  );
}
