import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCache } from '@foyer/data';
import { followRewards } from './adapters/followRewards.ts';

const LONGEST_MS = 30_000;
const update = {
  __typename: 'RewardUpdate',
  assignationId: 'a',
  status: 'Credited',
  reward: {
    __typename: 'RewardItem',
    rewardId: 'drop',
    name: 'Drop',
    startsAt: null,
    endsAt: null,
    claimType: 'Manual',
    rewardReason: null,
    rewardType: { __typename: 'MoneyDropReward', moneyDropAmount: 500, currency: 'EUR' },
  },
};

/** A server whose stream the test can feed and break. */
function server() {
  const streams: { next(result: ApolloLink.Result): void; error(error: unknown): void; complete(): void }[] =
    [];
  const link = new ApolloLink(() => new Observable((observer) => void streams.push(observer)));
  return { streams, apollo: new ApolloClient({ cache: createCache(), link }) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the stream of rewards', () => {
  it.each(['error', 'complete'] as const)('is reopened after an %s, reports it and continues', (end) => {
    const { streams, apollo } = server();
    const heard: string[] = [];
    const stop = followRewards(apollo, {
      updated: ({ assignationId, status }) => heard.push(`${assignationId} ${status}`),
      resumed: () => heard.push('resumed'),
    });
    streams[0]?.next({ data: { rewardUpdated: update } });
    if (end === 'error') streams[0]?.error(new TypeError('gone'));
    else streams[0]?.complete();
    expect(streams).toHaveLength(1);
    jest.advanceTimersByTime(LONGEST_MS);
    streams[1]?.next({ data: { rewardUpdated: { ...update, assignationId: 'b' } } });
    expect(heard).toEqual(['a Credited', 'resumed', 'b Credited']);
    stop();
  });

  it('ends with the page and is not reopened', () => {
    const { streams, apollo } = server();
    const stop = followRewards(apollo, { updated: jest.fn(), resumed: jest.fn() });
    streams[0]?.error(new TypeError('gone'));
    stop();
    jest.advanceTimersByTime(LONGEST_MS);
    expect(streams).toHaveLength(1);
  });
});
