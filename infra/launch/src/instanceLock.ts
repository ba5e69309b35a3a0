import { ifMissing } from '@foyer/runtime';
import * as v from 'valibot';
import { existsSync, readFileSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchProblem } from './launchProblem.ts';
import { isAlive, startedAt } from './processes.ts';

const holderSchema = v.object({
  pid: v.number(),
  startedAt: v.optional(v.string()),
  url: v.string(),
  /** Address of the registry of this instance, which `foyer --home` reads from the lock. */
  registry: v.optional(v.string()),
});
type Holder = v.InferOutput<typeof holderSchema>;

export interface InstanceLock {
  release(): Promise<void>;
}

const ATTEMPTS = 5;

/** Allows one instance per data home: two would conflict over the database and the releases. */
export async function takeInstanceLock(
  home: string,
  { url, registry }: Pick<Holder, 'url' | 'registry'>,
): Promise<InstanceLock> {
  const file = join(home, 'foyer.lock');
  const draft = `${file}.${process.pid}`;
  const own: Holder = { pid: process.pid, startedAt: startedAt(process.pid), url, registry };
  await writeFile(draft, JSON.stringify(own));
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // a link is created atomically, so a reader never sees half a lock
      const taken = await link(draft, file).then(
        () => true,
        (error: NodeJS.ErrnoException) => error.code !== 'EEXIST' && Promise.reject(error),
      );
      if (taken) return { release: () => release(file) };
      const holder = await readHolder(file);
      if (holder && isAlive(holder.pid) && startedAt(holder.pid) === holder.startedAt) {
        throw new LaunchProblem(
          `Foyer is already running here (process ${holder.pid}) at ${holder.url}.`,
          'Use that one, stop it with Ctrl-C in its window, or start another with --home <folder> --port-base <port>.',
        );
      }
      await rm(file, { force: true }); // its owner died without cleaning up
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new LaunchProblem(
    `The lock ${file} was recreated after every removal.`,
    'Another start seems to be in progress; try again in a moment.',
  );
}

async function release(file: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder?.pid === process.pid) await rm(file, { force: true });
}

async function readHolder(file: string): Promise<Holder | undefined> {
  return holderIn(await readFile(file, 'utf8').catch(ifMissing(undefined)));
}

/** Undefined for a lock that another start is writing. */
function holderIn(text: string | undefined): Holder | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), holderSchema), text);
  return read.success ? read.output : undefined;
}

/** The live instance that holds this home, for tests and tools that must not disturb it. */
export function runningInstance(home: string): { pid: number; url: string } | undefined {
  const file = join(home, 'foyer.lock');
  const holder = existsSync(file) ? holderIn(readFileSync(file, 'utf8')) : undefined;
  return holder && isAlive(holder.pid) && startedAt(holder.pid) === holder.startedAt
    ? { pid: holder.pid, url: holder.url }
    : undefined;
}
