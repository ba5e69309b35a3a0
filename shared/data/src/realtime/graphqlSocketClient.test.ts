import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createGraphqlSocketClient, type GraphqlSocketOptions } from './graphqlSocketClient.ts';

/** Fake WebSocket controlled by the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly opened: FakeSocket[] = [];
  /** The next socket never ends its handshake. */
  static isNextStuck = false;
  readonly sent: { type: string; id?: string; payload?: Record<string, unknown> }[] = [];
  readyState = FakeSocket.OPEN;
  isDead = false;
  closedWith: number | undefined;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  constructor() {
    FakeSocket.opened.push(this);
    if (FakeSocket.isNextStuck) this.readyState = FakeSocket.CONNECTING;
    else setTimeout(() => this.onopen?.());
    FakeSocket.isNextStuck = false;
  }

  send(text: string): void {
    const message = JSON.parse(text) as { type: string; id?: string; payload?: Record<string, unknown> };
    this.sent.push(message);
    if (this.isDead) return;
    if (message.type === 'connection_init') this.deliver({ type: 'connection_ack' });
    if (message.type === 'ping') setTimeout(() => this.deliver({ type: 'pong' }), 20);
  }

  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Does not complete the close handshake, like a dead peer. */
  close(code: number): void {
    this.closedWith = code;
    if (this.readyState === FakeSocket.CONNECTING) return this.hangUp(1006);
    this.readyState = this.isDead ? FakeSocket.CLOSING : FakeSocket.CLOSED;
  }

  hangUp(code: number, reason = ''): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

function open(overrides: Partial<GraphqlSocketOptions> = {}) {
  FakeSocket.opened.length = 0;
  const states: string[] = [];
  const onSessionDestroyed = jest.fn();
  let count = 0;
  const client = createGraphqlSocketClient({
    url: 'ws://test/api/graphql',
    accessToken: async () => `token-${(count += 1)}`,
    onState: (state) => states.push(state),
    onSessionDestroyed,
    random: () => 0,
    webSocketImpl: FakeSocket as unknown as typeof WebSocket, // implements only the members that the client uses
    ...overrides,
  });
  const errors: unknown[] = [];
  const unsubscribe = client.subscribe(
    { query: 'subscription { x }' },
    { next: () => undefined, error: (error) => errors.push(error), complete: () => undefined },
  );
  return { client, unsubscribe, states, onSessionDestroyed, errors, sockets: FakeSocket.opened };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('realtime connection', () => {
  it('requests a fresh token for every connection', async () => {
    const { sockets } = open();
    await jest.advanceTimersByTimeAsync(100);
    sockets[0]?.hangUp(1006);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sockets.map((socket) => socket.sent[0]?.payload?.['accessToken'])).toEqual(['token-1', 'token-2']);
  });

  it('detects within 15 s that the peer has disconnected, without waiting for the closing handshake', async () => {
    const { sockets, states } = open();
    await jest.advanceTimersByTimeAsync(100);
    const [first] = sockets;
    if (!first) throw new Error('no socket');
    first.isDead = true;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(first.closedWith).toBe(4499);
    expect(states).toEqual(['connected', 'reconnecting']);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(states.at(-1)).toBe('connected');
    expect(sockets).toHaveLength(2);
  });

  it('gives up a handshake that does not end in 30 s, and connects again', async () => {
    FakeSocket.isNextStuck = true;
    const { sockets, states } = open();
    await jest.advanceTimersByTimeAsync(29_900);
    expect(sockets).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(sockets).toHaveLength(2);
    expect(states).toEqual(['reconnecting', 'connected']);
  });

  it('stays connected while the peer responds', async () => {
    const { sockets, states } = open();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(['connected']);
  });

  it.each([
    [4401, ''],
    [1008, 'session_destroyed_error'],
  ])('ends with the session (%s %s)', async (code, reason) => {
    const { sockets, onSessionDestroyed } = open();
    await jest.advanceTimersByTimeAsync(100);
    sockets[0]?.hangUp(code, reason);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onSessionDestroyed).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(1);
  });

  it.each([
    ['error', [{ message: 'session_destroyed_error' }]],
    ['error', [{ message: 'Ended', extensions: { reasons: ['$session_destroyed_error'] } }]],
    ['error', [{ message: 'Ended', extensions: { type: 'session_destroyed_error' } }]],
    ['next', { data: null, errors: [{ message: 'session_destroyed_error' }] }],
  ])('ends with the session that an error of a subscription names (%s %j)', async (type, payload) => {
    const { sockets, onSessionDestroyed } = open();
    await jest.advanceTimersByTimeAsync(100);
    const [first] = sockets;
    const id = first?.sent.find((message) => message.type === 'subscribe')?.id;
    first?.deliver({ type, id, payload });
    expect(onSessionDestroyed).toHaveBeenCalledTimes(1);
  });

  it('keeps the session at other errors of a subscription', async () => {
    const { sockets, onSessionDestroyed } = open();
    await jest.advanceTimersByTimeAsync(100);
    sockets[0]?.deliver({
      type: 'error',
      id: 'x',
      payload: [{ message: 'Limit', extensions: { reasons: [] } }],
    });
    expect(onSessionDestroyed).not.toHaveBeenCalled();
  });

  it('reports no lost connection when the player changes, and connects again for open subscriptions only', async () => {
    const { client, unsubscribe, sockets, states } = open();
    await jest.advanceTimersByTimeAsync(100);
    client.changePlayer();
    await jest.advanceTimersByTimeAsync(2_000);
    expect([sockets.length, states]).toEqual([2, ['connected', 'connected']]);
    client.changePlayer();
    unsubscribe();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states).not.toContain('reconnecting');
  });

  it('reports a connection that is lost after the change of player', async () => {
    const { client, sockets, states } = open();
    client.changePlayer();
    await jest.advanceTimersByTimeAsync(100);
    sockets[0]?.hangUp(1006);
    expect(states).toEqual(['connected', 'reconnecting']);
  });

  it('connects again when the server could not resolve the player', async () => {
    const { sockets } = open();
    await jest.advanceTimersByTimeAsync(100);
    sockets[0]?.deliver({
      type: 'error',
      id: 'unknown',
      payload: [{ message: 'Error resolving subscription context' }],
    });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sockets).toHaveLength(2);
  });
});

