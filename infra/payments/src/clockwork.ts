import type { Log } from '@foyer/runtime';

export interface Clockwork {
  /** Has a pass made soon. */
  nudge(): void;
  /** One pass now; waits for one that runs. */
  run(): Promise<number>;
  close(): Promise<void>;
}

/** Passes over work that waits: again at once while there is some, else after a pause. One at a time. */
export function createClockwork(
  name: string,
  pass: () => Promise<number>,
  pauseMs: number,
  log: Log,
): Clockwork {
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
    nudge() {
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

/** The transaction that announced its work commits meanwhile. */
const SOON_MS = 15;
