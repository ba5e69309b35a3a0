import { expect, it, jest } from '@jest/globals';
import { onRetry, importWithRetry } from './importWithRetry.ts';

it('requests a fresh address before a retry', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue('piece');
  const retry = jest.fn();
  onRetry(retry);
  await expect(importWithRetry(load)).resolves.toBe('piece');
  expect(retry).toHaveBeenCalledTimes(1);
});
