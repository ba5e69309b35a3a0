import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, connect, listenTo, tokenOfNewSession } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { callWallet, walletBody, type WalletCall, type WalletReply } from '../../test/walletClient.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const LAUNCH =
  'mutation($slug: String!) { launchGame(input: { slug: $slug, mode: REAL }) { __typename ... on GameLaunch { gameSessionId } ... on GameLaunchRefusal { reasons } } }';
const BALANCE =
  'subscription Wallet { balanceUpdated { balance bonusBalance currency amount moneyType wageringProgress version gameId } }';

async function wallet(call: WalletCall, input: object): Promise<WalletReply['answer']> {
  const { status, answer, errors } = await callWallet(
    { baseUrl: api.baseUrl, secret: TEST_SECRETS.games },
    walletBody(call, input),
  );
  expect([status, errors]).toEqual([200, []]);
  return answer;
}

async function launched(playerId: string, slug = 'slot-1') {
  const token = await api.identity.token({ brand: 'aurora', playerId, sid: crypto.randomUUID() });
  const { data } = await executeGraphql(api, { query: LAUNCH, variables: { slug }, token });
  const { gameSessionId } = data?.['launchGame'] as { gameSessionId: string };
  return {
    token,
    account: { brand: 'aurora', playerId, sessionId: gameSessionId, gameId: slug, currency: 'EUR' },
  };
}

function movement(amount: number, roundId: string) {
  return { amount, roundId, transactionId: crypto.randomUUID() };
}

describe('real-money round', () => {
  it('is not required for a recently played game: a launch is enough', async () => {
    const { token } = await launched('aurora-funded', 'slot-3');
    const { data } = await executeGraphql(api, {
      token,
      query: '{ viewer { recentlyPlayedGamesV2 { gameDescriptorV2 { json } } } }',
    });
    expect(data?.['viewer']).toEqual({
      recentlyPlayedGamesV2: [{ gameDescriptorV2: { json: { gameId: 'slot-3', isLiveCasinoGame: false } } }],
    });
  });

  it('streams every balance change with a growing version', async () => {
    const { token, account } = await launched('aurora-funded');
    const socket = connect(api, { accessToken: token });
    const stream = listenTo(socket, BALANCE);
    await stream.opened;
    const before = await wallet('balance', account);
    if (!before) throw new Error('The wallet returned no balance.');
    const bet = movement(250, 'round-1');
    const placed = {
      __typename: 'WalletBalance',
      balance: before.balance - 250,
      version: before.version + 1,
      currency: 'EUR',
    };
    expect(await wallet('placeBet', { account, ...bet })).toEqual(placed);
    expect(await wallet('placeBet', { account, ...bet })).toEqual(placed);
    expect(await wallet('settleWin', { account, ...movement(900, 'round-1') })).toEqual({
      __typename: 'WalletBalance',
      balance: before.balance + 650,
      version: before.version + 2,
      currency: 'EUR',
    });
    await stream.atLeast(2);
    expect(stream.events).toEqual([
      {
        data: {
          balanceUpdated: {
            balance: before.balance - 250,
            bonusBalance: 0,
            currency: 'EUR',
            amount: 250,
            moneyType: 'CasinoBet',
            wageringProgress: null,
            version: before.version + 1,
            gameId: 'slot-1',
          },
        },
      },
      {
        data: {
          balanceUpdated: {
            balance: before.balance + 650,
            bonusBalance: 0,
            currency: 'EUR',
            amount: 900,
            moneyType: 'CasinoWin',
            wageringProgress: null,
            version: before.version + 2,
            gameId: 'slot-1',
          },
        },
      },
    ]);
    const { data } = await executeGraphql(api, {
      token,
      query:
        '{ viewer { wallet { version } recentlyPlayedGamesV2 { gameDescriptorV2 { __typename json } } sessionPosition { staked returned net rounds } gameRounds { edges { node { status stake return net balanceAfter gameName } } totals { rounds net } } } }',
    });
    expect(data?.['viewer']).toMatchObject({
      wallet: { version: before.version + 2 },
      recentlyPlayedGamesV2: [
        {
          gameDescriptorV2: {
            __typename: 'GameDescriptorV2',
            json: { gameId: 'slot-1', isLiveCasinoGame: false },
          },
        },
        { gameDescriptorV2: { json: { gameId: 'slot-3' } } },
      ],
      sessionPosition: { staked: 250, returned: 900, net: 650, rounds: 1 },
      gameRounds: {
        edges: [{ node: { status: 'CLOSED', stake: 250, return: 900, net: 650, gameName: 'Game slot-1' } }],
        totals: { rounds: 1, net: 650 },
      },
    });
    await socket.client.dispose();
  });

  it('ignores wallet events that are late, repeated or out of order', async () => {
    const { token } = await launched('aurora-funded');
    const socket = connect(api, { accessToken: token });
    const stream = listenTo(socket, 'subscription { balanceUpdated { version } }');
    await stream.opened;
    const event = {
      brand: 'aurora',
      playerId: 'aurora-funded',
      balance: 1,
      bonusBalance: 0,
      currency: 'EUR',
      amount: 1,
      moneyType: 'CasinoBet',
      gameId: null,
    };
    for (const version of [1_000, 999, 1_000, 1_002, 1_001, 1_003])
      await api.bus.publish('api.wallet-changed', { ...event, version });
    await stream.atLeast(3);
    expect(stream.events).toEqual(
      [1_000, 1_002, 1_003].map((version) => ({ data: { balanceUpdated: { version } } })),
    );
    await socket.client.dispose();
  });

  it('never sends a balance to another player', async () => {
    const other = await api.identity.token({
      brand: 'aurora',
      playerId: 'aurora-empty',
      sid: crypto.randomUUID(),
    });
    const socket = connect(api, { accessToken: other });
    const stream = listenTo(socket, 'subscription { balanceUpdated { version } }');
    await stream.opened;
    const event = {
      balance: 1,
      bonusBalance: 0,
      currency: 'EUR',
      amount: 1,
      moneyType: 'CasinoBet',
      gameId: null,
      brand: 'aurora',
    };
    await api.bus.publish('api.wallet-changed', { ...event, playerId: 'aurora-funded', version: 5_000 });
    await api.bus.publish('api.wallet-changed', { ...event, playerId: 'aurora-empty', version: 7 });
    await stream.atLeast(1);
    expect(stream.events).toEqual([{ data: { balanceUpdated: { version: 7 } } }]);
    await socket.client.dispose();
  });

  it('is blocked by a self-exclusion during play, which ends the session of the open page', async () => {
    const { token, account } = await launched('aurora-empty');
    const socket = connect(api, { accessToken: token });
    await listenTo(socket, 'subscription { sessionDestroyed { reason } }').opened;
    await api.pool.query(`update api.player set self_excluded_at = now() where id = 'aurora-empty'`);
    expect(await wallet('placeBet', { account, ...movement(1, 'r') })).toEqual(
      refusal('PLAYER_BLOCKED', { reasons: ['SELF_EXCLUDED'] }),
    );
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect(await executeGraphql(api, { query: LAUNCH, variables: { slug: 'slot-1' }, token })).toMatchObject({
      status: 401,
    });
    const launch = await executeGraphql(api, {
      query: LAUNCH,
      variables: { slug: 'slot-1' },
      token: await tokenOfNewSession(api, { brand: 'aurora', playerId: 'aurora-empty' }),
    });
    expect(launch.data).toEqual({
      launchGame: { __typename: 'GameLaunchRefusal', reasons: ['SELF_EXCLUDED'] },
    });
    await api.pool.query(`update api.player set self_excluded_at = null where id = 'aurora-empty'`);
  });
});

