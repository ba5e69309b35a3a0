import { ignoreError } from '@foyer/kernel';

export interface BatcherOptions<Item, Result> {
  /** Key of an item; a batch never has two items of the same key. */
  keyOf(item: Item): string;
  executeOne(item: Item): Promise<Result>;
  /**
   * Executes a batch. Results in the order of the items, undefined for each that has to be executed alone.
   * Must have no effect when it throws.
   */
  executeBatch(items: readonly Item[]): Promise<readonly (Result | undefined)[]>;
  /** Maximum number of concurrent batches. */
  readonly maxConcurrent: number;
  /** Maximum number of items in a batch. */
  readonly maxBatchSize: number;
  /**
   * Milliseconds after which a running batch no longer delays later items; its own items continue to wait
   * for it.
   */
  readonly timeoutMs: number;
}

interface QueuedItem<Item, Result> {
  readonly item: Item;
  readonly key: string;
  readonly resolve: (result: Promise<Result>) => void;
}

/**
 * Executes the items of one turn of the event loop together when a batch is free, and collects the items that arrive
 * while batches run, without added delay. An item whose key is already waiting or running is executed alone at once, outside
 * of the batches, as is an item that its batch left out.
 */
export function createBatcher<Item, Result>(
  options: BatcherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const queue: QueuedItem<Item, Result>[] = [];
  const busy = new Set<string>();
  let running = 0;
  let isScheduled = false;

  /** After the requests that the same read of the sockets brought: otherwise the first of them would be a batch alone. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      next();
    });
  }

  function next(): void {
    if (running >= options.maxConcurrent || queue.length === 0) return;
    running += 1;
    const batch = queue.splice(0, options.maxBatchSize);
    let isReleased = false;
    const release = (): void => {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      running -= 1;
      schedule();
    };
    const timer = setTimeout(release, options.timeoutMs);
    void resolveBatch(batch).finally(release);
    // more than one batch is waiting
    if (queue.length > 0) next();
  }

  async function resolveBatch(batch: readonly QueuedItem<Item, Result>[]): Promise<void> {
    // the batch failed as a whole, perhaps because of a single item: execute each alone
    const results = await options
      .executeBatch(batch.map(({ item }) => item))
      .catch(ignoreError('the items of a failed batch are executed one by one'));
    for (const [index, one] of batch.entries()) {
      const result = results?.[index];
      void end(one, result === undefined ? options.executeOne(one.item) : Promise.resolve(result));
    }
  }

  async function end({ key, resolve }: QueuedItem<Item, Result>, result: Promise<Result>): Promise<void> {
    resolve(result);
    await result.catch(ignoreError('the caller of the batched item handles its failure'));
    busy.delete(key);
  }

  return (item) => {
    const key = options.keyOf(item);
    if (busy.has(key)) return options.executeOne(item);
    busy.add(key);
    return new Promise((resolve) => {
      queue.push({ item, key, resolve });
      schedule();
    });
  };
}
