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
 * Looks whether a file of what runs was touched, and checks the releases whose files were. The time of a file's last change of any
 * kind cannot be set back by who writes it, so a look is a `stat` and no read; what changes without the file system knowing is found daily.
 * What begins to run is hashed at the first look after: between its promotion and its mark nobody else would see it spoilt. The first look
 * of all only marks: whoever makes it checks everything after.
 */
export function createFileWatch(registry: Registry): () => Promise<void> {
  const seen = new Map<string, string>();
  let isFirstLook = true;
  return async () => {
    const running = runningIn(await readEnvironments(registry.pool));
    const touched: NamedRelease[] = [];
    for (const item of running) {
      const name = releaseName(item.app, item.release);
      const mark = await markOf(registry, item);
      if (!isFirstLook && seen.get(name) !== mark) touched.push(item);
      seen.set(name, mark);
    }
    isFirstLook = false;
    // gone and back is new
    const names = new Set(running.map(({ app, release }) => releaseName(app, release)));
    for (const name of [...seen.keys()].filter((known) => !names.has(known))) seen.delete(name);
    if (touched.length > 0) await runControlCheck(registry, 'watch', touched);
  };
}

async function markOf({ pool, settings }: Registry, { app, release }: NamedRelease): Promise<string> {
  const known = await publishedRelease(pool, app, release);
  const hash = createHash('sha256');
  for (const file of Object.keys(known?.document.files ?? {})) {
    const found = await stat(join(releaseFolder(settings.home, app, release), file)).catch(() => undefined);
    hash.update(
      found ? `${file} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}\n` : `${file} missing\n`,
    );
  }
  return hash.digest('hex');
}
