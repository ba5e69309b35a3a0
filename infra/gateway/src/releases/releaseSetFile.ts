import type { ReleaseSet } from '@foyer/kernel/release-set';
import type { Log } from '@foyer/runtime';
import { createPublicKey } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyReleaseSet } from './verifyReleaseSet.ts';

/** The set of live releases, always a verified one; undefined only until the first has been published. */
export interface ReleaseSetFile {
  current(): ReleaseSet | undefined;
  /** Looks at the file now instead of at the next poll. */
  refresh(): Promise<void>;
  onChange(listener: (set: ReleaseSet) => void): void;
  close(): void;
}

/** One `stat`; a developer waits for it after every save. */
const POLL_MS = 150;

export interface ReleaseSetFileOptions {
  readonly home: string;
  readonly log: Log;
  readonly pollMs?: number;
}

export async function watchReleaseSet({ home, log, pollMs = POLL_MS }: ReleaseSetFileOptions): Promise<ReleaseSetFile> {
  const file = join(home, 'release-set.json');
  const lastGoodFile = join(home, 'release-set.last-good.json');
  const listeners: ((set: ReleaseSet) => void)[] = [];
  let current: ReleaseSet | undefined;
  let seen = '';
  let pending: Promise<void> | undefined;

  async function load(path: string): Promise<{ set: ReleaseSet; text: string }> {
    const publicKey = createPublicKey(await readFile(join(home, 'keys', 'release-set.pub.pem'), 'utf8'));
    const text = await readFile(path, 'utf8');
    return { set: verifyReleaseSet(text, publicKey), text };
  }

  async function look(): Promise<void> {
    const mark = await markOf(file);
    if (mark === undefined || mark === seen) return;
    seen = mark;
    try {
      const { set, text } = await load(file);
      if (current && set.version < current.version) throw new Error(`Version ${set.version} of the release set is older than ${current.version}, which is live.`);
      current = set;
      await keepLastGood(lastGoodFile, text);
      log.info('release set live', { version: set.version, apps: set.apps.map((entry) => `${entry.app}@${entry.release}`) });
      for (const listener of listeners) listener(set);
    } catch (error) {
      log.error('release set refused; the last good one stays live', { error, liveVersion: current?.version });
    }
  }

  function refresh(): Promise<void> {
    pending ??= look().finally(() => (pending = undefined));
    return pending;
  }

  // what was live before a restart stays live when the file was spoilt meanwhile, and an older set stays refused
  current = await load(lastGoodFile).then(({ set }) => set, () => undefined);
  await refresh();
  const timer = setInterval(() => void refresh(), pollMs);
  timer.unref();
  return { current: () => current, refresh, onChange: (listener) => void listeners.push(listener), close: () => clearInterval(timer) };
}

/** Changes whenever the file does. */
async function markOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}/${size}/${ino}`;
  } catch {
    return undefined;
  }
}

async function keepLastGood(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
