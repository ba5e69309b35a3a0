import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { createLog, integrityOf } from '@foyer/runtime';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseStore, type ReleaseStore } from './releaseStore.ts';

const SCRIPT = 'void 0;';

let home: string;
let folder: string;
let lines: string[];
let store: ReleaseStore;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-release-store-'));
  folder = join(home, 'releases', 'shell', 'aaa111');
  await mkdir(folder, { recursive: true });
  lines = [];
  const plan: ReleasePlan = { version: 1, issuedAt: '', apps: [] };
  store = createReleaseStore({
    home,
    live: () => plan,
    log: createLog('gateway', (line) => void lines.push(line)),
  });
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify({ sri: { 'main.js': integrityOf(Buffer.from(SCRIPT)) } }),
  );
});
afterEach(() => rm(home, { recursive: true, force: true }));

describe('release store', () => {
  it('has no asset for a missing file, and reads it once it exists', async () => {
    expect(await store.asset('shell', 'aaa111', 'main.js')).toBeUndefined();
    await writeFile(join(folder, 'main.js'), SCRIPT);
    expect((await store.asset('shell', 'aaa111', 'main.js'))?.identity.toString()).toBe(SCRIPT);
  });

  it('fails on a disk error instead of treating the file as missing, and recovers', async () => {
    const file = join(folder, 'main.js');
    await symlink(file, file);
    await expect(store.asset('shell', 'aaa111', 'main.js')).rejects.toMatchObject({ code: 'ELOOP' });
    await rm(file);
    await writeFile(file, SCRIPT);
    expect((await store.asset('shell', 'aaa111', 'main.js'))?.identity.toString()).toBe(SCRIPT);
  });

  it('fails on a release description that cannot be read', async () => {
    const file = join(folder, 'release.json');
    await rm(file);
    await symlink(file, file);
    await expect(store.asset('shell', 'aaa111', 'main.js')).rejects.toMatchObject({ code: 'ELOOP' });
  });

  it('serves no file of a damaged release description, and logs it', async () => {
    await writeFile(join(folder, 'main.js'), SCRIPT);
    for (const text of ['{', '{"sri":{"main.js":1}}']) {
      await writeFile(join(folder, 'release.json'), text);
      expect(await store.asset('shell', 'aaa111', 'main.js')).toBeUndefined();
    }
    expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual(
      Array(2).fill('release description is damaged, its files are not served'),
    );
  });
});
