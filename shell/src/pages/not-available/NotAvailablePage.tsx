import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink } from '@foyer/ui';
import { StatusPage } from '../status-page/StatusPage.tsx';
import { messages } from './NotAvailablePage.messages.ts';

/** A route of the product whose remote is not in this release set. Not an error: it says so and leads on. */
export function NotAvailablePage() {
  const { locale, page } = useServices();
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
      <p>{text(messages.text, { site: page.siteTitle })}</p>
    </StatusPage>
  );
}
