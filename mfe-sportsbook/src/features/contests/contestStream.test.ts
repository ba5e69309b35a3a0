import { describe, expect, it, jest } from '@jest/globals';
import type { FeedConnectionPorts } from '../sports-feed/adapters/feedConnection.ts';
import { shareStream } from './contestStream.ts';

function world() {
  const opened: FeedConnectionPorts[] = [];
  const close = jest.fn();
  const retryNow = jest.fn();
  const connect = shareStream((ports) => {
    opened.push(ports);
    return { retryNow, close };
  });
  const join = (name: string, after?: number) => {
    const ports = { after: () => after, onMessage: jest.fn(() => true), onLost: jest.fn() };
    return { ...connect(name, ports), ...ports };
  };
  return { opened, close, retryNow, join, last: () => opened.at(-1)?.address() };
}

describe('the stream of all contests of a page', () => {
  it('is one socket for contests that are added together, each after its own state', async () => {
    const { opened, join, last } = world();
    join('races', 100);
    join('brk2');
    join('brk1', 7);
    await Promise.resolve();
    expect(opened).toHaveLength(1);
    expect(last()).toBe('/sports-feed/contests/brk1,brk2,races/stream?after=7,,100');
  });

  it('is opened again when a contest is added or removed, and closed with the last one', async () => {
    const { opened, close, join, last } = world();
    const first = join('brk1', 7);
    await Promise.resolve();
    expect(last()).toBe('/sports-feed/contests/brk1/stream?after=7');
    const second = join('brk2');
    await Promise.resolve();
    expect([opened.length, close.mock.calls.length]).toEqual([2, 1]);
    first.close();
    await Promise.resolve();
    expect(last()).toBe('/sports-feed/contests/brk2/stream?after=');
    second.close();
    await Promise.resolve();
    expect([opened.length, close.mock.calls.length]).toEqual([3, 3]);
  });

  it('stays open when a contest leaves and comes back at once', async () => {
    const { opened, close, join } = world();
    const first = join('brk1');
    await Promise.resolve();
    first.close();
    join('brk1');
    await Promise.resolve();
    expect([opened.length, close.mock.calls.length]).toEqual([1, 0]);
  });

  it('gives a message to its contest only, and one without a name to all', async () => {
    const { opened, join } = world();
    const [one, other] = [join('brk1'), join('brk2')];
    await Promise.resolve();
    expect(opened[0]?.onMessage({ name: 'brk1' })).toBe(true);
    expect([one.onMessage.mock.calls.length, other.onMessage.mock.calls.length]).toEqual([1, 0]);
    opened[0]?.onMessage({});
    expect(other.onMessage).toHaveBeenCalledTimes(1);
    // of a contest that has left meanwhile
    expect(opened[0]?.onMessage({ name: 'brk3' })).toBe(true);
  });

  it('is opened again by a message that does not continue the state of one contest', async () => {
    const { opened, join } = world();
    join('brk1');
    join('brk2').onMessage.mockReturnValue(false);
    await Promise.resolve();
    expect(opened[0]?.onMessage({ name: 'brk2' })).toBe(false);
  });

  it('is lost for all, and asks for a snapshot where two readers of a contest differ', async () => {
    const { opened, join, last } = world();
    const all = [join('brk1', 7), join('brk1', 9), join('brk2', 5)];
    await Promise.resolve();
    expect(last()).toBe('/sports-feed/contests/brk1,brk2/stream?after=,5');
    opened[0]?.onLost();
    expect(all.map(({ onLost }) => onLost.mock.calls.length)).toEqual([1, 1, 1]);
  });
});
