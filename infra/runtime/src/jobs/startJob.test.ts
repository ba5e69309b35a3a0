import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startJob, type Job, type JobOptions } from './startJob.ts';

const EVERY_MS = 1_000;

/** A run of the job under test, ended by the test. */
interface Run {
  succeed(result: number): Promise<void>;
  fail(): Promise<void>;
}

let runs: Run[];
let errors: (Readonly<Record<string, unknown>> | undefined)[];
let job: Job<number>;

function start(options: Partial<JobOptions<number>> = {}): Job<number> {
  job = startJob<number>({
    name: 'test',
    everyMs: EVERY_MS,
    log: { error: (_message, fields) => void errors.push(fields) },
    run: () =>
      new Promise((resolve, reject) => {
        runs.push({
          succeed: (result) => finish(() => resolve(result)),
          fail: () => finish(() => reject(new Error('no connection'))),
        });
      }),
    ...options,
  });
  return job;
}

async function finish(end: () => void): Promise<void> {
  end();
  await jest.advanceTimersByTimeAsync(0);
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  runs = [];
  errors = [];
});
afterEach(() => void jest.useRealTimers());

describe('startJob', () => {
  it('runs first after one interval', async () => {
    start();
    await pass(EVERY_MS - 1);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
  });

  it('runs at once with firstMs 0', async () => {
    start({ firstMs: 0 });
    await pass(0);
    expect(runs).toHaveLength(1);
  });

  it('does not start a run while another one is in progress', async () => {
    start({ firstMs: 0 });
    await pass(5 * EVERY_MS);
    expect(runs).toHaveLength(1);
    await runs[0]?.succeed(0);
    await pass(EVERY_MS - 1);
    expect(runs).toHaveLength(1);
    await pass(1);
    expect(runs).toHaveLength(2);
  });

  it('continues without a pause while a run leaves more work', async () => {
    start({ firstMs: 0, hasMore: (count) => count > 0 });
    await pass(0);
    await runs[0]?.succeed(20);
    expect(runs).toHaveLength(2);
    await runs[1]?.succeed(0);
    expect(runs).toHaveLength(2);
  });

  it('logs a failed run and runs again', async () => {
    start({ firstMs: 0 });
    await pass(0);
    await runs[0]?.fail();
    expect(errors).toEqual([{ job: 'test', failures: 1, error: new Error('no connection') }]);
    await pass(EVERY_MS);
    expect(runs).toHaveLength(2);
  });

  it('logs fewer and fewer failures of an outage, and the first one of the next', async () => {
    start({ firstMs: 0 });
    await pass(0);
    for (let count = 0; count < 9; count += 1) {
      await runs[count]?.fail();
      await pass(EVERY_MS);
    }
    await runs[9]?.succeed(0);
    await pass(EVERY_MS);
    await runs[10]?.fail();
    expect(errors.map((fields) => fields?.['failures'])).toEqual([1, 2, 4, 8, 1]);
  });

  it('logs a run that throws before it returns a promise', async () => {
    start({
      firstMs: 0,
      run: () => {
        throw new Error('broken');
      },
    });
    await pass(0);
    expect(errors).toHaveLength(1);
  });

  it('waits as long as retryMs says after consecutive failures', async () => {
    start({ firstMs: 0, retryMs: (failures) => failures * 10 });
    await pass(0);
    await runs[0]?.fail();
    await pass(10);
    await runs[1]?.fail();
    await pass(19);
    expect(runs).toHaveLength(2);
    await pass(1);
    await runs[2]?.succeed(0);
    await pass(EVERY_MS - 1);
    expect(runs).toHaveLength(3);
  });

  it('shortens each pause by a random part of the jitter', async () => {
    start({ jitter: 0.5, random: () => 0.4 });
    await pass(EVERY_MS * 0.8 - 1);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
  });

  it('runs once when kicked several times', async () => {
    start();
    job.kick(15);
    job.kick(15);
    await pass(14);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
    await runs[0]?.succeed(0);
    await pass(EVERY_MS - 1);
    expect(runs).toHaveLength(1);
  });

  it('runs again directly after a run that was in progress at the kick', async () => {
    start({ firstMs: 0 });
    await pass(0);
    job.kick();
    job.kick();
    await runs[0]?.succeed(0);
    expect(runs).toHaveLength(2);
    await runs[1]?.succeed(0);
    await pass(EVERY_MS - 1);
    expect(runs).toHaveLength(2);
  });

  it('runs again after a manual run that was in progress at the kick', async () => {
    start();
    const manual = job.run();
    await pass(0);
    job.kick();
    await pass(0);
    expect(runs).toHaveLength(1);
    await runs[0]?.succeed(3);
    await expect(manual).resolves.toBe(3);
    await pass(0);
    expect(runs).toHaveLength(2);
  });

  it('does not log the error of a manual run', async () => {
    start();
    const manual = Promise.allSettled([job.run()]);
    await pass(0);
    await runs[0]?.fail();
    expect((await manual).map(({ status }) => status)).toEqual(['rejected']);
    expect(errors).toEqual([]);
  });

  it('runs once more for manual runs that are requested during a run', async () => {
    start();
    const first = Promise.allSettled([job.run()]);
    await pass(0);
    const others = Promise.all([job.run(), job.run()]);
    await pass(0);
    expect(runs).toHaveLength(1);
    await runs[0]?.fail();
    expect(runs).toHaveLength(2);
    await runs[1]?.succeed(5);
    expect(await others).toEqual([5, 5]);
    expect((await first).map(({ status }) => status)).toEqual(['rejected']);
  });

  it('waits for the run in progress when it stops, and starts no other one', async () => {
    start({ firstMs: 0 });
    await pass(0);
    let isStopped = false;
    const stopped = job.stop().then(() => (isStopped = true));
    job.kick();
    await pass(EVERY_MS);
    expect(isStopped).toBe(false);
    await runs[0]?.fail();
    await stopped;
    await pass(5 * EVERY_MS);
    expect(runs).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
