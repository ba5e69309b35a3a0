import type { Page } from '@playwright/test';

export interface WatchedTimers {
  /** Timeouts of the release that start another one when they end, without waiting for them. */
  loops(): Promise<number>;
}

interface RecordingWindow {
  __foyerTimers?: {
    /** Runs the pending timeouts at once. @returns how many of them have started no other one so far. */
    runPending(): Promise<number>;
    pending(): number;
  };
}

const SHELL_BASE = '/assets/shell/';
/** A timer that lasts longer may end a session, and a loop that is as slow costs a player nothing. */
const MAX_PERIOD_MS = 60_000;

/**
 * Finds loops of `setTimeout` in the files below `base`: a pending timeout alone may be the last one, so pending ones
 * run early, and those that are pending afterwards are loops. Must be called before the page navigates.
 * @param settled - resolves when no request of the page is in flight: a loop may wait for an answer between two timeouts.
 */
export async function watchTimers(
  page: Page,
  base: string,
  settled: () => Promise<void>,
): Promise<WatchedTimers> {
  // its deadlines end what others load, and would do so early
  if (base.startsWith(SHELL_BASE)) return { loops: () => Promise.resolve(0) };
  await page.addInitScript(recordTimers, { base, maxPeriodMs: MAX_PERIOD_MS });
  return {
    async loops() {
      const ended = await page.evaluate(() => (globalThis as RecordingWindow).__foyerTimers?.runPending());
      if (ended !== undefined && ended > 0) await settled();
      return page.evaluate(() => (globalThis as RecordingWindow).__foyerTimers?.pending() ?? 0);
    },
  };
}

/** Runs in the page before its first script, and therefore cannot use anything of this module. */
function recordTimers({ base, maxPeriodMs }: { readonly base: string; readonly maxPeriodMs: number }): void {
  /** True if the function that called the replaced one is in a file of the release: deadlines of the shell are not. */
  const isCalledByRelease = (): boolean =>
    new Error('stack of the caller').stack?.split('\n')[3]?.includes(base) === true;
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const pending = new Map<unknown, () => void>();
  const starting = (callback: (...all: unknown[]) => void, delay?: number, ...args: unknown[]): unknown => {
    if (typeof callback !== 'function' || (delay ?? 0) > maxPeriodMs || !isCalledByRelease())
      return start(callback, delay, ...args);
    const run = (): void => {
      // cleared meanwhile by its first id
      if (pending.delete(id)) callback(...args);
    };
    const id = start(run, delay);
    pending.set(id, run);
    return id;
  };
  globalThis.setTimeout = starting as unknown as typeof start;
  globalThis.clearTimeout = (id): void => {
    pending.delete(id);
    stop(id);
  };
  (globalThis as RecordingWindow).__foyerTimers = {
    async runPending() {
      const due = [...pending];
      for (const [id, run] of due) {
        stop(id as Parameters<typeof stop>[0]);
        // a task of its own, so that an error is reported as that of a timer
        start(run, 0);
      }
      await new Promise((resolve) => start(resolve, 0));
      return Math.max(0, due.length - pending.size);
    },
    pending: () => pending.size,
  };
}
