import { describe, expect, it, jest } from '@jest/globals';
import type { Consent, ConsentState } from '@foyer/contract';
import { ANALYTICS_BATCH_SIZE } from '@foyer/kernel/analytics-delivery';
import { createStore } from '@foyer/platform';
import { createAnalytics, DELIVERY_INTERVAL_MS } from './createAnalytics.ts';

const EXPOSURE = { test: 'lobby_shortcuts', variant: 'above-banner' };
const route = (name: string) => ['page_viewed', { route: name }] as const;

function setUp() {
  const answer = Promise.withResolvers<ConsentState>();
  const store = createStore<ConsentState>(consented(false));
  const consent: Consent = { ...store, openPreferences: () => undefined, settled: () => answer.promise };
  const results: boolean[] = [];
  const send = jest.fn<(body: string) => Promise<boolean>>(() => Promise.resolve(results.shift() ?? true));
  const due: (() => void)[] = [];
  const pauses: number[] = [];
  let ids = 0;
  const analytics = createAnalytics({
    consent,
    send,
    now: () => 7.4,
    id: () => String((ids += 1)),
    after: (ms, act) => {
      pauses.push(ms);
      due.push(act);
    },
  });
  const bodies = () =>
    send.mock.calls.map(
      ([body]) =>
        JSON.parse(body) as { visit: string; events: { id: string; name: string; properties: unknown }[] },
    );
  return {
    analytics,
    send,
    results,
    pauses,
    bodies,
    /** Properties of the sent events, by delivery. */
    sent: () => bodies().map(({ events }) => events.map(({ properties }) => properties)),
    /** Ends the interval. */
    async pass() {
      for (const act of due.splice(0)) act();
      await Promise.resolve();
      await Promise.resolve();
    },
    async answer(isGiven: boolean) {
      store.set(consented(isGiven));
      answer.resolve(store.current());
      await answer.promise;
    },
    set: (isGiven: boolean) => store.set(consented(isGiven)),
  };
}

const consented = (analytics: boolean): ConsentState => ({
  necessary: true,
  preferences: false,
  analytics,
  marketing: false,
  uncategorized: false,
});

describe('consent', () => {
  it('sends nothing before the visitor answers, also when the page is left', async () => {
    const { analytics, send, pass } = setUp();
    analytics.track(...route('lobby'));
    analytics.flush();
    await pass();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends waiting events once consent is given', async () => {
    const { analytics, bodies, answer, pass } = setUp();
    analytics.track(...route('lobby'));
    analytics.flush();
    await answer(true);
    await pass();
    expect(bodies()).toEqual([
      { visit: '1', events: [{ id: '2', name: 'page_viewed', at: 7, properties: { route: 'lobby' } }] },
    ]);
  });

  it('drops waiting and later events after a refusal', async () => {
    const { analytics, send, answer, pass } = setUp();
    analytics.track(...route('lobby'));
    await answer(false);
    analytics.track(...route('lobby'));
    await pass();
    expect(send).not.toHaveBeenCalled();
  });

  it('drops events that wait when consent is withdrawn', async () => {
    const { analytics, send, answer, set, pass } = setUp();
    await answer(true);
    analytics.track(...route('lobby'));
    set(false);
    await pass();
    set(true);
    analytics.flush();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('deliveries', () => {
  it('contain the events of five seconds', async () => {
    const { analytics, sent, answer, pass, pauses } = setUp();
    await answer(true);
    for (const name of ['lobby', 'games', 'jackpot']) analytics.track(...route(name));
    expect(sent()).toEqual([]);
    await pass();
    analytics.track(...route('rewards'));
    await pass();
    expect(sent()).toEqual([
      [{ route: 'lobby' }, { route: 'games' }, { route: 'jackpot' }],
      [{ route: 'rewards' }],
    ]);
    expect([DELIVERY_INTERVAL_MS, pauses]).toEqual([5_000, [5_000, 5_000]]);
  });

  it('are sent at once when the page is left, and not again later', async () => {
    const { analytics, sent, answer, pass } = setUp();
    await answer(true);
    analytics.track(...route('lobby'));
    analytics.flush();
    analytics.flush();
    await pass();
    expect(sent()).toEqual([[{ route: 'lobby' }]]);
  });

  it('are sent at once with a sign-out, while the player is known', async () => {
    const { analytics, sent, answer } = setUp();
    await answer(true);
    analytics.track(...route('lobby'));
    analytics.track('logout', {});
    expect(sent()).toEqual([[{ route: 'lobby' }, {}]]);
  });

  it(`contain at most ${ANALYTICS_BATCH_SIZE} events`, async () => {
    const { analytics, sent, answer, pass } = setUp();
    await answer(true);
    for (let count = 0; count <= ANALYTICS_BATCH_SIZE; count += 1) analytics.track(...route('lobby'));
    await pass();
    expect(sent().map(({ length }) => length)).toEqual([ANALYTICS_BATCH_SIZE, 1]);
  });

  it('are repeated with the next event after a failure', async () => {
    const { analytics, results, bodies, answer, pass } = setUp();
    await answer(true);
    results.push(false);
    analytics.track(...route('lobby'));
    await pass();
    analytics.track(...route('games'));
    await pass();
    expect(bodies().map(({ events }) => events.map(({ id }) => id))).toEqual([['2'], ['2', '3']]);
  });

  it('keep the first events of a page that waits long for the answer', async () => {
    const { analytics, sent, answer } = setUp();
    for (let count = 0; count < 2 * ANALYTICS_BATCH_SIZE; count += 1) analytics.track(...route(`r${count}`));
    await answer(true);
    expect(sent()[0]?.at(-1)).toEqual({ route: `r${ANALYTICS_BATCH_SIZE - 1}` });
  });
});

it('reports exposure to a test once', async () => {
  const { analytics, sent, answer, pass } = setUp();
  await answer(true);
  analytics.track('experiment_exposed', EXPOSURE);
  await pass();
  analytics.track('experiment_exposed', EXPOSURE);
  await pass();
  expect(sent()).toEqual([[EXPOSURE]]);
});
