import { describe, expect, it } from '@jest/globals';
import { adviceFor } from './launchRefusal.ts';

describe('text for a refusal', () => {
  it('shows the most severe reason and its action', () => {
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

  it('offers no games to self-excluded players', () => {
    for (const reason of ['SELF_EXCLUDED', 'TIMED_OUT'] as const)
      expect(adviceFor([reason], true).actions).toEqual(['helpline']);
  });

  it('has a text when the server gives no reason', () => {
    expect(adviceFor([], true)).toMatchObject({
      reason: 'GAME_UNAVAILABLE',
      actions: ['retry', 'other-games'],
    });
  });
});
