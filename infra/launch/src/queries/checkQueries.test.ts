import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '../postgres/testDatabase.ts';
import { checkQueries, type QueryReport } from './checkQueries.ts';
import { connectDescriber, type Describer } from './describe.ts';

// the checker recognises pg by the folder of its types
const PG_TYPES = `export interface Result<Row> { rows: Row[]; rowCount: number | null }
export declare class Pool {
  query<Row = any>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
}`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  allowImportingTsExtensions: true,
  types: [],
};
const host = ts.createCompilerHost(OPTIONS);
const readSource = host.getSourceFile.bind(host);
const libraries = new Map<string, ts.SourceFile | undefined>();
// the library files are parsed once for all tests
host.getSourceFile = (name, version) => {
  if (!name.includes('/lib.')) return readSource(name, version);
  if (!libraries.has(name)) libraries.set(name, readSource(name, version));
  return libraries.get(name);
};

let folder: string;
let database: TestDatabase;
let describer: Describer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-queries-'));
  const types = join(folder, '@types', 'pg');
  await mkdir(types, { recursive: true });
  await writeFile(join(types, 'index.d.ts'), PG_TYPES);
  database = await createTestDatabase();
  await database.pool.query(
    `create table bet (id bigint primary key, player text not null, stake bigint not null, paid_at timestamptz, tags text[] not null)`,
  );
  await database.pool.query(
    `create type leg as (odds numeric); create type slip as (id text, stake bigint, at timestamptz, legs leg[])`,
  );
  describer = await connectDescriber(database.connectionString);
  await check('');
}, DATABASE_START_MS);

afterAll(async () => {
  await describer.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function check(code: string): Promise<QueryReport> {
  const file = join(folder, 'store.ts');
  await writeFile(
    file,
    `import type { Pool } from './@types/pg/index.d.ts';\ndeclare const pool: Pool;\n${code}`,
  );
  const program = ts.createProgram([file], OPTIONS, host);
  const source = program.getSourceFile(file);
  return checkQueries(program, source ? [source] : [], describer, folder);
}

async function problemsOf(code: string): Promise<readonly string[]> {
  return (await check(code)).problems.map((problem) => problem.replace(/^\S+ /, ''));
}

describe('checkQueries', () => {
  it('accepts statements that agree with the schema', async () => {
    const report = await check(`
      interface Bet { readonly id: number; readonly player: string; readonly paid_at: Date | null; readonly tags: readonly string[] }
      const COLUMNS = 'id, player, paid_at, tags';
      await pool.query<Bet>(\`select \${COLUMNS} from bet where player = $1 and id > $2\`, ['a', 1]);
      await pool.query('update bet set paid_at = $2, tags = $3 where id = $1', [1, new Date(), ['x']]);
      await pool.query<{ paid: Date }>('select paid_at as paid from bet where paid_at is not null');
    `);
    expect(report).toEqual({ checked: 3, problems: [], dynamic: new Map() });
  });

  it('rejects a column that was renamed', async () => {
    expect(await problemsOf(`await pool.query<{ amount: number }>('select amount from bet');`)).toEqual([
      'PostgreSQL rejects the statement: column "amount" does not exist',
    ]);
  });

  it('rejects a key of another type than the column', async () => {
    expect(await problemsOf(`await pool.query<{ stake: string }>('select stake from bet');`)).toEqual([
      'The column stake is int8, the key is string.',
    ]);
  });

  it('rejects a key without a column and a column without a key', async () => {
    expect(
      await problemsOf(`await pool.query<{ id: number; bonus: number }>('select id, stake from bet');`),
    ).toEqual([
      'The row type has no key for the column stake.',
      'The statement returns no column for the key bonus.',
    ]);
  });

  it('rejects values whose number or type differs from the parameters', async () => {
    expect(
      await problemsOf(`await pool.query('delete from bet where id = $1', [1, 2]);
        await pool.query('delete from bet where id = $1', ['first']);`),
    ).toEqual([
      'The statement has 1 parameters, the call passes 2 values.',
      'Parameter $1 is int8, the value is "first".',
    ]);
  });

  it('rejects a syntax error', async () => {
    expect(await problemsOf(`await pool.query('select from where');`)).toEqual([
      'PostgreSQL rejects the statement: syntax error at or near "where"',
    ]);
  });

  it('rejects a key that excludes null for a column that accepts it', async () => {
    expect(await problemsOf(`await pool.query<{ paid_at: Date }>('select paid_at from bet');`)).toEqual([
      'The column paid_at accepts null, the key is Date.',
    ]);
  });

  it('rejects a key that excludes null for a column of the optional side of an outer join', async () => {
    expect(
      await problemsOf(
        `await pool.query<{ id: number; stake: number }>(
           'select s.id, b.stake from (select 1::bigint as id) s left join bet b on b.id = s.id');
         await pool.query<{ stake: number }>(
           'select b.stake from bet a left join bet b on b.id = a.id where b.stake is not null');`,
      ),
    ).toEqual(['The column stake is null without a row of bet, the key is number.']);
  });

  it('rejects rows that are read without a row type', async () => {
    expect(
      await problemsOf(
        `export const read = async () => { const { rows } = await pool.query('select id from bet'); return rows; };`,
      ),
    ).toEqual(['The rows are read without a type: declare it as query<Row>(…).']);
  });

  it('follows texts and values that callers pass to a function', async () => {
    expect(
      await problemsOf(`
        async function change(condition: string, values: readonly unknown[]): Promise<void> {
          await pool.query(\`delete from bet where \${condition}\`, [...values]);
        }
        export const byId = () => change('id = $1', [1]);
        export const byName = () => change('name = $1', ['a']);
      `),
    ).toEqual(['PostgreSQL rejects the statement: column "name" does not exist']);
  });

  describe('a parameter that is read as a composite type', () => {
    const composite = (fields: string) => `
      declare const FIELDS: unique symbol;
      type Json<Fields extends object> = string & { readonly [FIELDS]?: Fields };
      declare function json<Fields extends object>(fields: Fields): Json<Fields>;
      const SLIP = 'jsonb_populate_record(null::public.slip, $1)';
      await pool.query(\`delete from bet where player in (select r.id from \${SLIP} r)\`, [${fields}]);`;

    it.each([
      ["json({ id: '1', stake: 2, at: new Date(), legs: [{ odds: 1.5 }] })", []],
      ["json({ id: '1', at: '2026-01-01', legs: null })", ['The value for public.slip has no field stake.']],
      [
        "json({ id: '1', stake: 2, at: new Date(), legs: null, amount: 2 })",
        ['public.slip has no attribute amount.'],
      ],
      [
        "json({ id: '1', stake: '2', at: new Date(), legs: [{ price: 1 }] })",
        [
          'public.leg has no attribute price.',
          'stake of public.slip is int8, the field is string.',
          'The value for public.leg has no field odds.',
        ],
      ],
      ["'{}'", ['Parameter $1 is read as public.slip: pass compositeJson(…).']],
    ])('checks the fields of %s', async (fields, problems) => {
      expect([...(await problemsOf(composite(fields)))].sort()).toEqual([...problems].sort());
    });
  });

  it('counts a query text that is only known at run time', async () => {
    const report = await check(`await pool.query(String(Date.now()));`);
    expect(report.dynamic).toEqual(new Map([['store.ts', 1]]));
  });
});
