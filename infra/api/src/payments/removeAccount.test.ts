import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestWithdrawal,
  applyTestUpdate,
  openPaidDeposit,
} from '../../test/worlds/paymentWorld.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const AMOUNT = 3_000;

/**
 * Removes a payment account.
 * @returns the remaining account ids, or the reasons of the failure.
 */
async function forget({ brand, playerId, sid }: LedgerPlayer, account = 'acc-card') {
  const token = await api.identity.token({ brand, playerId, sid });
  const { data, errors } = await executeGraphql(api, {
    query: `mutation { removePaymentAccount(id: "${account}") { id } }`,
    brand,
    token,
  });
  return {
    accounts: data && (data['removePaymentAccount'] as { id: string }[]).map(({ id }) => id),
    reasons: errors[0]?.extensions.reasons,
  };
}

async function depositor(brand: string): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(api.pool, { brand, isKnown: true });
  await openPaidDeposit(api.pool, player, AMOUNT, Date.now(), {
    deposit: { country: 'EE' },
    update: {
      account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
    },
  });
  return player;
}

it('removePaymentAccount fails under closed loop until the deposits of the account have been paid out to it', async () => {
  const player = await depositor('tuli');
  expect(await forget(player)).toEqual({ accounts: null, reasons: ['AccountIsOwed'] });
  const { id } = await openTestWithdrawal(api.pool, player, [AMOUNT], Date.now(), {
    reason: 'DEPOSITED_FROM_HERE',
  });
  await api.pool.query(`update api.payment_transaction set approval = 'approved' where id = $1`, [id]);
  expect((await api.pool.query('select 1 from api.claim_payouts(now(), 10)')).rowCount).toBe(1);
  await applyTestUpdate(
    api.pool,
    providerUpdateOf(player, id, AMOUNT, 'completed', Date.now(), { direction: 'payout' }),
    Date.now(),
  );
  const before = api.payments.accounts.length;
  expect((await forget(player)).reasons).toBeUndefined();
  expect(api.payments.accounts).toHaveLength(before - 1);
});

it('removePaymentAccount fails while the provider is unavailable', async () => {
  const player = await depositor('tuli');
  api.payments.mode = 'unreachable';
  expect(await forget(player, 'acc-bank')).toMatchObject({
    accounts: null,
    reasons: ['PaymentProviderUnavailable'],
  });
  api.payments.mode = 'normal';
  expect((await forget(player, 'acc-bank')).reasons).toBeUndefined();
});

it('removePaymentAccount succeeds at once for a licence without closed loop', async () => {
  const player = await depositor('aurora');
  api.payments.accounts.push({
    id: 'acc-card',
    method: 'card',
    kind: 'card',
    label: '•••• 4242',
    holder: 'A B',
    canReceive: true,
  });
  expect((await forget(player)).accounts).not.toContain('acc-card');
});
