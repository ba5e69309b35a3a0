import { describe, expect, it } from '@jest/globals';
import { adviceFor } from './launchRefusal.ts';

describe('what a refusal says', () => {
  it('tells the most severe reason and what to do about it', () => {
    expect(adviceFor(['LIMIT_REACHED', 'KYC_REQUIRED'], true)).toEqual({
      reason: 'LIMIT_REACHED',
      tone: 'warning',
      actions: ['limits', 'helpline'],
    });
  });

  it('offers a demo only where there is one', () => {
    expect(adviceFor(['SIGN_IN_REQUIRED'], true).actions).toEqual(['sign-in', 'demo']);
    expect(adviceFor(['SIGN_IN_REQUIRED'], false).actions).toEqual(['sign-in']);
  });

  it('never tempts somebody who asked to be kept away', () => {
    for (const reason of ['SELF_EXCLUDED', 'TIMED_OUT'] as const)
      expect(adviceFor([reason], true).actions).toEqual(['helpline']);
  });

  it('has an answer when the server gives no reason', () => {
    expect(adviceFor([], true)).toMatchObject({
      reason: 'GAME_UNAVAILABLE',
      actions: ['retry', 'other-games'],
    });
  });
});
