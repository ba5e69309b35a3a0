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
      // queues behind the migration's request for the lock, which gives up after 0.5 s; its own limit is 10 s
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

  it(
    'is rolled back itself in a deadlock with a transaction, and applies the files later',
    async () => {
      const { pool } = database;
      await pool.query('create table play.win (id bigint primary key)');
      await writeFile(
        join(folder, 'schema', '003-bets-and-wins.sql'),
        `alter table bet add column won bigint;
         -- until the transaction waits for this table, or has ended
         do $$ begin
           loop
             exit when exists (select 1 from pg_locks where relation = 'bet'::regclass and not granted);
             exit when not exists (select 1 from pg_locks where relation = 'win'::regclass);
           end loop;
         end $$;
         alter table win add column bet_id bigint;`,
      );
      const player = await pool.connect();
      await player.query('begin');
      await player.query('select 1 from play.win');
      const migrated = migrate(pool, 'play', folder);
      for (let isLocked = false; !isLocked;) {
        const { rows } = await pool.query(
          `select 1 from pg_locks where relation = 'play.bet'::regclass and mode = 'AccessExclusiveLock'`,
        );
        isLocked = rows.length > 0;
      }
      try {
        await player.query('select 1 from play.bet');
      } finally {
        await player.query('rollback');
        player.release();
      }
      expect(await migrated).toEqual(['schema/003-bets-and-wins.sql']);
    },
    DATABASE_START_MS,
  );
});
