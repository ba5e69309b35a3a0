import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { Clock, Log } from '@foyer/runtime';
import { createPublicKey } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyReleasePlan, type BrowserPlan, type VerifiedPlan } from './verifyReleasePlan.ts';

/** The plan of live releases, always a verified one; undefined only until the first has been published. */
export interface ReleasePlanFile {
  current(): ReleasePlan | undefined;
  /** The same plan as open pages are given it, for them to verify. */
  forBrowsers(): BrowserPlan | undefined;
  /** Looks at the file now instead of at the next poll. */
  refresh(): Promise<void>;
  onChange(listener: (plan: ReleasePlan) => void): void;
  close(): void;
}

/** One `stat`; a developer waits for it after every save. */
const POLL_MS = 150;

export interface ReleasePlanFileOptions {
  readonly home: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly pollMs?: number;
}

export async function watchReleasePlan({ home, log, clock, pollMs = POLL_MS }: ReleasePlanFileOptions): Promise<ReleasePlanFile> {
  const file = join(home, 'release-set.json');
  const lastGoodFile = join(home, 'release-set.last-good.json');
  const listeners: ((plan: ReleasePlan) => void)[] = [];
  let current: ReleasePlan | undefined;
  let browser: BrowserPlan | undefined;
  let seen = '';
  let pending: Promise<void> | undefined;

  /** A plan that was held back until it was useless is not taken; the one that is live stays, because a page with it is better than none. */
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
    if (mark === undefined || mark === seen) return;
    seen = mark;
    try {
      const { plan, text, browser: told } = await load(file);
      if (current && plan.version < current.version) throw new Error(`Version ${plan.version} of the release plan is older than ${current.version}, which is live.`);
      if (hasExpired(plan)) throw new Error(`Version ${plan.version} of the release plan expired at ${plan.expiresAt}.`);
      current = plan;
      browser = told;
      await keepLastGood(lastGoodFile, text);
      log.info('release plan live', { version: plan.version, apps: plan.apps.map((entry) => `${entry.app}@${entry.release}`) });
      for (const listener of listeners) listener(plan);
    } catch (error) {
      log.error('release plan refused; the last good one stays live', { error, liveVersion: current?.version });
    }
  }

  function refresh(): Promise<void> {
    pending ??= look().finally(() => (pending = undefined));
    return pending;
  }

  // what was live before a restart stays live when the file was spoilt meanwhile, and an older set stays refused
  const kept = await load(lastGoodFile).catch(() => undefined);
  current = kept?.plan;
  browser = kept?.browser;
  await refresh();
  const timer = setInterval(() => void refresh(), pollMs);
  timer.unref();
  return { current: () => current, forBrowsers: () => browser, refresh, onChange: (listener) => void listeners.push(listener), close: () => clearInterval(timer) };
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
