import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openLiveStream, readLiveMessage } from './liveStream.ts';

const STATUS = {
  environment: 'production',
  version: 7,
  issuedAt: '2026-11-22T10:00:00.000Z',
  locks: [],
  withdrawn: [],
  apps: [],
};
const AS_OF = '2026-11-22T10:00:01.000Z';

describe('readLiveMessage', () => {
  it('reads the status with the time of its data', () => {
    expect(readLiveMessage('status', JSON.stringify({ asOf: AS_OF, value: STATUS }))).toEqual({
      event: 'status',
      asOf: AS_OF,
      value: STATUS,
    });
  });

  it.each([
    ['a status of another version', 'status', JSON.stringify({ asOf: AS_OF, value: { version: 7 } })],
    ['text that is not JSON', 'beat', '<html>'],
    ['an unknown event', 'weather', '{}'],
  ])('rejects %s', (_what, event, text) => {
    expect(readLiveMessage(event, text)).toBeUndefined();
  });
});

describe('openLiveStream', () => {
  /** An event stream whose response the test decides. */
  class FakeEventSource {
    static readonly CLOSED = 2;
    static readonly opened: FakeEventSource[] = [];
    readyState = 1;
    onerror: () => void = () => undefined;
    constructor() {
      FakeEventSource.opened.push(this);
    }
    addEventListener(): void {}
    close(): void {
      this.readyState = FakeEventSource.CLOSED;
    }
    fail(readyState: number): void {
      this.readyState = readyState;
      this.onerror();
    }
  }

  const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
  const PERSON = { name: 'Ann', email: 'ann@staff.test', roles: ['operator'] };
  let sessionStatus: number;
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStatus = 200;
    FakeEventSource.opened.length = 0;
    globalThis.fetch = (async () => ({
      ok: sessionStatus === 200,
      status: sessionStatus,
      json: async () => (sessionStatus === 200 ? PERSON : { code: 'SIGNED_OUT', text: '' }),
    })) as unknown as typeof fetch;
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, real);
  });

  const open = () => {
    const onMessage = jest.fn();
    const onBroken = jest.fn();
    return { onMessage, onBroken, close: openLiveStream('production', { onMessage, onBroken }) };
  };

  it('opens the stream again after a refused response', async () => {
    const { onMessage, onBroken, close } = open();
    FakeEventSource.opened[0]?.fail(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(onBroken).toHaveBeenCalledTimes(1);
    expect(onMessage).not.toHaveBeenCalled();
    close();
    expect(FakeEventSource.opened[1]?.readyState).toBe(2);
  });

  it('leaves the reconnection after a lost connection to the browser', async () => {
    const { close } = open();
    FakeEventSource.opened[0]?.fail(0);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    close();
  });

  it('reports the end of the session when the console restarted without it', async () => {
    sessionStatus = 401;
    const { onMessage } = open();
    FakeEventSource.opened[0]?.fail(2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onMessage).toHaveBeenCalledWith({ event: 'signed-out' });
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('does not open it again once closed', async () => {
    const { close } = open();
    FakeEventSource.opened[0]?.fail(2);
    close();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
