import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  builtFiles,
  installedPackages,
  isRepository,
  packagesUsedBy,
  readManifest,
  repositoryRoot,
} from '@foyer/workspace';
import { contractVersion, facadesOf } from '../../platform/platformFacts.ts';
import type { AppBuild } from './appBuild.ts';

/** The input of a build before its output folder is known. */
export type AppDescription = Omit<AppBuild, 'output'>;

export interface DescribeOptions {
  root?: string;
  production?: boolean;
  facades?: string;
  /** Changes the release id of every build, for `npm run dev`. */
  salt?: string;
}

/** Folders of the apps of the repository: packages with `foyer.kind` in package.json, the shell first. */
export function appFolders(root: string = repositoryRoot): string[] {
  const folders = globSync(['shell', 'mfe-*'], { cwd: root }).filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
  const apps = folders.filter((folder) => readManifest(path.join(root, folder)).foyer?.kind !== undefined);
  return apps
    .filter((folder) => hasEntry(path.join(root, folder)))
    .sort((left, right) => rank(left) - rank(right) || left.localeCompare(right, 'en'));
}

function rank(folder: string): number {
  return folder === 'shell' ? 0 : 1;
}

function hasEntry(folder: string): boolean {
  return ['src/boot/main.ts', 'src/remote.ts', 'src/remote.tsx'].some((file) =>
    existsSync(path.join(folder, file)),
  );
}

/** Describes an app by its sources, including its release id. */
export function describeApp(folder: string, options: DescribeOptions = {}): AppDescription {
  const root = options.root ?? repositoryRoot;
  const production = options.production ?? true;
  const manifest = readManifest(path.join(root, folder));
  const { kind, owner, app = path.basename(path.join(root, folder)), firstPage, laterTexts = [] } = manifest.foyer ?? {};
  if (kind === undefined || owner === undefined)
    throw new Error(`${folder}/package.json has no foyer.kind or foyer.owner`);
  const packages = isRepository(root) ? packagesUsedBy(folder, root) : installedPackages(root);
  const release = releaseId(
    packages.map((item) => item.folder),
    root,
    `${app} ${production} ${options.salt ?? ''}`,
  );
  return {
    root,
    app,
    kind,
    owner,
    production,
    release,
    folder: path.join(root, folder),
    version: manifest.version ?? '0.0.0',
    contract: contractVersion(root),
    container: `${app.replaceAll('-', '_')}_${release}`,
    firstPage,
    expose: existsSync(path.join(root, folder, 'src/remote.tsx')) ? './src/remote.tsx' : './src/remote.ts',
    facades: options.facades ?? facadesOf(root),
    messageFolders: packages
      .flatMap((item) => ['src/messages', 'dist/messages'].map((name) => path.join(root, item.folder, name)))
      .filter((messages) => existsSync(messages)),
    laterTexts,
    documents: Object.assign(
      {},
      ...packages.map((item) => documentsOf(path.join(root, item.folder))),
    ) as Record<string, string>,
  };
}

function documentsOf(folder: string): Record<string, string> {
  const file = path.join(folder, 'documents.generated.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/**
 * Ten hexadecimal digits over everything that a build reads: sources, the preset, and the installed
 * versions.
 */
function releaseId(folders: string[], root: string, salt: string): string {
  const hash = createHash('sha256').update(salt);
  const preset = ['webpack', 'publish/release', 'messages'].flatMap((name) =>
    globSync(path.join(import.meta.dirname, '../..', name, '*.ts')),
  );
  const files = [
    ...folders.flatMap((folder) => builtFiles(folder, root)).map((file) => path.join(root, file)),
    ...preset.filter((file) => !file.endsWith('.test.ts')),
  ];
  const facades = globSync(path.join(root, 'shell/src/remotes/federation/facades/*.ts'));
  for (const file of [...files, ...facades, path.join(root, 'package-lock.json')].sort()) {
    if (!existsSync(file) || statSync(file).isDirectory()) continue;
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
