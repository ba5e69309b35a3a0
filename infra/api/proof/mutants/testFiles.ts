import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTests } from './judge.ts';
import type { Judged, Known, TestFile } from './known.ts';
import type { Target } from './targets.ts';
import type { Workshop } from './workshop.ts';

const API = fileURLToPath(new URL('../../', import.meta.url));
/** They kill processes for seconds on end; what they prove is not a rule of SQL. */
const LEFT_OUT = /kill\.test\.ts$/;
const LONGEST_MS = 240_000;
/** What a test that asks for a function itself is taken to use it. */
const CALLS_BY_NAME = 1_000;

/** Runs each test file that has a database once, without a fault, and asks the database what it was used for. */
export async function readTestFiles(
  workshop: Workshop,
  known: Known,
  {
    seed,
    lanes,
    say,
  }: { readonly seed: number; readonly lanes: number; readonly say: (text: string) => void },
): Promise<readonly TestFile[]> {
  const found: TestFile[] = [];
  const names = globSync('{src,proof}/**/*.test.ts', { cwd: API })
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const lane = async (_: unknown, number: number): Promise<void> => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const file = join(API, name);
      const text = readFileSync(file, 'utf8');
      if (!text.includes('testing/testApi.ts')) continue;
      const sha256 = createHash('sha256').update(text).digest('hex');
      let line = known.file(file, sha256);
      if (!line) {
        line = await look(workshop, `without_${number}`, file, sha256, seed);
        known.add(line);
        say(
          `${line.passes ? 'uses' : 'FAILS without a fault:'} ${name}: ${Object.keys(line.calls).length} functions, ${line.seconds.toFixed(1)} s`,
        );
      }
      if (line.passes) found.push(line);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return found;
}

async function look(
  workshop: Workshop,
  template: string,
  file: string,
  sha256: string,
  seed: number,
): Promise<TestFile> {
  await workshop.plant(template, 'select 1');
  const { outcome, seconds } = await runTests(
    [file],
    { connectionString: workshop.connectionString, template, seed },
    LONGEST_MS,
  );
  const calls: Record<string, number> = {};
  const rows: Record<string, number> = {};
  for (const copy of await workshop.copiesOf(template)) {
    await workshop.look(copy, async (pool) => {
      const functions = await pool.query<{ name: string; count: number }>(
        `select funcname as name, calls as count from pg_stat_user_functions where schemaname = 'api'`,
      );
      for (const { name, count } of functions.rows) calls[name] = (calls[name] ?? 0) + count;
      // what was tried and did not stay: only tests write rows to see them refused
      const tables = await pool.query<{ name: string; count: number }>(
        `select relname as name, n_tup_ins - n_live_tup as count from pg_stat_user_tables where schemaname = 'api' and n_tup_ins > n_live_tup`,
      );
      for (const { name, count } of tables.rows) rows[name] = (rows[name] ?? 0) + count;
    });
  }
  await workshop.dropCopiesOf(template);
  return { kind: 'file', file, sha256, seconds, passes: outcome === 'passed', calls, rows };
}

/** The test files that may find a fault in this rule: those that found most in it before, then those that use it in many ways in a short time. A thousand calls are hardly more ways than a hundred. */
export function filesFor(
  target: Target,
  targets: readonly Target[],
  files: readonly TestFile[],
  judged: readonly Judged[],
): readonly TestFile[] {
  const used = usesOf(target, targets, files);
  const worth = (file: TestFile): number => Math.sqrt(used(file)) / file.seconds;
  const kills = (file: TestFile): number =>
    judged.filter((one) => one.file === file.file && one.target === nameOf(target)).length;
  return files
    .filter((file) => used(file) > 0)
    .sort((one, other) => kills(other) - kills(one) || worth(other) - worth(one));
}

/** As mutants name it. */
export function nameOf({ table, name }: Target): string {
  return table === undefined ? name : `${table}.${name}`;
}

function usesOf(
  target: Target,
  targets: readonly Target[],
  files: readonly TestFile[],
  seen: readonly string[] = [],
): (file: TestFile) => number {
  const { table, name } = target;
  if (table !== undefined) return (file) => file.rows[table] ?? 0;
  if (files.some((file) => file.calls[name] !== undefined)) return (file) => file.calls[name] ?? 0;
  // PostgreSQL puts short functions into the query that asks for them, and counts no call: whoever calls or names them is who uses them
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
