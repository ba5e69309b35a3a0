import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useBusinessReady, useNavigationState, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, Card, Page, Stack } from '@foyer/ui';
import { useState } from 'react';
import { forgetAttempt, readAttempt } from '../../features/sign-in-code/codeAttempt.ts';
import { RecipientForm } from '../../features/sign-in-code/RecipientForm.tsx';
import { RefusalCard } from '../../features/sign-in-code/RefusalCard.tsx';
import { useCodeRefusal } from '../../features/sign-in-code/useCodeRefusal.ts';
import { messages as shared } from '../../features/sign-in-code/SignInCode.messages.ts';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { ResendForm } from './parts/resend-form/ResendForm.tsx';
import { messages } from './ResendCodePage.messages.ts';

/** Sends another sign-in code, to the same recipient or to another one. */
export function Component(_props: PageProps) {
  const text = useText();
  const { locale, navigation, now, storage } = useServices();
  const request = signInRequest(useNavigationState().search);
  const query = { ...request.carry, redir: request.redir };
  const [attempt, setAttempt] = useState(() => readAttempt(storage, now()));
  const [refusal, refuse] = useCodeRefusal();
  usePageTitle(text(attempt ? messages.title : shared.askTitle));
  useBusinessReady();
  const enterHref = withQuery(hrefTo(locale, 'enter-code'), query);
  const enter = (): void => void navigation.go(enterHref);

  function startAgain(): void {
    forgetAttempt(storage);
    setAttempt(undefined);
  }

  return (
    <Page width="form">
      <Stack gap="large">
        <Card padding="large">
          {refusal ? (
            <RefusalCard refusal={refusal} request={request} />
          ) : attempt ? (
            <ResendForm
              attempt={attempt}
              enterHref={enterHref}
              onSent={enter}
              onRefused={refuse}
              onOther={startAgain}
            />
          ) : (
            <RecipientForm onSent={enter} onRefused={refuse} />
          )}
        </Card>
        {!refusal && (
          <ButtonLink tone="quiet" stretch href={withQuery(hrefTo(locale, 'login'), query)}>
            <Text {...shared.otherWay} />
          </ButtonLink>
        )}
      </Stack>
    </Page>
  );
}
