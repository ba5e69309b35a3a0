import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/call-typed';
import { runPayments } from '../payments/paymentJob.ts';
import { createPayments, type PaymentDeps } from '../payments/payments.ts';
import { reconcileDay } from '../reconciliation/reconcile.ts';
import { sendWebhook } from '../../test/fakes/fakePayments.ts';
import { ask, connect, listenTo } from '../../test/graphqlClient.ts';
import { balanceOf } from '../../test/worlds/ledgerWorld.ts';
import { anomaliesOf, moneyFaults, statusOf } from '../../test/worlds/paymentWorld.ts';
import { START_MS, startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';

const PLAYER = 'aurora-empty';
const FIELDS =
  'id status outcome amount failure isCancellable groupId accountLabel action { kind nonce } steps { kind at } method { id kind }';
const START = `mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on StartedPayment { payments { ${FIELDS} } } ... on PaymentRefusal { code blocks bound } } }`;
const WITHDRAW = `mutation($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { __typename ... on StartedPayment { payments { ${FIELDS} } } ... on PaymentRefusal { code blocks bound } } }`;

interface Started {
  readonly __typename: string;
  readonly code?: string;
  readonly payments?: readonly { readonly id: string; readonly outcome: string; readonly status: string }[];
}

let api: TestApi;
let token: string;
let deps: PaymentDeps;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.identity.token({ brand: 'aurora', playerId: PLAYER, sid: 'payer' });
  const clock = () => Date.now() + api.skew.milliseconds;
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
    debug: () => undefined,
  };
  deps = {
    pool: api.pool,
    clock,
    log,
    relay: { kick: () => undefined },
    payments: createPayments({ address: api.payments.baseUrl, secrets: [TEST_SECRETS.payments], clock, log }),
  };
}, START_MS);
afterAll(() => api.close());
afterEach(async () => {
  api.payments.mood = 'well';
  expect(await moneyFaults(api.pool)).toEqual([]);
});

function deposit(change: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    amount: 2_500,
    currency: 'EUR',
    methodId: 'card',
    returnPath: '/en/deposit/',
    locale: 'en',
    ...change,
  };
}

async function start(input: Record<string, unknown>, query = START): Promise<Started> {
  const { data, errors } = await ask(api, { query, variables: { input }, token });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Started;
}

function sendEvent(event: object, skewMs = 0): Promise<Response> {
  return sendWebhook(api.baseUrl, event, { secret: TEST_SECRETS.payments, clock: deps.clock, skewMs });
}

/**
 * Completes a deposit.
 * @returns its id.
 */
async function pay(amount: number, more: Record<string, unknown> = {}): Promise<string> {
  const input = deposit({ amount, ...more });
  await start(input);
  expect(
    (
      await sendEvent(
        api.payments.tell(input.id, 'completed', {
          account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
        }),
      )
    ).status,
  ).toBe(200);
  return input.id;
}

