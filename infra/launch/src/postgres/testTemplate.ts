import { createPool, migrate, type Pool } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Tables of a test database: the name of a schema, and the folder of its migrations. */
export interface TestSchema {
  readonly schema: string;
  readonly migrations: string;
  /** Rows of every copy; written once per run instead of once per test file. */
  readonly content?: TestContent;
}

export interface TestContent {
  /** Names the rows: contents of the same schema with the same name are one template. */
  readonly name: string;
  write(pool: Pool): Promise<void>;
}

/** Without schemas, PostgreSQL's own empty template is copied. */
const EMPTY = 'template1';
const templates = new Map<string, Promise<string>>();

/**
 * The name of a database with the migrated schemas and no connections, so that it can be copied. Named
 * after its SQL, and created once per server by the first worker that needs it.
 */
export async function ensureTemplate(address: string, schemas: readonly TestSchema[]): Promise<string> {
  if (schemas.length === 0) return EMPTY;
  const name = `template_${await hashOf(schemas)}`;
  const made = templates.get(name) ?? makeTemplate(address, name, schemas);
  templates.set(name, made);
  return made;
}

async function makeTemplate(address: string, name: string, schemas: readonly TestSchema[]): Promise<string> {
  const client = new pg.Client({ connectionString: withDatabase(address, 'postgres') });
  await client.connect();
  try {
    // other workers may need the same template at the same time
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const pool = createPool(withDatabase(address, unfinished), 1);
    try {
      for (const { schema, migrations } of schemas) await migrate(pool, schema, migrations);
      for (const { content } of schemas) await content?.write(pool);
    } finally {
      await pool.end();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

async function hashOf(schemas: readonly TestSchema[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { schema, migrations, content } of schemas) {
    hash.update(`${schema}\n${content?.name ?? ''}\n`);
    const entries = await readdir(migrations, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 24);
}

function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
