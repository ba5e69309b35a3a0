import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@foyer/runtime';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from './testDatabase.ts';

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-migrate-'));
  await mkdir(join(folder, 'schema'));
  await writeFile(join(folder, 'schema', '001-bets.sql'), 'create table bet (id bigint primary key);');
  database = await createTestDatabase({ schema: 'play', migrations: folder });
}, DATABASE_START_MS);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('migrate', () => {
  it(
    'does not block queries while it waits for a lock behind a long transaction, and applies the files later',
    async () => {
      const { pool } = database;
      await writeFile(join(folder, 'schema', '002-bets.sql'), 'alter table bet add column stake bigint;');
      const reader = await pool.connect();
      await reader.query('begin');
      await reader.query('select 1 from play.bet');
      const migrated = migrate(pool, 'play', folder);
      // queues behind the migration's request for the lock, which gives up after 2 s; its own limit is 10 s
      for (let waiting = 0; waiting === 0;) {
        const { rows } = await pool.query<{ waiting: number }>(
          'select count(*)::int as waiting from pg_locks where not granted and relation is not null',
        );
        waiting = rows[0]?.waiting ?? 0;
      }
      await pool.query('select 1 from play.bet');
      await reader.query('commit');
      reader.release();
      expect(await migrated).toEqual(['schema/002-bets.sql']);
    },
    DATABASE_START_MS,
  );
});
