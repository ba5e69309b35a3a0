import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { executeGraphql, connect, listenTo } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const LIST = `query($statuses: [RewardStatus!], $last: Int, $desc: Boolean) { viewer { rewardBlocks playerRewards(desc: $desc, rewardStatusList: $statuses, last: $last) { edges { node {
  assignationId status claimedAt reason reward { rewardId name expiresIn rewardType { __typename ... on MoneyDropReward { amount currency } ... on BonusMoneyDropReward { amount wageringRequirementFactor maxPayout } } } } } } } }`;
const CLAIM =
  'mutation($input: ClaimRewardInput!) { claimReward(input: $input) { __typename ... on RewardClaim { assignationId status } ... on RewardClaimRefusal { code blocks } } }';

interface Listed {
  readonly assignationId: string;
  readonly status: string;
  readonly claimedAt: string | null;
  readonly reward: { readonly name: string; readonly expiresIn: number };
}

const tokenOf = (playerId: string) =>
  api.identity.token({ brand: playerId.split('-')[0] ?? '', playerId, sid: crypto.randomUUID() });

async function list(
  token: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const { data } = await executeGraphql(api, { token, query: LIST, variables, headers });
  const viewer = data?.['viewer'] as {
    rewardBlocks: readonly string[];
    playerRewards: { edges: readonly { node: Listed }[] };
  };
  return { blocks: viewer.rewardBlocks, rewards: viewer.playerRewards.edges.map(({ node }) => node) };
}

async function claim(token: string, assignationId: string, idempotencyKey: string = crypto.randomUUID()) {
  return executeGraphql(api, {
    token,
    query: CLAIM,
    variables: { input: { assignationId, idempotencyKey } },
  });
}

