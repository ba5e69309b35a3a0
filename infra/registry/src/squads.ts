import { appOf, ROUTES, type RouteOwner } from '@foyer/links';

/** Every owner of a page, derived from the routes. */
export const SQUADS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map((route) => route.owner))];

/** The only application that cannot be switched off, because every page needs it. */
export const SHELL = appOf('shell');

/** The squad that owns an application; undefined for an unknown one. */
export function squadOf(app: string): RouteOwner | undefined {
  return SQUADS.find((squad) => appOf(squad) === app);
}

/**
 * Squads whose releases need two signatures, because they move money (requirements/reliability#supply-chain).
 */
const TWO_SIGNATURES: readonly RouteOwner[] = ['cashier'];

export function signaturesNeeded(squad: RouteOwner): number {
  return TWO_SIGNATURES.includes(squad) ? 2 : 1;
}
