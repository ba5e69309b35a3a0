/** Bounds the run: at its end every wait stops, and the report is printed with what is decided. */
export interface RunClock {
  readonly signal: AbortSignal;
  /** Seconds since the start. */
  seconds(): number;
  /** Ends the run early. */
  stop(reason: string): void;
  /** Reason for an early end; undefined while the run lasts. */
  stopped(): string | undefined;
  /** Result of the work. @throws when the run ends before it. */
  within<Result>(work: Promise<Result>): Promise<Result>;
  /** No timer is left. */
  close(): void;
}

export function startClock(maxMs: number): RunClock {
  const started = performance.now();
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (reason: string): void => {
    if (!signal.aborted) controller.abort(new Error(reason));
  };
  const timer = setTimeout(() => stop(`the time of ${Math.round(maxMs / 60_000)} minutes is up`), maxMs);
  const reasonOf = (): Error =>
    signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason));
  return {
    signal,
    seconds: () => (performance.now() - started) / 1000,
    stop,
    stopped: () => (signal.aborted ? reasonOf().message : undefined),
    async within(work) {
      if (signal.aborted) throw reasonOf();
      const end = Promise.withResolvers<never>();
      const refuse = (): void => end.reject(reasonOf());
      signal.addEventListener('abort', refuse, { once: true });
      try {
        return await Promise.race([work, end.promise]);
      } finally {
        signal.removeEventListener('abort', refuse);
      }
    },
    close: () => clearTimeout(timer),
  };
}
