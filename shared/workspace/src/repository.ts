import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTRACT_SOURCE = 'shared/contract/src/remote.ts';
const ownRepository = path.resolve(import.meta.dirname, '../../..');

/** True for the root of this repository, or of a copy of it. */
export function isRepository(root: string): boolean {
  return existsSync(path.join(root, CONTRACT_SOURCE));
}

/**
 * The root folder of the repository that contains this file. Installed in another project, this package is below
 * `node_modules`: the project is the folder in which the program started.
 */
export const repositoryRoot = isRepository(ownRepository) ? ownRepository : process.cwd();

/** The repository that contains the folder; the folder itself when it is a project of its own. */
export function projectRoot(folder: string): string {
  for (let root = folder; root !== path.dirname(root); root = path.dirname(root))
    if (isRepository(root)) return root;
  return folder;
}

/** A workspace package as its package.json describes it. */
export interface WorkspacePackage {
  /** Name in package.json, `@foyer/mfe-casino`. */
  name: string;
  /** Folder relative to the root, `mfe-casino`. */
  folder: string;
  manifest: PackageManifest;
}

export interface PackageManifest {
  name: string;
  version?: string;
  workspaces?: string[];
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /**
   * `locales`: the locales of its texts, where they are not all of the product's. `firstPage`: the page
   * with which most visits of a remote start. `laterTexts`: prefixes of the texts that a first visit does not
   * show; they are in a file of their own, or in one for each part with the pages and slots that show it.
   */
  foyer?: {
    app?: string;
    kind?: 'shell' | 'remote' | 'console';
    owner?: string;
    contract?: number;
    locales?: readonly string[];
    firstPage?: string;
    laterTexts?:
      | readonly string[]
      | Readonly<Record<string, { readonly texts: readonly string[]; readonly shownBy: readonly string[] }>>;
  };
}

/** Reads a package.json. */
export function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;
}

/** Every workspace package of the repository, by folder name. */
export function workspacePackages(root: string = repositoryRoot): WorkspacePackage[] {
  const patterns = readManifest(root).workspaces ?? [];
  return globSync(patterns, { cwd: root })
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .sort()
    .map((folder) => {
      const manifest = readManifest(path.join(root, folder));
      return { name: manifest.name, folder: folder.split(path.sep).join('/'), manifest };
    });
}

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.foyer',
  '.turbo',
  '.git',
  'templates',
  'fixtures',
]);

/** Source files under a package folder, relative to the root, without installed, built and template files. */
export function sourceFiles(pattern: string, root: string = repositoryRoot): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => SKIPPED_FOLDERS.has(path.basename(name)) })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
