import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useContactSupport, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState } from '@foyer/ui';
import { messages } from './EmptyGames.messages.ts';

export interface EmptyGamesProps {
  /** `catalogue` when the brand has no game at all, so that no other page has games either. */
  readonly scope: 'page' | 'catalogue';
  /** Heading for a page whose entries are not games, for example studios. */
  readonly title?: string;
}

/** Replaces the games of a page that has none, with the next step. */
export function EmptyGames({ scope, title }: EmptyGamesProps) {
  const text = useText();
  const { locale } = useServices();
  const support = useContactSupport();
  if (scope === 'catalogue')
    return (
      <EmptyState
        icon="dice"
        title={text(messages.catalogue)}
        action={
          <ButtonLink {...support}>
            <Text {...messages.support} />
          </ButtonLink>
        }
      >
        {text(messages.catalogueText)}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="dice"
      title={title ?? text(messages.page)}
      action={
        <ButtonLink href={hrefTo(locale, 'games')}>
          <Text {...messages.all} />
        </ButtonLink>
      }
    >
      {text(messages.pageText)}
    </EmptyState>
  );
}
