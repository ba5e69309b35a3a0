import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from '@foyer/workspace';
import { mentionedOwners, reduceRoutes } from '../../webpack/reduceRoutes.ts';
import { lockClosure, readLock } from './lockClosure.ts';

/** Packages that the preset starts by name: loaders and minifiers. */
const TOOLS = ['css-loader', 'esbuild', 'swc-loader', '@swc/core', 'webpack'];
const IMPORTED = /(?:\bfrom|\bimport|\bimport\()\s*(['"])(@?[a-z][\w.-]*(?:\/[\w.-]+)?)/g;
/** Route list of the links package: its source, and its compiled file in a project. */
export const ROUTE_LIST = /(?:^|[\\/])links[\\/](?:src[\\/]routes\.ts|dist[\\/]routes\.js)$/;
const RELEASE_DIGITS = 10;
const PRESET = path.join(import.meta.dirname, '../..');

export interface ReleaseInputs {
  readonly root: string;
  /** Folders of the packages whose code the release may contain, relative to the root. */
  readonly folders: readonly string[];
  /** Squad of a remote; undefined for an application that contains the whole route list. */
  readonly owner: string | undefined;
  /** Folder, or file, with the names that the shell offers. */
  readonly facades: string;
}

/** The file with the route list, if the packages contain it. */
export function routeListOf(files: readonly string[]): string | undefined {
  return files.find((file) => ROUTE_LIST.test(file));
}

/** Source files of the packages, absolute. */
export function sourcesOf({ root, folders }: Pick<ReleaseInputs, 'root' | 'folders'>): readonly string[] {
  return folders.flatMap((folder) => filesOf(folder, root)).map((file) => path.join(root, file));
}

/** Squads whose addresses the release keeps; undefined without a route list or for the whole one. */
export function routeOwnersOf(inputs: ReleaseInputs): readonly string[] | undefined {
  if (inputs.owner === undefined) return undefined;
  const files = sourcesOf(inputs);
  const list = routeListOf(files);
  if (list === undefined) return undefined;
  const code = files.filter((file) => file !== list && /\.[jt]sx?$/.test(file));
  return mentionedOwners(
    textOf(list),
    code.map((name) => ({ name, text: textOf(name) })),
    inputs.owner,
  );
}

/**
 * Ten hexadecimal digits over what a release ships: the sources of its packages, the preset, and the locked versions of
 * the libraries that these import. The route list counts as the release contains it.
 */
export function releaseId(
  inputs: ReleaseInputs,
  owners: readonly string[] | undefined,
  salt: string,
): string {
  const { root, facades } = inputs;
  const hash = createHash('sha256').update(salt);
  const sources = sourcesOf(inputs);
  const preset = presetFiles();
  const offered =
    existsSync(facades) && statSync(facades).isDirectory() ? globSync(`${facades}/*.ts`) : [facades];
  // a project or a copy of the repository has the same preset elsewhere
  const placed = [
    ...preset.map((file) => [path.relative(PRESET, file), file] as const),
    ...[...sources, ...offered].map((file) => [path.relative(root, file), file] as const),
  ].sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [place, file] of placed) {
    if (!existsSync(file) || statSync(file).isDirectory()) continue;
    const content =
      owners !== undefined && ROUTE_LIST.test(file)
        ? reduceRoutes(textOf(file), new Set(owners))
        : readFileSync(file);
    hash.update(`\0${place}\0`).update(content);
  }
  const imported = [...sources, ...preset]
    .filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file))
    .flatMap(importsOf);
  for (const line of lockClosure(readLock(root), [...imported, ...TOOLS, '@foyer/build']))
    hash.update(`\0${line}`);
  return hash.digest('hex').slice(0, RELEASE_DIGITS);
}

/** Sources of the build itself. */
export function presetFiles(): readonly string[] {
  return ['manifest', 'webpack', 'publish/release', 'messages', 'platform']
    .flatMap((name) => globSync(path.join(PRESET, name, '*.{ts,js}')))
    .filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file));
}

/** Installed packages have their compiled code in `dist`. */
function filesOf(folder: string, root: string): readonly string[] {
  return folder.includes('node_modules')
    ? globSync(`${folder}/{package.json,documents.generated.json,dist/**/*.{js,json}}`, { cwd: root }).sort()
    : builtFiles(folder, root);
}

function importsOf(file: string): readonly string[] {
  return [...textOf(file).matchAll(IMPORTED)].map(([, , request = '']) =>
    request.startsWith('@') ? request : (request.split('/')[0] ?? request),
  );
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}
