import type { Locale } from './locales.ts';
import { localisedHref } from './paths.ts';
import { ROUTES, type ProductMode, type RouteId } from './routes.ts';

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never;

/** Parameters of a route's path, by name; `*` is the remaining path. */
export type RouteParameters<Id extends RouteId> = Readonly<
  Record<ParameterNames<(typeof ROUTES)[Id]['path']>, string>
>;

type ParametersArgument<Id extends RouteId> = keyof RouteParameters<Id> extends never
  ? []
  : [parameters: RouteParameters<Id>];

/**
 * Returns the address of a page in a locale, with its trailing slash.
 * @example hrefTo('fi', 'game', { slug: 'northern-reels' }) // '/fi/games/northern-reels/'
 */
export function hrefTo<Id extends RouteId>(
  locale: Locale,
  id: Id,
  ...[parameters]: ParametersArgument<Id>
): string {
  const values: Readonly<Record<string, string>> = parameters ?? {};
  const path = ROUTES[id].path
    .split('/')
    .map((segment) => {
      if (segment === '*') return (values['*'] ?? '').split('/').map(encodeURIComponent).join('/');
      return segment.startsWith(':') ? encodeURIComponent(values[segment.slice(1)] ?? '') : segment;
    })
    .join('/');
  return localisedHref(locale, `/${path}`);
}

/** The home page: the lobby in CASINO mode, the sportsbook in SPORTS mode (requirements/routes#route-list). */
export function homeHref(locale: Locale, mode: ProductMode): string {
  return hrefTo(locale, mode === 'SPORTS' ? 'sports' : 'lobby');
}

/** Adds a query after the trailing slash; undefined values are omitted. */
export function withQuery(href: string, query: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const text = parameters.toString();
  return text === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${text}`;
}
