import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, type WorkspacePackage } from './repository.ts';
import { builtFiles } from './packageGraph.ts';

const OWN_SCOPE = '@foyer/';
const IMPORTED = /(?:from|import)\s*\(?\s*['"](@foyer\/[a-z0-9-]+)/g;

/**
 * The packages whose code a project outside the repository may contain: the installed `@foyer` packages that its sources
 * import, with their dependencies first, and the project itself last. Folders are relative to the project.
 */
export function installedPackages(root: string): WorkspacePackage[] {
  const ordered: WorkspacePackage[] = [];
  const seen = new Set<string>();
  const visit = (name: string, from: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const folder = installedFolder(name, from);
    if (folder === undefined) throw new Error(`${name} is not installed in ${root}: run npm install`);
    const manifest = readManifest(folder);
    for (const needed of Object.keys(manifest.dependencies ?? {}))
      if (needed.startsWith(OWN_SCOPE)) visit(needed, folder);
    ordered.push({ name, folder: path.relative(root, folder), manifest });
  };
  for (const name of importedPackages(root)) visit(name, root);
  const manifest = readManifest(root);
  return [...ordered, { name: manifest.name, folder: '.', manifest }];
}

/** Folder of a package that code in the given folder would load. */
export function installedFolder(name: string, from: string): string | undefined {
  for (let place = from; ; place = path.dirname(place)) {
    const folder = path.join(place, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (place === path.dirname(place)) return undefined;
  }
}

function importedPackages(root: string): readonly string[] {
  const names = builtFiles('.', root)
    .filter((file) => /\.(?:tsx?|svelte)$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTED)]);
  return [...new Set(names.map(([, name = '']) => name))].sort();
}
