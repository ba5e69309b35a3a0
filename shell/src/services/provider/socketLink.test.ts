import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JackpotLink } from '@foyer/contract';
import type { ProviderPorts, SocketHandlers } from './providerPorts.ts';
import { createSocketLink, type SocketLink } from './socketLink.ts';

interface Timer {
  readonly milliseconds: number;
  readonly act: () => void;
}

let timers: Timer[];
let sockets: (SocketHandlers & { isClosed: boolean })[];
let states: JackpotLink[];
let received: string[];
let isAddressRefused: boolean;
let logged: string[];

const ports: ProviderPorts = {
  call: async () => ({ status: 200, body: {} }),
  openSocket(_path, handlers) {
    const socket = { ...handlers, isClosed: false };
    sockets.push(socket);
    return { send: () => undefined, close: () => (socket.isClosed = true) };
  },
  log: (message) => void logged.push(message),
  after(milliseconds, act) {
    const timer = { milliseconds, act };
    timers.push(timer);
    return () => (timers = timers.filter((other) => other !== timer));
  },
};

beforeEach(() => {
  [timers, sockets, states, received, isAddressRefused] = [[], [], [], [], false];
  logged = [];
  jest.spyOn(Math, 'random').mockReturnValue(0.5); // the pauses have no jitter
});
afterEach(() => void jest.restoreAllMocks());

const link = (): SocketLink =>
  createSocketLink({
    ports,
    path: async () => {
      if (isAddressRefused) throw new Error('no ticket');
      return '/v1/events';
    },
    onState: (state) => states.push(state),
    onMessage: (text) => received.push(text),
  });
const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
const last = () => sockets.at(-1);

/** Runs the only pending timer and returns its delay. */
async function elapse(): Promise<number | undefined> {
  const [timer] = timers;
  timers = timers.slice(1);
  timer?.act();
  await flushTasks();
  return timer?.milliseconds;
}

describe('the socket', () => {
  it('reconnects after 2 s, doubling to 60 s, and then gives up until a retry is requested', async () => {
    const own = link();
    await flushTasks();
    const waits: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      last()?.onClose();
      waits.push(await elapse());
    }
    last()?.onClose();
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000]); // requirements/constants#jackpot
    expect(states.at(-1)).toBe('exhausted');
    expect(logged).toEqual(['Maximum retry attempts reached']); // requirements/errors#jackpot
    expect(timers).toEqual([]);
    own.retry();
    await flushTasks();
    last()?.onOpen();
    expect(states.slice(-2)).toEqual(['connecting', 'open']);
  });

  it('starts again at 2 s after it was open', async () => {
    link();
    await flushTasks();
    last()?.onClose();
    await elapse();
    last()?.onOpen();
    last()?.onClose();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2_000]);
  });

  it('does not wait longer than 10 s for the connection', async () => {
    link();
    await flushTasks();
    expect(await elapse()).toBe(10_000); // requirements/constants#jackpot
    expect(last()?.isClosed).toBe(true);
    expect(states).toEqual(['connecting', 'waiting']);
  });

  it('waits as usual when there is no ticket', async () => {
    isAddressRefused = true;
    link();
    await flushTasks();
    expect([states.at(-1), sockets.length]).toEqual(['waiting', 0]);
  });

  it('ignores messages of a replaced socket', async () => {
    const own = link();
    await flushTasks();
    const before = last();
    before?.onOpen();
    own.close();
    before?.onMessage('late');
    before?.onClose();
    expect([received, timers, states]).toEqual([[], [], ['connecting', 'open']]);
  });
});
