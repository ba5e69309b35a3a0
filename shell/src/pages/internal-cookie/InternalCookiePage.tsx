import { useText } from '@foyer/i18n';
import { usePageTitle, useServices } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { StatusPage } from '../status-page/StatusPage.tsx';
import { messages } from './InternalCookiePage.messages.ts';

export interface InternalCookiePageProps {
  /** The consent provider's name. */
  readonly provider: string;
}

/**
 * A welcome page with the name of the consent provider; the shell redirects to `redir` if given. See
 * requirements/routes#layouts.
 */
export function InternalCookiePage({ provider }: InternalCookiePageProps) {
  const { consent } = useServices();
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <StatusPage
      title={text(messages.title)}
      actions={
        <Button tone="quiet" onPress={() => consent.openPreferences()}>
          {text(messages.change)}
        </Button>
      }
    >
      <p>{text(messages.text, { provider })}</p>
    </StatusPage>
  );
}
