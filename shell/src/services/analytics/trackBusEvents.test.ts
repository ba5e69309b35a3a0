import { describe, expect, it, jest } from '@jest/globals';
import type { Analytics } from '@foyer/contract';
import { createBus } from '../bus/createBus.ts';
import { HEARTBEAT_MS, trackBusEvents } from './trackBusEvents.ts';

function setUp(isVisible = true, first = 'lobby') {
  const bus = createBus(() => undefined);
  const track = jest.fn<Analytics['track']>();
  const beats: (() => void)[] = [];
  const pauses: number[] = [];
  const start = (): void =>
    trackBusEvents({
      bus,
      analytics: { track },
      route: () => (first === '' ? undefined : first),
      isVisible: () => isVisible,
      every: (ms, act) => {
        pauses.push(ms);
        beats.push(act);
      },
    });
  return { bus, track, start, pauses, beat: () => beats.forEach((act) => act()) };
}

describe('trackBusEvents', () => {
  it('reports the page that was shown before its start, and no sign-in for a restored session', () => {
    const { bus, track, start } = setUp();
    bus.emit('session.signed-in', { playerId: 'player' as never });
    start();
    expect(track.mock.calls).toEqual([['page_viewed', { route: 'lobby' }]]);
  });

  it('reports a page without a route as not found, never its address', () => {
    const { bus, track, start } = setUp(true, '');
    start();
    bus.emit('navigation.page-changed', { route: undefined, pathname: '/en/aino@players.test/' });
    expect(track.mock.calls).toEqual([
      ['page_viewed', { route: 'not-found' }],
      ['page_viewed', { route: 'not-found' }],
    ]);
  });

  it.each([
    ['SESSION_EXPIRED', { reason: 'SESSION_EXPIRED' }],
    [undefined, {}],
  ] as const)('reports a sign-out with the reason %s', (reason, properties) => {
    const { bus, track, start } = setUp();
    start();
    track.mockClear();
    bus.emit('session.signed-out', { reason });
    expect(track.mock.calls).toEqual([['logout', properties]]);
  });

  it('sends a heartbeat every 10 minutes while the page is visible', () => {
    const { track, start, beat, pauses } = setUp();
    start();
    track.mockClear();
    beat();
    beat();
    expect([HEARTBEAT_MS, pauses, track.mock.calls]).toEqual([
      600_000,
      [600_000],
      [
        ['heartbeat', { minutes: 10 }],
        ['heartbeat', { minutes: 20 }],
      ],
    ]);
  });

  it('sends no heartbeat of a hidden page', () => {
    const { track, start, beat } = setUp(false);
    start();
    track.mockClear();
    beat();
    expect(track).not.toHaveBeenCalled();
  });
});
