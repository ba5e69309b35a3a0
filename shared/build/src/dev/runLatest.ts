/** Runs one task at a time; of the requests that arrive meanwhile only the last is run next. */
export interface LatestRunner<Given extends readonly unknown[]> {
  (...given: Given): void;
  /** Resolves when no task is running. */
  settled(): Promise<void>;
}

/** Runs one task at a time and skips superseded requests: after three saves only the third is built. */
export function runLatest<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
  onFailure: (error: unknown) => void,
): LatestRunner<Given> {
  let next: Given | undefined;
  let running: Promise<void> | undefined;

  async function runPending(): Promise<void> {
    for (let given = take(); given; given = take()) await work(...given).catch(onFailure);
    running = undefined;
  }

  function take(): Given | undefined {
    const given = next;
    next = undefined;
    return given;
  }

  return Object.assign(
    (...given: Given): void => {
      next = given;
      running ??= runPending();
    },
    { settled: async () => running },
  );
}
