import { afterEach, describe, expect, it } from '@jest/globals';
import { ignoredErrorCounts, ignoreError, reportIgnoredErrors } from './ignore-error.ts';

describe('ignoreError', () => {
  let restore = (): void => undefined;
  afterEach(() => restore());

  it('turns a rejection into undefined and counts it by reason', async () => {
    const before = ignoredErrorCounts().get('cache is optional') ?? 0;

    await expect(
      Promise.reject(new Error('no space')).catch(ignoreError('cache is optional')),
    ).resolves.toBeUndefined();
    ignoreError('cache is optional')('not an Error');

    expect(ignoredErrorCounts().get('cache is optional')).toBe(before + 2);
    expect(ignoredErrorCounts().get('another reason')).toBeUndefined();
  });

  it('passes reason and error to the reporter until it is restored', () => {
    const reported: unknown[] = [];
    const error = new Error('unavailable');
    restore = reportIgnoredErrors((reason, cause) => reported.push([reason, cause]));

    ignoreError('player left')(error);
    restore();
    ignoreError('player left')(error);

    expect(reported).toEqual([['player left', error]]);
  });
});
