import { describe, expect, it } from '@jest/globals';
import type { Status } from '@foyer/kernel/status-answers';
import type { LiveMessage } from '../adapters/liveStream.ts';
import { INITIAL, transition, type LiveEvent } from './live.machine.ts';

const received = (message: LiveMessage, now: number): LiveEvent => ({ type: 'received', message, now });
const STATUS: Status = {
  environment: 'production',
  version: 7,
  issuedAt: '2026-11-22T10:00:00.000Z',
  locks: [],
  withdrawn: [],
  apps: [],
};
const status = received({ event: 'status', asOf: '2026-11-22T10:00:00.000Z', value: STATUS }, 1_000);
const stale = received({ event: 'stale' }, 2_000);
const alert = (now: number): LiveEvent => received({ event: 'alert' }, now);

describe('live state', () => {
  it.each<[what: string, events: readonly LiveEvent[], mode: string]>([
    ['is nothing at first', [], 'connecting'],
    ['is live with the first answer', [status], 'live'],
    ['is stale when the registry is unavailable', [status, stale], 'stale'],
    [
      'is live again with a beat',
      [status, stale, received({ event: 'beat', asOf: '2026-11-22T10:00:09.000Z' }, 3_000)],
      'live',
    ],
    ['is disconnected when the stream breaks', [status, { type: 'broken' }], 'disconnected'],
    [
      'is disconnected when the stream breaks before the first response',
      [{ type: 'broken' }],
      'disconnected',
    ],
    ['is stale when the registry is unavailable from the start', [stale], 'stale'],
    ['is live when the stream reconnects', [status, { type: 'broken' }, status], 'live'],
    ['is live while the server beats', [status, { type: 'time-passed', now: 10_900 }], 'live'],
    [
      'is disconnected when the server is silent on an open stream',
      [status, { type: 'time-passed', now: 11_100 }],
      'disconnected',
    ],
    [
      'ends with the session, whatever the stream does then',
      [status, received({ event: 'signed-out' }, 2_000), { type: 'broken' }],
      'signed-out',
    ],
  ])('%s', (_what, events, mode) => {
    expect(events.reduce(transition, INITIAL).mode).toBe(mode);
  });

  it('keeps the last data with its time', () => {
    const state = [status, stale].reduce(transition, INITIAL);
    expect(state.status).toEqual(STATUS);
    expect(state.asOf).toBe(Date.parse('2026-11-22T10:00:00.000Z'));
  });

  it('counts publications of content', () => {
    const content = received({ event: 'content' }, 2_000);
    expect([status, content, content].reduce(transition, INITIAL).content).toBe(2);
  });

  it('counts alerts', () => {
    expect([status, alert(2), alert(3)].reduce(transition, INITIAL).alerts).toBe(2);
  });
});
