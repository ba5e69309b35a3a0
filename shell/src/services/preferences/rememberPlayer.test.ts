import { describe, expect, it } from '@jest/globals';
import type { LogoutReason, OverlayRequest } from '@foyer/contract';
import type { PlayerId } from '@foyer/kernel';
import { fakeServices } from '@foyer/platform/testing';
import type { CookieName } from '../storage/adapters/cookies.ts';
import { rememberPlayer } from './rememberPlayer.ts';

function setUp() {
  const services = fakeServices();
  const stored = new Map<CookieName, string>();
  let time = 1_000;
  const memory = rememberPlayer({
    ...services,
    now: () => (time += 1),
    cookies: {
      read: (name) => stored.get(name),
      write: (name, value) => void stored.set(name, value),
      remove: (name) => void stored.delete(name),
    },
  });
  return { ...services, memory, stored: () => Object.fromEntries(stored) };
}

// requirements/entities#client-storage
describe('a player', () => {
  it('has the start of the first game for money stored', () => {
    const { bus, stored } = setUp();
    bus.emit('game.launched', { slug: 'a', mode: 'DEMO' });
    expect(stored()).toEqual({});
    bus.emit('game.launched', { slug: 'a', mode: 'REAL' });
    bus.emit('game.launched', { slug: 'b', mode: 'REAL' });
    expect(stored()).toEqual({ gameInit: '1001' });
  });

  it('has the answer to a reality check stored', () => {
    const { overlays, stored } = setUp();
    overlays.set({ status: 'open', request: { variant: 'reality-check' } as OverlayRequest });
    expect(stored()).toEqual({});
    overlays.set({ status: 'closed' });
    expect(stored()).toEqual({ realityCheck: '1001' });
  });

  it('has both cleared by a logout (requirements/states#session)', () => {
    const { bus, overlays, stored } = setUp();
    bus.emit('game.launched', { slug: 'a', mode: 'REAL' });
    overlays.set({ status: 'open', request: { variant: 'reality-check' } as OverlayRequest });
    overlays.set({ status: 'closed' });
    bus.emit('session.signed-out', { reason: 'LOGGED_OUT' });
    expect(stored()).toEqual({});
  });

  it.each<[LogoutReason, boolean, object]>([
    ['SESSION_EXPIRED', true, { userEmail: 'aino@aurora.test' }],
    ['JWT_EXPIRED', true, { userEmail: 'aino@aurora.test' }],
    ['SESSION_EXPIRED', false, {}],
    ['LOGGED_OUT', true, {}],
    ['ACCOUNT_BLOCKED', true, {}],
  ])('leaves after a sign-out with %s and preferences consent %s: %j', (reason, preferences, expected) => {
    const { bus, consent, memory, stored } = setUp();
    consent.set({ ...consent.current(), preferences });
    memory.playerRead({ email: 'aino@aurora.test' });
    bus.emit('session.signed-out', { reason });
    expect(stored()).toEqual(expected);
    bus.emit('session.signed-in', { playerId: 'p' as PlayerId });
    expect(stored()).toEqual({});
  });
});
