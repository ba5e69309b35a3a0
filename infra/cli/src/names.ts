import { appOf, ROUTES, type RouteOwner } from '@foyer/links';
import { CommandFailure } from './failure.ts';
import { suggestionFor } from './suggest.ts';

const OWNERS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map(({ owner }) => owner))];

/** Expands `casino` to `mfe-casino`; other names are unchanged, because the registry may know newer squads. */
export function appNamed(name: string): string {
  const owner = OWNERS.find((candidate) => candidate === name);
  return owner ? appOf(owner) : name;
}

/** @throws {@link CommandFailure} `APP_UNKNOWN` for a misspelt application, with the one that was meant. */
export function refuseMisspelt(name: string): void {
  const meant = suggestionFor(name, [...OWNERS, ...OWNERS.map(appOf), ...SERVICES]);
  if (meant !== undefined)
    throw new CommandFailure('APP_UNKNOWN', `${name} is not a Foyer application. Did you mean ${meant}?`);
}

/** Checked like an application. */
const SERVICES: readonly string[] = ['api'];

/** The squad that owns the application; its key has the same name. */
export function squadOf(app: string): string {
  return app.replace(/^mfe-/, '');
}

/** Squads, which own applications. */
export const SQUAD_NAMES: readonly string[] = OWNERS;

/** For completion. */
export const APP_NAMES: readonly string[] = OWNERS;
