import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { payAndPlayFlowOf } from '@foyer/market';
import { useMarket, useNavigationState, usePageTitle, useServices } from '@foyer/platform';
import { Button, ButtonLink, Card, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { messages as entrance } from '../../features/sign-in/BankLoginLink.messages.ts';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { SignInFailure, SignInFrame } from '../../features/sign-in/SignInFrame.tsx';
import { useSignInStart } from '../../features/sign-in/useSignInStart.ts';
import * as styles from './BankLoginPage.css.ts';
import { messages } from './BankLoginPage.messages.ts';

/**
 * Sign-in by bank or wallet, one page for the three routes of requirements/routes#login-providers: explains
 * the steps and redirects to the identity server, which asks for the rest.
 */
export function Component(_props: PageProps) {
  const text = useText();
  const { locale, session } = useServices();
  const { brand } = useMarket();
  const { match, search } = useNavigationState();
  const flow = payAndPlayFlowOf(match?.id ?? '');
  const { redir, carry, automatic } = signInRequest(search);
  const isOffered = flow !== undefined && brand.payAndPlay.includes(flow);
  usePageTitle(text(entrance.title));
  // A payment during sign-in must not open the deposit dialog afterwards
  // (requirements/routes#query-parameters).
  const { paymentMethod: _method, autoSubmit: _submit, ...carried } = carry;
  const { phase, isQuiet, start } = useSignInStart({
    automatic,
    isOffered,
    next: withQuery(redir ?? hrefTo(locale, 'deposit'), carried),
    signIn: () =>
      session.signIn({ ...(redir === undefined ? {} : { redir }), carry: carried, ...(flow && { flow }) }),
  });

  return (
    <SignInFrame phase={phase} isQuiet={isQuiet}>
      <Card padding="large">
        <Stack gap="large">
          <Heading level={1} size="title1">
            <Text {...entrance.title} />
          </Heading>
          <SignInFailure phase={phase} />
          {isOffered ? <Offer onStart={start} /> : <NotOffered brand={brand.title} />}
          <ButtonLink tone="quiet" stretch href={withQuery(hrefTo(locale, 'login'), { ...carry, redir })}>
            <Text {...messages.otherWay} />
          </ButtonLink>
        </Stack>
      </Card>
    </SignInFrame>
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
