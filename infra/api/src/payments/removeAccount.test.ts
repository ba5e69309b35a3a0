import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import {
  providerUpdateOf,
  openTestDeposit,
  openTestWithdrawal,
  applyTestUpdate,
} from '../../test/worlds/paymentWorld.ts';
import { START_MS, startTestApi, type TestApi } from '../../test/testApi.ts';

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
  const who = await openLedgerPlayer(api.pool, { brand, isKnown: true });
  const { id } = await openTestDeposit(api.pool, who, AMOUNT, Date.now(), { country: 'EE' });
  await applyTestUpdate(
    api.pool,
    providerUpdateOf(who, id, AMOUNT, 'completed', Date.now(), {
      account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
    }),
    Date.now(),
  );
  return who;
}

it('removePaymentAccount fails under closed loop until the deposits of the account have been paid out to it', async () => {
  const who = await depositor('tuli');
  expect(await forget(who)).toEqual({ accounts: null, reasons: ['AccountIsOwed'] });
  const { id } = await openTestWithdrawal(api.pool, who, [AMOUNT], Date.now(), {
    reason: 'DEPOSITED_FROM_HERE',
  });
  await api.pool.query(`update api.payment_transaction set approval = 'approved' where id = $1`, [id]);
  expect((await api.pool.query('select 1 from api.claim_payouts(now(), 10)')).rowCount).toBe(1);
  await applyTestUpdate(
    api.pool,
    providerUpdateOf(who, id, AMOUNT, 'completed', Date.now(), { direction: 'payout' }),
    Date.now(),
  );
  const before = api.payments.accounts.length;
  expect((await forget(who)).reasons).toBeUndefined();
  expect(api.payments.accounts).toHaveLength(before - 1);
});

it('removePaymentAccount fails while the provider is unavailable', async () => {
  const who = await depositor('tuli');
  api.payments.mood = 'away';
  expect(await forget(who, 'acc-bank')).toMatchObject({
    accounts: null,
    reasons: ['PaymentProviderUnavailable'],
  });
  api.payments.mood = 'well';
  expect((await forget(who, 'acc-bank')).reasons).toBeUndefined();
});

it('removePaymentAccount succeeds at once for a licence without closed loop', async () => {
  const who = await depositor('aurora');
  api.payments.accounts.push({
    id: 'acc-card',
    method: 'card',
    kind: 'card',
    label: '•••• 4242',
    holder: 'A B',
    canReceive: true,
  });
  expect((await forget(who)).accounts).not.toContain('acc-card');
});
