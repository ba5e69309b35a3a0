import { expect, it, jest } from '@jest/globals';
import { onRetry, persistently } from './persistently.ts';

const noWait = async (): Promise<void> => undefined;

it('fetches again, under a fresh address, until it is there', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone')).mockResolvedValue('piece');
  const retry = jest.fn();
  onRetry(retry);
  await expect(persistently(load, noWait)).resolves.toBe('piece');
  expect(retry).toHaveBeenCalledTimes(2);
});

it('says so when it is lost', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  await expect(persistently(load, noWait)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(4);
});
