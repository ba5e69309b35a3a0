import { useEffect, useState } from 'react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { payAndPlayFlowOf } from '@foyer/market';
import {
  useBusinessReady,
  useMarket,
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
import { messages as entrance } from '../../features/sign-in/BankLoginLink.messages.ts';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { useAutoSignIn } from '../../features/sign-in/useAutoSignIn.ts';
import { messages as loginMessages } from '../login/LoginPage.messages.ts';
import * as styles from './BankLoginPage.css.ts';
import { messages } from './BankLoginPage.messages.ts';

/**
 * Sign-in by bank or wallet, one page for the three routes of requirements/routes#login-providers: explains
 * the steps and redirects to the identity server, which asks for the rest.
 */
export function Component(_props: PageProps) {
  const text = useText();
  const { locale, navigation, session: service } = useServices();
  const { brand } = useMarket();
  const session = useSessionState();
  const { match, search } = useNavigationState();
  const flow = payAndPlayFlowOf(match?.id ?? '');
  const { redir, carry, automatic } = signInRequest(search);
  const [phase, setPhase] = useState<'idle' | 'opening' | 'failed'>('idle');
  const isOffered = flow !== undefined && brand.payAndPlay.includes(flow);
  const isSignedIn = session.status === 'LOGGED_IN';
  const isSettled = session.status !== 'LOADING';
  const isQuiet = useAutoSignIn(isSettled);
  usePageTitle(text(entrance.title));
  useBusinessReady(isSettled);

  // A payment during sign-in must not open the deposit dialog afterwards
  // (requirements/routes#query-parameters).
  const { paymentMethod: _method, autoSubmit: _submit, ...carried } = carry;

  function start(): void {
    setPhase('opening');
    service
      .signIn({ ...(redir === undefined ? {} : { redir }), carry: carried, ...(flow && { flow }) })
      .catch(() => setPhase('failed'));
  }

  useEffect(() => {
    // The address bar and the identity server are outside React; each redirect happens at most once.
    if (isSignedIn)
      void navigation.go(withQuery(redir ?? hrefTo(locale, 'deposit'), carried), { replace: true });
    else if (isSettled && automatic && isOffered) start();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the request is read from the address once per arrival
  }, [isSignedIn, isSettled, automatic, isOffered]);

  if (phase === 'opening' || isSignedIn) {
    return (
      <Page width="form">
        <div className={styles.panel}>
          {isQuiet ? (
            <VisuallyHidden>{text(loginMessages.opening)}</VisuallyHidden>
          ) : (
            <Spinner label={text(loginMessages.opening)} size="large" />
          )}
        </div>
      </Page>
    );
  }

  return (
    <Page width="form">
      <div className={styles.panel}>
        <Card padding="large">
          <Stack gap="large">
            <Heading level={1} size="title1">
              <Text {...entrance.title} />
            </Heading>
            {phase === 'failed' && (
              <Notice tone="negative" live>
                <Text {...loginMessages.failed} />
              </Notice>
            )}
            {isOffered ? <Offer onStart={start} /> : <NotOffered brand={brand.title} />}
            <ButtonLink tone="quiet" stretch href={withQuery(hrefTo(locale, 'login'), { ...carry, redir })}>
              <Text {...messages.otherWay} />
            </ButtonLink>
          </Stack>
        </Card>
      </div>
    </Page>
  );
}

function Offer({ onStart }: { readonly onStart: () => void }) {
  return (
    <>
      <Paragraph tone="muted">
        <Text {...messages.intro} />
      </Paragraph>
      <ol className={styles.steps}>
        {[messages.stepAmount, messages.stepApprove, messages.stepPlay].map((message) => (
          <li key={message.id} className={styles.step}>
            <span>
              <Text {...message} />
            </span>
          </li>
        ))}
      </ol>
      <Button size="large" stretch onPress={onStart}>
        <Text {...messages.start} />
      </Button>
      <Paragraph size="small" tone="muted">
        <Text {...messages.safe} />
      </Paragraph>
    </>
  );
}

function NotOffered({ brand }: { readonly brand: string }) {
  return (
    <Notice tone="info">
      <Text {...messages.notOffered} values={{ brand }} />
    </Notice>
  );
}
