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
  /** Whether a restart would find the plan that is live, also when the file were spoilt meanwhile. */
  isKept(): boolean;
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
  let pending: Promise<void> | undefined;
  /** What is live and is not kept yet: a restart would go back behind it. */
  let unkept: string | undefined;
  let toldOf: string | undefined;

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
    // open pages hear first: a disk that is full must not keep a decision from them
    for (const listener of listeners) tell(listener, found.plan);
    unkept = found.text;
    await keep();
  }

  function tell(listener: (plan: ReleasePlan) => void, plan: ReleasePlan): void {
    try {
      listener(plan);
    } catch (error) {
      log.error('somebody could not be told of the plan', { error, version: plan.version });
    }
  }

  /** What lies there, when it may take the place of what is live. */
  async function usable(): Promise<(VerifiedPlan & { readonly text: string }) | undefined> {
    try {
      const found = await load(file);
      const { plan } = found;
      if (current && plan.version < current.version)
        throw new Error(
          `Version ${plan.version} of the release plan is older than ${current.version}, which is live.`,
        );
      if (hasExpired(plan))
        throw new Error(`Version ${plan.version} of the release plan expired at ${plan.expiresAt}.`);
      return found;
    } catch (error) {
      log.error('release plan refused; the last good one stays live', {
        error,
        liveVersion: current?.version,
      });
      return undefined;
    }
  }

  /** Tries with every poll until the disk takes it; said once a plan. */
  async function keep(): Promise<void> {
    const text = unkept;
    if (text === undefined) return;
    try {
      await keepLastGood(lastGoodFile, text);
      unkept = undefined;
    } catch (error) {
      if (toldOf !== text)
        log.error(
          'ALERT the plan that is live could not be kept: an edge that starts again without it goes back behind it',
          { error, version: current?.version },
        );
      toldOf = text;
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
  return {
    current: () => current,
    forBrowsers: () => browser,
    refresh,
    isKept: () => unkept === undefined,
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
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
