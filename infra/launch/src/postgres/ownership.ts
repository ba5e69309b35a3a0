import { ifMissing } from '@foyer/runtime';
import * as v from 'valibot';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { isAlive, startedAt } from '../processes.ts';

const ownerSchema = v.object({ pid: v.number(), startedAt: v.optional(v.string()) });
type Owner = v.InferOutput<typeof ownerSchema>;

/** True if another live process is responsible for stopping the database. */
export async function isOwnedByAnother(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ownerSchema), text);
  if (!read.success) return false;
  const owner = read.output;
  return owner.pid !== process.pid && isAlive(owner.pid) && startedAt(owner.pid) === owner.startedAt;
}

export async function takeOwnership(file: string): Promise<void> {
  const owner: Owner = { pid: process.pid, startedAt: startedAt(process.pid) };
  await writeFile(file, JSON.stringify(owner));
}

export async function giveUpOwnership(file: string): Promise<void> {
  await rm(file, { force: true });
}
