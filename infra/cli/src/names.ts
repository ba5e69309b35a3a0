import { appOf, ROUTES, type RouteOwner } from '@foyer/links';

const OWNERS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map(({ owner }) => owner))];

/** Expands `casino` to `mfe-casino`; other names are passed to the registry unchanged. */
export function appNamed(name: string): string {
  const owner = OWNERS.find((candidate) => candidate === name);
  return owner ? appOf(owner) : name;
}

/** The squad that owns the application; its key has the same name. */
export function squadOf(app: string): string {
  return OWNERS.find((owner) => appOf(owner) === app) ?? app;
}

/** For completion. */
export const APP_NAMES: readonly string[] = OWNERS;