describe('deposit', () => {
  it('is created once for 50 parallel calls with one id, which all return the same response', async () => {
    const input = deposit();
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      __typename: 'StartedPayment',
      payments: [{ id: input.id, outcome: 'IN_PROGRESS', status: 'Initialized', action: { kind: 'FRAME' } }],
    });
    expect(api.payments.orders.filter((order) => order.reference === input.id)).toHaveLength(1);
    expect(await start({ ...input, amount: 2_600 })).toMatchObject({ code: 'KEY_REUSED' });
    await ask(api, { query: `mutation { cancelPayment(id: "${input.id}") { cancelled } }`, token });
  });

  it('is credited once for 50 parallel webhooks and updates open pages about payment and balance', async () => {
    const before = await balanceOf(api.pool, PLAYER);
    const input = deposit();
    await start(input);
    const socket = connect(api, { accessToken: token });
    const payments = listenTo(socket, 'subscription { paymentUpdated { id status outcome } }');
    const balances = listenTo(socket, 'subscription { balanceUpdated { balance amount moneyType } }');
    await ask(api, { query: '{ viewer { id } }', token });
    const event = api.payments.tell(input.id, 'completed');
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendEvent(event)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_500);
    await balances.atLeast(1);
    expect(balances.events[0]).toMatchObject({
      data: { balanceUpdated: { moneyType: 'Deposit', amount: 2_500, balance: before + 2_500 } },
    });
    // updates of other payments may arrive first
    const expected = {
      data: { paymentUpdated: { id: input.id, status: 'Completed', outcome: 'SUCCEEDED' } },
    };
    while (!payments.events.some((one) => JSON.stringify(one) === JSON.stringify(expected)))
      await payments.atLeast(payments.events.length + 1);
    await socket.client.dispose();
  });

  it('is returned by lastCompletedDeposit with the fields of requirements/entities#deposits', async () => {
    await pay(2_000);
    const { data } = await ask(api, {
      query: '{ viewer { lastCompletedDeposit { provider payload } } }',
      token,
    });
    const { lastCompletedDeposit } = (
      data as { viewer: { lastCompletedDeposit: { provider: string; payload: string } } }
    ).viewer;
    expect(JSON.parse(lastCompletedDeposit.payload)).toEqual({
      txName: 'CreditcardDeposit',
      accountId: 'acc-card',
      attributes: { paymentMethod: 'card' },
      debtor: { account: '•••• 4242' },
    });
  });

  it.each([
    ['a zero amount', { amount: 0 }, 'AMOUNT_TOO_SMALL'],
    ['a negative amount', { amount: -2_500 }, 'AMOUNT_TOO_SMALL'],
    ['an amount below requirements/constants#minimum-deposit', { amount: 1_999 }, 'AMOUNT_TOO_SMALL'],
    ['an amount above the method’s maximum', { amount: 1_000_001 }, 'AMOUNT_TOO_LARGE'],
    ['the largest safe integer', { amount: Number.MAX_SAFE_INTEGER }, 'AMOUNT_TOO_LARGE'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['an unknown method', { methodId: 'gold' }, 'METHOD_UNKNOWN'],
    ['an unknown account', { accountId: 'somebody-elses' }, 'ACCOUNT_UNKNOWN'],
    ['a malformed id', { id: '../x' }, 'INVALID'],
    ['an id too long to be split', { id: 'a'.repeat(61) }, 'INVALID'],
    ['an id with the suffix of a withdrawal share', { id: `${crypto.randomUUID()}-2` }, 'INVALID'],
    ['a return path to another site', { returnPath: '//evil.test/' }, 'INVALID'],
    ['a script as return path', { returnPath: 'javascript:alert(1)' }, 'INVALID'],
  ])('with %s is refused without a request to the provider', async (_what, change, code) => {
    const orders = api.payments.orders.length;
    expect(await start(deposit(change))).toMatchObject({ __typename: 'PaymentRefusal', code });
    expect(api.payments.orders).toHaveLength(orders);
  });

  it.each([
    ['NaN', 'NaN'],
    ['a fraction', '25.5'],
    ['a string', '"2500"'],
    ['a number beyond the integer range', '1e40'],
  ])('with %s as amount fails validation', async (_what, amount) => {
    const query = `mutation { startDeposit(input: { id: "aaaaaaaa-1", amount: ${amount}, currency: "EUR", methodId: "card", returnPath: "/", locale: "en" }) { __typename } }`;
    expect((await ask(api, { query, token })).errors.length).toBeGreaterThan(0);
  });

  it('stays pending when the provider’s answer is lost and completes without a webhook', async () => {
    const before = await balanceOf(api.pool, PLAYER);
    api.payments.mood = 'answers-lost';
    const input = deposit();
    expect(await start(input)).toMatchObject({ payments: [{ outcome: 'PENDING', failure: null }] });
    api.payments.mood = 'well';
    // same id again: the same payment, now with the provider's answer
    expect(await start(input)).toMatchObject({ payments: [{ outcome: 'IN_PROGRESS' }] });
    expect(api.payments.orders.filter((order) => order.reference === input.id)).toHaveLength(1);
    api.payments.tell(input.id, 'completed');
    await later(60_000);
    expect([await statusOf(api.pool, input.id), await balanceOf(api.pool, PLAYER)]).toEqual([
      'Completed',
      before + 2_500,
    ]);
  });

  it('is cancelled after its deadline, whether or not the provider knows it', async () => {
    api.payments.mood = 'answers-lost';
    const [lost, old] = [deposit(), deposit()];
    await start(lost);
    api.payments.mood = 'well';
    api.payments.payments.delete(lost.id);
    await start(old);
    await later(31 * 60_000);
    await later(10 * 60_000);
    expect([
      await statusOf(api.pool, lost.id),
      await statusOf(api.pool, old.id),
      api.payments.payments.get(old.id)?.status,
    ]).toEqual(['Cancelled', 'Cancelled', 'cancelled']);
  });

  it('rejected by the provider fails, and the next deposit succeeds', async () => {
    api.payments.mood = 'refuses';
    const input = deposit();
    expect(await start(input)).toMatchObject({
      payments: [{ outcome: 'REFUSED', failure: 'PROVIDER_UNAVAILABLE', status: 'Cancelled' }],
    });
    api.payments.mood = 'well';
    expect(await start(deposit())).toMatchObject({ payments: [{ outcome: 'IN_PROGRESS' }] });
  });

  it('charged after its cancellation is refunded without a change of the balance', async () => {
    const before = await balanceOf(api.pool, PLAYER);
    const input = deposit();
    await start(input);
    const { data } = await ask(api, {
      query: `mutation { cancelPayment(id: "${input.id}") { cancelled payment { status outcome } } }`,
      token,
    });
    expect(data).toMatchObject({
      cancelPayment: { cancelled: true, payment: { status: 'Cancelled', outcome: 'CANCELLED' } },
    });
    const socket = connect(api, { accessToken: token });
    const updates = listenTo(socket, `subscription { paymentUpdated { ${REFUNDED} } }`);
    await ask(api, { query: '{ viewer { id } }', token });
    await sendEvent(api.payments.tell(input.id, 'completed'));
    expect(await anomaliesOf(api.pool, input.id)).toEqual(['CHARGED_AFTER_END']);
    // subscribers receive the reversal although the payment's own row did not change
    const reversals = (): readonly unknown[] =>
      updates.events
        .map((event) => (event as { data: { paymentUpdated: { outcome: string } } }).data.paymentUpdated)
        .filter(({ outcome }) => outcome === 'REVERSED');
    // the update of the cancellation may still be in flight
    await updates.until(() => reversals().length >= 1);
    expect(reversals()[0]).toMatchObject({
      id: input.id,
      status: 'Cancelled',
      failure: null,
      refund: { block: null, doneAt: null },
    });
    await later(60_000);
    expect([
      await balanceOf(api.pool, PLAYER),
      api.payments.payments.get(input.id)?.status,
      await statusOf(api.pool, input.id),
    ]).toEqual([before, 'refunded', 'Cancelled']);
    expect(await refundedOf(input.id)).toMatchObject({
      outcome: 'REVERSED',
      refund: { doneAt: expect.any(String) as unknown },
      steps: [{ kind: 'REQUESTED' }, { kind: 'CANCELLED' }, { kind: 'REVERSED' }],
    });
    await updates.until(() => reversals().length >= 2);
    await socket.client.dispose();
  });

  it('charged above a lowered limit is refunded with LIMIT_REACHED and never credited', async () => {
    const input = deposit();
    await start(input);
    await api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', 'Day', 1000, $2)`,
      [PLAYER, new Date(deps.clock())],
    );
    // the payment job of the service may run at any time: without the provider, it cannot refund yet
    api.payments.mood = 'away';
    await sendEvent(api.payments.tell(input.id, 'completed'));
    expect(await refundedOf(input.id)).toMatchObject({
      status: 'RollbackInitialized',
      outcome: 'REVERSED',
      refund: { block: 'LIMIT_REACHED', doneAt: null },
    });
    api.payments.mood = 'well';
    await api.pool.query('delete from api.player_limit where player_id = $1', [PLAYER]);
    await later(60_000);
    expect(await refundedOf(input.id)).toMatchObject({
      status: 'RolledBacked',
      refund: { block: 'LIMIT_REACHED', doneAt: expect.any(String) as unknown },
    });
    expect((await refundedOf(input.id)).steps.map(({ kind }) => kind)).not.toContain('RECEIVED');
  });
});

