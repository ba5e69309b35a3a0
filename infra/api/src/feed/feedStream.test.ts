import { describe, expect, it, jest } from '@jest/globals';
import type { GameFeed } from '@foyer/graphql/lobby';
import { createFeedStream } from './feedStream.ts';

const feedOf = (mega: number): GameFeed => ({
  lastUpdated: '2026-11-25T12:00:00.000Z',
  jackpots: { mega },
  liveCasino: {},
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  let mega = 1;
  let error: Error | undefined;
  const listeners = new Set<() => void>();
  const timers = new Set<() => void>();
  const read = jest.fn(async () => {
    if (error) throw error;
    return feedOf(mega);
  });
  const stream = createFeedStream({
    read,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    after(_ms, act) {
      timers.add(act);
      return () => timers.delete(act);
    },
  });
  return {
    stream,
    read,
    listeners,
    change(value: number) {
      mega = value;
      for (const listener of listeners) listener();
    },
    fail: () => (error = new Error('away')),
    /** Ends the second after the last feed. */
    tick() {
      for (const act of timers) {
        timers.delete(act);
        act();
      }
    },
  };
}

describe('createFeedStream', () => {
  it('sends the newest of several changes after a second', async () => {
    const { stream, change, tick, read } = setUp();
    expect(await stream.next()).toMatchObject({ value: feedOf(1) });
    const second = stream.next();
    change(2);
    change(3);
    await settled();
    expect(read).toHaveBeenCalledTimes(1);
    tick();
    expect(await second).toMatchObject({ value: feedOf(3) });
  });

  it('reads nothing without a change', async () => {
    const { stream, tick, read } = setUp();
    await stream.next();
    void stream.next();
    tick();
    await settled();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('sends no feed that is equal to the last one', async () => {
    const { stream, change, tick } = setUp();
    await stream.next();
    tick();
    const second = stream.next();
    change(1);
    await settled();
    tick();
    change(2);
    await settled();
    expect(await second).toMatchObject({ value: feedOf(2) });
  });

  it('ends a pending read and unsubscribes when its reader leaves', async () => {
    const { stream, listeners } = setUp();
    await stream.next();
    const pending = stream.next();
    await stream.return?.();
    expect(await pending).toEqual({ value: undefined, done: true });
    expect(listeners.size).toBe(0);
  });

  it('fails with the error of a read and ends', async () => {
    const { stream, fail } = setUp();
    fail();
    await expect(stream.next()).rejects.toThrow('away');
    expect(await stream.next()).toEqual({ value: undefined, done: true });
  });
});
