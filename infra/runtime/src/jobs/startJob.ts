import type { Log } from '../observability/log.ts';

export interface JobOptions<Result> {
  /** Name in log lines: `webhook delivery`. */
  readonly name: string;
  /** Pause between the end of a run and the start of the next one, in ms. */
  readonly everyMs: number;
  /** Pause before the first run in ms; by default `everyMs`, 0 runs at once. */
  readonly firstMs?: number;
  /** Share of each pause (0 to 1) that is random, so that replicas do not run at the same time. Default 0. */
  readonly jitter?: number;
  /** Pause after consecutive failed runs in ms; by default the usual pause. */
  readonly retryMs?: (failures: number) => number;
  readonly log: Pick<Log, 'error'>;
  /** True if a run left work for another one, which then follows without a pause. */
  readonly hasMore?: (result: Result) => boolean;
  /** Runs the job once. A rejection ends only this run. */
  run(): Promise<Result>;
  /** Random number from 0 up to 1, for tests. */
  readonly random?: () => number;
}

/** A recurring job. At most one of its runs is in progress at a time. */
export interface Job<Result> {
  /**
   * Requests a run in `delayMs` (default 0), earlier than planned. A request during a run is served by one
   * further run directly after it. Never throws.
   */
  kick(delayMs?: number): void;
  /**
   * Runs now, or once more after the run in progress, and returns the result, which includes every change before the
   * call. Calls during a run share the next one. Planned runs follow as before.
   * @throws what the run throws; the job does not log it.
   */
  run(): Promise<Result>;
  /** Plans no further run and waits for the run in progress, also for one that fails. */
  stop(): Promise<void>;
}

/**
 * Starts a recurring job of a service: runs never overlap, a failure is logged as `job failed` and retried,
 * and `stop` waits for the run in progress. During an outage the 1st, 2nd, 4th, 8th … consecutive failure is
 * logged. The timer does not keep the process alive. Safe with fake timers.
 */
export function startJob<Result>(options: JobOptions<Result>): Job<Result> {
  const {
    name,
    everyMs,
    firstMs = everyMs,
    jitter = 0,
    retryMs,
    log,
    hasMore,
    random = Math.random,
  } = options;
  let running: Promise<Result> | undefined;
  let following: Promise<Result> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isKicked = false;
  let isStopped = false;

  function begin(): Promise<Result> {
    running ??= Promise.resolve()
      .then(() => options.run())
      .finally(() => (running = undefined));
    return running;
  }

  function run(): Promise<Result> {
    if (!running) return begin();
    following ??= Promise.allSettled([running]).then(() => {
      following = undefined;
      return begin();
    });
    return following;
  }

  async function runPlanned(): Promise<void> {
    // a manual run in progress may have started before the change for which this run was requested
    await Promise.allSettled([running]);
    if (isStopped) return;
    isKicked = false;
    let pauseMs = everyMs;
    try {
      const result = await begin();
      failures = 0;
      if (hasMore?.(result)) pauseMs = 0;
    } catch (error) {
      failures += 1;
      if (!isStopped && isPowerOfTwo(failures)) log.error('job failed', { job: name, failures, error });
      if (retryMs) pauseMs = retryMs(failures);
    }
    plan(isKicked ? 0 : pauseMs * (1 - jitter * random()));
  }

  function plan(pauseMs: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      void runPlanned();
    }, pauseMs);
    timer.unref();
  }

  if (firstMs === 0) void runPlanned();
  else plan(firstMs * (1 - jitter * random()));
  return {
    run,
    kick(delayMs = 0) {
      if (isKicked) return;
      isKicked = true;
      // without a timer a planned run is in progress; it schedules the requested one when it ends
      if (timer) plan(delayMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.allSettled([running, following]);
    },
  };
}

function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0;
}
