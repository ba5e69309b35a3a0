import { describe, expect, it } from '@jest/globals';
import type { RewardStatus } from '@foyer/graphql/main';
import { outcomeOf } from './rewardOutcome.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const EARLIER = '2026-11-21T11:00:00.000Z';
const LATER = '2026-11-21T13:00:00.000Z';

describe('outcome of a reward', () => {
  it.each<[RewardStatus, string | null, string | null, RewardStatus]>([
    ['Credited', NOON, LATER, 'Credited'],
    ['Removed', EARLIER, LATER, 'Credited'],
    ['Removed', null, EARLIER, 'Expired'],
    ['Removed', null, LATER, 'Removed'],
    ['Removed', null, null, 'Removed'],
    ['Expired', null, EARLIER, 'Expired'],
    ['FailedProcessing', null, EARLIER, 'FailedProcessing'],
  ])('%s, claimed %s, ending %s: %s', (status, claimedAt, endsAt, expected) =>
    expect(outcomeOf({ status, claimedAt, endsAt, updatedAt: NOON })).toBe(expected),
  );
});
