import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useHomeHref, useNavigationState, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, Card, Stack } from '@foyer/ui';
import { useRef, useState } from 'react';
import { forgetAttempt, readAttempt, type CodeAttempt } from '../../features/sign-in-code/codeAttempt.ts';
import { RecipientForm } from '../../features/sign-in-code/RecipientForm.tsx';
import { RefusalCard } from '../../features/sign-in-code/RefusalCard.tsx';
import { messages as shared } from '../../features/sign-in-code/SignInCode.messages.ts';
import { useCodeRefusal } from '../../features/sign-in-code/useCodeRefusal.ts';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { SignInFailure, SignInFrame } from '../../features/sign-in/SignInFrame.tsx';
import { useSignInStart } from '../../features/sign-in/useSignInStart.ts';
import { messages } from './EnterCodePage.messages.ts';
import { CodeForm } from './parts/code-form/CodeForm.tsx';

/** Sign-in by code: asks for the recipient, then for the code; a correct one continues at the identity server. */
export function Component(_props: PageProps) {
  const text = useText();
  const { locale, now, session, storage } = useServices();
  const { search } = useNavigationState();
  const home = useHomeHref();
  const request = signInRequest(search);
  const { redir, carry } = request;
  const [attempt, setAttempt] = useState<CodeAttempt | undefined>(() => readAttempt(storage, now()));
  const [refusal, refuse] = useCodeRefusal();
  const ticket = useRef<string>(undefined);
  usePageTitle(text(attempt ? messages.title : shared.askTitle));
  const { phase, isQuiet, start } = useSignInStart({
    automatic: false,
    isOffered: true,
    next: withQuery(redir ?? home, carry),
    signIn: () =>
      session.signIn({
        ...(redir === undefined ? {} : { redir }),
        carry,
        ...(ticket.current !== undefined && { ticket: ticket.current }),
      }),
  });
  const query = { ...carry, redir };

  function accept(proof: string): void {
    forgetAttempt(storage);
    ticket.current = proof;
    start();
  }

  return (
    <SignInFrame phase={phase} isQuiet={isQuiet}>
      <Stack gap="large">
        <SignInFailure phase={phase} />
        <Card padding="large">
          {refusal ? (
            <RefusalCard refusal={refusal} request={request} />
          ) : attempt ? (
            <CodeForm attempt={attempt} query={query} onAccepted={accept} onRefused={refuse} />
          ) : (
            <RecipientForm onSent={setAttempt} onRefused={refuse} />
          )}
        </Card>
        {!refusal && (
          <ButtonLink tone="quiet" stretch href={withQuery(hrefTo(locale, 'login'), query)}>
            <Text {...shared.otherWay} />
          </ButtonLink>
        )}
      </Stack>
    </SignInFrame>
  );
}
