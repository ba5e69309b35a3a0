import type { ReleaseSet } from '@foyer/kernel/release-set';
import { isLocale, matchInvited, matchRoute, type RouteMatch } from '@foyer/links';

/** The page of a path: of a compiled route, otherwise of an invited squad of the visitor's brand (ADR 0358). */
export function pageMatch(releases: Pick<ReleaseSet, 'invited'>, path: string): RouteMatch | undefined {
  return matchRoute(path) ?? matchInvited(path, releases.invited ?? []);
}

/** The present path for one with an earlier prefix of an invited squad; undefined for every other path. */
export function movedPath(releases: Pick<ReleaseSet, 'invited'>, path: string): string | undefined {
  for (const { prefix, former = [] } of releases.invited ?? []) {
    const [locale = '', first, ...rest] = path.split('/').slice(1);
    if (former.some((one) => one === locale)) return `/${[prefix, first ?? '', ...rest].join('/')}`;
    if (isLocale(locale) && former.some((one) => one === first))
      return `/${[locale, prefix, ...rest].join('/')}`;
  }
  return undefined;
}
