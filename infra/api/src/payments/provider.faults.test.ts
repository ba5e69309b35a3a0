import { testClient } from '@foyer/runtime/service-calls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { runPayments } from './paymentJob.ts';
import { createPayments, type PaymentDeps } from './payments.ts';
import { sendWebhook } from '../../test/fakes/fakePayments.ts';
import { executeGraphql, type GraphqlAnswer } from '../../test/graphqlClient.ts';
import { depositInput } from '../../test/paymentInputs.ts';
import { balanceOf } from '../../test/worlds/ledgerWorld.ts';
import { moneyFaults, SILENT, statusOf } from '../../test/worlds/paymentWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

/** Faults 10, 17, 20, 22 and 27 of requirements/reliability#faults for payments. */
const PLAYER = 'aurora-empty';
const START =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on StartedPayment { payments { id outcome failure } } ... on PaymentRefusal { code } } }';
/** requirements/reliability#deadlines: timeout of a provider call. */
const PROVIDER_DEADLINE_MS = 10_000;
const MINUTE_MS = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
afterEach(async () => {
  api.payments.mode = 'normal';
  api.identity.isDown = false;
  api.skew.milliseconds = 0;
  expect(await moneyFaults(api.pool)).toEqual([]);
});

const token = (lifeSeconds = 300, issuedAt?: number): Promise<string> =>
  api.identity.token({
    brand: 'aurora',
    playerId: PLAYER,
    sid: 'payer',
    lifeSeconds,
    ...(issuedAt !== undefined && { issuedAt }),
  });
const start = (input: object, accessToken: string): Promise<GraphqlAnswer> =>
  executeGraphql(api, { query: START, variables: { input }, token: accessToken });
const deliverWebhook = (event: object, skewMs = 0): Promise<Response> =>
  sendWebhook(api.baseUrl, event, { secret: TEST_SECRETS.payments, clock: Date.now, skewMs });
const ordersOf = (id: string): number =>
  api.payments.orders.filter(({ reference }) => reference === id).length;

describe('fault 17: access token expires during a deposit', () => {
  it('refuses the request without effect; the same key with a new token is one deposit', async () => {
    const input = depositInput();
    const before = await balanceOf(api.pool, PLAYER);
    const late = Math.floor(Date.now() / 1000) - 3_600;
    expect(await start(input, await token(300, late))).toMatchObject({
      status: 401,
      errors: [{ extensions: { type: 'AuthenticationFailure' } }],
    });
    expect([await statusOf(api.pool, input.id), ordersOf(input.id)]).toEqual([undefined, 0]);
    // refreshes once and repeats the operation, as the page does
    expect((await start(input, await token())).data).toMatchObject({
      startDeposit: { payments: [{ id: input.id, outcome: 'IN_PROGRESS' }] },
    });
    expect(ordersOf(input.id)).toBe(1);
    expect((await deliverWebhook(api.payments.setPaymentStatus(input.id, 'completed'))).status).toBe(200);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_500);
  });

  it('returns the payment without another provider call when the answer was lost and the request is repeated with another token', async () => {
    const input = depositInput();
    api.payments.mode = 'response-lost';
    expect((await start(input, await token())).data).toMatchObject({
      startDeposit: { payments: [{ outcome: 'PENDING' }] },
    });
    api.payments.mode = 'normal';
    expect((await start(input, await token(600))).data).toMatchObject({
      startDeposit: { payments: [{ id: input.id, outcome: 'IN_PROGRESS' }] },
    });
    expect(ordersOf(input.id)).toBe(1);
    await deliverWebhook(api.payments.setPaymentStatus(input.id, 'cancelled'));
  });
});

describe('fault 20: identity is unavailable', () => {
  it('accepts payments of signed-in players until their token expires', async () => {
    const accessToken = await token();
    await start(depositInput(), accessToken).then(({ data }) => data && cancelIn(data, accessToken));
    api.identity.isDown = true;
    const input = depositInput();
    const before = await balanceOf(api.pool, PLAYER);
    expect((await start(input, accessToken)).data).toMatchObject({
      startDeposit: { payments: [{ id: input.id }] },
    });
    expect((await deliverWebhook(api.payments.setPaymentStatus(input.id, 'completed'))).status).toBe(200);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_500);
    api.skew.milliseconds = 15 * MINUTE_MS;
    expect((await start(depositInput(), accessToken)).status).toBe(401);
  });
});

async function cancelIn(data: Record<string, unknown>, accessToken: string): Promise<void> {
  const [payment] = (data['startDeposit'] as { payments?: { id: string }[] }).payments ?? [];
  await executeGraphql(api, {
    query: `mutation { cancelPayment(id: "${payment?.id ?? ''}") { cancelled } }`,
    token: accessToken,
  });
}

