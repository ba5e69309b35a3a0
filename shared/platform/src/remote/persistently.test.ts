import { expect, it, jest } from '@jest/globals';
import { persistently } from './persistently.ts';

const noWait = async (): Promise<void> => undefined;

it('fetches again until it is there, and says so before each attempt', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('piece');
  const beforeRetry = jest.fn();
  await expect(persistently(load, { beforeRetry, wait: noWait })).resolves.toBe('piece');
  expect(beforeRetry).toHaveBeenCalledTimes(2);
});

it('says so when it is lost', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  await expect(persistently(load, { wait: noWait })).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(4);
});
