import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Log } from '@foyer/runtime';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTrustedDocuments } from './trustedDocuments.ts';

let home: string;
let warnings: unknown[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-documents-'));
  warnings = [];
});

afterEach(() => rm(home, { recursive: true }));

function find(id: string): Promise<string | undefined> {
  const log = {
    warn: (message, fields) => void warnings.push({ message, ...fields }),
  } as Partial<Log> as Log;
  return createTrustedDocuments(home, () => 0, log).find(id);
}

describe('createTrustedDocuments', () => {
  it('finds none, without a warning, before the first release', async () => {
    expect(await find('id')).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('logs a folder that cannot be read, and reads the documents of the others', async () => {
    const releases = join(home, 'releases');
    await mkdir(join(releases, 'mfe-casino/r1'), { recursive: true });
    await writeFile(join(releases, 'mfe-casino/r1/documents.json'), '{"id":"{ a }"}');
    await symlink('mfe-account', join(releases, 'mfe-account')); // reading it fails with ELOOP, also for root
    expect(await find('id')).toBe('{ a }');
    expect(warnings).toEqual([
      {
        message: 'published releases could not be read',
        folder: join(releases, 'mfe-account'),
        error: expect.objectContaining({ code: 'ELOOP' }),
      },
    ]);
  });
});
