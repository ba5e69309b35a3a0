import { expect, it, jest } from '@jest/globals';
import { importWithRetry } from './importWithRetry.ts';

const noWait = async (): Promise<void> => undefined;

it('imports again after a failure, and calls beforeRetry before each attempt', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue('piece');
  const beforeRetry = jest.fn();
  await expect(importWithRetry(load, { beforeRetry, wait: noWait })).resolves.toBe('piece');
  expect(beforeRetry).toHaveBeenCalledTimes(2);
});

it('throws the last error after four attempts', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('unavailable'));
  await expect(importWithRetry(load, { wait: noWait })).rejects.toThrow('unavailable');
  expect(load).toHaveBeenCalledTimes(4);
});
