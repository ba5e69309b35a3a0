import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { startJob, type Clock, type Log } from '@foyer/runtime';
import { createPublicKey } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyReleasePlan, type BrowserPlan, type VerifiedPlan } from './verifyReleasePlan.ts';

/** The verified plan of live releases; undefined until the first was published. */
export interface ReleasePlanFile {
  current(): ReleasePlan | undefined;
  /** The signed form for open pages, which verify it themselves. */
  forBrowsers(): BrowserPlan | undefined;
  /** Reads the file now instead of at the next poll. */
  refresh(): Promise<void>;
  /** Whether the live plan is stored, so that it survives a restart with a damaged file. */
  isPersisted(): boolean;
  onChange(listener: (plan: ReleasePlan) => void): void;
  close(): Promise<void>;
}

/** Costs one `stat`; developers wait for it after each save. */
const POLL_MS = 150;

export interface ReleasePlanFileOptions {
  readonly home: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly pollMs?: number;
}

export async function watchReleasePlan({
  home,
  log,
  clock,
  pollMs = POLL_MS,
}: ReleasePlanFileOptions): Promise<ReleasePlanFile> {
  const file = join(home, 'release-set.json');
  const lastGoodFile = join(home, 'release-set.last-good.json');
  const listeners: ((plan: ReleasePlan) => void)[] = [];
  let current: ReleasePlan | undefined;
  let browser: BrowserPlan | undefined;
  let seen = '';
  /** Version that is live but not stored yet; a restart would fall back behind it. */
  let unpersisted: string | undefined;
  let reportedVersion: string | undefined;

  /** An expired plan is not accepted; a live one stays, because it is better than none. */
  function hasExpired({ expiresAt }: ReleasePlan): boolean {
    return expiresAt !== undefined && Date.parse(expiresAt) <= clock();
  }

  async function load(path: string): Promise<VerifiedPlan & { text: string }> {
    const publicKey = createPublicKey(await readFile(join(home, 'keys', 'release-set.pub.pem'), 'utf8'));
    const text = await readFile(path, 'utf8');
    return { ...verifyReleasePlan(text, publicKey), text };
  }

  async function look(): Promise<void> {
    const mark = await markOf(file);
    if (mark === undefined || mark === seen) return keep();
    seen = mark;
    const found = await usable();
    if (!found) return keep();
    current = found.plan;
    browser = found.browser;
    log.info('release plan live', {
      version: current.version,
      apps: current.apps.map((entry) => `${entry.app}@${entry.release}`),
    });
    // notify pages before storing: a full disk must not delay a decision
    for (const listener of listeners) notify(listener, found.plan);
    unpersisted = found.text;
    await keep();
  }

  function notify(listener: (plan: ReleasePlan) => void, plan: ReleasePlan): void {
    try {
      listener(plan);
    } catch (error) {
      log.error('release plan listener failed', { error, version: plan.version });
    }
  }

  /** The file's plan if it may replace the live one. */
  async function usable(): Promise<(VerifiedPlan & { readonly text: string }) | undefined> {
    try {
      const found = await load(file);
      const { plan } = found;
      if (current && plan.version < current.version)
        throw new Error(
          `Release plan version ${plan.version} is older than the live version ${current.version}.`,
        );
      if (hasExpired(plan))
        throw new Error(`Release plan version ${plan.version} expired at ${plan.expiresAt}.`);
      return found;
    } catch (error) {
      log.error('release plan rejected, the last good one stays live', {
        error,
        liveVersion: current?.version,
      });
      return undefined;
    }
  }

  /** Retries at every poll until the plan is stored; logs once per plan. */
  async function keep(): Promise<void> {
    const text = unpersisted;
    if (text === undefined) return;
    try {
      await keepLastGood(lastGoodFile, text);
      unpersisted = undefined;
    } catch (error) {
      if (reportedVersion !== text)
        log.error('ALERT release plan could not be stored; a restarted edge would use an older one', {
          error,
          version: current?.version,
        });
      reportedVersion = text;
    }
  }

  // the last good plan survives a restart with a damaged file, and older plans stay rejected
  const kept = await load(lastGoodFile).catch(() => undefined);
  current = kept?.plan;
  browser = kept?.browser;
  const job = startJob({ name: 'release plan poll', everyMs: pollMs, log, run: look });
  await job.run();
  return {
    current: () => current,
    forBrowsers: () => browser,
    refresh: job.run,
    isPersisted: () => unpersisted === undefined,
    onChange: (listener) => void listeners.push(listener),
    close: job.stop,
  };
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
