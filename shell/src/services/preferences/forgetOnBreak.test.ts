import { describe, expect, it, jest } from '@jest/globals';
import { fakeServices } from '@foyer/platform/testing';
import { forgetOnBreak } from './forgetOnBreak.ts';

function setUp() {
  const { bus } = fakeServices();
  const removed: string[] = [];
  const unsubscribe = jest.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  forgetOnBreak({
    bus,
    local: { removeItem: (name) => void removed.push(name) },
    cookies: { remove: (name) => void removed.push(name) },
    workers: {
      getRegistrations: async () => [registration as unknown as ServiceWorkerRegistration],
    },
  });
  return { bus, removed, unsubscribe };
}

describe('a browser whose player started a break', () => {
  it('deletes recently played games and ends push subscriptions', async () => {
    const { bus, removed, unsubscribe } = setUp();
    bus.emit('session.signed-out', { reason: 'BREAK_STARTED' });
    expect(removed).toEqual(expect.arrayContaining(['recently-played-games', 'sportsCoupon', 'userEmail']));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
  it('keeps everything after any other end of the session', () => {
    const { bus, removed } = setUp();
    bus.emit('session.signed-out', { reason: 'LOGGED_OUT' });
    expect(removed).toEqual([]);
  });
});
