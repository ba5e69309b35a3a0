import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  installedPackages,
  isRepository,
  packagesUsedBy,
  readManifest,
  repositoryRoot,
} from '@foyer/workspace';
import { contractVersion, facadesOf } from '../../platform/platformFacts.ts';
import type { AppBuild } from './appBuild.ts';
import { releaseId, routeOwnersOf } from './releaseInputs.ts';

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
  const {
    kind,
    owner,
    app = path.basename(path.join(root, folder)),
    firstPage,
    laterTexts = [],
  } = manifest.foyer ?? {};
  if (kind === undefined || owner === undefined)
    throw new Error(`${folder}/package.json has no foyer.kind or foyer.owner`);
  const packages = isRepository(root) ? packagesUsedBy(folder, root) : installedPackages(root);
  const facades = options.facades ?? facadesOf(root);
  const inputs = {
    root,
    folders: packages.map((item) => item.folder),
    owner: kind === 'remote' ? owner : undefined,
    facades,
  };
  const routeOwners = routeOwnersOf(inputs);
  const release = releaseId(inputs, routeOwners, `${app} ${production} ${options.salt ?? ''}`);
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
    facades,
    routeOwners,
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
