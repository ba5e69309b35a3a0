import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogFile, type LogFile } from './logFile.ts';

const MAX_BYTES = 10_000;
const FULL = 'x'.repeat(MAX_BYTES);

let folder: string;
let path: string;
let file: LogFile;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-log-'));
  path = join(folder, 'foyer.log');
  file = openLogFile(path, MAX_BYTES);
});

afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

describe('openLogFile', () => {
  it('starts a new file when the file is full', () => {
    for (const line of [FULL, 'next']) file.write(line);
    expect(readFileSync(path, 'utf8')).toBe('next\n');
    expect(readFileSync(`${path}.1`, 'utf8')).toBe(`${FULL}\n`);
  });

  it('reports failures of the disk in the log as soon as it can be written', () => {
    mkdirSync(`${path}.1`); // a file cannot replace a folder: the rotation fails
    file.write(FULL);
    file.write('more');
    rmSync(`${path}.1`, { recursive: true });
    file.write('written');
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'error',
        message: 'log file could not be written',
        failures: 2,
        error: expect.objectContaining({ code: 'EISDIR' }),
      }),
    ]);
    expect(readFileSync(`${path}.1`, 'utf8')).toBe(`${FULL}\nmore\nwritten\n`);
  });
});
