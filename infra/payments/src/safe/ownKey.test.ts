import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import { createLog } from '@foyer/runtime';
import { writeCatalogue } from '../seed.ts';
import { createFingerprints } from './fingerprints.ts';
import { ownKeyIn } from './ownKey.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let home: string;
let warnings: string[];

beforeAll(async () => {
  database = await createTestDatabase({
    schema: 'payments',
    migrations: join(import.meta.dirname, '..', '..', 'migrations'),
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
  ownKeyIn(file(), {
    pool: database.pool,
    shared,
    log: createLog('payments', (line) => void warnings.push(line)),
  });
const seedWith = (key: string): Promise<void> => writeCatalogue(database.pool, createFingerprints(key), []);

describe('the provider’s own key', () => {
  it('is made once, by whoever of many is first, is nothing that merchants have, and is read by its owner only', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyFor('shared')));
    expect(new Set(keys)).toEqual(new Set([await readFile(file(), 'utf8')]));
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(warnings).toEqual([]);
  });

  it('stays what the books know their cards by, although what is shared has changed', async () => {
    const key = await keyFor('shared');
    await seedWith(key);
    expect(await keyFor('another')).toBe(key);
  });

  it('of a home of before is what it shared, also in the middle of a change, and says so', async () => {
    await seedWith('shared of old');
    expect(await keyFor('shared of late', 'shared of old')).toBe('shared of old');
    expect(warnings).toHaveLength(1);
    expect(await keyFor('shared of late')).toBe('shared of old');
  });

  it('is never guessed: without it, books that know cards by it are not opened', async () => {
    await seedWith(await keyFor('shared'));
    await rm(file());
    await expect(keyFor('shared')).rejects.toThrow('from a backup');
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });
});
