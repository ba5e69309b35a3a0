import { expect, it, jest } from '@jest/globals';
import { oneAtATime } from './oneAtATime.ts';

it('repeats a request once for all calls during it, and resolves after the repetition', async () => {
  const answers: (() => void)[] = [];
  const request = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const refresh = oneAtATime(request);
  const finished: string[] = [];
  const first = refresh().then(() => finished.push('first'));
  const second = refresh().then(() => finished.push('second'));
  void refresh();
  expect(request).toHaveBeenCalledTimes(1);
  answers.shift()?.();
  await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(2);
  expect(finished).toEqual([]);
  answers.shift()?.();
  await Promise.all([first, second]);
  expect(request).toHaveBeenCalledTimes(2);
});

it('starts a new request after the last one has ended', async () => {
  const request = jest.fn(() => Promise.resolve());
  const refresh = oneAtATime(request);
  await refresh();
  await refresh();
  expect(request).toHaveBeenCalledTimes(2);
});
