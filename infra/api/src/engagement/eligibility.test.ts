import type { EngagementBlock } from '@foyer/kernel/engagement';
import { describe, expect, it } from '@jest/globals';
import { engagementBlocks } from './eligibility.ts';

type Player = Parameters<typeof engagementBlocks>[0];
const OPEN: Player = { status: 'Active', kyc_status: 'Done', engagement_blocked: false, play_blocks: [] };
const SETTINGS = { enabled: true, clientId: 'aurora-web' };

describe('gamification (requirements/states#gamification)', () => {
  it.each<[string, Partial<Player>, readonly EngagementBlock[]]>([
    ['an active player', {}, []],
    ['a player who is blocked at the provider', { engagement_blocked: true }, ['BLOCKED_AT_PROVIDER']],
    ['a self-excluded player', { play_blocks: ['SELF_EXCLUDED'] }, ['SELF_EXCLUDED']],
    ['a player on a time-out', { play_blocks: ['TIMED_OUT'] }, ['TIMED_OUT']],
    [
      'a player whose source of wealth is overdue',
      { play_blocks: ['SOURCE_OF_WEALTH_EXPIRED'] },
      ['SOURCE_OF_WEALTH_EXPIRED'],
    ],
    ['a player whose identity is required', { kyc_status: 'Required' }, ['KYC_REQUIRED']],
    ['a closed account', { status: 'Closed' }, ['ACCOUNT_CLOSED']],
    ['a player with new terms to accept', { play_blocks: ['TERMS_NOT_ACCEPTED'] }, []],
  ])('is closed by the account: %s %j has the blocks %j', (_who, change, blocks) => {
    expect(engagementBlocks({ ...OPEN, ...change }, SETTINGS)).toEqual(blocks);
  });

  it('is closed to everyone while the feature is off or the brand has no client id', () => {
    expect(engagementBlocks(OPEN, { ...SETTINGS, enabled: false })).toEqual(['FEATURE_OFF']);
    expect(engagementBlocks(OPEN, { ...SETTINGS, clientId: null })).toEqual(['CLIENT_ID_MISSING']);
  });

  it('names the most severe reason first', () => {
    expect(
      engagementBlocks(
        { ...OPEN, status: 'Closed', kyc_status: 'Required', play_blocks: ['SELF_EXCLUDED'] },
        { enabled: false, clientId: null },
      ),
    ).toEqual(['ACCOUNT_CLOSED', 'SELF_EXCLUDED', 'KYC_REQUIRED', 'CLIENT_ID_MISSING', 'FEATURE_OFF']);
  });
});
