import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useMarket, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Page } from '@foyer/ui';
import { messages } from './NoSportsbook.messages.ts';

/** Shown where the sportsbook is switched off, or on a brand without one, reached through an old link. */
export function NoSportsbook() {
  const text = useText();
  const { locale } = useServices();
  const { brand } = useMarket();
  useBusinessReady();
  return (
    <Page>
      <EmptyState
        icon="sports"
        level={1}
        title={text(messages.off)}
        action={<ButtonLink href={hrefTo(locale, 'lobby')}>{text(messages.offAction)}</ButtonLink>}
      >
        {text(messages.offText, { brand: brand.title })}
      </EmptyState>
    </Page>
  );
}
