import type { ReleaseSet } from '@foyer/kernel/release-set';
import { matchGuest, matchRoute, type RouteMatch } from '@foyer/links';

/** The page of a path: of a compiled route, otherwise of a guest squad of the visitor's brand (ADR 0358). */
export function pageMatch(releases: Pick<ReleaseSet, 'guests'>, path: string): RouteMatch | undefined {
  return matchRoute(path) ?? matchGuest(path, releases.guests ?? []);
}
