import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFlags, useServices, useStore } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { MenuLink } from '../menu/MenuLink.tsx';
import * as css from './BottomBar.css.ts';
import { messages } from './BottomBar.messages.ts';

export interface BottomBarProps {
  readonly isMenuOpen: boolean;
  onMenu(): void;
}

const LINKS = {
  home: { route: 'lobby', icon: 'home', message: messages.home },
  sports: { route: 'sports', icon: 'sports', message: messages.sports },
  cashier: { route: 'deposit', icon: 'cashier', message: messages.cashier },
} as const;

/**
 * The five entries on phones: home, search, sports where available, cashier, menu. Products that an
 * operator has switched off are left out.
 */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { locale, navigation, overlays } = useServices();
  const flags = useFlags();
  const text = useText();
  const { match, off } = useStore(navigation);
  const link = ({ route, icon, message }: (typeof LINKS)[keyof typeof LINKS]) =>
    !off.has(route) && (
      <li key={route}>
        <MenuLink href={hrefTo(locale, route)} look={css.item} current={match?.id === route}>
          <Icon name={icon} />
          <span className={css.label}>{text(message)}</span>
        </MenuLink>
      </li>
    );
  return (
    <nav className={css.bar} aria-label={text(messages.label)}>
      <ul className={css.list}>
        {link(LINKS.home)}
        {!off.has('games') && (
          <li>
            <button type="button" className={css.item} onClick={() => void overlays.open('search', {})}>
              <Icon name="search" />
              <span className={css.label}>{text(messages.search)}</span>
            </button>
          </li>
        )}
        {flags.has('Sportsbook') && link(LINKS.sports)}
        {link(LINKS.cashier)}
        <li>
          <button type="button" className={css.item} aria-expanded={isMenuOpen} onClick={onMenu}>
            <Icon name="menu" />
            <span className={css.label}>{text(messages.menu)}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
