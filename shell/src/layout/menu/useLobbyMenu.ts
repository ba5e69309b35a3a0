import { useQuery } from '@apollo/client/react';
import { homeHref, hrefTo, localisedHref, matchRoute, type RouteId } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { invitedEntries } from '../../invited-squads/invitedEntries.ts';
import type { IconName } from '@foyer/ui';
import { LobbyMenuDocument, type MenuItemFragment } from './MainMenu.generated.ts';
import { MENU_ICON } from './menuIcon.ts';

const MENU_KEY = 'lobbyMenu'; // requirements/routes#menus-and-live-chat

/** A menu entry with a link. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

/** Entries under one heading; the first group has no heading. */
export interface MenuGroup {
  readonly id: string;
  readonly label: string | undefined;
  readonly entries: readonly MenuEntry[];
}

export type LobbyMenuState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly groups: readonly MenuGroup[] };

/** The lobby menu of this brand and locale; without a player, entries that need one are left out. */
export function useLobbyMenu(): LobbyMenuState {
  const { locale, navigation, session } = useServices();
  const { off, productMode } = useStore(navigation);
  const invited = useStore(invitedEntries);
  const isPlayer = useStore(session).status === 'LOGGED_IN';
  const { data, error } = useQuery(LobbyMenuDocument, { variables: { menuKey: MENU_KEY, locale } });
  const items = data?.root.lobbyMenu?.items;
  if (items === undefined)
    return { status: error === undefined && data === undefined ? 'loading' : 'failed' };

  const entriesOf = (list: readonly MenuItemFragment[]): readonly MenuEntry[] =>
    list.flatMap((item) => {
      if (item.path === null || item.path === undefined || (item.needsSignIn && !isPlayer)) return [];
      const path = localisedHref(locale, item.path);
      const href = path === hrefTo(locale, 'lobby') ? homeHref(locale, productMode) : path;
      return isOff(href, off) ? [] : [{ id: item.id, label: item.label, href, icon: MENU_ICON[item.icon] }];
    });
  const groups = items
    .filter((item) => item.items.length > 0)
    .map((item) => ({ id: item.id, label: item.label, entries: entriesOf(item.items) }));
  const loose = {
    id: MENU_KEY,
    label: undefined,
    entries: [...entriesOf(items.filter((item) => item.items.length === 0)), ...invited],
  };
  return { status: 'ready', groups: [loose, ...groups].filter((group) => group.entries.length > 0) };
}

/** True if an operator has switched off the page of an address. */
export function isOff(href: string, off: ReadonlySet<RouteId>): boolean {
  const route = matchRoute(href.split('?', 1)[0] ?? '');
  return route !== undefined && off.has(route.id);
}
