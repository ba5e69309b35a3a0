/** Context of a query whose repetition must not get the response of a request that is running. */
export const SEPARATE_REQUESTS = { queryDeduplication: false } as const;

/**
 * Wraps a request so that it never runs twice at the same time. A call during a request repeats the request
 * afterwards: its response may have been computed before the change that the caller wants to see, and Apollo
 * answers identical concurrent requests with the response of the first.
 * @param request - Must not reject.
 * @returns a function that resolves when no repetition is left.
 */
export function oneAtATime(request: () => Promise<unknown>): () => Promise<void> {
  let isStale = false;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    while (isStale) {
      isStale = false;
      await request();
    }
    running = undefined;
  }
  return () => {
    isStale = true;
    running ??= run();
    return running;
  };
}
