/** A part of the benchmark that did not end in its time. */
export class OutOfTime extends Error {}

/**
 * Resolves with the work; rejects with the name of the step when it does not end in time. The work goes on: close its
 * page afterwards.
 */
export async function within<Result>(step: string, ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTime(`${step}: no result within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
