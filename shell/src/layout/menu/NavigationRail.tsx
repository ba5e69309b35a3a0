import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { IconButton } from '@foyer/ui';
import { useState } from 'react';
import * as css from '../Layout.css.ts';
import { MainMenu } from './MainMenu.tsx';
import { narrow } from './MainMenu.css.ts';
import { messages } from './MainMenu.messages.ts';
import { QuickMenu } from './QuickMenu.tsx';

export interface NavigationRailProps {
  readonly hasQuickMenu: boolean;
  /** The page has the account's navigation, which the menu does not repeat. */
  readonly isBesideAccount: boolean;
}

/** The main menu on desktops, wide or narrow (requirements/routes#menus-and-live-chat). */
export function NavigationRail({ hasQuickMenu, isBesideAccount }: NavigationRailProps) {
  const { locale, market } = useServices();
  const text = useText();
  const [isOpen, setOpen] = useState(true);
  const isLinkedBeside = (href: string): boolean =>
    (hasQuickMenu && market.brand.layout !== 'layout2' && href === hrefTo(locale, 'sports')) ||
    (isBesideAccount && href.startsWith(hrefTo(locale, 'profile')));
  if (market.brand.layout === 'layout2')
    return (
      <div className={css.rails.column}>
        <MainMenu isLinkedBeside={isLinkedBeside} />
      </div>
    );
  return (
    <div className={isOpen ? css.rails.open : `${css.rails.closed} ${narrow}`}>
      {hasQuickMenu && <QuickMenu />}
      <MainMenu isNarrow={!isOpen} isLinkedBeside={isLinkedBeside} />
      <div className={css.railFoot}>
        <IconButton
          icon={isOpen ? 'chevronLeft' : 'chevronRight'}
          label={text(isOpen ? messages.narrow : messages.widen)}
          expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
    </div>
  );
}
