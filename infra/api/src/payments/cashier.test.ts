import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { PAYER, startPayer, type Payer } from '../../test/worlds/payerWorld.ts';

let payer: Payer;
beforeAll(async () => {
  payer = await startPayer();
}, START_MS);
afterAll(() => payer.api.close());
afterEach(() => payer.endTest());

describe('cashier', () => {
  it('lists recently used methods first, applies limits and reports why deposits are blocked', async () => {
    const query =
      '{ viewer { cashier { depositBlocks mustSetDepositLimit quickAmounts depositHeadroom { amount period } methods(direction: Deposit) { id isAvailable unavailableReason } openDeposits { id } } } }';
    await payer.api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', 'Month', 100000000, now())`,
      [PAYER],
    );
    const { data } = await executeGraphql(payer.api, { query, token: payer.token });
    expect(data).toMatchObject({
      viewer: {
        cashier: {
          depositBlocks: [],
          mustSetDepositLimit: false,
          quickAmounts: [2_000, 4_000, 10_000, 20_000],
          depositHeadroom: { period: 'Month' },
          methods: [{ id: 'card' }, { id: 'bank' }, { id: 'voucher' }],
        },
      },
    });
    await payer.api.pool.query(
      `update api.player set instant_banking_blocked_from = now() - interval '1 day', deposits_blocked = true where id = $1`,
      [PAYER],
    );
    const { data: blocked } = await executeGraphql(payer.api, { query, token: payer.token });
    expect(blocked).toMatchObject({
      viewer: {
        cashier: {
          depositBlocks: ['DEPOSITS_BLOCKED'],
          methods: [{ id: 'card' }, { id: 'voucher' }, { id: 'bank', unavailableReason: 'BLOCKED' }],
        },
      },
    });
    await payer.api.pool.query(
      'update api.player set instant_banking_blocked_from = null, deposits_blocked = false where id = $1',
      [PAYER],
    );
  });
});
