import { createPool, type Pool } from '@foyer/runtime';
import pg from 'pg';
import { ensureTemplate, type TestContent, type TestSchema } from './testTemplate.ts';
import { startTestServer, type TestServer } from './testServer.ts';

export type { TestContent, TestSchema };

/** Time limit for hooks that create a database: a hook that fails earlier leaves its database behind. */
export const DATABASE_START_MS = 60_000;

export interface TestDatabase {
  readonly connectionString: string;
  readonly pool: Pool;
  /** Drops the database. */
  close(): Promise<void>;
}

/**
 * A template database with a planted fault that every test copies; the mutation run of the api drops the
 * copies (infra/mutation).
 */
const TEMPLATE = process.env['FOYER_TEST_TEMPLATE'];
const NO_COMMIT_WAIT = `?options=${encodeURIComponent('-c synchronous_commit=off')}`;

let server: Promise<TestServer> | undefined;
let users = 0;

/**
 * Creates a database for one test file with the tables and content of `schemas`: a copy of a template that is
 * migrated and filled once per run. Uses the server of `FOYER_TEST_DATABASE_URL`, else that of the Jest run,
 * else a server for this file.
 */
export async function createTestDatabase(...schemas: readonly TestSchema[]): Promise<TestDatabase> {
  users += 1;
  const { connectionString: address, stop } = await (server ??= findServer());
  const template = TEMPLATE ?? (await ensureTemplate(address, schemas));
  const name = `${TEMPLATE ?? 'test'}_${crypto.randomUUID().replaceAll('-', '')}`;
  await administrate(address, `create database ${name} template ${template} strategy file_copy`);
  const connectionString = `${withDatabase(address, name)}${NO_COMMIT_WAIT}`;
  const pool = createPool(connectionString);
  if (TEMPLATE !== undefined) for (const { content } of schemas) await content?.write(pool);
  return {
    connectionString,
    pool,
    async close() {
      await pool.end();
      if (TEMPLATE === undefined) await administrate(address, `drop database ${name} with (force)`);
      users -= 1;
      if (users > 0) return;
      server = undefined;
      await stop();
    },
  };
}

/**
 * The tables of every schema with a row that contains the text in any column, also as bytes: to prove that a secret
 * is not stored.
 */
export async function tablesContaining(pool: Pool, text: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 limit 1`,
      [text, Buffer.from(text).toString('hex')],
    );
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

async function findServer(): Promise<TestServer> {
  const given = process.env['FOYER_TEST_DATABASE_URL'] ?? (await serverOfRun());
  return given === undefined ? startTestServer() : { connectionString: given, stop: () => Promise.resolve() };
}

async function serverOfRun(): Promise<string | undefined> {
  const broker = process.env['FOYER_TEST_SERVER_URL'];
  if (broker === undefined) return undefined;
  const response = await fetch(broker);
  const text = await response.text();
  if (!response.ok) throw new Error(`The PostgreSQL of the test run did not start: ${text}`);
  return text;
}

async function administrate(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(connectionString, 'postgres') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
