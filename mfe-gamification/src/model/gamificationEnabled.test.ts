import { describe, expect, it } from '@jest/globals';
import { isGamificationEnabled, type GamificationFacts } from './gamificationEnabled.ts';

const open: GamificationFacts = {
  isFeatureEnabled: true, isBlockedAtProvider: false, clientId: 'foyer', isSelfExcluded: false, isSourceOfWealthExpired: false, kycStatus: 'Done', isAccountClosed: false,
};

describe('gamification (spec §4.8)', () => {
  it.each<[string, Partial<GamificationFacts> | undefined, boolean]>([
    ['when everything holds', {}, true],
    ['when identity was never asked for', { kycStatus: 'NotRequired' }, true],
    ['not with the feature off', { isFeatureEnabled: false }, false],
    ['not when the provider blocks the player', { isBlockedAtProvider: true }, false],
    ['not without a client id', { clientId: undefined }, false],
    ['not with an empty client id', { clientId: '' }, false],
    ['not when self-excluded', { isSelfExcluded: true }, false],
    ['not when the source of wealth is overdue', { isSourceOfWealthExpired: true }, false],
    ['not when identity is required', { kycStatus: 'Required' }, false],
    ['not on a closed account', { isAccountClosed: true }, false],
    ['not while nothing is known', undefined, false],
  ])('is open %s: %j', (_when, change, expected) => {
    expect(isGamificationEnabled(change && { ...open, ...change })).toBe(expected);
  });
});
