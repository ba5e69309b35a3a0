import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFeature, useServices, useStore } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { casinoHref } from '../layoutLinks.ts';
import { MenuLink } from './MenuLink.tsx';
import * as css from './MainMenu.css.ts';
import { messages } from './MainMenu.messages.ts';

export interface QuickMenuProps {
  onLeave?(): void;
}

/**
 * Casino, and sports where the brand has it; neither while an operator has switched it off
 * (requirements/routes#menus-and-live-chat).
 */
export function QuickMenu({ onLeave }: QuickMenuProps) {
  const services = useServices();
  const hasSports = useFeature('Sportsbook');
  const text = useText();
  const { off, productMode } = useStore(services.navigation);
  const casino = {
    mode: 'CASINO',
    href: casinoHref(services),
    icon: 'dice',
    label: text(messages.casino),
  } as const;
  const sports = {
    mode: 'SPORTS',
    href: hrefTo(services.locale, 'sports'),
    icon: 'sports',
    label: text(messages.sports),
  } as const;
  const links = [...(off.has('lobby') ? [] : [casino]), ...(hasSports && !off.has('sports') ? [sports] : [])];
  const [only] = links;
  if (only === undefined) return null;
  // A single entry is not a choice: it is shown like the other entries.
  const isChoice = links.length > 1;
  return (
    <nav
      className={isChoice ? css.quick : undefined}
      aria-label={isChoice ? text(messages.productMode) : only.label}
    >
      {links.map(({ mode, href, icon, label }) => (
        <MenuLink
          key={mode}
          href={href}
          look={isChoice ? css.quickLink : css.entry}
          current={isChoice && productMode === mode}
          onLeave={onLeave}
        >
          <Icon name={icon} size={isChoice ? 'small' : 'regular'} />
          <span className={`${css.text} ${css.textInNarrow}`}>{label}</span>
        </MenuLink>
      ))}
    </nav>
  );
}
