import { ignoreError } from '@foyer/kernel';
import { normalisePath, withoutLocale } from './paths.ts';
import {
  ROUTE_IDS,
  ROUTES,
  type InvitedPageId,
  type InvitedRoute,
  type Route,
  type RouteId,
} from './routes.ts';

/** A page of the route list. */
export interface CompiledRouteMatch {
  readonly id: RouteId;
  readonly parameters: Readonly<Record<string, string>>;
  readonly invited?: undefined;
}

/** A page of a squad that the registry stores; its route is not in the route list (ADR 0358). */
export interface InvitedRouteMatch {
  readonly id: InvitedPageId;
  readonly parameters: Readonly<Record<string, string>>;
  readonly invited: InvitedRoute;
}

export type RouteMatch = CompiledRouteMatch | InvitedRouteMatch;

const MATCHERS = ROUTE_IDS.map((id) => ({
  id,
  segments: ROUTES[id].path === '' ? [] : ROUTES[id].path.split('/'),
}))
  // Static segments take precedence over parameters: promotions/jackpots is never matched as a slug.
  .sort((left, right) => weight(right.segments) - weight(left.segments));

/**
 * Returns the route of a path with or without locale; undefined if no route matches. Used by the gateway and
 * the shell.
 */
export function matchRoute(path: string): CompiledRouteMatch | undefined {
  const given = normalisePath(withoutLocale(path))
    .split('/')
    .filter((segment) => segment !== '');
  for (const { id, segments } of MATCHERS) {
    const parameters = matchSegments(segments, given);
    if (parameters) return { id, parameters };
  }
  return undefined;
}

/** The route of a page, compiled or of an invited squad. */
export function routeOfMatch(match: RouteMatch): Route | InvitedRoute {
  return match.invited ?? ROUTES[match.id];
}

function matchSegments(
  segments: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment === '*') return { ...parameters, '*': given.slice(index).join('/') };
    const value = given[index];
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === undefined) return undefined;
      parameters[segment.slice(1)] = decoded;
    } else if (segment !== value) return undefined;
  }
  return given.length === segments.length ? parameters : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return ignoreError('malformed address')(error);
  }
}

function weight(segments: readonly string[]): number {
  return (
    segments.filter((segment) => !segment.startsWith(':') && segment !== '*').length * 10 -
    (segments.includes('*') ? 5 : 0)
  );
}
