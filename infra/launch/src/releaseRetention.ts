import type { ReleaseSet, SignedReleaseSet } from '@foyer/kernel/release-set';
import type { Clock } from '@foyer/runtime';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface RetentionOptions {
  readonly home: string;
  readonly days: number;
  readonly clock: Clock;
}

/**
 * Removes releases that have not been live for longer than open tabs may ask for them (architecture.md §3.4). A folder's time is when
 * it was last seen live. Returns what was removed.
 */
export async function dropOldReleases({ home, days, clock }: RetentionOptions): Promise<readonly string[]> {
  const live = await liveReleases(home);
  if (!live) return []; // without a set nobody can say what is old
  const removed: string[] = [];
  for (const name of await storedReleases(home)) {
    const folder = join(home, 'releases', name);
    if (live.has(name)) {
      const now = new Date(clock());
      await utimes(folder, now, now);
    } else if (clock() - (await stat(folder)).mtimeMs > days * DAY_MS) {
      await rm(folder, { recursive: true, force: true });
      await rm(join(home, 'maps', name), { recursive: true, force: true });
      removed.push(name);
    }
  }
  return removed;
}

/** Now and every hour until stopped. */
export function keepDroppingOldReleases(options: RetentionOptions, onError: (error: unknown) => void): () => void {
  const drop = (): void => void dropOldReleases(options).catch(onError);
  drop();
  const timer = setInterval(drop, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function liveReleases(home: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const { payload } = JSON.parse(await readFile(join(home, 'release-set.json'), 'utf8')) as SignedReleaseSet;
    return new Set((JSON.parse(payload) as ReleaseSet).apps.map((entry) => join(entry.app, entry.release)));
  } catch {
    return undefined;
  }
}

async function storedReleases(home: string): Promise<readonly string[]> {
  const apps = await readdir(join(home, 'releases')).catch(() => []);
  const visible = apps.filter((app) => !app.startsWith('.'));
  const names = await Promise.all(visible.map(async (app) => (await readdir(join(home, 'releases', app))).map((release) => join(app, release))));
  return names.flat();
}
