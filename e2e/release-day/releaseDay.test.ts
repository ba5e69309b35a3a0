import { describe, expect, it, jest } from '@jest/globals';
import type { RepositoryRelease } from './planReleases.ts';
import { startProgress } from './progress.ts';
import { releaseInTurn, type ReleasePorts, type ReleaseResult } from './releaseOne.ts';
import { startClock, type RunClock } from './runClock.ts';
import type { Checkout, CommandResult } from './squadCheckout.ts';

const release = (number: number): RepositoryRelease => ({
  number,
  squad: 'casino',
  strategy: 'canary',
  brand: 'aurora',
});

/** A squad whose rollouts are decided by the test. */
function scene(clock: RunClock) {
  const commands: string[] = [];
  const decisions = new Map<string, PromiseWithResolvers<void>>();
  const decisionOf = (id: string): PromiseWithResolvers<void> => {
    const known = decisions.get(id) ?? Promise.withResolvers<void>();
    decisions.set(id, known);
    return known;
  };
  let version = '';
  const checkout: Checkout = {
    squad: 'casino',
    change: (next) => {
      version = next;
    },
    foyer: async (...args): Promise<CommandResult> => {
      commands.push(`${args[0]} ${version}`);
      return { code: 0, output: `{"release": "${version.replace('1.0.', '').padStart(10, '0')}"}`, ms: 1 };
    },
    asMachine: jest.fn<Checkout['asMachine']>(),
  };
  const progress = startProgress(clock, () => '');
  const ports = {
    clock,
    progress,
    registry: {
      async waitForDecision(_app: string, id: string) {
        await decisionOf(id).promise;
        return { state: 'all-visitors', ms: 5 };
      },
    },
    build: (_release: unknown, work: () => Promise<CommandResult>) => work(),
  } as unknown as ReleasePorts;
  return {
    checkout,
    ports,
    commands,
    progress,
    decide: (id: number) => decisionOf(String(id).padStart(10, '0')).resolve(),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('releaseInTurn', () => {
  it('publishes the next release while the one before is rolled out, and rolls out one at a time', async () => {
    const clock = startClock(60_000);
    const { checkout, ports, commands, progress, decide } = scene(clock);
    const done: ReleaseResult[] = [];
    const run = releaseInTurn([release(1), release(2), release(3)], checkout, ports, (one) => done.push(one));
    await settled();
    expect(commands).toEqual(['publish 1.0.1', 'publish 1.0.2', 'rollout 1.0.2']);
    expect(progress.rolledOutIn('tuli')).toEqual(['casino']);
    decide(1);
    await settled();
    expect(done.map(({ number, outcome }) => [number, outcome])).toEqual([[1, 'live']]);
    expect(commands.slice(3)).toEqual(['publish 1.0.3', 'rollout 1.0.3']);
    decide(2);
    decide(3);
    await run;
    expect(done.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(progress.open()).toEqual([]);
    progress.close();
    clock.close();
  });

  it('ends with the run, and leaves the open release in the progress', async () => {
    const clock = startClock(60_000);
    const { checkout, ports, progress } = scene(clock);
    const run = releaseInTurn([release(1)], checkout, ports, () => undefined);
    await settled();
    clock.stop('the time is up');
    await expect(run).rejects.toThrow('the time is up');
    expect([clock.stopped(), progress.open().map(({ squad }) => squad)]).toEqual([
      'the time is up',
      ['casino'],
    ]);
    progress.close();
    clock.close();
  });
});

describe('startClock', () => {
  it('stops every wait at the end of the time', async () => {
    jest.useFakeTimers();
    const clock = startClock(120_000);
    const waiting = expect(clock.within(new Promise(() => undefined))).rejects.toThrow('2 minutes is up');
    jest.advanceTimersByTime(120_000);
    await waiting;
    await expect(clock.within(Promise.resolve(1))).rejects.toThrow('2 minutes is up');
    expect(clock.signal.aborted).toBe(true);
    jest.useRealTimers();
  });
});
