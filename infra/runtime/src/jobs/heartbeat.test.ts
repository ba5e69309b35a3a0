import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { startHeartbeat } from './heartbeat.ts';

const EVERY_MS = 1_000;

function socketWith(onBeat?: () => void) {
  jest.useFakeTimers();
  const socket = Object.assign(new EventEmitter(), { ping: jest.fn(), terminate: jest.fn() });
  startHeartbeat(socket as unknown as WebSocket, { everyMs: EVERY_MS, ...(onBeat && { onBeat }) });
  return socket;
}

afterEach(() => void jest.useRealTimers());

describe('keepHeartbeat', () => {
  it('keeps the socket open while the other end answers', () => {
    const onBeat = jest.fn();
    const socket = socketWith(onBeat);
    for (let beat = 0; beat < 3; beat += 1) {
      jest.advanceTimersByTime(EVERY_MS);
      socket.emit('pong');
    }
    expect([
      socket.ping.mock.calls.length,
      onBeat.mock.calls.length,
      socket.terminate.mock.calls.length,
    ]).toEqual([3, 3, 0]);
  });

  it('terminates a socket that does not answer, without calling onBeat', () => {
    const onBeat = jest.fn();
    const socket = socketWith(onBeat);
    jest.advanceTimersByTime(2 * EVERY_MS);
    expect([
      socket.ping.mock.calls.length,
      onBeat.mock.calls.length,
      socket.terminate.mock.calls.length,
    ]).toEqual([1, 1, 1]);
  });

  it('terminates a socket that fails, and stops when the socket closes', () => {
    const failing = socketWith();
    failing.emit('error', new Error('reset'));
    expect(failing.terminate).toHaveBeenCalledTimes(1);
    const closing = socketWith();
    closing.emit('close');
    jest.advanceTimersByTime(5 * EVERY_MS);
    expect([closing.ping.mock.calls.length, closing.terminate.mock.calls.length]).toEqual([0, 0]);
  });
});
