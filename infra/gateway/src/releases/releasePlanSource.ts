import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { ifMissing, startJob, type Clock, type Log } from '@foyer/runtime';
import { createPublicKey } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EdgeClient } from '../edgeClient.ts';
import { measurePlan } from '../edgeMetrics.ts';
import { createPlanReporter } from './planReporter.ts';
import { verifyReleasePlan, type BrowserPlan, type VerifiedPlan } from './verifyReleasePlan.ts';

/** The release plan of this edge: read from the registry's file, verified, and followed. */
export interface ReleasePlanSource {
  /** Undefined until the first plan was published. */
  current(): ReleasePlan | undefined;
  /** The signed form for open pages, which verify it themselves. */
  forBrowsers(): BrowserPlan | undefined;
  /** Reads the file now instead of at the next poll. */
  refresh(): Promise<void>;
  /** True if the live plan is stored, so that it survives a restart with a damaged file. */
  isPersisted(): boolean;
  onChange(listener: (plan: ReleasePlan) => void): void;
  close(): Promise<void>;
}

/** Costs one `stat`; developers wait for it after each save. */
const POLL_MS = 150;

export interface ReleasePlanSourceOptions {
  readonly home: string;
  readonly log: Log;
  readonly clock: Clock;
  /** Receives the version that is live here. */
  readonly registry: EdgeClient;
  readonly pollMs?: number;
}

export async function createReleasePlanSource({
  home,
  log,
  clock,
  registry,
  pollMs = POLL_MS,
}: ReleasePlanSourceOptions): Promise<ReleasePlanSource> {
  const file = join(home, 'release-set.json');
  const lastGoodFile = join(home, 'release-set.last-good.json');
  const listeners: ((plan: ReleasePlan) => void)[] = [];
  let seenMark: string | undefined;
  /** Text of the live plan while it is not stored yet; a restart would fall back behind it. */
  let unpersisted: string | undefined;
  let reportedText: string | undefined;

  async function read(path: string): Promise<VerifiedPlan | undefined> {
    const text = await readFile(path, 'utf8').catch(ifMissing(undefined));
    if (text === undefined) return undefined;
    const publicKey = createPublicKey(await readFile(join(home, 'keys', 'release-set.pub.pem'), 'utf8'));
    return verifyReleasePlan(text, publicKey);
  }

  // the last good plan survives a restart with a damaged file, and older plans stay rejected
  let live = await read(lastGoodFile).catch((error: unknown) => {
    log.error('last good release plan could not be read', { error });
    return undefined;
  });

  async function poll(): Promise<void> {
    const found = await readChanged();
    if (found) {
      live = found;
      log.info('release plan live', {
        version: found.plan.version,
        apps: found.plan.apps.map((entry) => `${entry.app}@${entry.release}`),
      });
      // notify pages before storing: a full disk must not delay a decision
      for (const listener of listeners) notify(listener, found.plan);
      unpersisted = found.text;
    }
    await persist();
  }

  /** The file's plan if the file changed and its plan may replace the live one. */
  async function readChanged(): Promise<VerifiedPlan | undefined> {
    try {
      const mark = await markOf(file);
      if (mark === undefined || mark === seenMark) return undefined;
      seenMark = mark;
      const found = await read(file);
      if (found) refuseOlder(found.plan, live?.plan, clock());
      return found;
    } catch (error) {
      log.error('release plan rejected, the last good one stays live', {
        error,
        liveVersion: live?.plan.version,
      });
      return undefined;
    }
  }

  function notify(listener: (plan: ReleasePlan) => void, plan: ReleasePlan): void {
    try {
      listener(plan);
    } catch (error) {
      log.error('release plan listener failed', { error, version: plan.version });
    }
  }

  /** Retries at every poll until the plan is stored; logs once per plan. */
  async function persist(): Promise<void> {
    const text = unpersisted;
    if (text === undefined) return;
    try {
      await writeFile(`${lastGoodFile}.new`, text);
      await rename(`${lastGoodFile}.new`, lastGoodFile);
      unpersisted = undefined;
    } catch (error) {
      if (reportedText !== text)
        log.error('ALERT release plan could not be stored; a restarted edge would use an older one', {
          error,
          version: live?.plan.version,
        });
      reportedText = text;
    }
  }

  const current = (): ReleasePlan | undefined => live?.plan;
  const isPersisted = (): boolean => unpersisted === undefined;
  const job = startJob({ name: 'release plan poll', everyMs: pollMs, log, run: poll });
  await job.run();
  const reporter = createPlanReporter({ registry, log, current });
  measurePlan({ current, isPersisted }, clock);
  listeners.push(() => void reporter.report());
  void reporter.report();
  return {
    current,
    forBrowsers: () => live?.browser,
    refresh: job.run,
    isPersisted,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      await Promise.all([reporter.close(), job.stop()]);
    },
  };
}

/** An expired plan is not accepted; a live one stays, because it is better than none. */
function refuseOlder({ version, expiresAt }: ReleasePlan, live: ReleasePlan | undefined, now: number): void {
  if (live && version < live.version)
    throw new Error(`Release plan version ${version} is older than the live version ${live.version}.`);
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now)
    throw new Error(`Release plan version ${version} expired at ${expiresAt}.`);
}

/** Changes whenever the file does; undefined without a file. */
async function markOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}/${size}/${ino}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // a file that cannot be read counts as changed once: the next read reports the reason
    return code === 'ENOENT' ? undefined : `unreadable: ${code}`;
  }
}
