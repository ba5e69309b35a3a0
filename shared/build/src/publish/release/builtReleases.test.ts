import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { repositoryRoot, workspacePackages } from '@foyer/workspace';
import { isFullRun } from '@foyer/testing/effort';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../publish.ts';
import { appFolders } from './describeApp.ts';
import { releaseFolder } from './store.ts';

const SKIPPED = /[\\/](?:node_modules|dist)$/;
const FILES = ['package.json', 'package-lock.json'];
/** Builds seven applications on a loaded machine. */
const BUILD_TIMEOUT_MS = 1_200_000;
/** The application that gets a dependency. */
const CHANGED = 'mfe-casino';

let base = '';
const root = (name = ''): string => path.join(base, 'repository', name);

/** A copy of the front ends, in which the test adds a dependency. */
beforeAll(() => {
  if (!isFullRun) return;
  base = mkdtempSync(path.join(tmpdir(), 'foyer-built-'));
  for (const folder of ['shared', ...appFolders()])
    cpSync(path.join(repositoryRoot, folder), root(folder), {
      recursive: true,
      filter: (name) => !SKIPPED.test(name),
    });
  for (const name of FILES) cpSync(path.join(repositoryRoot, name), root(name));
  const installed = path.join(repositoryRoot, 'node_modules');
  mkdirSync(root('node_modules/@foyer'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@foyer' && name !== '.cache')
      symlinkSync(path.join(installed, name), root(`node_modules/${name}`));
  for (const { name, folder } of workspacePackages(root()))
    symlinkSync(root(folder), root(`node_modules/${name}`));
});
afterAll(() => {
  if (base !== '') rmSync(base, { recursive: true, force: true });
});

/** Builds every application from its sources. @returns hashes of the files of each release by its id. */
async function build(home: string): Promise<Readonly<Record<string, { id: string; files: string }>>> {
  const { releases, failures } = await buildAll({ home, root: root() });
  expect(failures).toEqual([]);
  return Object.fromEntries(
    releases.map(({ app, release }) => {
      const folder = releaseFolder(home, app, release);
      const hash = createHash('sha256');
      for (const name of readdirSync(folder).sort())
        hash.update(`\0${name}\0`).update(readFileSync(path.join(folder, name)));
      return [app, { id: release, files: hash.digest('hex') }];
    }),
  );
}

/** Adds a library as `npm install` does, and its use. */
function addDependency(): void {
  const folder = root('node_modules/left-over');
  mkdirSync(folder);
  const manifest = { name: 'left-over', version: '1.0.0', type: 'module', main: 'index.js', license: 'MIT' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.js'), "export const rest = () => 'left over';\n");
  const dependencies = { 'left-over': '1.0.0' };
  const own = root(`${CHANGED}/package.json`);
  writeFileSync(own, JSON.stringify({ ...(JSON.parse(readFileSync(own, 'utf8')) as object), dependencies }));
  const lock = JSON.parse(readFileSync(root('package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  lock.packages[CHANGED] = { ...lock.packages[CHANGED], dependencies };
  lock.packages['node_modules/left-over'] = { version: '1.0.0', integrity: 'sha512-left-over' };
  writeFileSync(root('package-lock.json'), JSON.stringify(lock));
  appendFileSync(
    root(`${CHANGED}/src/remote.ts`),
    "\nimport { rest } from 'left-over';\nexport const remainder = rest();\n",
  );
}

/** The plan of an edge after an operator has invited a squad: registry data, which no build reads. */
function invite(home: string): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(
    path.join(home, 'release-set.json'),
    JSON.stringify({ plan: { invited: [{ squad: 'bingo', prefix: 'bingo', brands: ['aurora'] }] } }),
  );
}

(isFullRun ? describe : describe.skip)('seven applications, built twice', () => {
  it(
    'are the same releases, byte for byte, but the one with a new dependency; an invited squad changes none',
    async () => {
      const before = await build(path.join(base, 'before'));
      expect(Object.keys(before)).toHaveLength(7);
      addDependency();
      const home = path.join(base, 'after');
      invite(home);
      const after = await build(home);
      const { [CHANGED]: changed, ...others } = after;
      const { [CHANGED]: old, ...known } = before;
      expect(others).toEqual(known);
      expect(changed?.id).not.toBe(old?.id);
      expect(changed?.files).not.toBe(old?.files);
    },
    BUILD_TIMEOUT_MS,
  );
});
