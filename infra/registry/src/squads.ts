import { appOf, ROUTES, type RouteOwner } from '@foyer/links';

/** Every owner of a page in the route list; the registry stores the others (`squads/squadStore.ts`). */
export const SQUADS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map((route) => route.owner))];

/** The only application that cannot be switched off, because every page needs it. */
export const SHELL = appOf('shell');

/** Squad that owns the composed shell, and opens releases of invited squads in a browser (ADR 0388). */
export const PLATFORM: RouteOwner = 'shell';

/** True for the application of a squad that is not in the route list: its repository is outside. */
export function isInvitedApp(app: string): boolean {
  const squad = squadOf(app);
  return squad !== undefined && !SQUADS.some((name) => name === squad);
}

const REMOTE = /^mfe-(?<squad>[a-z]+(?:-[a-z]+)*)$/;

/**
 * The squad that owns an application by its name, whether it exists or not; undefined for a name that no application has.
 */
export function squadOf(app: string): string | undefined {
  return app === SHELL ? app : REMOTE.exec(app)?.groups?.['squad'];
}

/**
 * Squads whose releases need two signatures, because they move money (requirements/reliability#supply-chain).
 */
const TWO_SIGNATURES: readonly RouteOwner[] = ['cashier'];

export function signaturesNeeded(squad: string): number {
  return TWO_SIGNATURES.some((name) => name === squad) ? 2 : 1;
}