// requirements/interfaces#main-api-subscriptions: exponential, jitter 0.5
describe('back-off of connections', () => {
  const RUN_MS = 100_000;

  /** Opens three subscriptions, each of which is opened again when it fails, and closes every connection. */
  async function startsOf(
    close: { readonly code: number; readonly afterMs: number },
    random: number,
  ): Promise<readonly number[]> {
    FakeSocket.opened.length = 0;
    const startedAt = Date.now();
    const starts: number[] = [];
    const client = createGraphqlSocketClient({
      url: 'ws://test/api/graphql',
      accessToken: async () => 'token',
      onState: (state) => {
        if (state !== 'connected') return;
        const socket = FakeSocket.opened.at(-1);
        setTimeout(() => socket?.hangUp(close.code), close.afterMs);
      },
      onSessionDestroyed: () => undefined,
      random: () => random,
      webSocketImpl: class extends FakeSocket {
        constructor() {
          super();
          starts.push(Math.round((Date.now() - startedAt) / 1_000));
        }
      } as unknown as typeof WebSocket,
    });
    const subscribe = (): void => {
      client.subscribe(
        { query: 'subscription { x }' },
        { next: () => undefined, error: subscribe, complete: () => undefined },
      );
    };
    for (let count = 0; count < 3; count += 1) subscribe();
    await jest.advanceTimersByTimeAsync(RUN_MS);
    return starts;
  }

  it.each([
    { code: 1006, afterMs: 10, random: 0, starts: [0, 1, 3, 7, 15, 31, 61, 91] },
    // graphql-ws ends each subscription at this code, and each is opened again
    { code: 1011, afterMs: 10, random: 0, starts: [0, 1, 3, 7, 15, 31, 61, 91] },
    { code: 4500, afterMs: 10, random: 0, starts: [0, 1, 3, 7, 15, 31, 61, 91] },
    { code: 1011, afterMs: 10, random: 1, starts: [0, 1, 2, 4, 8, 16, 31, 46, 61, 76, 91] },
    // a stable connection resets the back-off
    { code: 1011, afterMs: 30_000, random: 0, starts: [0, 31, 62, 93] },
  ])('grows for connections that end with $code after $afterMs ms, jitter $random', async (row) => {
    expect(await startsOf(row, row.random)).toEqual(row.starts);
  });
});
