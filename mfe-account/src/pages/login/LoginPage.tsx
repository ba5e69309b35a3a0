import type { LogoutReason, PageProps } from '@foyer/contract';
import { Text, useText, type Message } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useFeature, useHomeHref, useNavigationState, usePageTitle, useServices } from '@foyer/platform';
import { Button, ButtonLink, Card, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { BankLoginLink } from '../../features/sign-in/BankLoginLink.tsx';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { OnlyByBank, SignInFailure, SignInFrame } from '../../features/sign-in/SignInFrame.tsx';
import { useSignInStart } from '../../features/sign-in/useSignInStart.ts';
import { AfterBreak } from './AfterBreak.tsx';
import { messages } from './LoginPage.messages.ts';

const REASON_TEXT: Readonly<Record<LogoutReason, Message>> = {
  SESSION_EXPIRED: messages.expired,
  JWT_EXPIRED: messages.expired,
  LOGGED_IN_FROM_ANOTHER_DEVICE: messages.anotherDevice,
  LOGGED_OUT: messages.signedOut,
  ACCOUNT_BLOCKED: messages.blocked,
  BREAK_STARTED: messages.breakStarted,
  SESSION_LIMIT_REACHED: messages.sessionLimit,
};

export function Component(_props: PageProps) {
  const text = useText();
  const { locale, session } = useServices();
  const isOffered = useFeature('IdentityServer');
  const { search } = useNavigationState();
  const home = useHomeHref();
  const request = signInRequest(search);
  const { redir, carry } = request;
  usePageTitle(text(messages.title));
  const { phase, isQuiet, start } = useSignInStart({
    automatic: request.automatic,
    isOffered,
    next: withQuery(redir ?? home, carry),
    signIn: () => session.signIn({ ...(redir === undefined ? {} : { redir }), carry }),
  });

  if (request.reason === 'BREAK_STARTED' && isOffered)
    return (
      <SignInFrame phase={phase} isQuiet={isQuiet}>
        <Stack gap="large">
          <SignInFailure phase={phase} />
          <AfterBreak onSignIn={start} />
        </Stack>
      </SignInFrame>
    );
  return (
    <SignInFrame phase={phase} isQuiet={isQuiet}>
      <Stack gap="large">
        {request.reason !== undefined && (
          <Notice
            tone="info"
            title={text(request.reason === 'BREAK_STARTED' ? messages.breakTitle : messages.reasonTitle)}
          >
            <Text {...REASON_TEXT[request.reason]} />
          </Notice>
        )}
        <SignInFailure phase={phase} />
        <Card padding="large">
          <Stack gap="medium">
            <Heading level={1} size="title1">
              <Text {...messages.welcome} />
            </Heading>
            <Paragraph tone="muted">
              <Text {...messages.intro} />
            </Paragraph>
            {isOffered ? (
              <>
                <Button size="large" stretch onPress={start}>
                  <Text {...messages.signIn} />
                </Button>
                <ButtonLink
                  size="large"
                  tone="secondary"
                  stretch
                  href={withQuery(hrefTo(locale, 'enter-code'), { ...carry, redir })}
                >
                  <Text {...messages.code} />
                </ButtonLink>
                <ButtonLink
                  size="large"
                  tone="secondary"
                  stretch
                  href={withQuery(hrefTo(locale, 'register'), { ...carry, redir })}
                >
                  <Text {...messages.create} />
                </ButtonLink>
              </>
            ) : (
              <OnlyByBank />
            )}
            <BankLoginLink request={request} />
            {redir !== undefined && (
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
    </SignInFrame>
  );
}
