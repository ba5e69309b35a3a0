import { ignoreError } from '@foyer/kernel';

/** An operation of one connection; resolves to false when the answer was wrong. */
export type Attempt = (connection: number) => Promise<boolean>;

export interface Paced {
  /** Milliseconds from the planned start of each operation to its answer, sorted. */
  readonly times: readonly number[];
  readonly wrong: number;
  readonly perSecond: number;
  /** Operations that waited for a free connection. */
  readonly late: number;
}

const TICK_MS = 2;

/**
 * Open-loop load: operations start at a constant rate, also while earlier ones are unanswered, so that a pause of the
 * service is in the times of all operations that it delays.
 */
export async function pace(
  attempt: Attempt,
  {
    rate,
    seconds,
    connections,
  }: { readonly rate: number; readonly seconds: number; readonly connections: number },
): Promise<Paced> {
  const free = Array.from({ length: connections }, (_, index) => index);
  const due: number[] = [];
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let wrong = 0;
  let late = 0;
  const startedAt = performance.now();

  async function run(connection: number, plannedAt: number): Promise<void> {
    const isRight = await attempt(connection).catch(ignoreError('a failed operation counts as wrong'));
    if (isRight) times.push(performance.now() - plannedAt);
    else wrong += 1;
    free.push(connection);
    startDue();
  }

  function startDue(): void {
    while (due.length > 0 && free.length > 0) {
      const [plannedAt, connection] = [due.shift(), free.shift()];
      if (plannedAt === undefined || connection === undefined) return;
      const one = run(connection, plannedAt).finally(() => running.delete(one));
      running.add(one);
    }
  }

  for (let planned = 0; planned < rate * seconds;) {
    const now = performance.now() - startedAt;
    for (; planned < rate * seconds && (planned * 1_000) / rate <= now; planned += 1) {
      if (free.length === 0) late += 1;
      due.push(startedAt + (planned * 1_000) / rate);
    }
    startDue();
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  while (running.size > 0 || due.length > 0) {
    startDue();
    await Promise.race(running);
  }
  times.sort((one, other) => one - other);
  return { times, wrong, late, perSecond: times.length / ((performance.now() - startedAt) / 1_000) };
}
