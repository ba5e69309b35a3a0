import { useQuery } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import {
  useConnectionState,
  useContactSupport,
  useNavigationState,
  useSession,
  useSessionState,
} from '@foyer/platform';
import { Button, ButtonLink, EmptyState, ErrorCard, Notice } from '@foyer/ui';
import type { ReactNode } from 'react';
import { BlockNotice } from './BlockNotice.tsx';
import { actions, messages } from './EngagementGate.messages.ts';
import type { EngagementGateDocument } from './EngagementGate.generated.ts';
import { OptInCard, OptOutRow } from './OptInCard.tsx';
import { useParticipation, type Participation } from './useParticipation.ts';

/** An operation that asks whether the page is open to the player. */
export type GateQuery = typeof EngagementGateDocument;

interface EngagementGateProps {
  /** The page's own operation where the specification names one (requirements/interfaces#main-api-operations). */
  readonly query: GateQuery;
  /** Shown while it is not known whether the player takes part. */
  readonly skeleton: ReactNode;
  /** Content for players who take part; mounted only then. */
  readonly children: ReactNode;
}

/**
 * Shows its content to players who take part in gamification, and to all others the reason with the next step:
 * signing in, opting in, or what lifts the block (requirements/states#gamification).
 */
export function EngagementGate(props: EngagementGateProps) {
  const { status } = useSessionState();
  if (status === 'LOADING') return props.skeleton;
  return status === 'LOGGED_IN' ? <PlayerGate {...props} /> : <SignInCard />;
}

function PlayerGate({ query, skeleton, children }: EngagementGateProps) {
  const participation = useParticipation();
  // eligibility may have changed on other pages since
  const { data } = useQuery(query, { fetchPolicy: 'cache-and-network' });
  const settings = data?.root.gamificationSettings;
  if (settings?.enabled === false) return <BlockNotice block="FEATURE_OFF" />;
  if (settings?.clientId === null) return <BlockNotice block="CLIENT_ID_MISSING" />;
  if (participation.isOptedIn === undefined) {
    if (data?.viewer?.isBlockedAtEngagement === true) return <BlockNotice block="BLOCKED_AT_PROVIDER" />;
    if (participation.status === 'failed' && data?.viewer?.isGamificationEnabled === false)
      return <ClosedNotice />;
  }
  return (
    <ParticipationWidget participation={participation} skeleton={skeleton}>
      {children}
    </ParticipationWidget>
  );
}

interface ParticipationWidgetProps {
  readonly participation: Participation;
  readonly skeleton: ReactNode;
  readonly children?: ReactNode;
}

/** The opt-in of gamification: the block, the opt-in, or the content with the way out (requirements/screens#loyalty). */
export function ParticipationWidget({ participation, skeleton, children }: ParticipationWidgetProps) {
  if (participation.isOptedIn === undefined)
    return participation.status === 'loading' ? skeleton : <Failed onRetry={participation.reload} />;
  const block = participation.blocks.find((reason) => reason !== 'NOT_OPTED_IN');
  if (block !== undefined) return <BlockNotice block={block} />;
  if (!participation.isOptedIn) return <OptInCard participation={participation} />;
  return (
    <>
      {children}
      <OptOutRow participation={participation} />
    </>
  );
}

function SignInCard() {
  const text = useText();
  const session = useSession();
  const { pathname } = useNavigationState();
  return (
    <EmptyState
      icon="trophy"
      title={text(messages.signInTitle)}
      action={
        <Button onPress={() => void session.signIn({ redir: pathname })}>{text(messages.signIn)}</Button>
      }
    >
      <Text {...messages.signInText} />
    </EmptyState>
  );
}

/** Shown when the api closes engagement and the service, which knows the reason, does not answer. */
function ClosedNotice() {
  const text = useText();
  const support = useContactSupport();
  return (
    <Notice
      tone="info"
      title={text(messages.closed)}
      action={
        <ButtonLink tone="secondary" size="small" {...support}>
          {text(actions.support)}
        </ButtonLink>
      }
    >
      <Text {...messages.closedText} />
    </Notice>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useText();
  const isOffline = useConnectionState() === 'offline';
  return (
    <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={onRetry}>
      <Text {...(isOffline ? messages.offline : messages.failedText)} />
    </ErrorCard>
  );
}
