import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JackpotOptIn, JackpotState } from '@foyer/contract';
import { PlatformProvider } from '@foyer/platform';
import { fakeServices } from '@foyer/platform/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OPT_IN_RETRIES, OPT_IN_RETRY_MS, useOptInRetries } from './useOptInRetries.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const OUT: JackpotOptIn = {
  status: 'false',
  contribution: '2',
  reasons: [],
  isUndecided: true,
  isJoinShown: false,
};
const stateOf = (optIn: Partial<JackpotOptIn>, link: JackpotState['link'] = 'open'): JackpotState => ({
  link,
  pots: undefined,
  currency: 'EUR',
  rate: 1,
  hasFailed: false,
  optIn: { ...OUT, ...optIn },
});

function setUp() {
  const services = fakeServices();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider host={{ app: 'test', release: 'test', services, Slot: () => null }}>
      {children}
    </PlatformProvider>
  );
  const { result, rerender } = renderHook(({ state }) => useOptInRetries(state), {
    initialProps: { state: stateOf({}) },
    wrapper,
  });
  return {
    sent: () => jest.mocked(services.jackpot.send).mock.calls.map(([action]) => action),
    accept: () => act(() => result.current('2')),
    /** A request that the provider answers with the reasons. */
    fail(reasons: readonly string[], link?: JackpotState['link']) {
      rerender({ state: stateOf({ pendingRequest: { optIn: true, contribution: '2' } }) });
      rerender({ state: stateOf({ reasons }, link) });
    },
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

describe('opt-in that the player has confirmed', () => {
  it('is sent again after a passing failure, at most three times', () => {
    const { accept, fail, wait, sent } = setUp();
    accept();
    for (let attempt = 0; attempt < OPT_IN_RETRIES + 2; attempt += 1) {
      fail(['UNAVAILABLE']);
      wait(OPT_IN_RETRY_MS - 1);
      expect(sent()).toHaveLength(Math.min(attempt, OPT_IN_RETRIES) + 1);
      wait(1);
    }
    expect(sent()).toEqual(Array(4).fill({ type: 'chosen', contribution: '2' }));
  });

  it.each<[string, readonly string[], JackpotState['link']]>([
    ['a refusal', ['SELF_EXCLUDED'], 'open'],
    ['a failure while the link is down', ['CONNECTION_LOST'], 'waiting'],
  ])('is not sent again after %s', (_what, reasons, link) => {
    const { accept, fail, wait, sent } = setUp();
    accept();
    fail(reasons, link);
    wait(10 * OPT_IN_RETRY_MS);
    expect(sent()).toHaveLength(1);
  });

  it('is sent again once the link is back', () => {
    const { accept, fail, wait, sent } = setUp();
    accept();
    fail(['CONNECTION_LOST'], 'waiting');
    fail(['CONNECTION_LOST']);
    wait(OPT_IN_RETRY_MS);
    expect(sent()).toHaveLength(2);
  });

  it('does not retry a failed choice of the form', () => {
    const { fail, wait, sent } = setUp();
    fail(['UNAVAILABLE']);
    wait(10 * OPT_IN_RETRY_MS);
    expect(sent()).toEqual([]);
  });
});
