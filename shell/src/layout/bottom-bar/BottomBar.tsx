import { useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFlags, useServices, useStore } from '@foyer/platform';
import { Icon, type IconName } from '@foyer/ui';
import { casinoHref } from '../layoutLinks.ts';
import { ChatPlace } from '../live-chat/ChatPlace.tsx';
import { messages as menuMessages } from '../menu/MainMenu.messages.ts';
import { MenuLink } from '../menu/MenuLink.tsx';
import * as css from './BottomBar.css.ts';
import { messages } from './BottomBar.messages.ts';

export interface BottomBarProps {
  readonly isMenuOpen: boolean;
  onMenu(): void;
}

interface BarLink {
  readonly route: 'lobby' | 'sports' | 'deposit';
  readonly icon: IconName;
  readonly message: Message;
}

const LINKS = {
  home: { route: 'lobby', icon: 'home', message: messages.home },
  sports: { route: 'sports', icon: 'sports', message: messages.sports },
  casino: { route: 'lobby', icon: 'dice', message: menuMessages.casino },
  cashier: { route: 'deposit', icon: 'cashier', message: messages.cashier },
} as const satisfies Readonly<Record<string, BarLink>>;

/**
 * The entries on phones: home, search, the other product where the brand has sports, cashier, menu, live chat.
 * Products that an operator has switched off are left out.
 */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const services = useServices();
  const { locale, navigation, overlays } = services;
  const flags = useFlags();
  const text = useText();
  const { match, off, productMode } = useStore(navigation);
  const isSports = productMode === 'SPORTS';
  const link = ({ route, icon, message }: BarLink, href = hrefTo(locale, route)) =>
    !off.has(route) && (
      <li key={route}>
        <MenuLink href={href} look={css.item} current={match?.id === route}>
          <Icon name={icon} />
          <span className={css.label}>{text(message)}</span>
        </MenuLink>
      </li>
    );
  return (
    <nav className={css.bar} aria-label={text(messages.label)}>
      <ul className={css.list}>
        {link(isSports ? { ...LINKS.home, route: 'sports' } : LINKS.home)}
        {!off.has('games') && (
          <li>
            <button type="button" className={css.item} onClick={() => void overlays.open('search', {})}>
              <Icon name="search" />
              <span className={css.label}>{text(messages.search)}</span>
            </button>
          </li>
        )}
        {isSports ? link(LINKS.casino, casinoHref(services)) : flags.has('Sportsbook') && link(LINKS.sports)}
        {link(LINKS.cashier)}
        <li>
          <button type="button" className={css.item} aria-expanded={isMenuOpen} onClick={onMenu}>
            <Icon name="menu" />
            <span className={css.label}>{text(messages.menu)}</span>
          </button>
        </li>
        <ChatPlace />
      </ul>
    </nav>
  );
}
