import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHARED_MODULES, sharedVersion } from '@foyer/build/shared-modules';
import { repositoryRoot } from '@foyer/workspace';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentApis } from './api/apiReports.ts';
import { PEERS } from './dependencies.ts';
import { packFolders, packTarballs } from './pack.ts';
import { installTarballs } from './testing/outsideProject.ts';
import { copyWithSquad } from './testing/repositoryCopy.ts';

/** Generous, because a loaded machine compiles and builds slowly. */
const STEP_TIMEOUT_MS = 180_000;
const SQUAD = 'poker';

let base = '';
let tarballs: Readonly<Record<string, string>> = {};
const project = (): string => path.join(base, SQUAD);

/** Runs an installed program in the project, as its scripts do. */
function run(program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', path.join(project(), 'node_modules', program), ...args],
    { cwd: project(), encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: base } },
  );
  return { code: status, out: stdout, error: stderr };
}

const foyer = (...args: readonly string[]) => run('@foyer/cli/dist/main.js', ...args);
const types = () => run('typescript/bin/tsc', '-p', '.');
const build = () => run('webpack/bin/webpack.js', '--config', 'webpack.config.mjs');
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(project(), file), 'utf8'));

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'foyer-outside-'));
  const copy = path.join(base, 'repository');
  copyWithSquad(repositoryRoot, copy, SQUAD);
  tarballs = await packTarballs(await packFolders({ root: copy, out: base }), base);
  mkdirSync(path.join(base, 'creator'));
  writeFileSync(path.join(base, 'creator/package.json'), '{}');
  installTarballs(path.join(base, 'creator'), tarballs, repositoryRoot);
}, STEP_TIMEOUT_MS);

afterAll(() => rmSync(base, { recursive: true, force: true }));

function create(folder: string, ...args: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  const program = path.join(base, 'creator/node_modules/@foyer/create-remote/dist/main.js');
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, out: stdout };
}

describe('the packages', () => {
  it('have the API of the committed reports; a change needs npm run packages -- --release', () => {
    const found = currentApis(repositoryRoot, path.join(base, 'folders')).flatMap(({ name, differences }) =>
      differences.map((item) => `${name} ${item.change}: ${item.name} ${item.text}`),
    );
    // the new squad of the copy is the only difference, and a new address breaks no project
    expect(found.filter((text) => !/poker/.test(text))).toEqual([]);
    expect(found.filter((text) => !text.startsWith('@foyer/links minor'))).toEqual([]);
    expect(found).not.toEqual([]);
  });
});

describe('a remote in a repository of its own', () => {
  it('is created in an empty folder and installs only declared packages', () => {
    const { code, out } = create(project(), SQUAD, '--json');
    expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({ code: 'CREATED' });
    installTarballs(project(), tarballs, repositoryRoot);
    expect(existsSync(path.join(project(), '.github/workflows/ci.yml'))).toBe(true);
  });

  it('pins the shared libraries to the versions of the shell', () => {
    const { dependencies } = json('package.json') as { dependencies: Readonly<Record<string, string>> };
    const shared = SHARED_MODULES.filter((module) => PEERS.has(module));
    expect(shared).toEqual(expect.arrayContaining(['react', 'react-intl', 'react-router-dom']));
    expect(dependencies).toMatchObject(
      Object.fromEntries(shared.map((name) => [name, sharedVersion(name, repositoryRoot).version])),
    );
  });

  it('refuses a folder with files, and a name that no squad can have', () => {
    expect(create(project(), SQUAD)).toMatchObject({ code: 1, out: expect.stringContaining('is not empty') });
    const { code, out } = create(path.join(base, 'bingo'), 'operator', '--json');
    expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({ code: 'SQUAD_NAME_INVALID' });
    expect(create(path.join(base, 'bingo')).code).toBe(2);
  });

  it(
    'passes its types and its tests, and finds a wrong use of the packages',
    () => {
      expect(types()).toMatchObject({ code: 0, out: '' });
      expect(run('jest/bin/jest.js')).toMatchObject({ code: 0, error: expect.stringContaining('1 passed') });
      const page = path.join(project(), 'src/pages/poker/PokerPage.tsx');
      const before = readFileSync(page, 'utf8');
      appendFileSync(page, "\nexport const wrong = <Heading level={9}>{''}</Heading>;\n");
      expect(types()).toMatchObject({ code: 2, out: expect.stringContaining('TS2322') });
      writeFileSync(page, before);
    },
    STEP_TIMEOUT_MS,
  );

  it(
    'builds to a release that the public specification accepts',
    () => {
      expect(build()).toMatchObject({ code: 0, out: expect.not.stringContaining('ERROR') });
      expect(json('dist/release.json')).toMatchObject({
        app: 'mfe-poker',
        owner: SQUAD,
        contract: 1,
        describes: { pages: [SQUAD], services: { uses: expect.arrayContaining(['navigation.setTitle']) } },
      });
      const { code, out } = foyer('check', '--folder', 'dist', '--json');
      expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({
        code: 0,
        result: 'passed',
        without: ['axe'],
        counts: { errors: 0, gaps: 0 },
      });
    },
    STEP_TIMEOUT_MS,
  );

  it('keeps its release id until something that it ships changes', () => {
    const { release } = json('dist/release.json') as { release: string };
    writeFileSync(path.join(project(), 'notes.md'), 'not part of the build');
    expect(build().code).toBe(0);
    expect(json('dist/release.json')).toMatchObject({ release });
    appendFileSync(path.join(project(), 'src/pages/poker/PokerPage.css.ts'), '\n');
    expect(build().code).toBe(0);
    expect(json('dist/release.json')).not.toMatchObject({ release });
  });

  it('refuses to publish without a registry, and a folder whose files were changed', () => {
    expect(foyer('publish', '--folder', 'dist')).toMatchObject({
      code: 2,
      error: expect.stringContaining('REGISTRY_MISSING'),
    });
    appendFileSync(path.join(project(), 'dist/poker.js'), '//');
    expect(foyer('check', '--folder', 'dist')).toMatchObject({
      code: 1,
      error: expect.stringContaining('poker.js has other content than its hash'),
    });
    expect(foyer('check', '--folder', 'src')).toMatchObject({
      code: 2,
      error: expect.stringContaining('release.json does not exist'),
    });
  });
});
