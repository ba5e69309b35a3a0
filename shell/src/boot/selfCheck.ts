import { shareScope } from '../remotes/federation/shareScope.ts';

/**
 * Checks that the page has one React, router, Apollo and intl; otherwise hooks of remotes would read empty
 * contexts.
 * @throws when there are more.
 */
export function checkSingletons(): void {
  for (const [module, versions] of Object.entries(shareScope)) {
    if (Object.keys(versions).length !== 1)
      throw new Error(`${module} is shared in ${Object.keys(versions).length} versions`);
  }
  const page = globalThis as { __foyerShell?: string };
  if (page.__foyerShell !== undefined) throw new Error('The page has two shells.');
  page.__foyerShell = __FOYER_RELEASE__;
}
