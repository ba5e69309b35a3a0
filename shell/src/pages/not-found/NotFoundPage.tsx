import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink } from '@foyer/ui';
import { StatusPage } from '../status-page/StatusPage.tsx';
import { messages } from './NotFoundPage.messages.ts';

/** An address that is nobody's, also with its path normalised. // spec §2.3 */
export function NotFoundPage() {
  const { locale } = useServices();
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <StatusPage
      title={text(messages.title)}
      actions={
        <>
          <ButtonLink href={hrefTo(locale, 'lobby')}>{text(messages.home)}</ButtonLink>
          <ButtonLink href={hrefTo(locale, 'games')} tone="quiet">{text(messages.games)}</ButtonLink>
        </>
      }
    >
      <p><Text {...messages.text} /></p>
    </StatusPage>
  );
}
