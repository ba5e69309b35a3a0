import type { PageData } from './page-data.ts';

/** Pages below `/internal/` (requirements/reliability#safe-forms): the list of them and the facts of a device. */
const INTERNAL_PAGES: readonly string[] = ['', 'device'];

/**
 * True for a page below `/internal/` that exists in the mode. Any other path is answered as an unknown address,
 * because internal calls of the services have paths of the same form.
 *
 * @param name - path below `/internal/`, without slashes at its ends.
 */
export function isInternalPage(name: string, mode: PageData['mode']): boolean {
  return mode === 'development' && INTERNAL_PAGES.includes(name);
}
