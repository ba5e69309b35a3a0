import { Text, useText } from '@foyer/i18n';
import { useNavigationState, useSession, useSessionState } from '@foyer/platform';
import { Button, Card, ErrorCard, Heading, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { useId, useRef } from 'react';
import type { JackpotState } from '@foyer/contract';
import type { CompleteSettings } from '../../pages/jackpot/completeSettings.ts';
import * as css from './OptInCard.css.ts';
import { messages } from './OptInCard.messages.ts';
import { OptInForm } from './OptInForm.tsx';
import { useProposal } from './useProposal.ts';

export interface OptInCardProps {
  readonly settings: CompleteSettings;
  readonly state: JackpotState | undefined;
  readonly currency: string;
}

/** Opt-in with its contribution (requirements/states#jackpot-opt-in). */
export function OptInCard({ settings, state, currency }: OptInCardProps) {
  const session = useSessionState();
  const section = useRef<HTMLElement>(null);
  const heading = useId();
  useProposal({ settings, state, currency, section });
  return (
    <section ref={section} className={css.section} aria-labelledby={heading}>
      <Card padding="large">
        <Stack gap="medium">
          <Heading level={2} size="title2" id={heading}>
            <Text {...messages.title} />
          </Heading>
          {session.status === 'LOGGED_OUT' || session.status === 'ERROR' ? (
            <Visitor />
          ) : (
            <Player settings={settings} state={state} currency={currency} />
          )}
          {/* Always in the document, so that changes in it are announced. */}
          <p className={state?.optIn.isJoinShown === true ? css.success : css.silent} role="status">
            {state?.optIn.isJoinShown === true && <Text {...messages.success} />}
          </p>
        </Stack>
      </Card>
    </section>
  );
}

function Visitor() {
  const session = useSession();
  const { pathname, search } = useNavigationState();
  return (
    <>
      <Paragraph tone="muted">
        <Text {...messages.visitor} />
      </Paragraph>
      <div>
        <Button onPress={() => void session.signIn({ redir: `${pathname}${search}` })}>
          <Text {...messages.signIn} />
        </Button>
      </div>
    </>
  );
}

function Player({ settings, state, currency }: OptInCardProps) {
  const text = useText();
  if (!state || state.optIn.status === 'loading') return <Skeleton shape="block" height="14rem" />;
  if (state.optIn.status === 'failed') {
    return (
      <ErrorCard
        title={text(messages.error)}
        retryLabel={text(messages.reload)}
        onRetry={() => location.reload()}
      >
        {text(messages.errorText)}
      </ErrorCard>
    );
  }
  return (
    <OptInForm
      settings={settings}
      optIn={state.optIn}
      canChange={state.link === 'open'}
      currency={currency}
    />
  );
}
