import type { Services } from '@foyer/contract';

const opened = new WeakMap<Services['storage'], Set<string>>();

/**
 * Competitions whose matches are all shown on this browser page. Kept after the page is left, so that a return
 * finds the same height and scroll position.
 */
export function openedCompetitions({ storage }: Services): Set<string> {
  const known = opened.get(storage) ?? new Set<string>();
  opened.set(storage, known);
  return known;
}
