import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Carousel, ChipLink } from '@foyer/ui';
import { messages } from './QuickChips.messages.ts';

export interface QuickChipsProps {
  readonly lists: readonly { readonly slug: string; readonly name: string }[];
}

/** Shortcuts into the catalogue. */
export function QuickChips({ lists }: QuickChipsProps) {
  const text = useText();
  const { locale } = useServices();
  return (
    <Carousel title={text(messages.title)} hideTitle item="chip">
      {[
        <ChipLink key="games" href={hrefTo(locale, 'games')} icon="search">
          <Text {...messages.all} />
        </ChipLink>,
        ...lists.map((list) => (
          <ChipLink key={list.slug} href={hrefTo(locale, 'game-list', { slug: list.slug })}>
            {list.name}
          </ChipLink>
        )),
        <ChipLink key="categories" href={hrefTo(locale, 'game-categories')}>
          <Text {...messages.categories} />
        </ChipLink>,
        <ChipLink key="studios" href={hrefTo(locale, 'game-studios')}>
          <Text {...messages.studios} />
        </ChipLink>,
      ]}
    </Carousel>
  );
}
