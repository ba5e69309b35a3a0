import { useEffect, useState } from 'react';
import type { LogoutReason, PageProps } from '@foyer/contract';
import { Text, useText, type Message } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import {
  useBusinessReady,
  useFeature,
  useHomeHref,
  useNavigationState,
  usePageTitle,
  useServices,
  useSessionState,
} from '@foyer/platform';
import {
  Button,
  ButtonLink,
  Card,
  Heading,
  Notice,
  Page,
  Paragraph,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@foyer/ui';
import { BankLoginLink } from '../../features/sign-in/BankLoginLink.tsx';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { useAutoSignIn } from '../../features/sign-in/useAutoSignIn.ts';
import * as styles from './LoginPage.css.ts';
import { messages } from './LoginPage.messages.ts';

const REASON_TEXT: Readonly<Record<LogoutReason, Message>> = {
  SESSION_EXPIRED: messages.expired,
  JWT_EXPIRED: messages.expired,
  LOGGED_IN_FROM_ANOTHER_DEVICE: messages.anotherDevice,
  LOGGED_OUT: messages.signedOut,
  ACCOUNT_BLOCKED: messages.blocked,
};

export function Component(_props: PageProps) {
  const text = useText();
  const { locale, session: sessionService, navigation } = useServices();
  const session = useSessionState();
  const hasOwnSignIn = useFeature('IdentityServer');
  const { search } = useNavigationState();
  const home = useHomeHref();
  const request = signInRequest(search);
  const [phase, setPhase] = useState<'idle' | 'opening' | 'failed'>('idle');
  usePageTitle(text(messages.title));
  useBusinessReady(session.status !== 'LOADING');

  const options = { ...(request.redir === undefined ? {} : { redir: request.redir }), carry: request.carry };

  function leave(start: () => Promise<void>): void {
    setPhase('opening');
    start().catch(() => setPhase('failed'));
  }

  const isSignedIn = session.status === 'LOGGED_IN';
  const isSettled = session.status !== 'LOADING';
  const isQuiet = useAutoSignIn(isSettled);

  useEffect(() => {
    // The identity server and the address bar are outside React; each redirect happens at most once.
    if (isSignedIn)
      void navigation.go(withQuery(request.redir ?? home, request.carry), {
        replace: true,
      });
    else if (isSettled && request.automatic && hasOwnSignIn) leave(() => sessionService.signIn(options));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the request is read from the address once per arrival
  }, [isSignedIn, isSettled, request.automatic]);

  if (phase === 'opening' || isSignedIn) {
    return (
      <Page width="form">
        <div className={styles.panel}>
          {isQuiet ? (
            <VisuallyHidden>{text(messages.opening)}</VisuallyHidden>
          ) : (
            <Spinner label={text(messages.opening)} size="large" />
          )}
        </div>
      </Page>
    );
  }

  return (
    <Page width="form">
      <div className={styles.panel}>
        <Stack gap="large">
          {request.reason !== undefined && (
            <Notice tone="info" title={text(messages.reasonTitle)}>
              <Text {...REASON_TEXT[request.reason]} />
            </Notice>
          )}
          {phase === 'failed' && (
            <Notice tone="negative" live>
              <Text {...messages.failed} />
            </Notice>
          )}
          <Card padding="large">
            <Stack gap="medium">
              <Heading level={1} size="title1">
                <Text {...messages.welcome} />
              </Heading>
              <Paragraph tone="muted">
                <Text {...messages.intro} />
              </Paragraph>
              {hasOwnSignIn ? (
                <>
                  <Button size="large" stretch onPress={() => leave(() => sessionService.signIn(options))}>
                    <Text {...messages.signIn} />
                  </Button>
                  <ButtonLink
                    size="large"
                    tone="secondary"
                    stretch
                    href={withQuery(hrefTo(locale, 'register'), { ...request.carry, redir: request.redir })}
                  >
                    <Text {...messages.create} />
                  </ButtonLink>
                </>
              ) : (
                <Notice tone="info">
                  <Text {...messages.notOffered} />
                </Notice>
              )}
              <BankLoginLink request={request} />
              {request.redir !== undefined && (
                <Paragraph size="small" tone="muted">
                  <Text {...messages.returns} />
                </Paragraph>
              )}
            </Stack>
          </Card>
          <ButtonLink tone="quiet" stretch href={home}>
            <Text {...messages.browse} />
          </ButtonLink>
        </Stack>
      </div>
    </Page>
  );
}
