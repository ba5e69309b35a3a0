import { expect, it, jest } from '@jest/globals';
import { onRetry, persistently } from './persistently.ts';

it('asks for a fresh address before it fetches again', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('piece');
  const retry = jest.fn();
  onRetry(retry);
  await expect(persistently(load)).resolves.toBe('piece');
  expect(retry).toHaveBeenCalledTimes(1);
});
