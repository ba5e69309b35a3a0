import type { RouteOwner } from '@foyer/links';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDescription } from '@foyer/kernel/release-description';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { contractNames } from '../webpack/contractNames.ts';
import { serviceHooks, treeOf, usesOf } from '../webpack/readUses.ts';
import { remoteDefinition } from '../webpack/remoteDefinition.ts';
import { offeredNames, SHARED_MODULES, sharedVersion } from '../webpack/sharedModules.ts';
import { localeOf, type Bundle } from './bundle.ts';

/** The description of a release without its bill of materials. */
export type Described = Omit<ReleaseDescription, 'sbom'>;

/** All names of a module: CommonJS packages have no export list. */
const EVERYTHING = ['*'];

/** Code that is in no file of the release is not listed. */
export function describeBundle(bundle: Bundle, app: AppBuild): Described {
  const isShell = app.kind === 'shell';
  const names = contractNames(app.root);
  const trees = bundle.modules.filter(({ file }) => isOurs(file, app.root)).map(treeOf);
  const hooks = new Map(trees.flatMap((tree) => serviceHooks(tree, names)));
  const uses = trees.map((tree) => usesOf(tree, names, hooks));
  const remote = trees.map(remoteDefinition).find((definition) => definition !== undefined);
  const every = (pick: (use: (typeof uses)[number]) => Set<string>): string[] =>
    sorted(uses.flatMap((use) => [...pick(use)]));
  return {
    format: 1,
    pages: sorted(remote?.pages ?? []),
    laterPages: sorted(remote?.laterPages ?? []),
    ...(isShell && { routes: routesOf(app.root) }),
    slots: { fills: sorted(remote?.slots ?? []), shows: every((use) => use.slots) },
    events: { sends: every((use) => use.sends), receives: every((use) => use.receives) },
    services: isShell
      ? { offers: names.offers, uses: [] }
      : { offers: [], uses: every((use) => use.services) },
    shared: {
      versions: isShell
        ? Object.fromEntries(
            SHARED_MODULES.map((module) => [module, sharedVersion(module, app.root).version]),
          )
        : {},
      offers: isShell
        ? Object.fromEntries(
            SHARED_MODULES.map((module) => [module, sorted(offeredNames(module, app.facades) ?? EVERYTHING)]),
          )
        : {},
      uses: isShell
        ? {}
        : Object.fromEntries(
            SHARED_MODULES.map((module) => [module, sorted(bundle.usedNames(module).keys())]),
          ),
    },
    messages: messagesOf(bundle),
  };
}

/** Code of the platform in a project outside the repository. */
const INSTALLED_PLATFORM = /[\\/]node_modules[\\/]@foyer[\\/].*\.js$/;

/** Components of other frameworks are modules like any other after their loaders. */
const OWN_SOURCE = /\.(?:tsx?|svelte)$/;

function isOurs(file: string | undefined, root: string): boolean {
  if (file === undefined) return false;
  return (
    (file.startsWith(root) && !file.includes('node_modules') && OWN_SOURCE.test(file)) ||
    INSTALLED_PLATFORM.test(file)
  );
}

/** Reads the route list of the repository that is built, not of the one that contains this tool. */
function routesOf(root: string): Record<string, string[]> {
  const file = path.join(root, 'shared/links/src/routes.ts');
  if (!existsSync(file)) return {};
  const { ROUTES } = createRequire(import.meta.url)(file) as {
    ROUTES: Readonly<Record<string, { readonly owner: RouteOwner }>>;
  };
  return Object.fromEntries(
    [...Map.groupBy(Object.entries(ROUTES), ([, { owner }]) => owner)].map(([owner, routes]) => [
      owner,
      sorted(routes.map(([id]) => id)),
    ]),
  );
}

/** Omits the texts that a locale takes from English: the gate compares each locale with English. */
function messagesOf({ modules }: Bundle): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { file, translated } of modules) {
    const locale = localeOf(file);
    if (locale !== undefined) found[locale] = (found[locale] ?? 0) + translated;
  }
  return found;
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}
