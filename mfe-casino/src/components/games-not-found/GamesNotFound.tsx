import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Page } from '@foyer/ui';
import { messages } from './GamesNotFound.messages.ts';

/** Shown for a list, category, studio or game that this market does not have. */
export function GamesNotFound() {
  const text = useText();
  const { locale } = useServices();
  usePageTitle(text(messages.title));
  return (
    <Page>
      <EmptyState
        icon="search"
        level={1}
        title={text(messages.title)}
        action={
          <ButtonLink href={hrefTo(locale, 'games')}>
            <Text {...messages.games} />
          </ButtonLink>
        }
      >
        <Text {...messages.text} />
      </EmptyState>
    </Page>
  );
}
