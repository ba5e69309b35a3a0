import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WebSocket } from 'ws';
import { ANSWER_STEPS, createHeartbeats, PING_FRAME, ROUND_STEPS, type Heartbeats } from './heartbeats.ts';

const STEP_MS = 1_000;
const MINUTE_MS = 60_000;

class FakeWebSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = this.OPEN;
  isTerminated = false;
  terminate(): void {
    this.isTerminated = true;
    this.emit('close');
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

function watch({ isAnswering = true } = {}): { ws: FakeWebSocket; written: Buffer[] } {
  const ws = new FakeWebSocket();
  const written: Buffer[] = [];
  const write = (frame: Buffer): void => {
    written.push(frame);
    if (isAnswering) ws.emit('pong');
  };
  heartbeats.watch(ws as unknown as WebSocket, { writable: true, write } as unknown as Duplex);
  return { ws, written };
}

describe('heartbeats', () => {
  it('ping every socket once in a round, in groups of equal size', () => {
    const all = Array.from({ length: 2 * ROUND_STEPS }, () => watch());
    jest.advanceTimersByTime(STEP_MS);
    expect(all.filter(({ written }) => written.length > 0)).toHaveLength(2);
    jest.advanceTimersByTime((ROUND_STEPS - 1) * STEP_MS);
    expect(all.map(({ written }) => written)).toEqual(all.map(() => [PING_FRAME]));
  });

  it('terminate a socket within a minute after its end stopped answering, and no other', () => {
    const answering = watch();
    const silent = watch({ isAnswering: false });
    jest.advanceTimersByTime(MINUTE_MS);
    expect([silent.ws.isTerminated, answering.ws.isTerminated]).toEqual([true, false]);
  });

  it('keep a socket whose answer is late, but within the time for answers', () => {
    const late = watch({ isAnswering: false });
    while (late.written.length === 0) jest.advanceTimersByTime(STEP_MS);
    jest.advanceTimersByTime((ANSWER_STEPS - 1) * STEP_MS);
    late.ws.emit('pong');
    jest.advanceTimersByTime(STEP_MS);
    expect(late.ws.isTerminated).toBe(false);
  });

  it('neither ping nor terminate a socket that is closed or closing', () => {
    const [closed, closing] = [watch({ isAnswering: false }), watch({ isAnswering: false })];
    closed.ws.emit('close');
    closing.ws.readyState = 2;
    jest.advanceTimersByTime(2 * MINUTE_MS);
    expect([closed.written, closing.written]).toEqual([[], []]);
    expect([closed.ws.isTerminated, closing.ws.isTerminated]).toEqual([false, false]);
  });

  it('terminate a socket that fails', () => {
    const { ws } = watch();
    ws.emit('error', new Error('reset'));
    expect(ws.isTerminated).toBe(true);
  });
});
