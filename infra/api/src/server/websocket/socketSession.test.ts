import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import type { WebSocket } from 'ws';
import type { TokenIdentity } from '../../sessions/tokenVerifier.ts';
import { authenticateSocket, serveSocket } from './socketSession.ts';

const LIFE_MS = 300_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A socket whose client sent a token that is valid for five minutes. */
async function authenticated() {
  const socket = Object.assign(new EventEmitter(), { close: jest.fn() });
  const identity: TokenIdentity = {
    brand: 'aurora',
    playerId: 'aino',
    sid: 's1',
    expiresAt: Date.now() + LIFE_MS,
    tokenHash: 'h',
  };
  const unsubscribe = jest.fn();
  const isAccepted = await authenticateSocket(
    {
      clock: () => Date.now(),
      log: createLog('api', () => undefined),
      verifier: { verify: () => Promise.resolve(identity) },
      sessions: { isLive: () => Promise.resolve(true), onEnded: () => unsubscribe },
    },
    { request: {} as IncomingMessage, socket: socket as unknown as WebSocket }, // only events and close are used
    { Authorization: 'Bearer token' },
  );
  expect(isAccepted).toBe(true);
  return { socket, unsubscribe };
}

it('closes with 4403 when the token expires, and not before', async () => {
  const { socket } = await authenticated();
  jest.advanceTimersByTime(LIFE_MS - 1);
  expect(socket.close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(socket.close.mock.calls).toEqual([[4403, 'Token expired']]);
});

it('leaves no timer and no listener for a closed socket', async () => {
  const { socket, unsubscribe } = await authenticated();
  socket.emit('close');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['CLOSING', 2, 'resolved'],
  ['CLOSED', 3, 'resolved'],
  ['OPEN', 1, 'rejected'],
])('a message that cannot be sent in state %s is %s', async (_state, readyState, outcome) => {
  jest.useRealTimers();
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState,
    bufferedAmount: 0,
    ping: () => undefined,
    terminate: () => undefined,
    send: (_data: string, sent: (error: Error) => void) => sent(new Error(`readyState ${readyState}`)),
  });
  const opened = jest.fn<Parameters<typeof serveSocket>[0]['opened']>(() => () => Promise.resolve());
  serveSocket({ opened }, socket as unknown as WebSocket, {} as IncomingMessage); // only these members are used
  const sent = opened.mock.calls[0]?.[0].send('{}');
  expect((await Promise.allSettled([sent]))[0]?.status).toBe(outcome === 'resolved' ? 'fulfilled' : outcome);
  socket.emit('close');
});
