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
}

/** The main menu on desktops, wide or narrow (requirements/routes#menus-and-live-chat). */
export function NavigationRail({ hasQuickMenu }: NavigationRailProps) {
  const { locale, market } = useServices();
  const text = useText();
  const [isOpen, setOpen] = useState(true);
  if (market.brand.layout === 'layout2')
    return (
      <div className={css.rails.column}>
        <MainMenu />
      </div>
    );
  return (
    <div className={isOpen ? css.rails.open : `${css.rails.closed} ${narrow}`}>
      {hasQuickMenu && <QuickMenu />}
      <MainMenu isNarrow={!isOpen} without={hasQuickMenu ? [hrefTo(locale, 'sports')] : []} />
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
