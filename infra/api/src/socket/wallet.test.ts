import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callSigned } from '@foyer/runtime';
import { ask, connect, listenTo } from '../testing/graphqlClient.ts';
import { START_MS, startTestApi, TEST_SECRETS, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const LAUNCH = 'mutation($slug: String!) { launchGame(input: { slug: $slug, mode: REAL }) { __typename ... on GameLaunch { gameSessionId } ... on GameLaunchRefusal { reasons } } }';
const BALANCE = 'subscription Wallet { balanceUpdated { balance bonusBalance currency amount moneyType wageringProgress version gameId } }';

function wallet(path: string, body: object, secret: string = TEST_SECRETS.games) {
  return callSigned<Record<string, unknown>>({ baseUrl: api.baseUrl, path: `/wallet/${path}`, body, secret, clock: Date.now });
}

async function launched(playerId: string, slug = 'slot-1') {
  const token = await api.identity.token({ brand: 'aurora', playerId, sid: crypto.randomUUID() });
  const { data } = await ask(api, { query: LAUNCH, variables: { slug }, token });
  const { gameSessionId } = data?.['launchGame'] as { gameSessionId: string };
  return { token, call: { brand: 'aurora', playerId, sessionId: gameSessionId, gameId: slug, currency: 'EUR' } };
}

function movement(amountMinor: number, roundId: string) {
  return { amountMinor, roundId, transactionId: crypto.randomUUID() };
}

describe('a round for real money', () => {
  it('is not needed for a game to be recent: opening it is enough', async () => {
    const { token } = await launched('aurora-funded', 'slot-3');
    const { data } = await ask(api, { token, query: '{ viewer { recentlyPlayedGamesV2 { gameDescriptorV2 { json } } } }' });
    expect(data?.['viewer']).toEqual({ recentlyPlayedGamesV2: [{ gameDescriptorV2: { json: { gameId: 'slot-3', isLiveCasinoGame: false } } }] });
  });

  it('goes bet, win, header: every step streams with a growing version', async () => {
    const { token, call } = await launched('aurora-funded');
    const socket = connect(api, { accessToken: token });
    const stream = listenTo(socket, BALANCE);
    await ready(socket);
    const before = (await wallet('balance', call)).body as { balanceMinor: number; version: number };
    const bet = movement(250, 'round-1');
    expect((await wallet('bet', { ...call, ...bet })).body).toMatchObject({ balanceMinor: before.balanceMinor - 250, version: before.version + 1 });
    expect((await wallet('bet', { ...call, ...bet })).body).toMatchObject({ balanceMinor: before.balanceMinor - 250, version: before.version + 1 });
    await wallet('win', { ...call, ...movement(900, 'round-1'), betTransactionId: bet.transactionId });
    await stream.atLeast(2);
    expect(stream.events).toEqual([
      { data: { balanceUpdated: { balance: before.balanceMinor - 250, bonusBalance: 0, currency: 'EUR', amount: 250, moneyType: 'CasinoBet', wageringProgress: null, version: before.version + 1, gameId: 'slot-1' } } },
      { data: { balanceUpdated: { balance: before.balanceMinor + 650, bonusBalance: 0, currency: 'EUR', amount: 900, moneyType: 'CasinoWin', wageringProgress: null, version: before.version + 2, gameId: 'slot-1' } } },
    ]);
    const { data } = await ask(api, { token, query: '{ viewer { wallet { version } recentlyPlayedGamesV2 { gameDescriptorV2 { __typename json } } sessionPosition { staked returned net rounds } gameRounds { edges { node { status stake return net balanceAfter gameName } } totals { rounds net } } } }' });
    expect(data?.['viewer']).toMatchObject({
      wallet: { version: before.version + 2 },
      recentlyPlayedGamesV2: [{ gameDescriptorV2: { __typename: 'GameDescriptorV2', json: { gameId: 'slot-1', isLiveCasinoGame: false } } }, { gameDescriptorV2: { json: { gameId: 'slot-3' } } }],
      sessionPosition: { staked: 250, returned: 900, net: 650, rounds: 1 },
      gameRounds: { edges: [{ node: { status: 'CLOSED', stake: 250, return: 900, net: 650, gameName: 'Game slot-1' } }], totals: { rounds: 1, net: 650 } },
    });
    await socket.client.dispose();
  });

  it('ignores wallet events that come late, twice or in another order', async () => {
    const { token } = await launched('aurora-funded');
    const socket = connect(api, { accessToken: token });
    const stream = listenTo(socket, 'subscription { balanceUpdated { version } }');
    await ready(socket);
    const event = { brand: 'aurora', playerId: 'aurora-funded', balance: 1, bonusBalance: 0, currency: 'EUR', amount: 1, moneyType: 'CasinoBet', gameId: null };
    for (const version of [1_000, 999, 1_000, 1_002, 1_001, 1_003]) await api.bus.publish('api.wallet-changed', { ...event, version });
    await stream.atLeast(3);
    expect(stream.events).toEqual([1_000, 1_002, 1_003].map((version) => ({ data: { balanceUpdated: { version } } })));
    await socket.client.dispose();
  });

  it('never tells one player’s balance to another', async () => {
    const other = await api.identity.token({ brand: 'aurora', playerId: 'aurora-empty', sid: crypto.randomUUID() });
    const socket = connect(api, { accessToken: other });
    const stream = listenTo(socket, 'subscription { balanceUpdated { version } }');
    await ready(socket);
    const event = { balance: 1, bonusBalance: 0, currency: 'EUR', amount: 1, moneyType: 'CasinoBet', gameId: null, brand: 'aurora' };
    await api.bus.publish('api.wallet-changed', { ...event, playerId: 'aurora-funded', version: 5_000 });
    await api.bus.publish('api.wallet-changed', { ...event, playerId: 'aurora-empty', version: 7 });
    await stream.atLeast(1);
    expect(stream.events).toEqual([{ data: { balanceUpdated: { version: 7 } } }]);
    await socket.client.dispose();
  });

  it('stops at once when the player is excluded in play, tells the page, and asks identity to end every session', async () => {
    const { token, call } = await launched('aurora-empty');
    const socket = connect(api, { accessToken: token });
    const stream = listenTo(socket, 'subscription PlayerUpdated { playerUpdated { isAccountClosed isPlayBlocked } }');
    await ready(socket);
    await api.pool.query(`update api.player set self_excluded_at = now() where id = 'aurora-empty'`);
    expect(await wallet('bet', { ...call, ...movement(1, 'r') })).toMatchObject({ status: 403, body: { code: 'PLAYER_BLOCKED', reasons: ['SELF_EXCLUDED'] } });
    await stream.atLeast(1);
    expect(stream.events[0]).toEqual({ data: { playerUpdated: { isAccountClosed: false, isPlayBlocked: true } } });
    expect((await ask(api, { query: LAUNCH, variables: { slug: 'slot-1' }, token })).data).toEqual({ launchGame: { __typename: 'GameLaunchRefusal', reasons: ['SELF_EXCLUDED'] } });
    await socket.client.dispose();
    await api.pool.query(`update api.player set self_excluded_at = null where id = 'aurora-empty'`);
  });
});

describe('the wallet refuses', () => {
  it.each([
    ['too large a stake for the balance', 'bet', { amountMinor: 90_000_000 }, 402, 'INSUFFICIENT_FUNDS'],
    ['a currency that is not the wallet’s', 'bet', { currency: 'USD' }, 422, 'CURRENCY_MISMATCH'],
    ['an unknown player', 'bet', { playerId: 'nobody' }, 404, 'PLAYER_UNKNOWN'],
    ['a player of another brand', 'bet', { brand: 'tuli' }, 404, 'PLAYER_UNKNOWN'],
    ['an unknown session', 'bet', { sessionId: 'none' }, 403, 'SESSION_ENDED'],
    ['a stake of nothing', 'bet', { amountMinor: 0 }, 400, 'FIELD_INVALID'],
    ['a negative stake', 'bet', { amountMinor: -5 }, 400, 'FIELD_INVALID'],
    ['half a cent', 'bet', { amountMinor: 0.5 }, 400, 'FIELD_INVALID'],
    ['an id with a quote', 'bet', { roundId: `x';--` }, 400, 'FIELD_INVALID'],
    ['an unknown player’s balance', 'balance', { playerId: 'nobody' }, 404, 'PLAYER_UNKNOWN'],
  ])('%s', async (_what, path, change, status, code) => {
    const { call } = await launched('aurora-funded');
    expect(await wallet(path, { ...call, ...movement(10, 'round-x'), ...change })).toMatchObject({ status, body: { code } });
  });

  it('a call signed with another secret, and a call that is old', async () => {
    const { call } = await launched('aurora-funded');
    expect((await wallet('balance', call, 'another')).status).toBe(401);
    const old = await callSigned({ baseUrl: api.baseUrl, path: '/wallet/balance', body: call, secret: TEST_SECRETS.games, clock: () => Date.now() - 301_000 });
    expect(old.status).toBe(401);
  });

  it('a rollback gives the stake back, says whether it did, and a late bet stays out', async () => {
    const { call } = await launched('aurora-funded');
    const bet = movement(40, 'round-back');
    await wallet('bet', { ...call, ...bet });
    const back = { ...call, amountMinor: 40, roundId: 'round-back', transactionId: crypto.randomUUID(), betTransactionId: bet.transactionId };
    expect((await wallet('rollback', back)).body).toMatchObject({ rolledBack: true });
    const late = movement(40, 'round-late');
    expect((await wallet('rollback', { ...back, roundId: 'round-late', transactionId: crypto.randomUUID(), betTransactionId: late.transactionId })).body).toMatchObject({ rolledBack: false });
    expect(await wallet('bet', { ...call, ...late })).toMatchObject({ status: 409, body: { code: 'ROLLED_BACK' } });
    expect((await api.pool.query('select * from api.ledger_faults()')).rows).toEqual([]);
  });

  it('the same transaction with other money', async () => {
    const { call } = await launched('aurora-funded');
    const bet = movement(40, 'round-same');
    await wallet('bet', { ...call, ...bet });
    expect(await wallet('bet', { ...call, ...bet, amountMinor: 41 })).toMatchObject({ status: 409, body: { code: 'TRANSACTION_CONFLICT' } });
  });
});

async function ready(socket: ReturnType<typeof connect>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.client.subscribe({ query: '{ __typename }' }, { next: () => resolve(), error: () => resolve(), complete: () => undefined });
  await promise;
}
