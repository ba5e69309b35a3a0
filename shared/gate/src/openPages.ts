import { ROUTES, type RouteId } from '@foyer/links';

/** Pages of a release that a visitor can open without parameters. */
export function openPages(pages: readonly string[]): readonly RouteId[] {
  return pages.filter((id): id is RouteId => isOpen(id));
}

/** Pages of a release that a signed-in player can open without parameters. */
export function playerPages(pages: readonly string[]): readonly RouteId[] {
  return pages.filter((id): id is RouteId => {
    const route = routeOf(id);
    return route?.access === 'player' && hasPlainPath(route);
  });
}

function isOpen(id: string): boolean {
  const route = routeOf(id);
  return route?.access === 'public' && hasPlainPath(route) && !('private' in route);
}

const routeOf = (id: string) => Object.entries(ROUTES).find(([name]) => name === id)?.[1];

/** True if the path has no parameters. */
function hasPlainPath({ path }: { readonly path: string }): boolean {
  return !/[:*]/.test(path);
}