const REFUNDED = 'id status outcome failure refund { block doneAt expectedBy } steps { kind at }';

async function refundedOf(id: string) {
  const { data } = await ask(api, { query: `{ viewer { payment(id: "${id}") { ${REFUNDED} } } }`, token });
  return (data as { viewer: { payment: { steps: readonly { kind: string }[] } } }).viewer.payment;
}

/** Advances the API clock and runs the payment jobs. */
async function later(milliseconds: number): Promise<void> {
  api.skew.milliseconds += milliseconds;
  token = await api.identity.token({ brand: 'aurora', playerId: PLAYER, sid: 'payer' });
  await runPayments(deps);
}

describe('payment webhook', () => {
  it.each<
    [
      string,
      number,
      (event: { readonly id: string; readonly type: string; readonly payment: object }) => Promise<Response>,
    ]
  >([
    ['forged', 400, (event) => sendWebhook(api.baseUrl, event, { secret: 'another', clock: deps.clock })],
    ['301 s old', 400, (event) => sendEvent(event, -301_000)],
    [
      'of another amount',
      409,
      (event) => sendEvent({ ...event, payment: { ...event.payment, amount: 250_000 } }),
    ],
    [
      'of another currency',
      409,
      (event) => sendEvent({ ...event, payment: { ...event.payment, currency: 'JPY' } }),
    ],
    [
      'of an unknown payment',
      409,
      (event) => sendEvent({ ...event, payment: { ...event.payment, reference: 'nobodys-payment' } }),
    ],
    ['without a payment', 422, (event) => sendEvent({ ...event, payment: null })],
  ])('%s is answered with %d and has no effect', async (_what, status, send) => {
    const before = await balanceOf(api.pool, PLAYER);
    const input = deposit();
    await start(input);
    // the provider itself reports this payment as unpaid
    const payment = { ...api.payments.payments.get(input.id), status: 'completed' };
    expect((await send({ id: crypto.randomUUID(), type: 'payment.completed', payment })).status).toBe(status);
    expect([await statusOf(api.pool, input.id), await balanceOf(api.pool, PLAYER)]).toEqual([
      'Initialized',
      before,
    ]);
    await ask(api, { query: `mutation { cancelPayment(id: "${input.id}") { cancelled } }`, token });
  });
});

