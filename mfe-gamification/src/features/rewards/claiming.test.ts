import { describe, expect, it } from '@jest/globals';
import { isClaiming, whileClaiming } from './claiming.ts';

describe('claims in progress', () => {
  it('block a replacement of the remote until each has its response, also a failed one', async () => {
    const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const first = whileClaiming(one.promise);
    const second = whileClaiming(two.promise);
    expect(isClaiming()).toBe(true);
    one.resolve('credited');
    expect(await first).toBe('credited');
    expect(isClaiming()).toBe(true);
    two.reject(new Error('no answer'));
    await expect(second).rejects.toThrow('no answer');
    expect(isClaiming()).toBe(false);
  });
});
