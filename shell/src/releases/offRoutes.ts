import type { ReleaseSet } from '@foyer/kernel/release-set';
import { appOf, ROUTE_IDS, routeOf, type RouteId } from '@foyer/links';

const NONE: ReadonlySet<RouteId> = new Set();

/** The pages of applications that an operator has switched off for this visitor. */
export function offRoutes({ off = [] }: Pick<ReleaseSet, 'off'>): ReadonlySet<RouteId> {
  if (off.length === 0) return NONE;
  return new Set(ROUTE_IDS.filter((route) => off.some(({ app }) => app === appOf(routeOf(route).owner))));
}
