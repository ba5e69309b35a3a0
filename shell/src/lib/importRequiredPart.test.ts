import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onFirstPart } from './importPart.ts';
import { importRequiredPart, onFailedPart } from './importRequiredPart.ts';

const MINUTE_MS = 60_000;
const failed = jest.fn<(area: string, error: unknown) => void>();
let isBroken: boolean;
const load = jest.fn(() => (isBroken ? Promise.reject(new Error('unavailable')) : Promise.resolve('part')));
const loaded = jest.fn();

function setHidden(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isBroken = true;
  onFirstPart(() => Promise.resolve());
  onFailedPart(failed);
  void importRequiredPart('layout.footer', load).then(loaded);
});
afterEach(async () => {
  jest.restoreAllMocks();
  isBroken = false;
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  jest.useRealTimers();
});

describe('importRequiredPart', () => {
  it('loads the part once its files are available again, and reports the first failure', async () => {
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(loaded).not.toHaveBeenCalled();
    isBroken = false;
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(loaded).toHaveBeenCalledWith('part');
    expect(failed.mock.calls).toEqual([['layout.footer', new Error('unavailable')]]);
  });

  it('stops after several failures until the connection is restored', async () => {
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(load.mock.calls.length).toBeLessThan(30);
    const before = load.mock.calls.length;
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(before);
    isBroken = false;
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledWith('part');
  });

  it('tries again at once when the player clicks', async () => {
    await jest.advanceTimersByTimeAsync(10_500); // the four attempts of importWithRetry
    isBroken = false;
    dispatchEvent(new Event('click'));
    await jest.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledWith('part');
  });

  it('does not try again while the page is hidden, and does when the page becomes visible', async () => {
    await jest.advanceTimersByTimeAsync(10_500); // the four attempts of importWithRetry
    setHidden(true);
    const before = load.mock.calls.length;
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(before);
    isBroken = false;
    setHidden(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledWith('part');
  });
});
