export interface GatheringWork<Item, Answer> {
  /** Key of an item; one call never has two items of the same key. */
  keyOf(item: Item): string;
  alone(item: Item): Promise<Answer>;
  /**
   * Executes a batch. Answers in the order of the items, undefined for each that has to be executed alone.
   * Must have no effect when it throws.
   */
  together(items: readonly Item[]): Promise<readonly (Answer | undefined)[]>;
  /** Maximum number of concurrent calls. */
  readonly calls: number;
  /** Maximum number of items in a call. */
  readonly most: number;
  /**
   * Milliseconds after which a running call no longer delays later items; its own items continue to wait
   * for it.
   */
  readonly patience: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly key: string;
  readonly resolve: (answer: Promise<Answer>) => void;
}

/**
 * Executes an item at once when a call is free, and batches the items that arrive while calls are running,
 * without added delay. An item whose key is already waiting or running is executed alone at once, outside
 * of the batches, as is an item that its batch left out.
 */
export function createGathering<Item, Answer>(
  work: GatheringWork<Item, Answer>,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  const busy = new Set<string>();
  let calls = 0;

  function next(): void {
    if (calls >= work.calls || waiting.length === 0) return;
    calls += 1;
    const batch = waiting.splice(0, work.most);
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      calls -= 1;
      next();
    };
    const timer = setTimeout(over, work.patience);
    void settle(batch).finally(over);
  }

  async function settle(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    // the batch failed as a whole, perhaps because of a single item: execute each alone
    const answers = await work.together(batch.map(({ item }) => item)).catch((): readonly undefined[] => []);
    for (const [index, one] of batch.entries()) {
      const answer = answers[index];
      void end(one, answer === undefined ? work.alone(one.item) : Promise.resolve(answer));
    }
  }

  async function end({ key, resolve }: Waiting<Item, Answer>, answer: Promise<Answer>): Promise<void> {
    resolve(answer);
    await answer.catch(() => undefined);
    busy.delete(key);
  }

  return (item) => {
    const key = work.keyOf(item);
    if (busy.has(key)) return work.alone(item);
    busy.add(key);
    return new Promise((resolve) => {
      waiting.push({ item, key, resolve });
      next();
    });
  };
}
