import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RewardBlock, RewardStatus } from '@foyer/graphql/main';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  type FakeWorld,
  type GraphqlMock,
} from '@foyer/platform/testing';
import {
  ClaimRewardDocument,
  type ClaimRewardMutation,
  type ClaimRewardMutationVariables,
} from '../../features/rewards/ClaimReward.generated.ts';
import {
  PlayerRewardsDocument,
  type PlayerRewardsQuery,
} from '../../features/rewards/PlayerRewards.generated.ts';
import {
  RemoveRewardsDocument,
  type RemoveRewardsMutationVariables,
} from '../../features/rewards/RemoveRewards.generated.ts';
import { RewardsContextSubscriptionDocument } from '../../features/rewards/RewardsContext.generated.ts';
import { Component } from './RewardsPage.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const at = (hours: number): string => new Date(NOON + hours * 3_600_000).toISOString();

type Node = NonNullable<PlayerRewardsQuery['viewer']>['playerRewards']['edges'][number]['node'];

type Progress = NonNullable<
  Extract<Node['reward']['rewardType'], { readonly __typename: 'FreeSpinReward' }>['progress']
>;
const progress = (status: Progress['status'], used: number, left: number): Progress => ({
  __typename: 'FreeSpinProgress',
  status,
  used,
  left,
  won: 155,
  forfeitReason: status === 'Forfeited' ? 'SELF_EXCLUDED' : null,
});

function drop(assignationId: string, status: RewardStatus = 'Unclaimed', startsAt = at(-1)): Node {
  return {
    __typename: 'PlayerReward',
    assignationId,
    status,
    assignedAt: at(-2),
    updatedAt: at(-1),
    reason: null,
    reward: {
      __typename: 'RewardItem',
      rewardId: 'drop',
      name: `Drop ${assignationId}`,
      startsAt,
      endsAt: at(30),
      claimType: 'Manual',
      rewardReason: null,
      rewardKind: 'Incentive',
      depositCondition: 'ALWAYS',
      rewardType: { __typename: 'MoneyDropReward', moneyDropAmount: 500, currency: 'EUR' },
    },
  };
}

const bonus: Node = {
  ...drop('bonus'),
  reward: {
    ...drop('bonus').reward,
    rewardId: 'bonus',
    name: 'Weekend boost',
    rewardType: {
      __typename: 'BonusMoneyDropReward',
      bonusAmount: 2_000,
      currency: 'EUR',
      wageringRequirementFactor: 10,
      maxPayout: 20_000,
    },
  },
};

function spins(assignationId: string, progress: Progress | null): Node {
  return {
    ...drop(assignationId, progress === null ? 'Unclaimed' : 'Credited'),
    reward: {
      ...drop(assignationId).reward,
      rewardId: 'spins',
      name: `Spins ${assignationId}`,
      rewardType: {
        __typename: 'FreeSpinReward',
        freeSpinsAmount: 10,
        value: 20,
        currency: 'EUR',
        gameName: 'Ember Hollow',
        spinsWageringFactor: 10,
        maxPayout: 5_000,
        gameDescriptorV2: {
          __typename: 'GameDescriptorV2',
          url: `/games/ember-hollow/?freeSpins=${assignationId}`,
        },
        progress,
      },
    },
  };
}

function listOf(
  nodes: readonly Node[],
  rewardBlocks: readonly RewardBlock[] = [],
  freeSpins: readonly Node[] = [],
): GraphqlMock {
  const edges = nodes.map((node) => ({ __typename: 'PlayerRewardEdge' as const, node }));
  return answer(PlayerRewardsDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      rewardBlocks: [...rewardBlocks],
      freeSpins: [...freeSpins],
      playerRewards: { __typename: 'PlayerRewardConnection', edges },
    },
  });
}

function updateOf({ assignationId, reward }: Node, status: RewardStatus): GraphqlMock {
  return answer(RewardsContextSubscriptionDocument, {
    __typename: 'Subscription',
    rewardUpdated: { __typename: 'RewardUpdate', assignationId, status, reward },
  });
}

/** A stream without relevant messages. */
const quiet = updateOf(drop('elsewhere'), 'Credited');

function open(mocks: readonly GraphqlMock[], world: FakeWorld = {}) {
  const services = fakeServices({ path: '/en/rewards/', now: NOON, ...world });
  return { ...renderPage(Component, { services, mocks }), services };
}

const cardOf = (name: string) => within(screen.getByRole('article', { name }));

// transforming the list's code takes longer than a query waits on a busy machine
beforeAll(() => import('./parts/reward-list/RewardList.tsx'));

