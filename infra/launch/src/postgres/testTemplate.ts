import { createPool, migrate } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Tables that a test database starts with: the name of a schema, and the folder of its migrations. */
export interface TestSchema {
  readonly schema: string;
  readonly migrations: string;
}

/** Without schemas PostgreSQL's own empty template is copied. */
const EMPTY = 'template1';
const templates = new Map<string, Promise<string>>();

/**
 * The name of a database that holds the migrated schemas and has no connections, so that it can be copied.
 * Named after the SQL it was made from; made once a server, by whichever worker needs it first.
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
    // other workers need the same template at the same moment
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const pool = createPool(withDatabase(address, unfinished), 1);
    try {
      for (const { schema, migrations } of schemas) await migrate(pool, schema, migrations);
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
  for (const { schema, migrations } of schemas) {
    hash.update(`${schema}\n`);
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
