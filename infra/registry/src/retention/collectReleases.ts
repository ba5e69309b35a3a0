import { ignoreError } from '@foyer/kernel';
import { releaseName } from '@foyer/kernel/release-plan';
import { ifMissing, inTransaction } from '@foyer/runtime';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import { readEnvironments } from '../plan/environments.ts';
import { namedReleases, type EnvironmentState } from '../plan/environmentState.ts';
import { deleteExpiredUploads } from '../publish/uploadedFiles.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import { releaseFolder } from '../publish/storedFiles.ts';
import type { Registry } from '../registry.ts';

const DAY_MS = 24 * 3_600_000;
/** Open tabs may request files of a release for at least seven days (requirement), regardless of the setting. */
const MIN_DAYS = 7;

/**
 * Removes releases from the store that no environment names and no open page can still use. A release that an
 * environment names, or that a rollback would restore, is kept. The change time of a folder is the time at
 * which it was last named. @returns the removed releases.
 */
export async function collectReleases(registry: Registry): Promise<readonly string[]> {
  const { pool, settings, clock } = registry;
  await deleteExpiredUploads(settings.home, clock());
  const environments = await readEnvironments(pool);
  const edge = await registry.edge.named();
  if (environments.length === 0 || !edge) return []; // the age of the folders is unknown
  const named = new Set(
    [...environments.flatMap(({ state }) => namedReleases(state)), ...edge].map(({ app, release }) =>
      join(app, release),
    ),
  );
  const removed: string[] = [];
  for (const name of await storedReleases(settings.home)) {
    const folder = join(settings.home, 'releases', name);
    if (named.has(name)) await touch(folder, clock());
    else if (
      clock() - (await stat(folder)).mtimeMs >
      Math.max(settings.releaseRetentionDays, MIN_DAYS) * DAY_MS
    ) {
      await rm(folder, { recursive: true, force: true });
      await rm(join(settings.home, 'maps', name), { recursive: true, force: true });
      await auditRemoval(registry, name);
      removed.push(name);
    }
  }
  return removed;
}

interface NamedRelease {
  readonly app: string;
  readonly release: string;
}

/**
 * Starts the retention period of releases whose use has changed between two runs of {@link collectReleases}:
 * published, newly named by an environment, or no longer named.
 */
export async function restartRetention(
  { settings, clock }: Pick<Registry, 'settings' | 'clock'>,
  releases: readonly NamedRelease[],
): Promise<void> {
  for (const { app, release } of releases) await touch(releaseFolder(settings.home, app, release), clock());
}

/** Releases that one state names and the other does not. */
export function changedReleases(before: EnvironmentState, after: EnvironmentState): readonly NamedRelease[] {
  const [was, is] = [namedReleases(before), namedReleases(after)];
  const missing = (left: readonly NamedRelease[], right: readonly NamedRelease[]): readonly NamedRelease[] =>
    left.filter((one) => !right.some(({ app, release }) => app === one.app && release === one.release));
  return [...missing(was, is), ...missing(is, was)];
}

/** Marks a release as recently used. Without effect on a read-only store, where nothing is removed either. */
async function touch(folder: string, now: number): Promise<void> {
  await utimes(folder, new Date(now), new Date(now)).catch(
    ignoreError('time of a stored release was not updated; it is kept longer'),
  );
}

/** Records the removal of a published release; a developer's watch builds are not in the audit log. */
async function auditRemoval({ pool, clock }: Registry, name: string): Promise<void> {
  const [app = '', release = ''] = name.split(/[\\/]/);
  if (!(await publishedRelease(pool, app, release))) return;
  await inTransaction(pool, async (client) => {
    await acquireLock(client, 'registry');
    await writeAudit(client, {
      chain: 'registry',
      at: new Date(clock()).toISOString(),
      actor: 'registry',
      role: 'retention',
      kind: 'remove-files',
      app,
      release,
      brands: [],
      reason: `${releaseName(app, release)} was not in use for longer than the retention period`,
      before: { stored: true },
      after: { stored: false },
    });
  });
}

async function storedReleases(home: string): Promise<readonly string[]> {
  const apps = await readdir(join(home, 'releases')).catch(ifMissing([]));
  const visible = apps.filter((app) => !app.startsWith('.'));
  const names = await Promise.all(
    visible.map(async (app) =>
      (await readdir(join(home, 'releases', app))).map((release) => join(app, release)),
    ),
  );
  return names.flat();
}
