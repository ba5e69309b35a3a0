import { ifMissing } from '@foyer/runtime';
import { releaseName } from '@foyer/kernel/release-plan';
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironments } from '../plan/environments.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import { releaseFolder } from '../publish/storedFiles.ts';
import type { Registry } from '../registry.ts';
import { runControlCheck, runningIn, type NamedRelease } from './controlCheck.ts';

/**
 * Checks the releases of which a file was changed. The change time of a file cannot be set by the process that writes it, so one `stat` per file is enough; changes that bypass the file system are found by the daily check. A release that starts to run is hashed at the first pass after it. The very first pass only records the times: its caller checks everything afterwards.
 */
export function createFileWatch(registry: Registry): () => Promise<void> {
  const seen = new Map<string, string>();
  let isFirstRun = true;
  return async () => {
    const running = runningIn(await readEnvironments(registry.pool));
    const touched: NamedRelease[] = [];
    for (const item of running) {
      const name = releaseName(item.app, item.release);
      const mark = await markOf(registry, item);
      if (!isFirstRun && seen.get(name) !== mark) touched.push(item);
      seen.set(name, mark);
    }
    isFirstRun = false;
    // a release that stopped running is removed from the list, so that it counts as new when it runs again
    const names = new Set(running.map(({ app, release }) => releaseName(app, release)));
    for (const name of [...seen.keys()].filter((known) => !names.has(known))) seen.delete(name);
    if (touched.length > 0) await runControlCheck(registry, 'watch', touched);
  };
}

async function markOf({ pool, settings }: Registry, { app, release }: NamedRelease): Promise<string> {
  const known = await publishedRelease(pool, app, release);
  const hash = createHash('sha256');
  for (const file of Object.keys(known?.document.files ?? {})) {
    const found = await stat(join(releaseFolder(settings.home, app, release), file)).catch(
      ifMissing(undefined),
    );
    hash.update(
      found ? `${file} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}\n` : `${file} missing\n`,
    );
  }
  return hash.digest('hex');
}
