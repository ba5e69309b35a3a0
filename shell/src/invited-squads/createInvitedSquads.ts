import type { InvitedRouteMatch, Locale } from '@foyer/links';
import { importRequiredPart } from '../lib/importRequiredPart.ts';
import type { Releases } from '../releases/releases.ts';

/** Pages of invited squads. Their code is loaded only where the release set names an invited squad. */
export interface InvitedSquads {
  /** Loads the part once the set has invited squads; at once for a set without. */
  load(): Promise<void>;
  /** The page of an invited squad; undefined before {@link load}. */
  match(path: string): InvitedRouteMatch | undefined;
}

export function createInvitedSquads(releases: Releases, locale: Locale): InvitedSquads {
  let match: InvitedSquads['match'] = () => undefined;
  let loading: Promise<void> | undefined;
  return {
    async load() {
      if (releases.current().invited)
        await (loading ??= importRequiredPart(
          'invited',
          () => import(/* webpackChunkName: "live" */ './startInvitedSquads.ts'),
        ).then((part) => {
          match = part.startInvitedSquads(releases, locale);
        }));
    },
    match: (path) => match(path),
  };
}
