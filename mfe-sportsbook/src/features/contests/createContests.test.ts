import { describe, expect, it, jest } from '@jest/globals';
import { moveKey } from '../sports-feed/moves.ts';
import { aRace, contestChanges, contestsMessage } from './contest.fixture.ts';
import type { ContestPorts } from './contestStream.ts';
import { createContests } from './createContests.ts';

/** Contests of a feed that answers in this order; undefined: it cannot be reached. */
function contestsWith(...answers: readonly (object | null | undefined)[]) {
  const opened: ContestPorts[] = [];
  const close = jest.fn();
  let reads = 0;
  const contests = createContests('races', {
    read() {
      const answer = answers[Math.min(reads, answers.length - 1)];
      reads += 1;
      return answer === undefined ? Promise.reject(new Error('503')) : Promise.resolve(answer);
    },
    connect(_name, ports) {
      opened.push(ports);
      return { retryNow: () => undefined, close };
    },
  });
  return { contests, opened, close, reads: () => reads };
}

const priced = (id: string, price: number, startsAt = 1) =>
  aRace({
    id,
    startsAt,
    markets: [{ kind: 'fieldWinner', line: null, status: 'open', outcomes: [{ id: 'r1', price }] }],
  });
const START = contestsMessage(priced('brk1', 6_000, 10), priced('brk2', 4_000, 30));

describe('a list of contests', () => {
  it('is read over HTTP, and its stream continues from the sequence', async () => {
    const { contests, opened, close } = contestsWith(START);
    await contests.load();
    const [stop, stopOther] = [contests.follow(), contests.follow()];
    expect(opened.map((ports) => ports.after())).toEqual([100]);
    stop();
    expect(close).not.toHaveBeenCalled();
    stopOther();
    expect(close).toHaveBeenCalledTimes(1);
    expect(contests.current()).toMatchObject({ status: 'ready', isOutdated: true });
  });

  it('takes changes, new contests in the order of their start, and removals', () => {
    const { contests, opened } = contestsWith(START);
    contests.follow();
    opened[0]?.onMessage(START);
    opened[0]?.onMessage(contestChanges(100, 101, [priced('brk1', 5_000, 10), priced('brk3', 3_000, 20)]));
    const state = contests.current();
    if (state.status !== 'ready') throw new Error('not ready');
    expect(state.message.contests.map(({ id }) => id)).toEqual(['brk1', 'brk3', 'brk2']);
    expect(state.message.contests[0]?.moves[moveKey('fieldWinner', null, 'r1')]?.direction).toBe('down');
    opened[0]?.onMessage(contestChanges(101, 102, [], ['brk1', 'brk2']));
    expect(contests.current()).toMatchObject({ message: { contests: [{ id: 'brk3' }] } });
  });

  it('ignores messages that are repeated or late', () => {
    const { contests, opened } = contestsWith(START);
    contests.follow();
    opened[0]?.onMessage(START);
    const change = contestChanges(100, 101, [priced('brk1', 5_000, 10)]);
    expect(opened[0]?.onMessage(change)).toBe(true);
    const before = contests.current();
    expect(opened[0]?.onMessage(change)).toBe(true);
    expect(opened[0]?.onMessage(START)).toBe(true);
    expect(contests.current()).toMatchObject({ ...before });
  });

  it('is outdated after a gap and starts again with a snapshot', () => {
    const { contests, opened } = contestsWith(START);
    contests.follow();
    opened[0]?.onMessage(START);
    expect(opened[0]?.onMessage(contestChanges(104, 105, []))).toBe(false);
    expect(contests.current()).toMatchObject({ isOutdated: true });
    expect(opened[0]?.after()).toBeUndefined();
  });

  it('is outdated while the connection is lost, and resumes from the last sequence', async () => {
    const { contests, opened } = contestsWith(START, undefined);
    await contests.load();
    contests.follow();
    opened[0]?.onLost();
    await contests.load();
    expect(contests.current()).toMatchObject({ isOutdated: true });
    expect(opened[0]?.after()).toBe(100);
    opened[0]?.onMessage(contestChanges(100, 109, []));
    expect(contests.current()).toMatchObject({ isOutdated: false });
  });

  it('is read again after a failure', async () => {
    const { contests, reads } = contestsWith(undefined, START);
    await contests.load();
    expect(contests.current()).toEqual({ status: 'failed' });
    contests.retry();
    await contests.load();
    expect(contests.current()).toMatchObject({ status: 'ready', isOutdated: false });
    expect(reads()).toBe(2);
  });

  it('is unknown when the feed has no such contest, and stops', async () => {
    const { contests, opened, close } = contestsWith(null);
    contests.follow();
    opened[0]?.onLost();
    await contests.load();
    expect(contests.current()).toEqual({ status: 'unknown' });
    expect(close).toHaveBeenCalled();
  });
});
