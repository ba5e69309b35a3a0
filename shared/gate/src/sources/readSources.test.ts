import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { readSources } from './readSources.ts';

/** The tests start compilers, on a machine that may run other tests. */
jest.setTimeout(60_000);

let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-sources-'));
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['typescript-7', 'dependency-cruiser'])
    symlinkSync(path.join(repositoryRoot, 'node_modules', name), path.join(root, 'node_modules', name));
  write('package.json', '{ "name": "planted", "type": "module" }');
  write(
    'tsconfig.browser.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        noEmit: true,
        types: [],
      },
    }),
  );
  write(
    '.dependency-cruiser.mjs',
    `export { boundaries as default } from '${path.join(repositoryRoot, 'shared/conventions/src/boundaries/boundaries.ts')}';\n`,
  );
  write('mfe-good/src/remote.ts', 'export const contract: 1 = 1;\n');
  write('mfe-good/src/remote.test.ts', 'export const wrong: number = "in a test";\n');
  write(
    'mfe-bad/src/remote.ts',
    "import { contract as copied } from '../../mfe-good/src/remote.ts';\nexport const contract: 1 = 99;\nexport const wrong = copied;\n",
  );
});
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('accepts sources without errors, regardless of their tests', async () => {
  expect(await readSources(root, 'mfe-good')).toEqual({ types: [], imports: [] });
});

it('finds a contract number that the types reject, and an import of another remote', async () => {
  const { types, imports } = await readSources(root, 'mfe-bad');
  expect(types).toEqual([
    expect.stringMatching(/^mfe-bad\/src\/remote\.ts:2 TS2322: Type '99' is not assignable to type '1'/),
  ]);
  expect(imports).toContain('mfe-bad/src/remote.ts imports mfe-good/src/remote.ts (remote-to-remote)');
});

it('leaves out a part that could not be read', async () => {
  expect(await readSources(path.join(root, 'mfe-good'), '.')).toEqual({
    types: undefined,
    imports: undefined,
  });
});

describe('readSources while dependency-cruiser does not work', () => {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  let other = '';

  beforeAll(() => {
    other = mkdtempSync(path.join(tmpdir(), 'foyer-sources-'));
    mkdirSync(path.join(other, path.dirname(program)), { recursive: true });
  });
  afterAll(() => rmSync(other, { recursive: true }));

  it('has no imports when it fails before it reports', async () => {
    writeFileSync(path.join(other, program), 'process.exit(1);\n');
    expect((await readSources(other, 'mfe-good')).imports).toBeUndefined();
  });

  it('throws when its report has another form', async () => {
    writeFileSync(path.join(other, program), "console.log('{}');\n");
    await expect(readSources(other, 'mfe-good')).rejects.toThrow('violations');
  });
});
