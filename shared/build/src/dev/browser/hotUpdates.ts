/** The webpack runtime of a loaded build (hotClient.ts). */
export interface HotRuntime {
  readonly app: string;
  readonly release: string;
  hash(): string;
  status(): string;
  /** Loads and applies the next update; null when the server has none. */
  update(): Promise<unknown>;
}

export interface HotUpdatesPorts {
  /** The newest build. */
  target(): string;
  /** All builds of the page run the newest modules. */
  applied(hash: string): void;
  /** A build cannot be updated: the page has to load the newest one. */
  failed(runtime: HotRuntime, error: unknown): void;
}

export interface HotUpdates {
  add(runtime: HotRuntime): void;
  /** Called with each change of the state. */
  follow(): Promise<void>;
  /** Loaded builds that are updated in place. */
  current(): readonly HotRuntime[];
}

/** Moves the builds of a page to the newest modules, one update after the other. */
export function createHotUpdates(ports: HotUpdatesPorts): HotUpdates {
  const runtimes = new Set<HotRuntime>();
  let running: Promise<void> | undefined;

  async function followAll(): Promise<void> {
    for (;;) {
      const target = ports.target();
      for (const runtime of runtimes) await follow(runtime, target);
      if (target !== ports.target()) continue;
      if (target !== '') ports.applied(target);
      return;
    }
  }

  async function follow(runtime: HotRuntime, target: string): Promise<void> {
    while (target !== '' && runtime.hash() !== target) {
      const before = runtime.hash();
      try {
        if ((await runtime.update()) === null || runtime.hash() === before)
          throw new Error(`There is no update from build ${before}`);
      } catch (error) {
        runtimes.delete(runtime);
        ports.failed(runtime, error);
        return;
      }
    }
  }

  async function followOnce(): Promise<void> {
    running ??= followAll().finally(() => (running = undefined));
    await running;
  }

  return {
    add(runtime) {
      runtimes.add(runtime);
      void followOnce();
    },
    follow: followOnce,
    current: () => [...runtimes],
  };
}
