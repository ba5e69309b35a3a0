import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { passedParts, type SourcePart } from './passedParts.ts';

const FOLDER = 'mfe-good';
const PARTS: readonly SourcePart[] = ['types', 'imports', 'documents', 'messages'];
let root = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Parts that have to be read again. */
const open = (): readonly SourcePart[] => {
  const passed = passedParts(root, FOLDER);
  return PARTS.filter((part) => !passed.has(part));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-parts-'));
  write('package-lock.json', '{}');
  write('mfe-good/src/page.ts', "import { a } from './a.ts';\nexport const page = a;\n");
  write('mfe-good/src/page.messages.ts', "export const texts = { title: 'Page' };\n");
  write('mfe-good/src/page.lobby.graphql', 'query Page { a }\n');
  write('shared/ui/src/button.ts', 'export const button = 1;\n');
  write('mfe-other/src/page.ts', 'export const other = 1;\n');
  const passed = passedParts(root, FOLDER);
  for (const part of PARTS) passed.add(part);
});
afterEach(() => rmSync(root, { recursive: true }));

it('remembers the parts that passed, one by one', () => {
  expect(open()).toEqual([]);
  rmSync(path.join(root, 'node_modules/.cache/check/mfe-good/passed.json'));
  expect(open()).toEqual(PARTS);
  passedParts(root, FOLDER).add('imports');
  expect(open()).toEqual(['types', 'documents', 'messages']);
});

it.each<[string, string, string, readonly SourcePart[]]>([
  ['code', 'mfe-good/src/page.ts', "import { a } from './a.ts';\nexport const page = a + 1;\n", ['types']],
  [
    'an import',
    'mfe-good/src/page.ts',
    "import { a } from './b.ts';\nexport const page = a;\n",
    ['types', 'imports'],
  ],
  [
    'a lazy import',
    'mfe-good/src/page.ts',
    "import { a } from './a.ts';\nexport const page = () => import(/* later */ './b.ts');\n",
    ['types', 'imports'],
  ],
  ['code of a shared package', 'shared/ui/src/button.ts', 'export const button = 2;\n', ['types']],
  ['a new file', 'shared/ui/src/link.ts', 'export const link = 1;\n', ['types', 'imports']],
  [
    'a text',
    'mfe-good/src/page.messages.ts',
    "export const texts = { title: 'New' };\n",
    ['types', 'messages'],
  ],
  ['a query', 'mfe-good/src/page.lobby.graphql', 'query Page { b }\n', ['types', 'documents']],
  ['a library', 'package-lock.json', '{ "a": 1 }', PARTS],
  ['another application', 'mfe-other/src/page.ts', 'export const other = 2;\n', []],
])('reads the parts again that a change of %s concerns', (_case, file, text, parts) => {
  write(file, text);
  expect(open()).toEqual(parts);
});
