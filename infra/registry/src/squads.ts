import { appOf, ROUTES, type RouteOwner } from '@foyer/links';

/** Whoever owns a page owns an application; the list is the one of the addresses. */
export const SQUADS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map((route) => route.owner))];

/** The one application that cannot be switched off: it is the page itself. */
export const SHELL = appOf('shell');

/** The squad that answers for an application; undefined for one that nobody owns. */
export function squadOf(app: string): RouteOwner | undefined {
  return SQUADS.find((squad) => appOf(squad) === app);
}

/** Money moves here: what runs has been seen by two (requirements/reliability#supply-chain). */
const TWO_SIGNATURES: readonly RouteOwner[] = ['cashier'];

export function signaturesNeeded(squad: RouteOwner): number {
  return TWO_SIGNATURES.includes(squad) ? 2 : 1;
}
