import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import { createLog } from '@foyer/runtime';
import { writeCatalogue } from '../seed.ts';
import { createFingerprints } from './fingerprints.ts';
import { readProviderKey } from './providerKey.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let home: string;
let warnings: string[];

beforeAll(async () => {
  database = await createTestDatabase({
    schema: 'payments',
    migrations: join(import.meta.dirname, '..', '..', 'sql'),
  });
}, DATABASE_START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-own-key-'));
  warnings = [];
  await database.pool.query('truncate payments.test_card');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const file = (): string => join(home, 'keys', 'services', 'payments.key');
const keyFor = (...shared: string[]): Promise<string> =>
  readProviderKey(file(), {
    pool: database.pool,
    shared,
    log: createLog('payments', (line) => void warnings.push(line)),
  });
const seedWith = (key: string): Promise<void> => writeCatalogue(database.pool, createFingerprints(key), []);

describe('provider key', () => {
  it('is created once by concurrent starts, differs from merchant secrets and is readable by its owner only', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyFor('shared')));
    expect(new Set(keys)).toEqual(new Set([await readFile(file(), 'utf8')]));
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(warnings).toEqual([]);
  });

  it('keeps recognising stored cards after the shared secret changes', async () => {
    const key = await keyFor('shared');
    await seedWith(key);
    expect(await keyFor('another')).toBe(key);
  });

  it('is the shared secret in an older home, also during a rotation, with a warning', async () => {
    await seedWith('shared of old');
    expect(await keyFor('shared of late', 'shared of old')).toBe('shared of old');
    expect(warnings).toHaveLength(1);
    expect(await keyFor('shared of late')).toBe('shared of old');
  });

  it('is never replaced: the start fails when it is missing and stored cards depend on it', async () => {
    await seedWith(await keyFor('shared'));
    await rm(file());
    await expect(keyFor('shared')).rejects.toThrow('from a backup');
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });
});
