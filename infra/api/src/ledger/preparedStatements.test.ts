import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { inTransaction } from '@foyer/runtime';
import { createTestDatabase } from '../../test/testDatabase.ts';

const database = useDatabase(createTestDatabase);
beforeAll(async () => {
  await database.pool.query('create table api.thing (id integer primary key)');
  await database.pool.query('insert into api.thing select generate_series(1, 3)');
});

const TEXT = 'select * from api.thing where id = $1';

describe('query texts with values', () => {
  it('are prepared once per connection, unlike texts without values', async () => {
    const names = await inTransaction(database.pool, async (client) => {
      for (const id of [1, 2, 3]) expect((await client.query(TEXT, [id])).rows).toEqual([{ id }]);
      await client.query('select 1; select 2');
      return (
        await client.query<{ statement: string }>('select statement from pg_prepared_statements')
      ).rows.map((row) => row.statement);
    });
    expect(names.filter((statement) => statement === TEXT)).toHaveLength(1);
  });

  it('recover after a change of their table: a single query at once, a transaction after its rollback', async () => {
    await database.pool.query(TEXT, [1]);
    await database.pool.query('alter table api.thing add column name text');
    for (let time = 0; time < 3; time += 1)
      expect((await database.pool.query(TEXT, [1])).rows).toEqual([{ id: 1, name: null }]);
    const client = await database.pool.connect();
    try {
      await client.query('select $1::integer from api.thing', [1]);
      await client.query('select * from api.thing where id > $1', [0]);
      await database.pool.query('alter table api.thing add column colour text');
      await client.query('begin');
      await expect(client.query('select * from api.thing where id > $1', [0])).rejects.toMatchObject({
        code: '0A000',
      });
      await client.query('rollback');
      expect((await client.query('select * from api.thing where id > $1', [2])).rows).toEqual([
        { id: 3, name: null, colour: null },
      ]);
    } finally {
      client.release();
    }
  });
});
