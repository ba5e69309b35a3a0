import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseDocument } from '@foyer/runtime';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileFaults, releaseFolder } from './storedFiles.ts';

const RELEASE = {
  app: 'mfe-casino',
  release: 'r1',
  files: { 'main.js': 'hash' },
} as unknown as ReleaseDocument;
let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-files-'));
});

afterEach(() => rm(home, { recursive: true }));

describe('fileFaults', () => {
  it('reports the files of a missing folder as missing', async () => {
    expect(await fileFaults(home, RELEASE)).toEqual([{ file: 'main.js', problem: 'missing' }]);
  });

  it('throws when the folder cannot be read, instead of reporting its files as missing', async () => {
    const folder = releaseFolder(home, RELEASE.app, RELEASE.release);
    await mkdir(join(folder, '..'), { recursive: true });
    await symlink(folder, folder); // reading it fails with ELOOP, also for root
    await expect(fileFaults(home, RELEASE)).rejects.toMatchObject({ code: 'ELOOP' });
  });
});
