import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Release } from '@foyer/build';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stageFolder } from './stageFolder.ts';

const SCRIPT = 'export const page = 1;\n'.repeat(40);
let built = '';

beforeEach(() => {
  built = mkdtempSync(path.join(tmpdir(), 'foyer-built-'));
});
afterEach(() => rmSync(built, { recursive: true }));

it('compresses the files itself, because no hash covers compressed copies of the folder', async () => {
  for (const [file, text] of Object.entries({
    'entry.js': SCRIPT,
    'entry.js.br': 'other code',
    'entry.js.gz': 'other code',
  }))
    writeFileSync(path.join(built, file), text);
  const { folder, remove } = await stageFolder(built, { app: 'mfe-poker', release: 'p1' } as Release);
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  expect(read('entry.js').toString()).toBe(SCRIPT);
  expect(brotliDecompressSync(read('entry.js.br')).toString()).toBe(SCRIPT);
  expect(gunzipSync(read('entry.js.gz')).toString()).toBe(SCRIPT);
  await remove();
});
