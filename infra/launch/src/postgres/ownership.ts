import { readFile, rm, writeFile } from 'node:fs/promises';
import { isAlive, startedAt } from '../processes.ts';

interface Owner {
  readonly pid: number;
  readonly startedAt: string | undefined;
}

/** Whether another live process is responsible for stopping the database. */
export async function isOwnedByAnother(file: string): Promise<boolean> {
  try {
    const owner = JSON.parse(await readFile(file, 'utf8')) as Owner;
    return owner.pid !== process.pid && isAlive(owner.pid) && startedAt(owner.pid) === owner.startedAt;
  } catch {
    return false;
  }
}

export async function takeOwnership(file: string): Promise<void> {
  const owner: Owner = { pid: process.pid, startedAt: startedAt(process.pid) };
  await writeFile(file, JSON.stringify(owner));
}

export async function giveUpOwnership(file: string): Promise<void> {
  await rm(file, { force: true });
}