describe('withdrawal', () => {
  it('is paid out to the bank and added to the history totals', async () => {
    await pay(30_000);
    const { data: totalsBefore } = await ask(api, {
      query: '{ viewer { paymentTransactions { totals { withdrawn lifetimeNetDeposits } } } }',
      token,
    });
    const input = {
      id: crypto.randomUUID(),
      amount: 20_000,
      currency: 'EUR',
      accountId: 'acc-bank',
      locale: 'en',
    };
    const balance = await balanceOf(api.pool, PLAYER);
    const [once, twice] = await Promise.all([start(input, WITHDRAW), start(input, WITHDRAW)]);
    expect(once).toEqual(twice);
    expect(once).toMatchObject({
      payments: [{ id: input.id, outcome: 'PENDING', accountLabel: 'FI** 1234', isCancellable: false }],
    });
    expect(await balanceOf(api.pool, PLAYER)).toBe(balance - 20_000);
    const { data: cashier } = await ask(api, {
      query:
        '{ viewer { cashier { amounts { balance pendingWithdrawals minimumWithdrawal } accounts { id lastUsedAt closedLoopRemaining } allocation(amount: 2500, accountId: "acc-card") { accountId amount reason } } } }',
      token,
    });
    expect(cashier).toMatchObject({
      viewer: {
        cashier: {
          amounts: { balance: balance - 20_000, pendingWithdrawals: 20_000, minimumWithdrawal: 2_000 },
          allocation: [{ accountId: 'acc-card', amount: 2_500, reason: 'REST' }],
        },
      },
    });
    await runPayments(deps);
    expect(api.payments.orders.filter((order) => order.reference === input.id)).toEqual([
      { path: 'payouts', reference: input.id },
    ]);
    await sendEvent(api.payments.tell(input.id, 'completed'));
    const { data } = await ask(api, {
      query: `{ viewer { payment(id: "${input.id}") { outcome steps { kind } } paymentTransactions(direction: Withdrawal, first: 5) { edges { node { id } } totals { count withdrawn lifetimeNetDeposits } } } }`,
      token,
    });
    const before = (
      totalsBefore as {
        viewer: { paymentTransactions: { totals: { withdrawn: number; lifetimeNetDeposits: number } } };
      }
    ).viewer.paymentTransactions.totals;
    expect(data).toMatchObject({
      viewer: {
        payment: {
          outcome: 'SUCCEEDED',
          steps: [{ kind: 'REQUESTED' }, { kind: 'CHECKED' }, { kind: 'SENT' }, { kind: 'RECEIVED' }],
        },
        paymentTransactions: {
          edges: [{ node: { id: input.id } }],
          totals: {
            count: 1,
            withdrawn: before.withdrawn + 20_000,
            lifetimeNetDeposits: before.lifetimeNetDeposits - 20_000,
          },
        },
      },
    });
  });

  it('is sent once when the provider’s answer is lost, and restored to the balance when the provider rejects it', async () => {
    await pay(30_000);
    const before = await balanceOf(api.pool, PLAYER);
    const [lost, refused] = ['acc-card', 'acc-bank'].map((accountId) => ({
      id: crypto.randomUUID(),
      amount: 2_000,
      currency: 'EUR',
      accountId,
      locale: 'en',
    }));
    api.payments.mood = 'answers-lost';
    await start(lost ?? {}, WITHDRAW);
    await later(20_000);
    api.payments.mood = 'refuses';
    await start(refused ?? {}, WITHDRAW);
    await runPayments(deps);
    api.payments.mood = 'well';
    await later(20_000);
    await sendEvent(api.payments.tell(lost?.id ?? '', 'completed'));
    expect(api.payments.orders.filter((order) => order.reference === lost?.id)).toHaveLength(1);
    expect([
      await statusOf(api.pool, lost?.id ?? ''),
      await statusOf(api.pool, refused?.id ?? ''),
      await balanceOf(api.pool, PLAYER),
    ]).toEqual(['Completed', 'Cancelled', before - 2_000]);
  });

  it('above the threshold requires manual review, decided by a signed call', async () => {
    await pay(90_000);
    const input = {
      id: crypto.randomUUID(),
      amount: 80_000,
      currency: 'EUR',
      accountId: 'acc-card',
      locale: 'en',
    };
    await start(input, WITHDRAW);
    const call = (path: string, body?: object) =>
      callTyped<Record<string, unknown>>({
        baseUrl: api.baseUrl,
        path,
        method: body ? 'POST' : 'GET',
        body,
        secret: TEST_SECRETS.internal,
        clock: deps.clock,
      });
    const { body } = await call('/internal/withdrawals?brand=aurora&state=waiting');
    expect(body['withdrawals']).toMatchObject([
      {
        id: input.id,
        amount: 80_000,
        approvalsNeeded: 1,
        reason: 'ABOVE_AUTOMATIC',
        shares: [{ accountLabel: '•••• 4242' }],
      },
    ]);
    expect((await fetch(`${api.baseUrl}/internal/withdrawals?brand=aurora&state=waiting`)).status).toBe(401);
    expect(
      await call(`/internal/withdrawals/${input.id}/decision`, {
        decision: 'refuse',
        reason: '',
        staff: 'ann',
        key: 'decision-1',
      }),
    ).toMatchObject({ status: 422 });
    expect(
      await call(`/internal/withdrawals/${input.id}/decision`, {
        decision: 'refuse',
        reason: 'not yet',
        staff: 'ann',
        key: 'decision-1',
      }),
    ).toMatchObject({ status: 200, body: { outcome: 'REFUSED' } });
    const { data } = await ask(api, {
      query: `{ viewer { payment(id: "${input.id}") { outcome failure } } }`,
      token,
    });
    expect(data).toEqual({ viewer: { payment: { outcome: 'REFUSED', failure: 'REFUSED_BY_OPERATOR' } } });
  });

  it.each([
    ['an amount above the method’s maximum', { amount: 9_999_999 }, 'AMOUNT_TOO_LARGE'],
    ['an amount below the minimum', { amount: 1_999 }, 'AMOUNT_TOO_SMALL'],
    ['an account of another player', { accountId: 'acc-other' }, 'ACCOUNT_UNKNOWN'],
  ])('with %s is refused', async (_what, change, code) => {
    expect(
      await start(
        {
          id: crypto.randomUUID(),
          amount: 2_000,
          currency: 'EUR',
          accountId: 'acc-card',
          locale: 'en',
          ...change,
        },
        WITHDRAW,
      ),
    ).toMatchObject({ code });
  });
});

