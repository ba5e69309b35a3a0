import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { FrameLink } from '../menu/FrameLink.tsx';
import * as css from './BottomBar.css.ts';
import { messages } from './BottomBar.messages.ts';

export interface BottomBarProps {
  readonly isMenuOpen: boolean;
  onMenu(): void;
}

/** A phone's five ways: home, search, sports where on, cashier, menu. */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { locale, market, navigation, overlays } = useServices();
  const text = useText();
  const { match } = useStore(navigation);
  const links = [
    { route: 'lobby', icon: 'home', message: messages.home },
    ...(market.has('Sportsbook') ? ([{ route: 'sports', icon: 'sports', message: messages.sports }] as const) : []),
    { route: 'deposit', icon: 'cashier', message: messages.cashier },
  ] as const;
  const [home, ...others] = links.map(({ route, icon, message }) => (
    <li key={route}>
      <FrameLink href={hrefTo(locale, route)} look={css.item} current={match?.id === route}>
        <Icon name={icon} />
        <span className={css.word}>{text(message)}</span>
      </FrameLink>
    </li>
  ));
  return (
    <nav className={css.bar} aria-label={text(messages.label)}>
      <ul className={css.list}>
        {home}
        <li><button type="button" className={css.item} onClick={() => void overlays.open('search', {})}><Icon name="search" /><span className={css.word}>{text(messages.search)}</span></button></li>
        {others}
        <li><button type="button" className={css.item} aria-expanded={isMenuOpen} onClick={onMenu}><Icon name="menu" /><span className={css.word}>{text(messages.menu)}</span></button></li>
      </ul>
    </nav>
  );
}
