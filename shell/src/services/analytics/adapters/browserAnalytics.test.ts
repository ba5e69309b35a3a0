import { afterEach, expect, it, jest } from '@jest/globals';
import type { ConsentState } from '@foyer/contract';
import { createStore } from '@foyer/platform';
import { browserAnalytics, identifyPlayerBy } from './browserAnalytics.ts';

const CONSENT: ConsentState = {
  necessary: true,
  preferences: false,
  analytics: true,
  marketing: false,
  uncategorized: false,
};
const real = globalThis.fetch;
afterEach(() => void Object.assign(globalThis, { fetch: real }));

it('sends the login event with the access token of the player who signed in', async () => {
  const deliveries = jest.fn<typeof fetch>(() => Promise.resolve({ status: 204 } as Response));
  Object.assign(globalThis, { fetch: deliveries });
  const settled = createStore(CONSENT);
  const analytics = browserAnalytics({
    consent: { ...settled, openPreferences: () => undefined, settled: () => Promise.resolve(CONSENT) },
    cookies: { read: () => undefined, write: () => undefined, remove: () => undefined },
    now: () => 1,
  });
  await identifyPlayerBy(() => Promise.resolve('token-of-iris'));
  analytics.track('login', {});
  await Promise.resolve();
  dispatchEvent(new Event('pagehide'));
  expect(deliveries).toHaveBeenCalledTimes(1);
  const [, request] = deliveries.mock.calls[0] ?? [];
  expect(request?.headers).toEqual({ authorization: 'Bearer token-of-iris' });
  expect(JSON.parse(request?.body as string)).toMatchObject({ events: [{ name: 'login' }] });
});
