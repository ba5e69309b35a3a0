import { describe, expect, it } from '@jest/globals';
import { aRace, contestsMessage } from './contest.fixture.ts';
import { createContests } from './createContests.ts';

/** Contests of a feed that answers in this order; undefined: it cannot be reached. */
function contestsWith(...answers: readonly (object | undefined)[]) {
  let time = 0;
  let reads = 0;
  const contests = createContests('brk1', {
    read() {
      const answer = answers[Math.min(reads, answers.length - 1)];
      reads += 1;
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('503'));
    },
    now: () => time,
  });
  return { contests, reads: () => reads, pass: (ms: number) => (time += ms) };
}

describe('refreshing a contest', () => {
  it('reads it once for readers whose timers differ', async () => {
    const { contests, reads, pass } = contestsWith(contestsMessage(aRace()));
    await contests.refresh();
    pass(3_999);
    await contests.refresh();
    expect(reads()).toBe(1);
    pass(1);
    await contests.refresh();
    expect(reads()).toBe(2);
  });

  it('reads it again after a failure', async () => {
    const { contests, reads } = contestsWith(undefined, contestsMessage(aRace()));
    await contests.refresh();
    expect(contests.current()).toEqual({ status: 'failed' });
    await contests.refresh();
    expect(contests.current()).toMatchObject({ status: 'ready', isOutdated: false });
    expect(reads()).toBe(2);
  });

  it('reads it again while its prices are outdated', async () => {
    const message = contestsMessage(aRace());
    const { contests, pass } = contestsWith(message, undefined, message);
    await contests.refresh();
    pass(5_000);
    await contests.refresh();
    expect(contests.current()).toMatchObject({ isOutdated: true });
    await contests.refresh();
    expect(contests.current()).toMatchObject({ isOutdated: false });
  });
});
