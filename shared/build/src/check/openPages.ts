import { ROUTES, type RouteId } from '@foyer/links';

/** The pages of a release that somebody without an account can open by their address alone. */
export function openPages(pages: readonly string[]): readonly RouteId[] {
  return pages.filter((id): id is RouteId => isOpen(id));
}

function isOpen(id: string): boolean {
  const route = Object.entries(ROUTES).find(([name]) => name === id)?.[1];
  return route?.access === 'public' && !/[:*]/.test(route.path) && !('private' in route);
}
