import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from '../remote/platformContext.tsx';
import { fakeServices } from '../testing/index.ts';
import { useTimedReload, type ReloadTimes } from './useTimedReload.ts';

const START = 1_000_000;

beforeEach(() => void jest.useFakeTimers({ now: START }));
afterEach(() => void jest.useRealTimers());

function follow(first: ReloadTimes) {
  const clock = { shift: 0 };
  const reload = jest.fn();
  const services = fakeServices({}, { now: () => Date.now() + clock.shift });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider host={{ app: 'test', release: 'test', services, Slot: () => null }}>
      {children}
    </PlatformProvider>
  );
  const { rerender, unmount } = renderHook((times: ReloadTimes) => useTimedReload(reload, times), {
    initialProps: first,
    wrapper,
  });
  return {
    rerender,
    unmount,
    clock,
    /** Number of reloads until the time in ms since the start. */
    until: (ms: number): number => {
      jest.advanceTimersByTime(START + ms - Date.now());
      return reload.mock.calls.length;
    },
  };
}

describe('useTimedReload', () => {
  it('reloads at each instant, and not at those in the past', () => {
    const { until } = follow({ at: [START + 2_500, START - 1, START + 1_500] });
    expect([1_499, 1_500, 2_499, 2_500, 60_000].map(until)).toEqual([0, 1, 1, 2, 2]);
  });

  it('reloads once for instants that passed while the computer slept', () => {
    const { until, clock } = follow({ at: [START + 60_000, START + 90_000] });
    clock.shift = 3_600_000;
    expect([1_000, 5_000].map(until)).toEqual([1, 1]);
  });

  it('reloads for an instant that passed before its answer arrived', () => {
    const { until, rerender } = follow({});
    until(1_500);
    rerender({ at: [START + 1_200] });
    expect(until(2_000)).toBe(1);
  });

  it('repeats while a period is given, and stops with the component', () => {
    const { until, rerender, unmount } = follow({ everyMs: 1_500 });
    expect([1_499, 1_500, 3_000].map(until)).toEqual([0, 1, 2]);
    rerender({});
    expect(until(10_000)).toBe(2);
    rerender({ everyMs: 1_500 });
    unmount();
    expect(until(20_000)).toBe(2);
  });
});
