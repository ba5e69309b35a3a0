import { appOf, ROUTES, type RouteOwner } from '@foyer/links';

/** The owner of a page owns an application; the list comes from the routes. */
export const SQUADS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map((route) => route.owner))];

/** The one application that cannot be switched off: it is the page itself. */
export const SHELL = appOf('shell');

/** The squad that owns an application; undefined for an unknown one. */
export function squadOf(app: string): RouteOwner | undefined {
  return SQUADS.find((squad) => appOf(squad) === app);
}

/** Money moves here: what runs has been seen by two (requirements/reliability#supply-chain). */
const TWO_SIGNATURES: readonly RouteOwner[] = ['cashier'];

export function signaturesNeeded(squad: RouteOwner): number {
  return TWO_SIGNATURES.includes(squad) ? 2 : 1;
}
