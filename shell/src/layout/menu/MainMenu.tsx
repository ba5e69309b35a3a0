import { useText } from '@foyer/i18n';
import { homeHref, hrefTo } from '@foyer/links';
import { useServices, useStore, useVariation } from '@foyer/platform';
import { Icon, Skeleton } from '@foyer/ui';
import { MenuLink } from './MenuLink.tsx';
import * as css from './MainMenu.css.ts';
import { messages } from './MainMenu.messages.ts';
import { useLobbyMenu, type MenuEntry, type MenuGroup } from './useLobbyMenu.ts';

export interface MainMenuProps {
  /** Icons only. */
  readonly isNarrow?: boolean;
  /** True for an address that is already linked beside the menu. */
  isLinkedBeside?(href: string): boolean;
  /** Called when the player selects an entry, to close a drawer. */
  onLeave?(): void;
}

const SKELETON_LINES = 9;
/** Never left out, although in SPORTS mode an entry beside the menu has the same address. */
const HOME = 'home';

/** The lobby menu as a list. When it cannot be loaded, the links to the home page and the games remain. */
export function MainMenu({ isNarrow = false, isLinkedBeside, onLeave }: MainMenuProps) {
  const text = useText();
  const menu = useLobbyMenu();
  const fallback = useFallbackGroups();
  const variation = useVariation('menu');
  const found = (menu.status === 'ready' ? menu.groups : fallback)
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => entry.id === HOME || isLinkedBeside?.(entry.href) !== true),
    }))
    .filter((group) => group.entries.length > 0);
  // requirements/entities#local-flags: one list without headings
  const groups =
    variation === 'menu2'
      ? [{ id: variation, label: undefined, entries: found.flatMap(({ entries }) => entries) }]
      : found;
  return (
    <nav
      aria-label={text(messages.label)}
      aria-busy={menu.status === 'loading'}
      className={`${css.groups} ${isNarrow ? css.narrow : variation === 'menu3' ? css.tiled : ''}`}
    >
      {menu.status === 'loading' ? (
        <MenuSkeleton />
      ) : (
        groups.map((group) => <Group key={group.id} group={group} isNarrow={isNarrow} onLeave={onLeave} />)
      )}
    </nav>
  );
}

function Group({
  group,
  isNarrow,
  onLeave,
}: {
  readonly group: MenuGroup;
  readonly isNarrow: boolean;
  readonly onLeave: (() => void) | undefined;
}) {
  const { pathname } = useStore(useServices().navigation);
  return (
    <div className={css.group}>
      {group.label !== undefined && !isNarrow && <h2 className={css.heading}>{group.label}</h2>}
      <ul className={css.list}>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <MenuLink
              href={entry.href}
              look={css.entry}
              current={entry.href === pathname}
              label={isNarrow ? entry.label : undefined}
              onLeave={onLeave}
            >
              <Icon name={entry.icon} />
              <span className={`${css.text} ${css.textInNarrow}`}>{entry.label}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The two entries that need no server response. */
export function useFallbackEntries(): readonly MenuEntry[] {
  const { locale, navigation } = useServices();
  const { off, productMode } = useStore(navigation);
  const text = useText();
  if (off.has('lobby')) return [];
  return [
    {
      id: HOME,
      label: text(messages.home),
      href: homeHref(locale, productMode),
      icon: 'home',
    },
    { id: 'games', label: text(messages.games), href: hrefTo(locale, 'games'), icon: 'grid' },
  ];
}

function useFallbackGroups(): readonly MenuGroup[] {
  return [{ id: 'fallback', label: undefined, entries: useFallbackEntries() }];
}

function MenuSkeleton() {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: SKELETON_LINES }, (_, line) => (
        <div key={line} className={css.entry}>
          <Skeleton shape="block" width="1.375rem" height="1.375rem" />
          <Skeleton width={`${4.5 + ((line * 7) % 4)}rem`} />
        </div>
      ))}
    </div>
  );
}
