import { describe, expect, it } from '@jest/globals';
import { runLatest } from './runLatest.ts';

describe('runLatest', () => {
  it('runs one task at a time, skips superseded ones, and continues after a failure', async () => {
    const done: number[] = [];
    const failures: unknown[] = [];
    const finish: (() => void)[] = [];
    const run = runLatest(
      async (number: number) => {
        await new Promise<void>((resolve) => void finish.push(resolve));
        if (number === 3) throw new Error('three');
        done.push(number);
      },
      (error) => failures.push(error),
    );
    for (const number of [1, 2, 3]) run(number);
    while (finish.length < 1) await Promise.resolve();
    finish.shift()?.();
    while (finish.length < 1) await Promise.resolve();
    finish.shift()?.();
    await run.settled();
    expect([done, failures]).toEqual([[1], [new Error('three')]]);
    run(4);
    while (finish.length < 1) await Promise.resolve();
    finish.shift()?.();
    await run.settled();
    expect(done).toEqual([1, 4]);
  });
});
