import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postHouseTransfer } from '../ledger/houseTransfers.ts';
import { executeGraphql } from '../../test/graphqlClient.ts';
import {
  providerUpdateOf,
  moneyFaults,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

const PLAYER = 'aurora-empty';
const SETTLE =
  'mutation($key: String!) { settleDebt(input: { idempotencyKey: $key }) { settled cashier { withdrawalBlocks amounts { balance debt } } } }';
const player = { brand: 'aurora', playerId: PLAYER, currency: 'EUR', gameSessionId: '', sid: '' };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.identity.token({ brand: 'aurora', playerId: PLAYER, sid: 'debtor' });
  const { id } = await openPaidDeposit(api.pool, player, 3_000, Date.now());
  await postHouseTransfer(api.pool, { ...player, key: 'spent', amount: -3_000 }, Date.now());
  await applyTestUpdate(
    api.pool,
    providerUpdateOf(player, id, 3_000, 'charged_back', Date.now()),
    Date.now(),
  );
  await postHouseTransfer(api.pool, { ...player, key: 'back', amount: 2_000 }, Date.now());
}, START_MS);
afterAll(async () => {
  expect(await moneyFaults(api.pool)).toEqual([]);
  await api.close();
});

const settle = async (key: string) => executeGraphql(api, { query: SETTLE, variables: { key }, token });

describe('player debt', () => {
  it('is shown in the cashier and blocks withdrawals', async () => {
    const { data } = await executeGraphql(api, {
      query:
        '{ viewer { player { canWithdraw } cashier { withdrawalBlocks amounts { balance withdrawable debt } } } }',
      token,
    });
    expect(data).toEqual({
      viewer: {
        player: { canWithdraw: false },
        cashier: {
          withdrawalBlocks: ['DEBT_OPEN'],
          amounts: { balance: 2_000, withdrawable: 0, debt: 3_000 },
        },
      },
    });
  });

  it.each(['short', 'with space 1', 'x'.repeat(65)])(
    'is not settled with the malformed key %s',
    async (key) => {
      expect((await settle(key)).errors[0]?.extensions).toMatchObject({
        type: 'ValidationFailure',
        reasons: ['KeyInvalid'],
      });
    },
  );

  it('is settled from the available balance once per key and returns the updated cashier', async () => {
    const first = {
      settleDebt: {
        settled: 2_000,
        cashier: { withdrawalBlocks: ['DEBT_OPEN'], amounts: { balance: 0, debt: 1_000 } },
      },
    };
    expect((await settle('settle-0001')).data).toEqual(first);
    await postHouseTransfer(api.pool, { ...player, key: 'more', amount: 5_000 }, Date.now());
    expect((await settle('settle-0001')).data).toEqual({
      settleDebt: {
        settled: 2_000,
        cashier: { withdrawalBlocks: ['DEBT_OPEN'], amounts: { balance: 5_000, debt: 1_000 } },
      },
    });
    expect((await settle('settle-0002')).data).toEqual({
      settleDebt: { settled: 1_000, cashier: { withdrawalBlocks: [], amounts: { balance: 4_000, debt: 0 } } },
    });
    expect((await settle('settle-0003')).data).toMatchObject({ settleDebt: { settled: 0 } });
  });

  it('cannot be settled without a sign-in', async () => {
    expect(
      (await executeGraphql(api, { query: SETTLE, variables: { key: 'settle-0004' } })).errors[0]?.extensions
        .type,
    ).toBe('AuthenticationFailure');
  });
});
