import type { ReleaseSet } from '@foyer/kernel/release-set';
import { matchInvited, matchRoute, type RouteMatch } from '@foyer/links';

/** The page of a path: of a compiled route, otherwise of an invited squad of the visitor's brand (ADR 0358). */
export function pageMatch(releases: Pick<ReleaseSet, 'invited'>, path: string): RouteMatch | undefined {
  return matchRoute(path) ?? matchInvited(path, releases.invited ?? []);
}
