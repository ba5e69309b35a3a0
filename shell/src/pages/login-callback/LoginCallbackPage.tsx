import { useText } from '@foyer/i18n';
import { useHomeHref, usePageTitle } from '@foyer/platform';
import { Button, ButtonLink, Spinner } from '@foyer/ui';
import { StatusPage } from '../status-page/StatusPage.tsx';
import { messages } from './LoginCallbackPage.messages.ts';

export interface LoginCallbackPageProps {
  readonly failed: boolean;
  onRetry(): void;
}

/**
 * Shown between the identity server and the requested page; reports failures.
 * See requirements/routes#layouts, requirements/errors#identity-server.
 */
export function LoginCallbackPage({ failed, onRetry }: LoginCallbackPageProps) {
  const home = useHomeHref();
  const text = useText();
  usePageTitle(text(failed ? messages.failedTitle : messages.title));
  if (!failed) {
    return (
      <StatusPage
        title={text(messages.title)}
        actions={<Spinner size="large" label={text(messages.title)} />}
      >
        <p>{text(messages.text)}</p>
      </StatusPage>
    );
  }
  return (
    <StatusPage
      title={text(messages.failedTitle)}
      actions={
        <>
          <Button onPress={onRetry}>{text(messages.again)}</Button>
          <ButtonLink href={home} tone="quiet">
            {text(messages.home)}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{text(messages.failedText)}</p>
    </StatusPage>
  );
}
