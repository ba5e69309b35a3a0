import { describe, expect, it } from '@jest/globals';
import { isGamificationEnabled } from './gamification.ts';

type Player = Parameters<typeof isGamificationEnabled>[0];
const OPEN: Player = { status: 'Active', kyc_status: 'Done', engagement_blocked: false, play_blocks: [] };

describe('gamification (requirements/states#gamification)', () => {
  it.each<[string, Partial<Player>, boolean]>([
    ['an active player', {}, true],
    ['a player who is blocked at the provider', { engagement_blocked: true }, false],
    ['a self-excluded player', { play_blocks: ['SELF_EXCLUDED'] }, false],
    ['a player whose source of wealth is overdue', { play_blocks: ['SOURCE_OF_WEALTH_EXPIRED'] }, false],
    ['a player whose identity is required', { kyc_status: 'Required' }, false],
    ['a closed account', { status: 'Closed' }, false],
    ['a player with new terms to accept', { play_blocks: ['TERMS_NOT_ACCEPTED'] }, true],
  ])('depends on brand and player: %s %j is %s', (_who, change, isEnabled) => {
    expect(isGamificationEnabled({ ...OPEN, ...change }, { enabled: true })).toBe(isEnabled);
  });

  it('is closed to everyone while the feature is off', () => {
    expect(isGamificationEnabled(OPEN, { enabled: false })).toBe(false);
  });
});
