import { describe, expect, it } from '@jest/globals';
import { INITIAL, transition, type LiveEvent } from './live.machine.ts';

const told = (event: string, data: unknown, now: number): LiveEvent => ({ type: 'told', event, data, now });
const status = told('status', { asOf: '2026-11-22T10:00:00.000Z', value: { version: 7 } }, 1_000);

describe('live state', () => {
  it.each<[what: string, events: readonly LiveEvent[], mode: string]>([
    ['is nothing at first', [], 'connecting'],
    ['is live with the first answer', [status], 'live'],
    ['is stale when the registry is away', [status, told('stale', {}, 2_000)], 'stale'],
    [
      'is live again with a beat',
      [status, told('stale', {}, 2_000), told('beat', { asOf: '2026-11-22T10:00:09.000Z' }, 3_000)],
      'live',
    ],
    ['is stale when the stream breaks', [status, { type: 'broken' }], 'stale'],
    [
      'is still on its way when the stream breaks before the first answer',
      [{ type: 'broken' }],
      'connecting',
    ],
    ['is live while the server beats', [status, { type: 'time-passed', now: 10_900 }], 'live'],
    ['is stale when the stream only looks open', [status, { type: 'time-passed', now: 11_100 }], 'stale'],
    [
      'ends with the session, whatever the stream does then',
      [status, told('signed-out', {}, 2_000), { type: 'broken' }],
      'signed-out',
    ],
  ])('%s', (_what, events, mode) => {
    expect(events.reduce(transition, INITIAL).mode).toBe(mode);
  });

  it('keeps the last data with its time', () => {
    const state = [status, told('stale', {}, 2_000)].reduce(transition, INITIAL);
    expect(state.status).toEqual({ version: 7 });
    expect(state.asOf).toBe(Date.parse('2026-11-22T10:00:00.000Z'));
  });

  it('counts alerts', () => {
    expect([status, told('alert', {}, 2), told('alert', {}, 3)].reduce(transition, INITIAL).alerts).toBe(2);
  });
});
