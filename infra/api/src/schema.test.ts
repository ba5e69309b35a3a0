import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { isEventTopic } from '@foyer/kernel/events';
import { migrate } from '@foyer/runtime';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONAL_DATA_RULES } from '../test/personalDataRules.ts';
import { API_MIGRATIONS } from './index.ts';
import { JOURNAL_KINDS } from './ledger/journalKinds.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, DATABASE_START_MS);
afterAll(() => database.close());

describe('the schema of the api', () => {
  it('loads into an empty database and applies nothing the second time', async () => {
    const files = [
      ...(await readdir(join(API_MIGRATIONS, 'schema'))).map((name) => `schema/${name}`),
      ...(await readdir(join(API_MIGRATIONS, 'functions'))).map((name) => `functions/${name}`),
    ];
    expect([...(await migrate(database.pool, 'api', API_MIGRATIONS))].sort()).toEqual(files.sort());
    const before = await catalogue();
    expect(before.length).toBeGreaterThan(150);
    expect(await migrate(database.pool, 'api', API_MIGRATIONS)).toEqual([]);
    expect(await catalogue()).toEqual(before);
  });

  it('creates the same functions and triggers when every function file is applied again', async () => {
    const before = await catalogue();
    await database.pool.query(`update api.migration set sha256 = 'old' where name like 'functions/%'`);
    expect(await migrate(database.pool, 'api', API_MIGRATIONS)).not.toEqual([]);
    expect(await catalogue()).toEqual(before);
  });

  it('has a rule for the erasure of each table with personal data, which its function follows', async () => {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'api' and t.table_type = 'BASE TABLE'
         and (c.column_name = 'player_id' or c.column_name ~ '(email|phone|first_name|last_name|birth|ssn|street|address|user_agent|account_holder)' and c.data_type = 'text')
         and c.table_name <> 'brand_rule' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(PERSONAL_DATA_RULES).sort());
    const { rows: functions } = await database.pool.query<{ name: string; body: string }>(
      `select proname as name, prosrc as body from pg_proc where pronamespace = 'api'::regnamespace
       and proname in ('reduce_personal_data', 'erase_personal_data', 'erase_documents')`,
    );
    const bodyOf = (...names: readonly string[]): string =>
      functions.flatMap(({ name, body }) => (names.includes(name) ? [body] : [])).join('');
    const bodies = {
      reduced: bodyOf('reduce_personal_data'),
      erased: bodyOf('erase_personal_data', 'erase_documents'),
    };
    for (const [table, rule] of Object.entries(PERSONAL_DATA_RULES))
      if (rule === 'reduced' || rule === 'erased')
        expect([table, bodies[rule]]).toEqual([
          table,
          expect.stringMatching(new RegExp(`(delete from|update) ${table} `)),
        ]);
  });

  it('defines every function once', async () => {
    const { rows } = await database.pool.query(
      `select proname from pg_proc where pronamespace = 'api'::regnamespace group by proname having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });

  it('has the same journal kinds as TypeScript', async () => {
    const { rows } = await database.pool.query<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'journal_kind_check'`,
    );
    const kinds = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map((match) => match[1]);
    expect(kinds.sort()).toEqual([...JOURNAL_KINDS].sort());
  });

  it('publishes only topics with a schema, which the relay checks', async () => {
    const folder = join(API_MIGRATIONS, 'functions');
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const topics = texts.flatMap((text) =>
      [...text.matchAll(/'(api\.[a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(topics.length).toBeGreaterThan(5);
    expect(topics.filter((topic) => !isEventTopic(topic))).toEqual([]);
  });

  async function catalogue(): Promise<readonly string[]> {
    const { rows } = await database.pool.query<{ line: string }>(`
      select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'api'::regnamespace and prokind = 'f'
      union all
      select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
        where c.relnamespace = 'api'::regnamespace and not tgisinternal
      order by 1`);
    return rows.map((row) => row.line);
  }
});

describe('migrate', () => {
  const TABLE = 'create table thing (id integer primary key, amount bigint not null);';
  const TOTAL =
    'create or replace function total() returns bigint language sql as $$ select sum(amount)::bigint from thing $$;';
  let folder: string;

  beforeEach(async () => {
    await database.pool.query('drop schema if exists shop cascade');
    folder = await mkdtemp(join(tmpdir(), 'foyer-schema-'));
    await mkdir(join(folder, 'schema'));
    await mkdir(join(folder, 'functions'));
    await writeFile(join(folder, 'schema', '001-things.sql'), TABLE);
    await writeFile(join(folder, 'functions', 'things.sql'), TOTAL);
    return () => rm(folder, { recursive: true });
  });

  it('applies a function file again when its text changed, and no other file', async () => {
    await migrate(database.pool, 'shop', folder);
    await database.pool.query('insert into shop.thing values (1, 20)');
    await writeFile(join(folder, 'functions', 'things.sql'), TOTAL.replace('sum(amount)', 'max(amount) + 1'));
    expect(await migrate(database.pool, 'shop', folder)).toEqual(['functions/things.sql']);
    const { rows } = await database.pool
      .query('set search_path to shop; select shop.total() as total')
      .then((results) => (results as unknown as { rows: unknown[] }[])[1] ?? { rows: [] });
    expect(rows).toEqual([{ total: 21 }]);
  });

  it('keeps the functions of a later release when a process of this release restarts', async () => {
    await migrate(database.pool, 'shop', folder);
    await database.pool.query(
      `insert into shop.migration (name, sha256) values ('schema/002-later.sql', 'x')`,
    );
    await writeFile(join(folder, 'functions', 'things.sql'), TOTAL.replace('sum(amount)', 'max(amount)'));
    expect(await migrate(database.pool, 'shop', folder)).toEqual([]);
  });

  it('creates functions that call each other across files, in any order', async () => {
    await writeFile(
      join(folder, 'functions', 'a.sql'),
      TOTAL.replace('total()', 'double()').replace('sum(amount)::bigint from thing', 'shop.total() * 2'),
    );
    expect(await migrate(database.pool, 'shop', folder)).toEqual([
      'schema/001-things.sql',
      'functions/a.sql',
      'functions/things.sql',
    ]);
  });

  it('rejects a schema file that was changed after it had been applied', async () => {
    await migrate(database.pool, 'shop', folder);
    await writeFile(join(folder, 'schema', '001-things.sql'), `${TABLE} -- changed`);
    await expect(migrate(database.pool, 'shop', folder)).rejects.toThrow(
      'Schema file shop/schema/001-things.sql was changed after it had been applied.',
    );
  });

  it('rejects a database whose schema files no longer exist', async () => {
    await migrate(database.pool, 'shop', folder);
    await database.pool.query(
      `update shop.migration set name = '001-old.sql'`.concat(` where name like 'schema/%'`),
    );
    await expect(migrate(database.pool, 'shop', folder)).rejects.toThrow('Start with a new home folder');
  });

  it('applies nothing when a function does not compile', async () => {
    await writeFile(join(folder, 'functions', 'things.sql'), TOTAL.replace('amount', 'price'));
    await expect(migrate(database.pool, 'shop', folder)).rejects.toThrow('column "price" does not exist');
    const { rows } = await database.pool.query(`select 1 from pg_namespace where nspname = 'shop'`);
    expect(rows).toEqual([]);
  });

  it('applies each file once when several processes start together', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, 'shop', folder)));
    expect(applied.map((files) => files.length).sort()).toEqual([0, 0, 0, 2]);
  });
});
