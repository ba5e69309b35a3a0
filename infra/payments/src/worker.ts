import type { Log } from '@foyer/runtime';

export interface Worker {
  /** Schedules a pass soon. */
  schedule(): void;
  /** Runs a pass now, after any pass in progress. */
  run(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Repeats passes over pending work: immediately while there is work, otherwise after a pause. One pass at a
 * time.
 */
export function createWorker(name: string, pass: () => Promise<number>, pauseMs: number, log: Log): Worker {
  let running: Promise<number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isNudged = false;

  function run(): Promise<number> {
    running ??= pass().finally(() => {
      running = undefined;
    });
    return running;
  }
  function plan(delay: number): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isNudged = false;
      run()
        .catch((error: unknown) => {
          log.error(`${name} failed`, { error });
          return 0;
        })
        .then((done) => plan(done > 0 || isNudged ? 0 : pauseMs))
        .catch(() => undefined);
    }, delay);
    timer.unref();
  }
  plan(0);
  return {
    run,
    schedule() {
      isNudged = true;
      if (!running) plan(SOON_MS);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}

/** Delay that lets the announcing transaction commit first. */
const SOON_MS = 15;
