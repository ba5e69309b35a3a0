import type { SiteGuest } from '@foyer/kernel/release-set';
import { appOf, guestHref, matchGuest, type GuestRouteMatch, type Locale } from '@foyer/links';
import { MENU_ICON } from '../layout/menu/menuIcon.ts';
import type { Releases } from '../releases/releases.ts';
import { guestEntries, type GuestEntry } from './guestEntries.ts';

const NO_GUESTS: readonly SiteGuest[] = [];

/** Shows the menu entries of the guests, follows changes of the release set, and returns the match of their addresses. */
export function startGuests(
  releases: Releases,
  locale: Locale,
): (path: string) => GuestRouteMatch | undefined {
  const guests = (): readonly SiteGuest[] => releases.current().guests ?? NO_GUESTS;
  const show = (): void => guestEntries.set(guests().flatMap((guest) => entryOf(guest)));

  /** A guest without a running release has no entry: its link would open a notice. */
  function entryOf({ squad, prefix, label, icon = '' }: SiteGuest): readonly GuestEntry[] {
    if (label === undefined || releases.entryOf(appOf(squad)) === undefined) return [];
    const icons: Readonly<Record<string, GuestEntry['icon'] | undefined>> = MENU_ICON;
    return [
      { id: `guest-${squad}`, label, href: guestHref(locale, prefix), icon: icons[icon] ?? MENU_ICON.star },
    ];
  }

  releases.subscribe(show);
  show();
  return (path) => matchGuest(path, guests());
}
