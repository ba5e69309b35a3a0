import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

const given = process.env['TMPDIR'];
let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'foyer-memory-'));
  delete process.env['TMPDIR'];
});
afterEach(() => {
  if (given !== undefined) process.env['TMPDIR'] = given;
  rmSync(memory, { recursive: true });
});

test('is in memory where there is room, and other accounts can pass through it', () => {
  const folder = temporaryFolder(memory, 1);
  expect(folder.startsWith(`${memory}/`)).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test.each([
  ['without enough room', () => temporaryFolder(memory, Number.MAX_SAFE_INTEGER)],
  ['without a file system in memory', () => temporaryFolder(join(memory, 'missing'), 1)],
])('is the temporary folder of the system %s', (_case, choose) => {
  expect(choose()).toBe(tmpdir());
});

test('is the folder that TMPDIR names', () => {
  process.env['TMPDIR'] = memory;
  expect(temporaryFolder('/', 1)).toBe(memory);
});
