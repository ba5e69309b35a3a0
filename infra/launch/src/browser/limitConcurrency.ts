/** Runs work when it is its turn. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits concurrent work and queues the rest in order: unlimited work would starve on two cores. */
export function limitConcurrency(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