describe('fault 22: clock skew of the provider', () => {
  it.each([
    [-299_000, 200],
    [299_000, 200],
    [-302_000, 400],
    [302_000, 400],
  ])('is answered by its size: %i ms with status %i', async (skewMs, status) => {
    const input = depositInput();
    await start(input, await token());
    const event = api.payments.setPaymentStatus(input.id, 'completed');
    const before = await balanceOf(api.pool, PLAYER);
    expect((await deliverWebhook(event, skewMs)).status).toBe(status);
    expect(await balanceOf(api.pool, PLAYER)).toBe(status === 200 ? before + 2_500 : before);
    await deliverWebhook(event);
  });
});

describe('fault 10: provider responds 500', () => {
  it('keeps the payment pending, and a retry with the same key is one deposit', async () => {
    const input = depositInput();
    const accessToken = await token();
    const before = await balanceOf(api.pool, PLAYER);
    api.payments.mode = 'fails';
    expect((await start(input, accessToken)).data).toMatchObject({
      startDeposit: { payments: [{ id: input.id, outcome: 'PENDING', failure: null }] },
    });
    expect(ordersOf(input.id)).toBe(0);
    api.payments.mode = 'normal';
    expect((await start(input, accessToken)).data).toMatchObject({
      startDeposit: { payments: [{ id: input.id, outcome: 'IN_PROGRESS' }] },
    });
    expect((await deliverWebhook(api.payments.setPaymentStatus(input.id, 'completed'))).status).toBe(200);
    expect([ordersOf(input.id), await balanceOf(api.pool, PLAYER)]).toEqual([1, before + 2_500]);
  });
});

describe('fault 27: provider charges without an answer', () => {
  it('is pending after the timeout, one payment for repeated clicks, and completed by the webhook', async () => {
    const input = depositInput();
    const accessToken = await token();
    const before = await balanceOf(api.pool, PLAYER);
    api.payments.mode = 'hangs';
    const startedAt = performance.now();
    const [first, second] = await Promise.all([start(input, accessToken), start(input, accessToken)]);
    expect(performance.now() - startedAt).toBeLessThan(PROVIDER_DEADLINE_MS + 5_000);
    expect([first.data, second.data]).toEqual([first.data, first.data]);
    expect(first.data).toMatchObject({
      startDeposit: { payments: [{ id: input.id, outcome: 'PENDING', failure: null }] },
    });
    expect(ordersOf(input.id)).toBe(1);
    api.payments.mode = 'normal';
    expect((await deliverWebhook(api.payments.setPaymentStatus(input.id, 'completed'))).status).toBe(200);
    expect((await start(input, accessToken)).data).toMatchObject({
      startDeposit: { payments: [{ outcome: 'SUCCEEDED' }] },
    });
    expect([ordersOf(input.id), await balanceOf(api.pool, PLAYER)]).toEqual([1, before + 2_500]);
  });
});

describe('provider rejects our authentication', () => {
  // clock skew or key rotation: the provider has not processed the request, so the outcome is open
  it('does not return a withdrawal that may have been sent before', async () => {
    const accessToken = await token();
    const funds = depositInput();
    await start({ ...funds, amount: 10_000 }, accessToken);
    await deliverWebhook(
      api.payments.setPaymentStatus(funds.id, 'completed', {
        account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
      }),
    );
    const before = await balanceOf(api.pool, PLAYER);
    const input = {
      id: crypto.randomUUID(),
      amount: 4_000,
      currency: 'EUR',
      accountId: 'acc-card',
      locale: 'en',
    };
    await executeGraphql(api, {
      query: 'mutation($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { __typename } }',
      variables: { input },
      token: accessToken,
    });
    const withSecret = (secret: string): PaymentDeps => {
      const clock = () => Date.now() + api.skew.milliseconds;
      return {
        pool: api.pool,
        clock,
        log: SILENT,
        relay: { kick: () => undefined },
        payments: createPayments({
          address: api.payments.baseUrl,
          secrets: [secret],
          clock,
          serviceClient: testClient,
          log: SILENT,
        }),
      };
    };
    // sent, but the answer is lost; then sent again with a secret that the provider rejects
    api.payments.mode = 'response-lost';
    await runPayments(withSecret(TEST_SECRETS.payments));
    api.payments.mode = 'normal';
    api.skew.milliseconds += 20_000;
    await runPayments(withSecret('a secret of last week'));
    expect([
      await statusOf(api.pool, input.id),
      await balanceOf(api.pool, PLAYER),
      ordersOf(input.id),
    ]).toEqual(['Initialized', before - 4_000, 1]);
    await deliverWebhook(api.payments.setPaymentStatus(input.id, 'completed'));
    expect([await statusOf(api.pool, input.id), await balanceOf(api.pool, PLAYER)]).toEqual([
      'Completed',
      before - 4_000,
    ]);
  });
});