function give(body: object) {
  return callTyped<{ assignationId: string }>({
    baseUrl: api.baseUrl,
    path: '/internal/development/rewards',
    body,
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
}

describe('pages of rewards (requirements/constants#rewards)', () => {
  const PAGE = `query($before: String, $desc: Boolean, $sortBy: RewardSortField) { viewer { playerRewards(last: 2, before: $before, desc: $desc, sortBy: $sortBy) {
    edges { node { assignationId } } pageInfo { hasNextPage hasPreviousPage startCursor } } } }`;
  interface Page {
    readonly edges: readonly { readonly node: { readonly assignationId: string } }[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
    };
  }

  it.each([
    { desc: false, sortBy: 'assignedAt' },
    { desc: true, sortBy: 'assignedAt' },
    { desc: false, sortBy: 'status' },
    { desc: true, sortBy: 'rewardId' },
    { desc: false, sortBy: 'updatedAt' },
  ])('are read backwards without gaps or repeats: %j', async (order) => {
    const token = await tokenOf('quetzal-funded');
    const pages: Page[] = [];
    for (let before: string | null | undefined; before !== null && pages.length < 10;) {
      const { data } = await executeGraphql(api, {
        token,
        query: PAGE,
        variables: { ...order, ...(before !== undefined && { before }) },
      });
      const page = (data as { viewer: { playerRewards: Page } }).viewer.playerRewards;
      pages.push(page);
      before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
    }
    const { data } = await executeGraphql(api, {
      token,
      query: PAGE.replace('last: 2', 'last: 500'),
      variables: order,
    });
    const whole = (data as { viewer: { playerRewards: Page } }).viewer.playerRewards;
    const ids = ({ edges }: Page) => edges.map(({ node }) => node.assignationId);
    expect(pages.toReversed().flatMap(ids)).toEqual(ids(whole));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual(pages.map((_, index) => index > 0));
    expect(whole.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: false });
  });

  it.each([
    ['before', 'no cursor'],
    ['before', 'W10'],
  ])('refuse a malformed %s', async (_argument, before) => {
    const answer = await executeGraphql(api, {
      token: await tokenOf('quetzal-funded'),
      query: PAGE,
      variables: { before },
    });
    expect(answer.errors[0]?.extensions).toMatchObject({ reasons: ['CursorInvalid'], keys: ['before'] });
  });
});

describe('rewards of a seeded player', () => {
  it('include one of each kind, one ending soon, one starting later and one finished', async () => {
    const token = await tokenOf('caravel-funded');
    const open = await list(token, { statuses: ['Unclaimed', 'Scheduled'], last: 500 });
    expect(open.rewards.map(({ assignationId, status }) => `${assignationId} ${status}`).sort()).toEqual([
      'caravel-funded-thank-you Unclaimed',
      'caravel-funded-tomorrow Scheduled',
      'caravel-funded-weekend Unclaimed',
      'caravel-funded-welcome Unclaimed',
      'caravel-funded-welcome-spins Unclaimed',
    ]);
    expect(
      open.rewards.find(({ assignationId }) => assignationId.endsWith('thank-you'))?.reward.expiresIn,
    ).toBeLessThanOrEqual(3_600);
    expect((await list(token, { statuses: ['Expired'] })).rewards).toHaveLength(1);
    expect(open.rewards.find(({ assignationId }) => assignationId.endsWith('weekend'))).toMatchObject({
      reward: {
        name: 'Weekend boost',
        rewardType: {
          __typename: 'BonusMoneyDropReward',
          amount: 2_000,
          wageringRequirementFactor: 10,
          maxPayout: 20_000,
        },
      },
    });
  });

  it('use the language of the page and count `last` from the end of the list', async () => {
    const token = await tokenOf('aurora-funded');
    const all = await list(token, {}, { locale: 'fi' });
    expect(all.rewards.map(({ reward }) => reward.name)).toContain('Viikonlopun piristys');
    const ids = all.rewards.map(({ assignationId }) => assignationId);
    expect((await list(token, { last: 2 })).rewards.map(({ assignationId }) => assignationId)).toEqual(
      ids.slice(-2),
    );
    expect(
      (await list(token, { last: 2, desc: true })).rewards.map(({ assignationId }) => assignationId),
    ).toEqual(ids.toReversed().slice(-2));
  });
});

describe('claiming a reward', () => {
  it('credits the wallet, updates both streams and returns the same result for a repeated call', async () => {
    const token = await tokenOf('aurora-empty');
    const socket = connect(api, { accessToken: token });
    const rewards = listenTo(
      socket,
      'subscription RewardsContextSubscription { rewardUpdated { assignationId status reward { rewardId claimType } } }',
    );
    const balances = listenTo(
      socket,
      'subscription { balanceUpdated { balance bonusBalance amount moneyType version } }',
    );
    await Promise.all([rewards.opened, balances.opened]);
    const key = crypto.randomUUID();
    const first = await claim(token, 'aurora-empty-welcome', key);
    expect(first.data).toEqual({
      claimReward: { __typename: 'RewardClaim', assignationId: 'aurora-empty-welcome', status: 'Credited' },
    });
    expect(await claim(token, 'aurora-empty-welcome', key)).toEqual(first);
    expect((await claim(token, 'aurora-empty-weekend')).data).toMatchObject({
      claimReward: { status: 'Credited' },
    });
    await Promise.all([rewards.atLeast(2), balances.atLeast(2)]);
    expect(rewards.events).toEqual(
      ['welcome', 'weekend'].map((offer) => ({
        data: {
          rewardUpdated: {
            assignationId: `aurora-empty-${offer}`,
            status: 'Credited',
            reward: { rewardId: `aurora-${offer}`, claimType: 'Manual' },
          },
        },
      })),
    );
    expect(balances.events).toEqual([
      {
        data: {
          balanceUpdated: { balance: 1_000, bonusBalance: 0, amount: 1_000, moneyType: 'Reward', version: 1 },
        },
      },
      {
        data: {
          balanceUpdated: {
            balance: 1_000,
            bonusBalance: 2_000,
            amount: 2_000,
            moneyType: 'Reward',
            version: 2,
          },
        },
      },
    ]);
    const { data } = await executeGraphql(api, {
      token,
      query:
        '{ viewer { wallet { balance bonusBalance version } bonuses { id status amount currency wageringProgress } } }',
    });
    expect(data?.['viewer']).toEqual({
      wallet: { balance: 1_000, bonusBalance: 2_000, version: 2 },
      bonuses: [
        { id: 'aurora-empty-weekend', status: 'Active', amount: 2_000, currency: 'EUR', wageringProgress: 0 },
      ],
    });
    await socket.client.dispose();
  });

  it.each([
    ['a reward that starts later', 'tuli-funded', 'tuli-funded-tomorrow', { code: 'NOT_YET', blocks: [] }],
    ['an expired reward', 'tuli-funded', 'tuli-funded-last-week', { code: 'EXPIRED', blocks: [] }],
    ['a reward of another player', 'tuli-funded', 'tuli-empty-welcome', { code: 'NOT_FOUND', blocks: [] }],
    [
      'a reward of an unverified player',
      'quetzal-kyc',
      'quetzal-kyc-welcome',
      { code: 'PLAYER_BLOCKED', blocks: ['KYC_REQUIRED'] },
    ],
    [
      'a reward of a player on a break',
      'tuli-break',
      'tuli-break-welcome',
      { code: 'PLAYER_BLOCKED', blocks: ['TIMED_OUT'] },
    ],
    [
      'a reward of a player who must accept new terms',
      'tuli-terms',
      'tuli-terms-welcome',
      { code: 'PLAYER_BLOCKED', blocks: ['TERMS_NOT_ACCEPTED'] },
    ],
  ])(
    '%s is refused with the reason that the list shows too',
    async (_what, playerId, assignationId, expected) => {
      const token = await tokenOf(playerId);
      expect((await claim(token, assignationId)).data).toEqual({
        claimReward: { __typename: 'RewardClaimRefusal', ...expected },
      });
      expect((await list(token)).blocks).toEqual(expected.blocks);
    },
  );

  it.each([
    ['too short', 'short'],
    ['with a quote', `key';--key`],
  ])('rejects a key that is %s', async (_what, key) => {
    const answer = await claim(await tokenOf('tuli-funded'), 'tuli-funded-welcome', key);
    expect(answer.errors[0]?.extensions).toMatchObject({
      type: 'ValidationFailure',
      reasons: ['KeyInvalid'],
      keys: ['idempotencyKey'],
    });
  });
});

describe('development endpoint for granting rewards', () => {
  const order = {
    brand: 'zephyra',
    email: 'empty@zephyra.test',
    offer: 'thank-you',
    startsInMinutes: 0,
    key: 'a',
  };

  it('grants a reward once for a repeated key', async () => {
    const token = await tokenOf('zephyra-empty');
    expect((await give(order)).body).toEqual({ assignationId: 'given-a' });
    expect((await give(order)).status).toBe(200);
    expect(
      (await list(token)).rewards.filter(({ assignationId }) => assignationId === 'given-a'),
    ).toHaveLength(1);
  });

  it.each([
    ['an unknown player', { email: 'unknown@zephyra.test' }, 409],
    ['an unknown offer', { offer: 'yacht' }, 422],
    ['an unknown brand', { brand: 'atlantis' }, 422],
    ['a fractional number of minutes', { startsInMinutes: 0.5 }, 422],
  ])('rejects %s', async (_what, change, status) =>
    expect((await give({ ...order, ...change })).status).toBe(status),
  );
});

describe('the history of rewards', () => {
  const HISTORY =
    '{ viewer { rewardHistory(first: 10) { edges { node { assignationId outcome at } } totals { count claimed expired } } } }';

  it('has the outcome that the player saw, also of rewards removed from the list', async () => {
    const token = await tokenOf('caravel-funded');
    const assignationId = 'caravel-funded-thank-you';
    const open = (await list(token, { statuses: ['Unclaimed', 'Scheduled'] })).rewards.map(
      (reward) => reward.assignationId,
    );
    expect(open).toContain(assignationId);
    const before = (await executeGraphql(api, { token, query: HISTORY })).data;
    expect(JSON.stringify(before)).not.toContain(assignationId);
    expect((await claim(token, assignationId)).data).toMatchObject({
      claimReward: { __typename: 'RewardClaim' },
    });
    await executeGraphql(api, {
      token,
      query: `mutation { removeRewards(assignationIds: ["${assignationId}"]) }`,
    });
    const { data } = await executeGraphql(api, { token, query: HISTORY });
    const history = (data?.['viewer'] as { rewardHistory: RewardHistory }).rewardHistory;
    expect(history.edges[0]?.node).toMatchObject({ assignationId, outcome: 'Credited' });
    expect(history.totals.claimed).toBe(1);
    expect(history.totals.count).toBe(history.edges.length);
  });
});

interface RewardHistory {
  readonly edges: readonly { readonly node: { readonly assignationId: string; readonly outcome: string } }[];
  readonly totals: { readonly count: number; readonly claimed: number; readonly expired: number };
}
