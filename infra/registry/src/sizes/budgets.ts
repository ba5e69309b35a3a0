import { ignoreError } from '@foyer/kernel';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const FILE = join(import.meta.dirname, '../../../../shared/build/sizes.json');
const budgetSchema = v.object({ js: v.number(), css: v.number(), page: v.optional(v.string()) });
const budgetsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ apps: v.record(v.string(), budgetSchema) }),
);

/** Brotli bytes that an application may add to a first load, and the page that they include. */
export type Budget = v.InferOutput<typeof budgetSchema>;

/** Budgets by application; empty where the repository is not installed beside the registry. */
export async function readBudgets(): Promise<Readonly<Record<string, Budget>>> {
  const text = await readFile(FILE, 'utf8').catch(ignoreError('there is no file with budgets'));
  return text === undefined ? {} : v.parse(budgetsSchema, text).apps;
}