describe('rewards page (requirements/experience#rewards)', () => {
  it('lists available and upcoming rewards, and claims into the wallet while focus stays on the card', async () => {
    const sent: ClaimRewardMutationVariables[] = [];
    const claim = answer(ClaimRewardDocument, (variables): ClaimRewardMutation => {
      sent.push(variables);
      return {
        __typename: 'Mutation',
        claimReward: {
          __typename: 'RewardClaim',
          assignationId: variables.input.assignationId,
          status: 'Credited',
        },
      };
    });
    const { services } = open([listOf([drop('a'), drop('later', 'Scheduled', at(2))]), quiet, claim]);
    await userEvent.click(await screen.findByRole('button', { name: 'Claim €5.00' }));
    const credited = await cardOf('Drop a').findByText('Added to your wallet');
    expect(document.activeElement).toBe(credited.closest('p'));
    expect(services.toasts.show).toHaveBeenCalledWith('success', '€5.00 added to your wallet.');
    expect(sent[0]?.input).toEqual({
      assignationId: 'a',
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(cardOf('Drop later').getByText(/^Available.* \d{2}:\d{2}:\d{2} \S+$/)).toBeTruthy();
    expect(cardOf('Drop later').queryByRole('button')).toBeNull();
  });

  it('repeats the same key after a lost answer', async () => {
    const keys: string[] = [];
    const lost: GraphqlMock = {
      ...refuse(ClaimRewardDocument, 'ServiceUnavailableFailure'),
      respond(variables) {
        // The request has exactly the document's variables.
        keys.push((variables as ClaimRewardMutationVariables).input.idempotencyKey);
        return {
          data: null,
          errors: [
            { message: 'away', extensions: { type: 'ServiceUnavailableFailure', reasons: [], keys: [] } },
          ],
        };
      },
    };
    open([listOf([drop('a')]), quiet, lost]);
    await userEvent.click(await screen.findByRole('button', { name: /Claim/ }));
    expect(await screen.findByText(/We couldn’t confirm the claim/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Claim/ }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
  });

  it.each<[ClaimRewardMutation['claimReward'], RegExp]>([
    [{ __typename: 'RewardClaimRefusal', code: 'ALREADY_CLAIMED', blocks: [] }, /Added to your wallet/],
    [{ __typename: 'RewardClaimRefusal', code: 'EXPIRED', blocks: [] }, /This reward has expired/],
    [{ __typename: 'RewardClaimRefusal', code: 'FAILED', blocks: [] }, /still yours.*with reference a/],
    [{ __typename: 'RewardClaimRefusal', code: 'NOT_YET', blocks: [] }, /isn’t available yet/],
    [{ __typename: 'RewardClaimRefusal', code: 'DEPOSIT_REQUIRED', blocks: [] }, /Make the deposit.*Deposit/],
    [
      { __typename: 'RewardClaimRefusal', code: 'PLAYER_BLOCKED', blocks: ['KYC_REQUIRED'] },
      /Verify your identity to claim rewards.*until your identity is verified/,
    ],
  ])('explains why nothing can be claimed: %j', async (claimReward, expected) => {
    open([listOf([drop('a')]), quiet, answer(ClaimRewardDocument, { __typename: 'Mutation', claimReward })]);
    await userEvent.click(await screen.findByRole('button', { name: /Claim/ }));
    await waitFor(() => expect(document.body.textContent).toMatch(expected));
  });

  it('offers a retry after a failure', async () => {
    open([refuse(PlayerRewardsDocument, 'ServiceUnavailableFailure'), quiet]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('shows why and when the reward was given, its kind and its deposit condition', async () => {
    const cashback: Node = {
      ...drop('a'),
      assignedAt: at(-50),
      reason: 'Cashback on your play',
      reward: { ...drop('a').reward, rewardKind: 'Cashback', depositCondition: 'EXISTING_DEPOSITS' },
    };
    open([listOf([cashback, { ...drop('b'), updatedAt: at(-2) }]), quiet]);
    const card = await screen.findByRole('article', { name: 'Drop a' });
    for (const text of [
      'Cashback on your play',
      'Received 19/11/2026, updated 21/11/2026',
      'Cashback',
      'You can claim it once you’ve made a deposit.',
    ])
      expect(within(card).getByText(text)).toBeTruthy();
    expect(
      within(screen.getByRole('article', { name: 'Drop b' })).getByText('Received 21/11/2026'),
    ).toBeTruthy();
  });

  it('explains an empty list', async () => {
    open([listOf([]), quiet]);
    expect(await screen.findByText('No rewards right now')).toBeTruthy();
  });

  it.each<[FakeWorld, boolean]>([
    [{ brand: 'aurora' }, true], // mga
    [{ brand: 'tuli' }, true], // est
    [{ brand: 'caravel' }, false], // crc
  ])(
    'shows bonus terms in the player’s currency, with the full terms where the licence requires it: %j',
    async (world, isRequested) => {
      open([listOf([bonus]), quiet], world);
      expect(await screen.findByText(/Wager €200.00 \(10 times the bonus\)/)).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Full bonus terms' }) !== null).toBe(isRequested);
    },
  );

  it('removes all claimed rewards at once', async () => {
    const removed: RemoveRewardsMutationVariables[] = [];
    const remove = answer(RemoveRewardsDocument, (variables) => {
      removed.push(variables);
      return { __typename: 'Mutation' as const, removeRewards: ['a'] };
    });
    const claim = answer(ClaimRewardDocument, {
      __typename: 'Mutation',
      claimReward: { __typename: 'RewardClaim', assignationId: 'a', status: 'Credited' },
    });
    open([listOf([drop('a'), drop('b')]), quiet, claim, remove]);
    await screen.findByRole('article', { name: 'Drop a' });
    await userEvent.click(cardOf('Drop a').getByRole('button', { name: /Claim/ }));
    expect(await cardOf('Drop a').findByText('Added to your wallet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove claimed' }));
    expect(screen.queryByRole('article', { name: 'Drop a' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Drop b' })).toBeTruthy();
    expect(removed).toEqual([{ assignationIds: ['a'] }]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Available now' }));
  });

  it.each<[RewardBlock, boolean]>([
    ['KYC_REQUIRED', true],
    ['REWARDS_BLOCKED', true],
    ['TERMS_NOT_ACCEPTED', true],
    ['SOURCE_OF_WEALTH_EXPIRED', true],
    ['TIMED_OUT', false],
    ['SELF_EXCLUDED', false],
    ['ACCOUNT_CLOSED', false],
  ])('disables claims with %s, and rewards are %s shown', async (block, isShown) => {
    open([listOf([drop('a')], [block]), quiet]);
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(screen.queryByRole('article') !== null).toBe(isShown);
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });

  it('sends a second request when the subscription is confirmed during the first', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<GraphqlMock['respond']>>();
    let requests = 0;
    const list = listOf([drop('a')]);
    open([
      {
        ...list,
        respond: (variables) => ((requests += 1) === 1 ? Promise.resolve(promise) : list.respond(variables)),
      },
      quiet,
    ]);
    // the first request is not answered before the end of the test
    await waitFor(() => expect(requests).toBe(2));
    expect(await screen.findByRole('article')).toBeTruthy();
    resolve(list.respond({}));
  });

  it('fetches the list again when the server has confirmed the subscription', async () => {
    // a claim in another tab before that is not reported by the subscription
    let requests = 0;
    const offered = listOf([drop('a')]);
    const empty = listOf([]);
    open([
      {
        ...offered,
        respond: (variables) => ((requests += 1) === 1 ? offered : empty).respond(variables),
      },
      quiet,
    ]);
    await waitFor(() => expect(requests).toBe(2));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  });

  it('shows value, game and terms of free spins, and launches their game while spins are left', async () => {
    open([listOf([spins('new', null)], [], [spins('used', progress('InUse', 3, 7))]), quiet]);
    const fresh = within(await screen.findByRole('article', { name: 'Spins new' }));
    expect(fresh.getByText('Worth €2.00: €0.20 per spin')).toBeTruthy();
    expect(fresh.getByText('Game: Ember Hollow')).toBeTruthy();
    expect(
      fresh.getByText('Winnings are bonus money. Wager them 10 times to convert them to cash.'),
    ).toBeTruthy();
    expect(fresh.getByRole('button', { name: 'Claim 10 free spins' })).toBeTruthy();
    const active = cardOf('Spins used');
    expect(active.getByText('3 of 10 spins used · Won: €1.55')).toBeTruthy();
    expect(active.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe(
      '/en/games/ember-hollow/?freeSpins=used',
    );
    expect(screen.queryByRole('button', { name: 'Remove claimed' })).toBeNull();
  });

  it.each<[Progress['status'], string]>([
    ['Used', 'All 10 spins used · Won: €1.55'],
    ['Expired', 'Expired with 4 of 10 spins used. You keep your winnings: €1.55'],
    ['Forfeited', 'Forfeited with 4 of 10 spins used. You keep your winnings: €1.55'],
  ])('offers no play with free spins of the status %s', async (status, shown) => {
    open([listOf([], [], [spins('over', progress(status, status === 'Used' ? 10 : 4, 0))]), quiet]);
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(cardOf('Spins over').queryByRole('link', { name: 'Play now' })).toBeNull();
  });
});
