import { describe, expect, it } from '@jest/globals';
import type { GameLaunchRefusalReason } from '@foyer/graphql/main';
import { adviceFor, ruleOf } from './launchRefusal.ts';

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

describe('the rule behind a refusal (requirements/regulation#why-this-rule)', () => {
  const limit = (kind: string, periods: readonly string[]) => ({ kind, periods });
  it.each<[GameLaunchRefusalReason, readonly ReturnType<typeof limit>[], string | undefined]>([
    ['SELF_EXCLUDED', [], 'selfExclusion'],
    ['PRODUCT_EXCLUDED', [], 'selfExclusion'],
    ['TIMED_OUT', [], 'timeOut'],
    ['KYC_REQUIRED', [], 'identityCheck'],
    ['ON_BREAK', [], 'forcedBreak'],
    ['LIMIT_REQUIRED', [limit('deposit', ['Month'])], 'depositLimit'],
    [
      'LIMIT_REACHED',
      [limit('deposit', ['Day']), limit('loss', []), limit('session', ['Day'])],
      'sessionLimit',
    ],
    ['LIMIT_REACHED', [limit('session', ['Day']), limit('loss', ['Week'])], 'lossLimit'],
    ['LIMIT_REACHED', [], 'lossLimit'],
    ['GAME_UNAVAILABLE', [], undefined],
    ['COUNTRY_NOT_ALLOWED', [], undefined],
  ])('is found for %s with the limits %j: %s', (reason, limits, rule) =>
    expect(ruleOf(reason, limits)).toBe(rule),
  );
});
