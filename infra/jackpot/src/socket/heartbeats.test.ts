import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WebSocket } from 'ws';
import { createHeartbeats, PING_FRAME, type Heartbeats } from './heartbeats.ts';

const ROUND_MS = 45_000;
const STEP_MS = 1_000;

class FakeWebSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = this.OPEN;
  isTerminated = false;
  terminate(): void {
    this.isTerminated = true;
  }
}

let heartbeats: Heartbeats;
beforeEach(() => {
  jest.useFakeTimers();
  heartbeats = createHeartbeats();
});
afterEach(() => {
  heartbeats.close();
  jest.useRealTimers();
});

function watch(): { ws: FakeWebSocket; socket: Duplex; written: Buffer[] } {
  const ws = new FakeWebSocket();
  const written: Buffer[] = [];
  const socket = { writable: true, write: (frame: Buffer) => written.push(frame) } as unknown as Duplex;
  heartbeats.watch(ws as unknown as WebSocket, socket);
  return { ws, socket, written };
}

/** Advances to the step in which the socket is due. */
function untilDue(socket: Duplex): void {
  for (let step = 0; step < ROUND_MS / STEP_MS && !heartbeats.isDue(socket); step += 1)
    jest.advanceTimersByTime(STEP_MS);
  expect(heartbeats.isDue(socket)).toBe(true);
}

describe('heartbeats', () => {
  it('ping every socket once in a round, in groups', () => {
    const all = Array.from({ length: 90 }, watch);
    jest.advanceTimersByTime(STEP_MS);
    expect(all.filter(({ socket }) => heartbeats.isDue(socket))).toHaveLength(2);
    jest.advanceTimersByTime(ROUND_MS);
    expect(all.map(({ written }) => written)).toEqual(all.map(() => [PING_FRAME]));
  });

  it('write no ping of their own when it went with another frame', () => {
    const { ws, socket, written } = watch();
    untilDue(socket);
    heartbeats.pinged(socket);
    ws.emit('pong');
    jest.advanceTimersByTime(STEP_MS);
    expect(written).toEqual([]);
  });

  it('terminate a socket that has not answered until its next turn, and no other', () => {
    const [silent, answering] = [watch(), watch()];
    untilDue(silent.socket);
    jest.advanceTimersByTime(2 * STEP_MS);
    answering.ws.emit('pong');
    jest.advanceTimersByTime(ROUND_MS);
    expect(silent.ws.isTerminated).toBe(true);
    expect(answering.ws.isTerminated).toBe(false);
  });

  it('neither ping nor terminate a socket that is closed or closing', () => {
    const [closed, closing] = [watch(), watch()];
    untilDue(closed.socket);
    closed.ws.emit('close');
    closing.ws.readyState = 2;
    jest.advanceTimersByTime(ROUND_MS);
    expect([closed.written, closing.written]).toEqual([[], []]);
    jest.advanceTimersByTime(ROUND_MS);
    expect(closed.ws.isTerminated).toBe(false);
  });

  it('terminate a socket that fails', () => {
    const { ws } = watch();
    ws.emit('error', new Error('reset'));
    expect(ws.isTerminated).toBe(true);
  });
});
