import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PageProps } from '@foyer/contract';
import { Text, useText, type Message } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { hrefTo, withQuery } from '@foyer/links';
import {
  useBusinessReady,
  useHomeHref,
  useNavigationState,
  usePageTitle,
  useServices,
  useSessionState,
} from '@foyer/platform';
import { Button, ButtonLink, Card, EmptyState, Page, Spinner, type IconName } from '@foyer/ui';
import { SendLinkButton } from '../../features/email-verification/SendLinkButton.tsx';
import {
  EmailVerificationStateDocument,
  type EmailVerificationStateQuery,
} from './EmailVerificationState.generated.ts';
import { VerifyEmailDocument, type VerifyEmailMutation } from './VerifyEmail.generated.ts';
import { messages } from './VerifyEmailPage.messages.ts';

type Outcome = VerifyEmailMutation['verifyEmail']['outcome'] | 'WAITING' | 'FAILED' | 'UNAVAILABLE';

const TEXTS: Readonly<
  Record<Outcome, { readonly icon: IconName; readonly title: Message; readonly text: Message }>
> = {
  VERIFIED: { icon: 'checkCircle', title: messages.verified, text: messages.verifiedText },
  ALREADY_VERIFIED: { icon: 'checkCircle', title: messages.already, text: messages.alreadyText },
  EXPIRED: { icon: 'clock', title: messages.expired, text: messages.expiredText },
  TAKEN: { icon: 'help', title: messages.taken, text: messages.takenText },
  UNKNOWN: { icon: 'help', title: messages.unknown, text: messages.unknownText },
  WAITING: { icon: 'mail', title: messages.waiting, text: messages.waitingText },
  UNAVAILABLE: { icon: 'refresh', title: messages.unavailable, text: messages.unavailableText },
  FAILED: { icon: 'refresh', title: messages.failed, text: messages.failedText },
};

/**
 * Target of the link in the verification email (requirements/routes#route-list). It may open signed out on
 * another device.
 */
export function Component(_props: PageProps) {
  const text = useText();
  const { search } = useNavigationState();
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  const [verify, { data, error }] = useMutation(VerifyEmailDocument);
  const isSignedIn = useSessionState().status === 'LOGGED_IN';
  const account = useQuery(EmailVerificationStateDocument, {
    skip: token !== null || !isSignedIn,
    fetchPolicy: 'network-only',
  });
  const outcome =
    token === null
      ? outcomeWithoutLink(account.loading, account.error, account.data)
      : (data?.verifyEmail.outcome ?? (error ? 'FAILED' : undefined));
  usePageTitle(text(messages.title));
  useBusinessReady(outcome !== undefined);

  function check(): void {
    if (outcome === 'UNAVAILABLE') void account.refetch();
    // `error`: the reason of the failure.
    if (token !== null)
      void verify({ variables: { token } }).catch(ignoreError('the mutation shows its own error'));
  }
  // Synchronises with the server; the link is valid once.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an arrival
  useEffect(check, [token]);

  if (outcome === undefined)
    return (
      <Page width="form">
        <Spinner size="large" label={text(messages.checking)} />
      </Page>
    );
  const texts = TEXTS[outcome];
  return (
    <Page width="form">
      <Card>
        <div role="status">
          <EmptyState
            level={1}
            icon={texts.icon}
            title={text(texts.title)}
            action={<NextStep outcome={outcome} onRetry={check} />}
          >
            <Text {...texts.text} />
          </EmptyState>
        </div>
      </Card>
    </Page>
  );
}

/** The address without a link: the account of a signed-in player decides, everyone else waits for the email. */
function outcomeWithoutLink(
  isLoading: boolean,
  error: Error | undefined,
  data: EmailVerificationStateQuery | undefined,
): Outcome | undefined {
  if (isLoading) return undefined;
  const status = data?.viewer?.player.emailVerification.status;
  if (error && status === undefined) return 'UNAVAILABLE';
  return status === 'Done' ? 'ALREADY_VERIFIED' : 'WAITING';
}

function NextStep({ outcome, onRetry }: { readonly outcome: Outcome; onRetry(): void }) {
  const { locale } = useServices();
  const home = useHomeHref();
  const isSignedIn = useSessionState().status === 'LOGGED_IN';
  if (outcome === 'FAILED' || outcome === 'UNAVAILABLE')
    return (
      <Button onPress={onRetry}>
        <Text {...messages.retry} />
      </Button>
    );
  if (outcome === 'VERIFIED' || outcome === 'ALREADY_VERIFIED' || outcome === 'TAKEN')
    return (
      <ButtonLink href={home}>
        <Text {...messages.goOn} />
      </ButtonLink>
    );
  if (isSignedIn) return <SendLinkButton />;
  return (
    <ButtonLink href={withQuery(hrefTo(locale, 'login'), { redir: hrefTo(locale, 'profile-dashboard') })}>
      <Text {...messages.signIn} />
    </ButtonLink>
  );
}
