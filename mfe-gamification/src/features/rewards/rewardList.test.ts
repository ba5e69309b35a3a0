import { describe, expect, it } from '@jest/globals';
import type { RewardStatus } from '@foyer/graphql/main';
import {
  rewardList,
  rewardSections,
  statusAt,
  type ListedReward,
  type RewardEntry,
  type RewardEvent,
} from './rewardList.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const at = (hours: number): string => new Date(NOON + hours * 3_600_000).toISOString();

function given(
  id: string,
  status: RewardStatus = 'Unclaimed',
  times: { startsAt?: string | null; endsAt?: string | null; claimType?: 'Manual' | 'Automatic' } = {},
): ListedReward {
  const { startsAt = at(-1), endsAt = at(5), claimType = 'Manual' } = times;
  return {
    assignationId: id,
    status,
    reward: {
      __typename: 'RewardItem',
      rewardId: 'drop',
      name: id,
      startsAt,
      endsAt,
      claimType,
      rewardReason: null,
      rewardKind: 'Incentive',
      depositCondition: 'ALWAYS',
      rewardType: { __typename: 'MoneyDropReward', moneyDropAmount: 500, currency: 'EUR' },
    },
  };
}

function play(...events: readonly RewardEvent[]): readonly RewardEntry[] {
  return events.reduce<readonly RewardEntry[]>(rewardList, []);
}

const shown = (entries: readonly RewardEntry[]) =>
  entries.map(({ assignationId, status, loading, problem }) =>
    [assignationId, status, loading, ...(problem ? [problem] : [])].join(' '),
  );
const list = (...rewards: readonly ListedReward[]): RewardEvent => ({ type: 'listed', rewards });
const update = (reward: ListedReward): RewardEvent => ({ type: 'updated', update: reward });
const sent: RewardEvent = { type: 'claim-sent', key: 'drop:a' };

describe('the list of rewards (requirements/states#rewards)', () => {
  it.each<[string, readonly RewardEvent[], readonly string[]]>([
    [
      'ignores an unknown reward that is credited',
      [list(given('a')), update(given('b', 'Credited'))],
      ['a Unclaimed false'],
    ],
    [
      'adds an unknown reward that is claimed by hand',
      [list(given('a')), update(given('b'))],
      ['a Unclaimed false', 'b Unclaimed false'],
    ],
    [
      'adds a reward that starts later',
      [update(given('b', 'Scheduled', { startsAt: at(1) }))],
      ['b Scheduled false'],
    ],
    [
      'ignores an unknown reward that is claimed automatically',
      [list(given('a')), update(given('b', 'Unclaimed', { claimType: 'Automatic' }))],
      ['a Unclaimed false'],
    ],
    [
      'updates a known reward and ends its loading state',
      [list(given('a')), sent, update(given('a', 'Credited'))],
      ['a Credited false'],
    ],
    [
      'updates a known reward that is claimed automatically',
      [
        list(given('a', 'Scheduled', { claimType: 'Automatic' })),
        update(given('a', 'Credited', { claimType: 'Automatic' })),
      ],
      ['a Credited false'],
    ],
    [
      'marks a claim as in progress',
      [list(given('a'), given('b')), sent],
      ['a Unclaimed true', 'b Unclaimed false'],
    ],
    [
      'keeps that mark when the list is refetched',
      [list(given('a')), sent, list(given('a'))],
      ['a Unclaimed true'],
    ],
    [
      'applies the response to a claim',
      [list(given('a')), sent, { type: 'claim-answered', key: 'drop:a', status: 'Credited' }],
      ['a Credited false'],
    ],
    [
      'applies response and update in any order',
      [
        list(given('a')),
        sent,
        update(given('a', 'Credited')),
        { type: 'claim-answered', key: 'drop:a', status: 'Credited' },
      ],
      ['a Credited false'],
    ],
    [
      'stores the reason of a refused claim',
      [list(given('a')), sent, { type: 'claim-refused', key: 'drop:a', problem: 'FAILED' }],
      ['a Unclaimed false FAILED'],
    ],
    [
      'clears the refusal with the next claim',
      [list(given('a')), sent, { type: 'claim-refused', key: 'drop:a', problem: 'UNCONFIRMED' }, sent],
      ['a Unclaimed true'],
    ],
    [
      'keeps claimed rewards that a new list omits',
      [list(given('a'), given('b')), update(given('a', 'Credited')), list(given('b'))],
      ['b Unclaimed false', 'a Credited false'],
    ],
    [
      'ignores the older status of a list requested before the claim',
      [list(given('a')), update(given('a', 'Credited')), list(given('a'))],
      ['a Credited false'],
    ],
    [
      'removes rewards that a new list omits',
      [list(given('a'), given('b')), list(given('b'))],
      ['b Unclaimed false'],
    ],
    [
      'removes all credited rewards at once, and no others',
      [
        list(given('a'), given('b'), given('c')),
        update(given('a', 'Credited')),
        update(given('b', 'Credited')),
        { type: 'credited-removed' },
      ],
      ['c Unclaimed false'],
    ],
    [
      'sorts by start time',
      [
        list(
          given('c', 'Scheduled', { startsAt: at(3) }),
          given('a', 'Unclaimed', { startsAt: null }),
          given('b', 'Unclaimed', { startsAt: at(-2) }),
        ),
      ],
      ['a Unclaimed false', 'b Unclaimed false', 'c Scheduled false'],
    ],
  ])('%s', (_rule, events, expected) => expect(shown(play(...events))).toEqual(expected));
});

describe('status of a reward over time', () => {
  it.each<[RewardStatus, number, number | null, RewardStatus]>([
    ['Scheduled', 1, 5, 'Scheduled'],
    ['Scheduled', 0, 5, 'Unclaimed'],
    ['Scheduled', -2, -1, 'Expired'],
    ['Unclaimed', -2, 0, 'Expired'],
    ['Unclaimed', -2, null, 'Unclaimed'],
    ['Credited', -2, -1, 'Credited'],
    ['FailedProcessing', -2, -1, 'FailedProcessing'],
    ['Processing', -2, -1, 'Processing'],
  ])('%s from %i h to %s h is %s now', (status, starts, ends, expected) => {
    expect(
      statusAt(given('a', status, { startsAt: at(starts), endsAt: ends === null ? null : at(ends) }), NOON),
    ).toBe(expected);
  });

  it('lists future rewards separately and omits removed ones', () => {
    const entries = play(
      list(given('a'), given('later', 'Scheduled', { startsAt: at(2) }), given('off')),
      update(given('off', 'Removed')),
    );
    const { here, coming } = rewardSections(entries, NOON);
    expect([shown(here), shown(coming)]).toEqual([['a Unclaimed false'], ['later Scheduled false']]);
  });
});
