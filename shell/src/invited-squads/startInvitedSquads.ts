import type { SiteSquad } from '@foyer/kernel/release-set';
import { appOf, invitedHref, matchInvited, type InvitedRouteMatch, type Locale } from '@foyer/links';
import { MENU_ICON } from '../layout/menu/menuIcon.ts';
import type { Releases } from '../releases/releases.ts';
import { invitedEntries, invitedPlaces, type InvitedEntry } from './invitedEntries.ts';
import { InvitedPlaces } from './InvitedPlaces.tsx';

const NO_SQUADS: readonly SiteSquad[] = [];

/** Shows menu entries and slots of the invited squads, follows changes of the release set, and returns the match of their addresses. */
export function startInvitedSquads(
  releases: Releases,
  locale: Locale,
): (path: string) => InvitedRouteMatch | undefined {
  const invited = (): readonly SiteSquad[] => releases.current().invited ?? NO_SQUADS;
  const show = (): void => invitedEntries.set(invited().flatMap(entryOf));

  /** An invited squad without a running release has no entry: its link would open a notice. */
  function entryOf({ squad, prefix, label, icon = '' }: SiteSquad): readonly InvitedEntry[] {
    if (label === undefined || releases.entryOf(appOf(squad)) === undefined) return [];
    const icons: Readonly<Record<string, InvitedEntry['icon'] | undefined>> = MENU_ICON;
    return [
      { id: `squad-${squad}`, label, href: invitedHref(locale, prefix), icon: icons[icon] ?? MENU_ICON.star },
    ];
  }

  invitedPlaces.set({ Places: InvitedPlaces });
  releases.subscribe(show);
  show();
  return (path) => matchInvited(path, invited());
}
