/**
 * Returns a function that reads at once, one request at a time. A change that is announced during a request is read
 * after it: the request may have been answered before the change.
 * @param read - must not reject
 */
export function readAfterChange(read: () => Promise<void>): () => void {
  let isReading = false;
  let isOutdated = false;
  return () => {
    isOutdated = true;
    if (!isReading) void readAll();
  };

  async function readAll(): Promise<void> {
    isReading = true;
    while (isOutdated) {
      isOutdated = false;
      await read();
    }
    isReading = false;
  }
}
