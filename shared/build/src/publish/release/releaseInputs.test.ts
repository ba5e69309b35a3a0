import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { squadFiles } from '@foyer/scaffolding';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFolders, describeApp } from './describeApp.ts';

let root = '';
let before: Readonly<Record<string, string>> = {};
const file = (name: string): string => path.join(root, name);
const SKIPPED = /[\\/](?:node_modules|dist|fixtures)$/;
/** Packages that the copy shares with the repository, for the command that adds a remote. */
const INSTALLED = ['react', 'react-dom', 'valibot', 'oxfmt', '@oxfmt'];

/** A copy of the front ends, in which a test changes files. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-inputs-'));
  for (const folder of ['shared', ...appFolders()])
    cpSync(path.join(repositoryRoot, folder), file(folder), {
      recursive: true,
      filter: (name) => !SKIPPED.test(name),
    });
  for (const name of ['package.json', LOCK, 'oxfmt.config.ts'])
    cpSync(path.join(repositoryRoot, name), file(name));
  const modules = path.join(repositoryRoot, 'node_modules');
  mkdirSync(file('node_modules/@foyer'), { recursive: true });
  for (const name of INSTALLED) symlinkSync(path.join(modules, name), file(`node_modules/${name}`));
  for (const name of ['workspace', 'links', 'market', 'kernel'])
    symlinkSync(file(`shared/${name}`), file(`node_modules/@foyer/${name}`));
  before = idsOf();
});
afterAll(() => rmSync(root, { recursive: true }));

const idsOf = (): Record<string, string> =>
  Object.fromEntries(appFolders(root).map((folder) => [folder, describeApp(folder, { root }).release]));

/** Applications whose release id changes with these edits by file; the edits are undone. */
function changedBy(edits: Readonly<Record<string, (text: string) => string>>): readonly string[] {
  const texts = Object.keys(edits).map((name) => [name, readFileSync(file(name), 'utf8')] as const);
  for (const [name, text] of texts) writeFileSync(file(name), edits[name]?.(text) ?? text);
  const after = idsOf();
  for (const [name, text] of texts) writeFileSync(file(name), text);
  return Object.keys(after).filter((app) => after[app] !== before[app]);
}

const ROUTES = 'shared/links/src/routes.ts';
const LOCK = 'package-lock.json';

describe('the release ids of the repository', () => {
  it('do not change for six remotes when a seventh squad gets an address; the shell ships it', () => {
    const [, text = ''] = squadFiles('poker', root).find(([name]) => name === ROUTES) ?? [];
    expect(text).toContain("owner: 'poker'");
    expect(changedBy({ [ROUTES]: () => text })).toEqual(['shell']);
  });

  it('do not change for six remotes when the template adds another; the shell ships its address', () => {
    const [routes, lock] = [readFileSync(file(ROUTES), 'utf8'), readFileSync(file(LOCK), 'utf8')];
    execFileSync(process.execPath, [file('shared/scaffolding/src/run.ts'), 'remote', 'poker'], { cwd: root });
    writeFileSync(file(LOCK), workspace('mfe-poker', { 'left-over': '1.0.0' })(lock));
    const after = idsOf();
    rmSync(file('mfe-poker'), { recursive: true });
    for (const [name, text] of [
      [ROUTES, routes],
      [LOCK, lock],
    ] as const)
      writeFileSync(file(name), text);
    expect(Object.keys(after).filter((app) => after[app] !== before[app])).toEqual(['shell', 'mfe-poker']);
    expect(idsOf()).toEqual(before);
  });

  it('change only for the remote whose package.json gets a new dependency', () => {
    const manifest = (text: string): string =>
      JSON.stringify({ ...(JSON.parse(text) as object), dependencies: { 'left-over': '1.0.0' } });
    expect(
      changedBy({
        'mfe-casino/package.json': manifest,
        [LOCK]: workspace('mfe-casino', { 'left-over': '1.0.0' }),
      }),
    ).toEqual(['mfe-casino']);
  });

  it('change for every application when an existing address changes', () => {
    const edit = (text: string): string => text.replace("path: 'deposit'", "path: 'add-money'");
    expect(changedBy({ [ROUTES]: edit })).toHaveLength(7);
  });

  it('change only for the application that imports a new library', () => {
    const remote = 'mfe-casino/src/remote.ts';
    const lock = locked('left-over', '1.0.0');
    expect(changedBy({ [LOCK]: lock })).toEqual([]);
    expect(changedBy({ [remote]: (text) => `import 'left-over';\n${text}`, [LOCK]: lock })).toEqual([
      'mfe-casino',
    ]);
  });

  it('change only for the application whose library gets another version', () => {
    expect(changedBy({ [LOCK]: locked('vanilla-cookieconsent', '9.9.9') })).toEqual(['shell']);
    expect(changedBy({ [LOCK]: locked('pg', '9.9.9') })).toEqual([]);
  });

  it.each(['webpack', 'webpack-sources', 'react'])('change for every application with %s', (name) => {
    expect(changedBy({ [LOCK]: locked(name, '9.9.9') })).toHaveLength(7);
  });
});

/** A workspace with a library of its own, as `npm install` writes both into the lock file. */
function workspace(folder: string, dependencies: Readonly<Record<string, string>>): (text: string) => string {
  return (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, object> };
    lock.packages[folder] = { ...lock.packages[folder], version: '0.0.0', dependencies };
    lock.packages[`node_modules/@foyer/${folder}`] = { resolved: folder, link: true };
    return Object.entries(dependencies).reduce(
      (now, [name, version]) => locked(name, version)(now),
      JSON.stringify(lock),
    );
  };
}

function locked(name: string, version: string): (text: string) => string {
  return (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, object> };
    const place = `node_modules/${name}`;
    lock.packages[place] = { ...lock.packages[place], version, integrity: `sha512-${version}` };
    return JSON.stringify(lock);
  };
}
