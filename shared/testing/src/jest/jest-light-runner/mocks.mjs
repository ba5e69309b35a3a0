import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** The part of Jest's `jest` object that tests on Node use. */
export const jestObject = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  // the runner measures the duration of tests by it
  useFakeTimers: (options) =>
    timers.useFakeTimers({ ...options, doNotFake: [...(options?.doNotFake ?? []), 'performance'] }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
};

/** Undoes what a test file replaced, because the files of a worker share one process. */
export function restoreAll() {
  mocker.restoreAllMocks();
  timers.useRealTimers();
}
