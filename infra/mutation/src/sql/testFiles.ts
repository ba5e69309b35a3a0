import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_MIGRATIONS } from '@foyer/api';
import { runTests } from './judge.ts';
import type { MutantResult, ResultStore, TestFile } from './resultStore.ts';
import type { Target } from './targets.ts';
import type { MutationServer } from './mutationServer.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** The tests that use the api's SQL. */
const TEST_FILES = 'infra/{api,money-proof}/src/**/*.test.ts';
const USES_DATABASE = /test\/(testApi|useDatabase|worlds\/\w+)\.ts|@foyer\/api\/proving/;
/** These tests kill processes for many seconds, or need the schema of the previous release. */
const LEFT_OUT = /(kill|upgrade)\.test\.ts$/;
const MAX_RUN_MS = 240_000;
/** Factor by which a test in the folder of a rule is preferred to a test elsewhere with as many calls. */
const SAME_SUBJECT = 10;
/** Assumed number of calls for a test that calls a function by name. */
const CALLS_BY_NAME = 1_000;

/**
 * Runs each test file with a database once without a mutant, and reads which functions and tables it used.
 */
export async function readTestFiles(
  server: MutationServer,
  store: ResultStore,
  {
    seed,
    lanes,
    print,
  }: { readonly seed: number; readonly lanes: number; readonly print: (text: string) => void },
): Promise<readonly TestFile[]> {
  const found: TestFile[] = [];
  const names = globSync(TEST_FILES, { cwd: ROOT })
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const lane = async (_: unknown, number: number): Promise<void> => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const file = join(ROOT, name);
      const text = readFileSync(file, 'utf8');
      if (!USES_DATABASE.test(text)) continue;
      const sha256 = createHash('sha256').update(text).digest('hex');
      let line = store.file(file, sha256);
      if (!line) {
        line = await measureUse(server, `without_${number}`, file, sha256, seed);
        store.add(line);
        print(
          `${line.passes ? 'uses' : 'FAILS without a fault:'} ${name}: ${Object.keys(line.calls).length} functions, ${line.seconds.toFixed(1)} s`,
        );
      }
      if (line.passes) found.push(line);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return found;
}

async function measureUse(
  server: MutationServer,
  template: string,
  file: string,
  sha256: string,
  seed: number,
): Promise<TestFile> {
  await server.createMutant(template, 'select 1');
  const { outcome, seconds } = await runTests(
    [file],
    { connectionString: server.connectionString, template, seed },
    MAX_RUN_MS,
  );
  const calls: Record<string, number> = {};
  const rows: Record<string, number> = {};
  for (const copy of await server.copiesOf(template)) {
    await server.withDatabase(copy, async (pool) => {
      const functions = await pool.query<{ name: string; count: number }>(
        `select funcname as name, calls as count from pg_stat_user_functions where schemaname = 'api'`,
      );
      for (const { name, count } of functions.rows) calls[name] = (calls[name] ?? 0) + count;
      // rows inserted and not kept: only tests insert rows that must be rejected
      const tables = await pool.query<{ name: string; count: number }>(
        `select relname as name, n_tup_ins - n_live_tup as count from pg_stat_user_tables where schemaname = 'api' and n_tup_ins > n_live_tup`,
      );
      for (const { name, count } of tables.rows) rows[name] = (rows[name] ?? 0) + count;
    });
  }
  await server.dropCopiesOf(template);
  return { kind: 'file', file, sha256, seconds, passes: outcome === 'passed', calls, rows };
}

/**
 * Test files that may kill a mutant of this rule, best first: by earlier kills, then by uses per second, and
 * those of the same subject before others. Uses count with their square root, because a thousand calls cover
 * little more than a hundred.
 */
export function filesFor(
  target: Target,
  targets: readonly Target[],
  files: readonly TestFile[],
  result: readonly MutantResult[],
): readonly TestFile[] {
  const used = usesOf(target, targets, files);
  const subject = subjectOf(functionOf(target));
  const worth = (file: TestFile): number =>
    (Math.sqrt(used(file)) / file.seconds) * (file.file.includes(`/${subject}/`) ? SAME_SUBJECT : 1);
  const kills = (file: TestFile): number =>
    result.filter((one) => one.file === file.file && one.target === nameOf(target)).length;
  return files
    .filter((file) => used(file) > 0)
    .sort((one, other) => kills(other) - kills(one) || worth(other) - worth(one));
}

/** The name that mutants use. */
export function nameOf({ table, name }: Target): string {
  return table === undefined ? name : `${table}.${name}`;
}

/** The function of a rule: itself, or the one that a trigger executes. */
function functionOf({ kind, name, definition }: Target): string | undefined {
  return kind === 'function' ? name : /EXECUTE FUNCTION api\.(\w+)\(/.exec(definition)?.[1];
}

/** The file in `functions/`, named like the folder of its resolvers and tests. */
function subjectOf(functionName: string | undefined): string | undefined {
  const folder = join(API_MIGRATIONS, 'functions');
  const file = readdirSync(folder).find((name) =>
    readFileSync(join(folder, name), 'utf8').includes(`function ${functionName}(`),
  );
  return file?.replace('.sql', '').replaceAll('_', '-');
}

function usesOf(
  target: Target,
  targets: readonly Target[],
  files: readonly TestFile[],
  seen: readonly string[] = [],
): (file: TestFile) => number {
  const { table, name } = target;
  if (table !== undefined) {
    const called = functionOf(target) ?? '';
    // PostgreSQL does not count the call of a function that raises an error
    const isChanged = (file: TestFile): boolean => {
      const text = readFileSync(file.file, 'utf8');
      return text.includes(`api.${table} `) || text.includes(`'${table}'`);
    };
    return (file) =>
      Math.max(file.rows[table] ?? 0, file.calls[called] ?? 0, isChanged(file) ? CALLS_BY_NAME : 0);
  }
  if (files.some((file) => file.calls[name] !== undefined)) return (file) => file.calls[name] ?? 0;
  // PostgreSQL inlines short functions and counts no calls of them, so the uses of their callers count
  // instead
  const callers = targets.filter(
    (other) =>
      other.kind === 'function' &&
      other.name !== name &&
      !seen.includes(other.name) &&
      new RegExp(`\\b${name}\\(`).test(other.definition),
  );
  const uses = callers.map((caller) => usesOf(caller, targets, files, [...seen, name]));
  const isNamed = (file: TestFile): boolean => readFileSync(file.file, 'utf8').includes(`api.${name}(`);
  return (file) => Math.max(isNamed(file) ? CALLS_BY_NAME : 0, ...uses.map((use) => use(file)));
}
