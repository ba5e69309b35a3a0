import { Text, useText } from '@foyer/i18n';
import { useNavigationState, useSession, useSessionState } from '@foyer/platform';
import { Button, Card, ErrorCard, Heading, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { useId, useRef } from 'react';
import * as css from './OptInCard.css.ts';
import { messages } from './OptInCard.messages.ts';
import type { OptInCardProps, OptInPlayerProps } from './optInProps.ts';
import { optInPlayer } from './optInPlayerPart.ts';
import { useValidProposal } from './useValidProposal.ts';

/** Opt-in with its contribution (requirements/states#jackpot-opt-in). */
export function OptInCard({ settings, state, currency }: OptInCardProps) {
  const session = useSessionState();
  const section = useRef<HTMLElement>(null);
  const heading = useId();
  useValidProposal(settings);
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
            <Player settings={settings} state={state} currency={currency} section={section} />
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

function Player(props: OptInPlayerProps) {
  const text = useText();
  const { value, hasFailed, retry } = optInPlayer.use();
  if (value) return <value.OptInPlayer {...props} />;
  if (hasFailed)
    return (
      <ErrorCard title={text(messages.error)} retryLabel={text(messages.reload)} onRetry={retry}>
        {text(messages.errorText)}
      </ErrorCard>
    );
  return <Skeleton shape="block" height="14rem" />;
}
