import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useHomeHref, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink } from '@foyer/ui';
import { StatusPage } from '../status-page/StatusPage.tsx';
import { messages } from './NotFoundPage.messages.ts';

export interface NotFoundPageProps {
  /**
   * `not-found`: an unknown address. `not-available`: a known route whose remote is not in this release
   * set.
   */
  readonly reason: 'not-found' | 'not-available';
}

const TEXTS = {
  'not-found': { title: messages.notFoundTitle, text: messages.notFoundText },
  'not-available': { title: messages.notAvailableTitle, text: messages.notAvailableText },
} as const;

/** The page for an address without content, with links to other pages (requirements/routes#layouts). */
export function NotFoundPage({ reason }: NotFoundPageProps) {
  const { locale, page } = useServices();
  const home = useHomeHref();
  const text = useText();
  const texts = TEXTS[reason];
  usePageTitle(text(texts.title));
  return (
    <StatusPage
      title={text(texts.title)}
      actions={
        <>
          <ButtonLink href={home}>{text(messages.home)}</ButtonLink>
          <ButtonLink href={hrefTo(locale, 'games')} tone="quiet">
            {text(messages.games)}
          </ButtonLink>
        </>
      }
    >
      <p>{text(texts.text, { site: page.siteTitle })}</p>
    </StatusPage>
  );
}
