import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any process holds the lock; an older lock was left by a crashed process. */
const STALE_MS = 5000;
const RETRY_MS = 20;

/** Runs `work` while no other process does. The lock is a folder, which only one process can create. */
export async function withLock<Result>(folder: string, work: () => Result): Promise<Result> {
  mkdirSync(path.dirname(folder), { recursive: true });
  while (!tryLock(folder)) await pause(RETRY_MS);
  try {
    return work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryLock(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const made = statSync(folder, { throwIfNoEntry: false });
    if (made && Date.now() - made.mtimeMs > STALE_MS) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}
