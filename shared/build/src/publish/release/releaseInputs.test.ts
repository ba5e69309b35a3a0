import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { squadFiles } from '@foyer/scaffolding';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFolders, describeApp } from './describeApp.ts';

let root = '';
let before: Readonly<Record<string, string>> = {};
const file = (name: string): string => path.join(root, name);
const SKIPPED = /[\\/](?:node_modules|dist|templates|fixtures)$/;

/** A copy of the front ends, in which a test changes files. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-inputs-'));
  for (const folder of ['shared', ...appFolders()])
    cpSync(path.join(repositoryRoot, folder), file(folder), {
      recursive: true,
      filter: (name) => !SKIPPED.test(name),
    });
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.join(repositoryRoot, name), file(name));
  mkdirSync(file('node_modules'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(repositoryRoot, 'node_modules', name), file(`node_modules/${name}`));
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

function locked(name: string, version: string): (text: string) => string {
  return (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, object> };
    const place = `node_modules/${name}`;
    lock.packages[place] = { ...lock.packages[place], version, integrity: `sha512-${version}` };
    return JSON.stringify(lock);
  };
}
