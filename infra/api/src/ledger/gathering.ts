export interface GatheringWork<Item, Answer> {
  /** Whose turn an item is: nobody has two in one call. */
  keyOf(item: Item): string;
  alone(item: Item): Promise<Answer>;
  /** In the order of the items; undefined for those that have to be done alone. Nothing was done when it throws. */
  together(items: readonly Item[]): Promise<readonly (Answer | undefined)[]>;
  /** Calls at a time. */
  readonly calls: number;
  /** Items a call. */
  readonly most: number;
  /** Milliseconds after which a call that has not ended holds up nobody who comes later; its own items go on waiting for it. */
  readonly patience: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly key: string;
  readonly resolve: (answer: Promise<Answer>) => void;
}

/**
 * Does at once what comes, and together what came while a call was under way. Nothing waits for company.
 * What has to be done alone holds up nobody. Whoever has something waiting or under way already is done alone at once, as if there were no gathering.
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
    // whatever went wrong went wrong for all of them, and one of them may be why: each is asked for itself
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