describe('wallet refusal', () => {
  it.each<[string, object, object, object]>([
    ['a stake above the balance', {}, { amount: 90_000_000 }, refusal('INSUFFICIENT_FUNDS')],
    ['a currency other than the wallet’s', { currency: 'USD' }, {}, refusal('CURRENCY_MISMATCH')],
    ['an unknown player', { playerId: 'unknown' }, {}, refusal('PLAYER_UNKNOWN')],
    ['a player of another brand', { brand: 'tuli' }, {}, refusal('PLAYER_UNKNOWN')],
    ['an unknown session', { sessionId: 'none' }, {}, refusal('SESSION_ENDED')],
    ['a zero stake', {}, { amount: 0 }, refusal('FIELD_INVALID', { fields: ['amount'] })],
    ['a negative stake', {}, { amount: -5 }, refusal('FIELD_INVALID', { fields: ['amount'] })],
    ['an id with a quote', {}, { roundId: `x';--` }, refusal('FIELD_INVALID', { fields: ['roundId'] })],
  ])('is returned for a bet with %s', async (_what, player, change, expected) => {
    const { account } = await launched('aurora-funded');
    expect(
      await wallet('placeBet', { account: { ...account, ...player }, ...movement(10, 'round-x'), ...change }),
    ).toEqual(expected);
  });

  it.each([
    ['an unknown player', { playerId: 'unknown' }, 'PLAYER_UNKNOWN'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
  ])('is returned for a balance query with %s', async (_what, player, code) => {
    const { account } = await launched('aurora-funded');
    expect(await wallet('balance', { ...account, ...player })).toEqual(refusal(code));
  });

  it('is returned for a late bet after its rollback, which returns only stakes that were placed', async () => {
    const { account } = await launched('aurora-funded');
    const bet = movement(40, 'round-back');
    const placed = await wallet('placeBet', { account, ...bet });
    const back = {
      account,
      roundId: 'round-back',
      transactionId: crypto.randomUUID(),
      betTransactionId: bet.transactionId,
    };
    expect(await wallet('rollBackBet', back)).toEqual({
      __typename: 'BetRollback',
      balance: (placed?.balance ?? Number.NaN) + 40,
      version: (placed?.version ?? Number.NaN) + 1,
      currency: 'EUR',
      isStakeReturned: true,
    });
    const late = movement(40, 'round-late');
    expect(
      await wallet('rollBackBet', {
        ...back,
        roundId: 'round-late',
        transactionId: crypto.randomUUID(),
        betTransactionId: late.transactionId,
      }),
    ).toMatchObject({ __typename: 'BetRollback', isStakeReturned: false });
    expect(await wallet('placeBet', { account, ...late })).toEqual(refusal('ROLLED_BACK'));
    expect((await api.pool.query('select * from api.ledger_faults()')).rows).toEqual([]);
  });

  it('is returned for a reused transaction id with another amount', async () => {
    const { account } = await launched('aurora-funded');
    const bet = movement(40, 'round-same');
    await wallet('placeBet', { account, ...bet });
    expect(await wallet('placeBet', { account, ...bet, amount: 41 })).toEqual(
      refusal('TRANSACTION_CONFLICT'),
    );
  });
});

function refusal(code: string, more: object = {}): object {
  return { __typename: 'WalletRefusal', code, reasons: [], fields: [], ...more };
}
