import type { Flags } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFlags, useNavigationState, useServices } from '@foyer/platform';
import type { LinkListEntry } from '@foyer/ui';
import { PROFILE_GROUPS, type ProfileRoute } from './profilePages.ts';

/** Texts are translated. */
interface ProfileGroup {
  readonly id: string;
  readonly name: string | undefined;
  readonly entries: readonly LinkListEntry[];
}

/** The available pages of the account; the current page is listed even if it is not available. */
export function useProfileGroups(current: ProfileRoute | undefined): readonly ProfileGroup[] {
  const text = useText();
  const { locale, navigation } = useServices();
  const flags = useFlags();
  const { off } = useNavigationState();
  return PROFILE_GROUPS.map(({ id, name, pages }) => ({
    id,
    name: name && text(name),
    entries: pages
      .filter(
        (page) =>
          page.route === current ||
          (!('isListed' in page) &&
            isOffered(page.route, flags) &&
            !off.has(page.route) &&
            navigation.isAvailable(page.route)),
      )
      .map((page) => ({
        href: hrefTo(locale, page.route),
        icon: page.icon,
        label: text(page.name),
        hint: text(page.hint),
        current: page.route === current,
      })),
  })).filter(({ entries }) => entries.length > 0);
}

/** requirements/access#features-by-licence: only some licences have global limits. */
function isOffered(route: ProfileRoute, flags: Pick<Flags, 'has'>): boolean {
  return route !== 'profile-global-limits' || flags.has('globalLossLimits');
}
