import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFeature, useServices, useStore } from '@foyer/platform';
import { casinoHref } from '../layoutLinks.ts';
import { MenuLink } from '../menu/MenuLink.tsx';
import { messages as menuMessages } from '../menu/MainMenu.messages.ts';
import { useFallbackEntries } from '../menu/MainMenu.tsx';
import { useLobbyMenu } from '../menu/useLobbyMenu.ts';
import * as css from './Header.css.ts';
import { messages } from './Header.messages.ts';

const MAX_SECTIONS = 6;

export interface SectionsProps {
  /** The quick menu in the header links to casino and sports (requirements/routes#menus-and-live-chat). */
  readonly hasQuickMenu: boolean;
}

/** The first menu entries in the header itself, for layouts without a rail. */
export function Sections({ hasQuickMenu }: SectionsProps) {
  const { locale, market, navigation } = useServices();
  const text = useText();
  const { pathname } = useStore(navigation);
  const menu = useLobbyMenu();
  const fallback = useFallbackEntries();
  const all = menu.status === 'ready' ? menu.groups.flatMap((group) => group.entries) : fallback;
  const entries = all.filter(({ href }) => !hasQuickMenu || href !== hrefTo(locale, 'sports'));
  return (
    <nav aria-label={text(messages.sections)} className={`${css.fromDesktop} ${css.sections}`}>
      {entries.slice(0, MAX_SECTIONS).map((entry) => (
        <MenuLink
          key={entry.id}
          href={entry.href}
          look={css.sectionLooks[market.brand.layout]}
          current={entry.href === pathname}
        >
          {entry.label}
        </MenuLink>
      ))}
    </nav>
  );
}

/** Sports and casino as two equal sections: the header of a brand that puts sports first. */
export function ProductSections({ hasQuickMenu }: SectionsProps) {
  const services = useServices();
  const text = useText();
  const { off, productMode } = useStore(services.navigation);
  const hasSports = useFeature('Sportsbook');
  const look = css.sectionLooks.layout2;
  return (
    <nav aria-label={text(menuMessages.productMode)} className={`${css.fromDesktop} ${css.sections}`}>
      {hasQuickMenu && hasSports && !off.has('sports') && (
        <MenuLink href={hrefTo(services.locale, 'sports')} look={look} current={productMode === 'SPORTS'}>
          {text(menuMessages.sports)}
        </MenuLink>
      )}
      {hasQuickMenu && !off.has('lobby') && (
        <MenuLink href={casinoHref(services)} look={look} current={productMode === 'CASINO'}>
          {text(menuMessages.casino)}
        </MenuLink>
      )}
      {!off.has('lobby') && (
        <MenuLink href={hrefTo(services.locale, 'game-list', { slug: 'live-casino' })} look={look}>
          {text(menuMessages.live)}
        </MenuLink>
      )}
      {!off.has('promotions') && (
        <MenuLink href={hrefTo(services.locale, 'promotions')} look={look}>
          {text(menuMessages.promotions)}
        </MenuLink>
      )}
    </nav>
  );
}
