import type { RouteOwner } from '@foyer/links';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDescription } from '@foyer/kernel/release-description';
import webpack from 'webpack';
import type { Compilation, Module } from 'webpack';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { contractNames } from './contractNames.ts';
import { serviceHooks, treeOf, usesOf } from './readUses.ts';
import { translatedCountOf } from './messagesLoader.ts';
import { remoteDefinition } from './remoteDefinition.ts';
import { offeredNames, SHARED_MODULES, sharedVersion } from './sharedModules.ts';
import { usedNames } from './sharedUseCheck.ts';

/** The description of a release without its bill of materials. */
export type Described = Omit<ReleaseDescription, 'sbom'>;

/** All names of a module: CommonJS packages have no export list. */
const EVERYTHING = ['*'];

/** Runs after tree shaking and before modules are concatenated: code that is in no chunk is not listed. */
export function describeRelease(compilation: Compilation, app: AppBuild): Described {
  const isShell = app.kind === 'shell';
  const names = contractNames(app.root);
  const trees = ourModules(compilation, app.root).map((module) =>
    treeOf({ text: textOf(module), isTaken: (name) => isTaken(compilation, module, name) }),
  );
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
            SHARED_MODULES.map((module) => [module, sorted(usedNames(compilation, module).keys())]),
          ),
    },
    messages: messagesOf(compilation),
  };
}

/** Files that are part of the bundle. */
export function bundledFiles(compilation: Compilation): readonly string[] {
  return bundled(compilation).flatMap((module) => module.nameForCondition() ?? []);
}

function bundled(compilation: Compilation): readonly Module[] {
  return [...compilation.modules].filter(
    (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
}

/** Code of the platform in a project outside the repository. */
const INSTALLED_PLATFORM = /[\\/]node_modules[\\/]@foyer[\\/].*\.js$/;

function isOwnSource(file: string, root: string): boolean {
  return file.startsWith(root) && !file.includes('node_modules') && /\.tsx?$/.test(file);
}

function ourModules(compilation: Compilation, root: string): readonly Module[] {
  return bundled(compilation).filter((module) => {
    const file = module.nameForCondition();
    return file !== null && (isOwnSource(file, root) || INSTALLED_PLATFORM.test(file));
  });
}

function textOf(module: Module): string {
  return module.originalSource()?.source().toString() ?? '';
}

function isTaken(compilation: Compilation, module: Module, name: string): boolean {
  return (
    compilation.moduleGraph.getReadOnlyExportInfo(module, name).getUsed(undefined) !==
    webpack.UsageState.Unused
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
function messagesOf(compilation: Compilation): Record<string, number> {
  const found: Record<string, number> = {};
  for (const module of bundled(compilation)) {
    const locale = /[\\/]src[\\/]messages[\\/]([A-Za-z_-]+)\.json$/.exec(
      module.nameForCondition() ?? '',
    )?.[1];
    if (locale !== undefined) found[locale] = (found[locale] ?? 0) + translatedCountOf(module);
  }
  return found;
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}
