import { appOf, ROUTES, type RouteOwner } from '@foyer/links';

const OWNERS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map(({ owner }) => owner))];

/** `casino` and `mfe-casino` are the same application; what is neither is left for the registry to refuse. */
export function appNamed(name: string): string {
  const owner = OWNERS.find((candidate) => candidate === name);
  return owner ? appOf(owner) : name;
}

/** The squad whose application it is, which is also how its key is called. */
export function squadOf(app: string): string {
  return OWNERS.find((owner) => appOf(owner) === app) ?? app;
}

/** For completion. */
export const APP_NAMES: readonly string[] = OWNERS;
