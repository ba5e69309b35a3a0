import { describe, expect, it } from '@jest/globals';
import { newestOnly } from './newestOnly.ts';

describe('newestOnly', () => {
  it('runs one task at a time, skips superseded ones, and continues after a failure', async () => {
    const done: number[] = [];
    const failures: unknown[] = [];
    const finish: (() => void)[] = [];
    const tell = newestOnly(
      async (number: number) => {
        await new Promise<void>((resolve) => void finish.push(resolve));
        if (number === 3) throw new Error('three');
        done.push(number);
      },
      (error) => failures.push(error),
    );
    for (const number of [1, 2, 3]) tell(number);
    while (finish.length < 1) await Promise.resolve();
    finish.shift()?.();
    while (finish.length < 1) await Promise.resolve();
    finish.shift()?.();
    await tell.settled();
    expect([done, failures]).toEqual([[1], [new Error('three')]]);
    tell(4);
    while (finish.length < 1) await Promise.resolve();
    finish.shift()?.();
    await tell.settled();
    expect(done).toEqual([1, 4]);
  });
});
