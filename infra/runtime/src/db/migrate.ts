import { ignoreError } from '@foyer/kernel';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { connectForMigration, type Pool } from './database.ts';

const MIGRATION_LOCK = 4_221_001;
/**
 * A statement that waits for a lock makes every later query of the table wait too, so the wait is short and the
 * whole migration is tried again.
 */
const LOCK_TIMEOUT_MS = 500;
/**
 * PostgreSQL aborts the transaction that detects a deadlock. Players' transactions look for one after a second
 * (the default), so a migration looks earlier and none of theirs is aborted. Only roles with the privilege may set
 * this; for others the lock timeout ends most deadlocks in time.
 */
const DEADLOCK_TIMEOUT_MS = 50;
const ATTEMPTS = 20;
const RETRY_MS = 500;
/** SQLSTATEs lock_not_available and deadlock_detected. */
const LOCK_ERRORS = new Set(['55P03', '40P01']);
const SCHEMA_FILE = /^\d{3}-[a-z0-9-]+\.sql$/;
/** A schema file in the table `migration`. */
const SCHEMA_NAME = /^(schema\/)?\d{3}-/;
const FUNCTION_FILE = /^[a-z0-9_]+\.sql$/;
const FIRST_LOCK_FILE = /^first-lock\.sql$/;

interface SqlFile {
  /** Relative to the folder; key in the table `migration`. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/**
 * Brings one schema of the database to the state of a folder, in one transaction under an advisory lock, so that
 * several processes may start at once. Two layouts:
 * - `schema/NNN-subject.sql`: tables, types and indexes. Applied once each, in order, and never changed afterwards.
 *   `functions/subject.sql`: functions and triggers by `create or replace`, one definition each. Applied again
 *   whenever their text changes, with `drop … if exists` first where a signature changed. Not applied when a
 *   later release has upgraded the database: its functions serve this release, too (ADR 0199).
 * - `NNN-name.sql` directly in the folder: schema files only.
 *
 * `first-lock.sql` beside either locks the table that the service's transactions lock first. It runs before files
 * change a schema that is in use. Without it, transactions and migration lock tables in different orders and
 * meet in deadlocks while traffic is dense.
 *
 * @returns the names of the files that were applied, empty when nothing changed.
 * Traffic continues meanwhile: waits for locks are limited to 0.5 s, then the migration is rolled back and tried
 * again, twenty times. In a deadlock with a player's transaction the migration is the one that is rolled back.
 *
 * @throws when a schema file was changed after it was applied, or when a file fails; then nothing is applied.
 */
export async function migrate(pool: Pool, schema: string, folder: string): Promise<readonly string[]> {
  const schemaFiles = await readSchemaFiles(folder);
  const functionFiles = await readFiles(folder, 'functions/', FUNCTION_FILE);
  const firstLock = (await readFiles(folder, '', FIRST_LOCK_FILE))[0]?.sql;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyAll(pool, schema, schemaFiles, functionFiles, firstLock);
    } catch (error) {
      if (attempt === ATTEMPTS || !LOCK_ERRORS.has(String((Object(error) as { code?: unknown }).code)))
        throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

async function applyAll(
  pool: Pool,
  schema: string,
  schemaFiles: readonly SqlFile[],
  functionFiles: readonly SqlFile[],
  firstLock: string | undefined,
): Promise<readonly string[]> {
  const client = await connectForMigration(pool);
  const schemaName = client.escapeIdentifier(schema);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // after the advisory lock, for which a starting process waits as long as another one migrates
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(
      `select set_config('deadlock_timeout', $1, true) where has_parameter_privilege('deadlock_timeout', 'set')`,
      [String(DEADLOCK_TIMEOUT_MS)],
    );
    await client.query(`create schema if not exists ${schemaName}`);
    await client.query(`set local search_path to ${schemaName}, public`);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, at timestamptz not null default now())',
    );
    const known = await appliedFiles(client);
    const isChanged = [...schemaFiles, ...functionFiles].some(
      ({ name, sha256 }) => known.get(name) !== sha256,
    );
    if (firstLock !== undefined && known.size > 0 && isChanged) await client.query(firstLock);
    const applied = [
      ...(await applySchema(client, schema, schemaFiles)),
      ...(await applyFunctions(client, functionFiles, schemaFiles.at(-1)?.name ?? '')),
    ];
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(ignoreError('the connection of a failed migration may be closed'));
    throw error;
  } finally {
    await client.end();
  }
}

async function applySchema(
  client: ClientBase,
  schema: string,
  files: readonly SqlFile[],
): Promise<readonly string[]> {
  const known = await appliedFiles(client);
  if (known.size > 0 && !files.some((file) => known.has(file.name))) {
    throw new Error(
      `Schema ${schema} was created by migration files that no longer exist and cannot be upgraded. ` +
        'Start with a new home folder, or drop the schema.',
    );
  }
  const applied: string[] = [];
  for (const file of files) {
    const before = known.get(file.name);
    if (before === file.sha256) continue;
    if (before !== undefined) {
      throw new Error(
        `Schema file ${schema}/${file.name} was changed after it had been applied. Restore it and add a new file.`,
      );
    }
    await client.query(file.sql);
    await record(client, file);
    applied.push(file.name);
  }
  return applied;
}

async function applyFunctions(
  client: ClientBase,
  files: readonly SqlFile[],
  lastSchemaFile: string,
): Promise<readonly string[]> {
  const known = await appliedFiles(client);
  if ([...known.keys()].some((name) => SCHEMA_NAME.test(name) && name > lastSchemaFile)) return [];
  const changed = files.filter((file) => known.get(file.name) !== file.sha256);
  // The first pass creates all functions, which may call each other across files; the second checks their bodies.
  for (const bodies of ['off', 'on']) {
    await client.query(`set local check_function_bodies to ${bodies}`);
    for (const file of changed) await client.query(file.sql);
  }
  for (const file of changed) await record(client, file);
  return changed.map((file) => file.name);
}

async function appliedFiles(client: ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

async function record(client: ClientBase, file: SqlFile): Promise<void> {
  await client.query(
    `insert into migration (name, sha256) values ($1, $2)
     on conflict (name) do update set sha256 = excluded.sha256, at = now()`,
    [file.name, file.sha256],
  );
}

async function readSchemaFiles(folder: string): Promise<readonly SqlFile[]> {
  const nested = await readFiles(folder, 'schema/', SCHEMA_FILE);
  const files = nested.length > 0 ? nested : await readFiles(folder, '', SCHEMA_FILE);
  if (files.length === 0) throw new Error(`No schema files in ${folder}.`);
  return files;
}

/** The matching files of a subfolder by name; empty when the folder does not exist. */
async function readFiles(folder: string, subfolder: string, pattern: RegExp): Promise<readonly SqlFile[]> {
  const names = await readdir(join(folder, subfolder)).catch((error: unknown) => {
    // instanceof fails under Jest, where Node's errors come from another realm
    if ((Object(error) as { code?: unknown }).code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    names
      .filter((name) => pattern.test(name))
      .sort()
      .map(async (name) => {
        const sql = await readFile(join(folder, subfolder, name), 'utf8');
        return {
          name: `${subfolder}${name}`,
          sql,
          sha256: createHash('sha256').update(sql).digest('hex'),
        };
      }),
  );
}
