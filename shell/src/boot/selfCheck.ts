import { shareScope } from '../federation/shareScope.ts';

/** One React, router, Apollo and intl for the page, or hooks of remotes would read contexts that nobody fills. @throws when there are more. */
export function checkOneOfEach(): void {
  for (const [module, versions] of Object.entries(shareScope)) {
    if (Object.keys(versions).length !== 1)
      throw new Error(`${module} is shared in ${Object.keys(versions).length} versions`);
  }
  const page = globalThis as { __foyerShell?: string };
  if (page.__foyerShell !== undefined) throw new Error('Two shells in one page');
  page.__foyerShell = __FOYER_RELEASE__;
}