describe('cashier', () => {
  it('lists recently used methods first, applies limits and reports why deposits are blocked', async () => {
    const query =
      '{ viewer { cashier { depositBlocks mustSetDepositLimit quickAmounts depositHeadroom { amount period } methods(direction: Deposit) { id isAvailable unavailableReason } openDeposits { id } } } }';
    await api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', 'Month', 100000000, now())`,
      [PLAYER],
    );
    const { data } = await ask(api, { query, token });
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
    await api.pool.query(
      `update api.player set instant_banking_blocked_from = now() - interval '1 day', deposits_blocked = true where id = $1`,
      [PLAYER],
    );
    const { data: blocked } = await ask(api, { query, token });
    expect(blocked).toMatchObject({
      viewer: {
        cashier: {
          depositBlocks: ['DEPOSITS_BLOCKED'],
          methods: [{ id: 'card' }, { id: 'voucher' }, { id: 'bank', unavailableReason: 'BLOCKED' }],
        },
      },
    });
    await api.pool.query(
      'update api.player set instant_banking_blocked_from = null, deposits_blocked = false where id = $1',
      [PLAYER],
    );
  });
});

describe('reconciliation', () => {
  it('matches the provider’s settlement report with the ledger and reports an extra line as a break', async () => {
    const day = new Date(deps.clock()).toISOString().slice(0, 10);
    expect(await reconcileDay(deps, 'aurora', day)).toMatchObject({ difference: 0, breaks: 0 });
    api.payments.planted.push(
      `pay-planted,planted,deposit,captured,4200,0,EUR,${new Date(deps.clock()).toISOString()}`,
    );
    expect(await reconcileDay(deps, 'aurora', day)).toMatchObject({ difference: 4_200, breaks: 1 });
  });
});
