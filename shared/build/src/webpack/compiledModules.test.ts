import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cpSync,
  globSync,
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
import { repositoryRoot } from '@foyer/workspace';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { buildApp } from '../publish/release/buildApp.ts';
import { describeApp } from '../publish/release/describeApp.ts';
import { BUILD_TIMEOUT_MS, FIXTURE_ROOT } from '../fixture.ts';
import { compiledModules } from './compiledModules.ts';
import { withoutName } from './releaseNames.ts';

let base = '';
const root = (): string => path.join(base, 'apps');
const modules = (): string => path.join(base, 'modules');

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'foyer-modules-'));
  cpSync(FIXTURE_ROOT, root(), { recursive: true, filter: (name) => !name.includes('node_modules') });
  const installed = path.join(repositoryRoot, 'node_modules');
  mkdirSync(path.join(root(), 'node_modules/@foyer'), { recursive: true });
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && name !== '@foyer')
      symlinkSync(path.join(installed, name), path.join(root(), 'node_modules', name));
  symlinkSync('../../shared/words', path.join(root(), 'node_modules/@foyer/words'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Builds the remote of the fixture. @returns its files, without source maps. */
async function built(kept?: string): Promise<Readonly<Record<string, string>>> {
  const output = mkdtempSync(path.join(base, 'output-'));
  await buildApp({ ...describeApp('mfe-one', { root: root() }), output, modules: kept });
  return Object.fromEntries(
    globSync('**/*', { cwd: output })
      .filter((file) => !file.endsWith('.map') && path.extname(file) !== '')
      .map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
  );
}

function edit(file: string, change: (text: string) => string): void {
  const name = path.join(root(), file);
  const before = readFileSync(name, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(name, after);
}

/** One change after the other, each on top of those before. */
const EDITS: Readonly<Record<string, () => void>> = {
  'code of a page': () =>
    edit('mfe-one/src/pages/lobby/LobbyPage.tsx', (text) => text.replace('count + 1', 'count + 2')),
  'a style': () => edit('mfe-one/src/Card.css.ts', (text) => text.replace('rebeccapurple', 'teal')),
  'a text of its own': () => edit('mfe-one/src/messages/en.json', (text) => text.replace('Rules', 'Help')),
  'a text of a package': () =>
    edit('shared/words/src/messages/en.json', (text) => text.replace('Close', 'Done')),
  'a new text': () =>
    edit('mfe-one/src/messages/en.json', (text) => text.replace('{ ', '{ "mfe-one.lobby.more": "More", ')),
  'code of a package': () =>
    edit('shared/words/src/index.ts', (text) => text.replace("'words.close'", "'words.end'")),
  'a new module': () => {
    writeFileSync(path.join(root(), 'mfe-one/src/names.ts'), `export const own = 'own';\n`);
    edit('mfe-one/src/Card.tsx', (text) =>
      `import { own } from './names.ts';\n${text}`.replace('{name}', '{name}{own}'),
    );
  },
  // an option of a loader, which webpack leaves out of a module's name
  'the texts of later pages': () =>
    edit('mfe-one/package.json', (text) => text.replace('["mfe-one.game."]', '["mfe-one.lobby.more"]')),
  'a removed page': () => edit('mfe-one/src/remote.ts', (text) => text.replace(/, game: .*? },/, ' },')),
};

describe('compiledModules', () => {
  it(
    'gives the bytes of a build without kept modules after each kind of change',
    async () => {
      await built(modules());
      expect(globSync('**/*.pack', { cwd: modules() })).not.toEqual([]);
      for (const [change, make] of Object.entries(EDITS)) {
        make();
        const fromKept = await built(modules());
        expect([change, fromKept]).toEqual([change, await built()]);
      }
    },
    BUILD_TIMEOUT_MS,
  );
});

describe('the version of compiled modules', () => {
  it('changes with what a loader is given, and not with the release or the folder of the output', () => {
    const app = { ...describeApp('mfe-one', { root: root() }), output: 'a', modules: modules() };
    const versionOf = (change: Partial<AppBuild>): unknown =>
      (compiledModules(withoutName({ ...app, ...change })) as { version?: string }).version;
    const version = versionOf({});
    expect(versionOf({ release: '0123456789', container: 'mfe_one_0123456789', output: 'b' })).toBe(version);
    expect(versionOf({ routeOwners: ['one'] })).not.toBe(version);
    expect(versionOf({ messageFolders: [] })).not.toBe(version);
  });
});
