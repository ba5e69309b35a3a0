import { appOf, ROUTES, type RouteOwner } from '@foyer/links';
import { isRepository, readManifest } from '@foyer/workspace';
import { CommandFailure } from './failure.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { suggestionFor } from './suggest.ts';

const OWNERS: readonly RouteOwner[] = [...new Set(Object.values(ROUTES).map(({ owner }) => owner))];

/** Expands a squad to its application, `casino` to `mfe-casino`; the registry may know squads that this program does not. */
export function appNamed(name: string): string {
  const owner = OWNERS.find((candidate) => candidate === name);
  if (owner) return appOf(owner);
  return name.startsWith(REMOTE) || SERVICES.includes(name) ? name : `${REMOTE}${name}`;
}

/** Start of the name of every application besides the shell, also of an invited squad. */
const REMOTE = 'mfe-';

/** @throws {@link CommandFailure} `APP_UNKNOWN` for a misspelt application, with the one that was meant. */
export function refuseMisspelt(name: string): void {
  const squad = squadOf(name);
  const meant = suggestionFor(squad, [...OWNERS, ...SERVICES]);
  if (meant !== undefined)
    throw new CommandFailure('APP_UNKNOWN', `${squad} is not a Foyer application. Did you mean ${meant}?`);
}

/** `foyer dev --against` in the repository of a squad builds its own application, which the arguments need not name. */
export function withOwnApp(args: readonly string[], project: string = process.cwd()): readonly string[] {
  const [command, next, ...rest] = args;
  const isUnnamed = command === 'dev' && next?.startsWith('--against') === true;
  if (!isUnnamed || isRepository(repositoryRoot)) return args;
  const { app } = readManifest(project).foyer ?? {};
  return app === undefined ? args : [command, app, next, ...rest];
}

/** Checked like an application. */
const SERVICES: readonly string[] = ['api'];

/** The squad that owns the application; its key has the same name. */
export function squadOf(app: string): string {
  return app.startsWith(REMOTE) ? app.slice(REMOTE.length) : app;
}

/** Squads, which own applications. */
export const SQUAD_NAMES: readonly string[] = OWNERS;

/** For completion. */
export const APP_NAMES: readonly string[] = OWNERS;
