import { describe, expect, it, jest } from '@jest/globals';
import type { Consent, ConsentState } from '@foyer/contract';
import { createStore } from '@foyer/platform';
import { createAnalytics } from './createAnalytics.ts';

const EVENT = { test: 'lobby_shortcuts', variant: 'above-banner' };

function setUp() {
  const answer = Promise.withResolvers<ConsentState>();
  const store = createStore<ConsentState>(consented(false));
  const consent: Consent = { ...store, openPreferences: () => undefined, settled: () => answer.promise };
  const send = jest.fn<(body: string) => void>();
  const analytics = createAnalytics({ consent, send, now: () => 7.4, id: () => 'id' });
  return {
    analytics,
    send,
    async answer(isGiven: boolean) {
      store.set(consented(isGiven));
      answer.resolve(store.current());
      await answer.promise;
    },
  };
}

const consented = (analytics: boolean): ConsentState => ({
  necessary: true,
  preferences: false,
  analytics,
  marketing: false,
  uncategorized: false,
});

describe('analytics', () => {
  it('sends nothing before the visitor answers', () => {
    const { analytics, send } = setUp();
    analytics.track('experiment_exposed', EVENT);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends waiting events once consent is given', async () => {
    const { analytics, send, answer } = setUp();
    analytics.track('experiment_exposed', EVENT);
    await answer(true);
    expect(send.mock.calls.map(([body]) => JSON.parse(body) as unknown)).toEqual([
      { visit: 'id', events: [{ id: 'id', name: 'experiment_exposed', at: 7, properties: EVENT }] },
    ]);
  });

  it('reports exposure to a test once', async () => {
    const { analytics, send, answer } = setUp();
    await answer(true);
    analytics.track('experiment_exposed', EVENT);
    analytics.track('experiment_exposed', EVENT);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('drops waiting and later events after a refusal', async () => {
    const { analytics, send, answer } = setUp();
    analytics.track('experiment_exposed', EVENT);
    await answer(false);
    analytics.track('experiment_exposed', EVENT);
    expect(send).not.toHaveBeenCalled();
  });
});
