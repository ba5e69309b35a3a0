import type { GuestRouteMatch, Locale } from '@foyer/links';
import { importRequiredPart } from '../lib/importRequiredPart.ts';
import type { Releases } from '../releases/releases.ts';

/** Pages of guest squads. Their code is loaded only where the release set names a guest. */
export interface Guests {
  /** Loads the part once the set has guests; at once for a set without. */
  load(): Promise<void>;
  /** The page of a guest; undefined before {@link load}. */
  match(path: string): GuestRouteMatch | undefined;
}

export function createGuests(releases: Releases, locale: Locale): Guests {
  let match: Guests['match'] = () => undefined;
  let loading: Promise<void> | undefined;
  return {
    async load() {
      if (releases.current().guests)
        await (loading ??= importRequiredPart(
          'guests',
          () => import(/* webpackChunkName: "live" */ './startGuests.ts'),
        ).then((part) => {
          match = part.startGuests(releases, locale);
        }));
    },
    match: (path) => match(path),
  };
}
