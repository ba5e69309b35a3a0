import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadChatWidget, type LoadedWidget } from './loadChatWidget.ts';

describe('loading the chat window (requirements/constants#live-chat)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is retried three times, every 500 ms', async () => {
    const load = jest.fn<() => Promise<LoadedWidget>>().mockRejectedValue(new Error('no file'));
    const result = loadChatWidget(load).then(
      () => 'loaded',
      () => 'failed',
    );
    for (const attempts of [1, 2, 3, 4]) {
      await jest.advanceTimersByTimeAsync(0);
      expect(load).toHaveBeenCalledTimes(attempts);
      await jest.advanceTimersByTimeAsync(499);
      expect(load).toHaveBeenCalledTimes(attempts);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(await result).toBe('failed');
    expect(load).toHaveBeenCalledTimes(4);
  });
});
