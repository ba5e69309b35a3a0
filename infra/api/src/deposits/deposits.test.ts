import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, connect, listenTo } from '../../test/graphqlClient.ts';
import { balanceOf } from '../../test/worlds/ledgerWorld.ts';
import { anomaliesOf, statusOf } from '../../test/worlds/paymentWorld.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { depositInput } from '../../test/paymentInputs.ts';
import { PAYER, startPayer, type Payer } from '../../test/worlds/payerWorld.ts';

let payer: Payer;
beforeAll(async () => {
  payer = await startPayer();
}, START_MS);
afterAll(() => payer.api.close());
afterEach(() => payer.endTest());

const REFUNDED = 'id status outcome failure refund { block doneAt expectedBy } steps { kind at }';

async function refundedOf(id: string) {
  const { data } = await executeGraphql(payer.api, {
    query: `{ viewer { payment(id: "${id}") { ${REFUNDED} } } }`,
    token: payer.token,
  });
  return (data as { viewer: { payment: { steps: readonly { kind: string }[] } } }).viewer.payment;
}

describe('deposit', () => {
  it('is created once for 50 parallel calls with one id, which all return the same response', async () => {
    const input = depositInput();
    const answers = await Promise.all(Array.from({ length: 50 }, () => payer.start(input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      __typename: 'StartedPayment',
      payments: [{ id: input.id, outcome: 'IN_PROGRESS', status: 'Initialized', action: { kind: 'FRAME' } }],
    });
    expect(payer.api.payments.orders.filter((order) => order.reference === input.id)).toHaveLength(1);
    expect(await payer.start({ ...input, amount: 2_600 })).toMatchObject({ code: 'KEY_REUSED' });
    await payer.cancel(input.id);
  });

  it('is credited once for 50 parallel webhooks and updates open pages about payment and balance', async () => {
    const before = await balanceOf(payer.api.pool, PAYER);
    const input = depositInput();
    await payer.start(input);
    const socket = connect(payer.api, { accessToken: payer.token });
    const payments = listenTo(socket, 'subscription { paymentUpdated { id status outcome } }');
    const balances = listenTo(socket, 'subscription { balanceUpdated { balance amount moneyType } }');
    await executeGraphql(payer.api, { query: '{ viewer { id } }', token: payer.token });
    const event = payer.api.payments.setPaymentStatus(input.id, 'completed');
    const answers = await Promise.all(Array.from({ length: 50 }, () => payer.sendEvent(event)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await balanceOf(payer.api.pool, PAYER)).toBe(before + 2_500);
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
    await payer.pay(2_000);
    const { data } = await executeGraphql(payer.api, {
      query: '{ viewer { lastCompletedDeposit { provider payload } } }',
      token: payer.token,
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
    ['an unknown account', { accountId: 'acc-of-another-player' }, 'ACCOUNT_UNKNOWN'],
    ['a malformed id', { id: '../x' }, 'INVALID'],
    ['an id too long for the suffix of a share', { id: 'a'.repeat(61) }, 'INVALID'],
    ['an id with the suffix of a withdrawal share', { id: `${crypto.randomUUID()}-2` }, 'INVALID'],
    ['a return path to another site', { returnPath: '//evil.test/' }, 'INVALID'],
    ['a script as return path', { returnPath: 'javascript:alert(1)' }, 'INVALID'],
  ])('is refused with %s, without a request to the provider', async (_what, change, code) => {
    const orders = payer.api.payments.orders.length;
    expect(await payer.start(depositInput(change))).toMatchObject({ __typename: 'PaymentRefusal', code });
    expect(payer.api.payments.orders).toHaveLength(orders);
  });

  it.each([
    ['NaN', 'NaN'],
    ['a fraction', '25.5'],
    ['a string', '"2500"'],
    ['a number beyond the integer range', '1e40'],
  ])('fails validation with %s as amount', async (_what, amount) => {
    const query = `mutation { startDeposit(input: { id: "aaaaaaaa-1", amount: ${amount}, currency: "EUR", methodId: "card", returnPath: "/", locale: "en" }) { __typename } }`;
    expect((await executeGraphql(payer.api, { query, token: payer.token })).errors.length).toBeGreaterThan(0);
  });

  it('stays pending when the provider’s answer is lost and completes without a webhook', async () => {
    const before = await balanceOf(payer.api.pool, PAYER);
    payer.api.payments.mode = 'response-lost';
    const input = depositInput();
    expect(await payer.start(input)).toMatchObject({ payments: [{ outcome: 'PENDING', failure: null }] });
    payer.api.payments.mode = 'normal';
    // the same id returns the same payment, now with the provider's answer
    expect(await payer.start(input)).toMatchObject({ payments: [{ outcome: 'IN_PROGRESS' }] });
    expect(payer.api.payments.orders.filter((order) => order.reference === input.id)).toHaveLength(1);
    payer.api.payments.setPaymentStatus(input.id, 'completed');
    await payer.later(60_000);
    expect([await statusOf(payer.api.pool, input.id), await balanceOf(payer.api.pool, PAYER)]).toEqual([
      'Completed',
      before + 2_500,
    ]);
  });

  it('is cancelled after its deadline, whether or not the provider knows it', async () => {
    payer.api.payments.mode = 'response-lost';
    const [lost, old] = [depositInput(), depositInput()];
    await payer.start(lost);
    payer.api.payments.mode = 'normal';
    payer.api.payments.payments.delete(lost.id);
    await payer.start(old);
    await payer.later(31 * 60_000);
    await payer.later(10 * 60_000);
    expect([
      await statusOf(payer.api.pool, lost.id),
      await statusOf(payer.api.pool, old.id),
      payer.api.payments.payments.get(old.id)?.status,
    ]).toEqual(['Cancelled', 'Cancelled', 'cancelled']);
  });

  it('fails when the provider rejects it, and the next deposit succeeds', async () => {
    payer.api.payments.mode = 'refuses';
    const input = depositInput();
    expect(await payer.start(input)).toMatchObject({
      payments: [{ outcome: 'REFUSED', failure: 'PROVIDER_UNAVAILABLE', status: 'Cancelled' }],
    });
    payer.api.payments.mode = 'normal';
    expect(await payer.start(depositInput())).toMatchObject({ payments: [{ outcome: 'IN_PROGRESS' }] });
  });

  it('is refunded without a change of the balance when it is charged after its cancellation', async () => {
    const before = await balanceOf(payer.api.pool, PAYER);
    const input = depositInput();
    await payer.start(input);
    const { data } = await executeGraphql(payer.api, {
      query: `mutation { cancelPayment(id: "${input.id}") { cancelled payment { status outcome } } }`,
      token: payer.token,
    });
    expect(data).toMatchObject({
      cancelPayment: { cancelled: true, payment: { status: 'Cancelled', outcome: 'CANCELLED' } },
    });
    const socket = connect(payer.api, { accessToken: payer.token });
    const updates = listenTo(socket, `subscription { paymentUpdated { ${REFUNDED} } }`);
    await updates.opened;
    // the payment job of the service may run at any time: without the provider, it cannot refund yet
    payer.api.payments.mode = 'unreachable';
    await payer.sendEvent(payer.api.payments.setPaymentStatus(input.id, 'completed'));
    expect(await anomaliesOf(payer.api.pool, input.id)).toEqual(['CHARGED_AFTER_END']);
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
    payer.api.payments.mode = 'normal';
    await payer.later(60_000);
    expect([
      await balanceOf(payer.api.pool, PAYER),
      payer.api.payments.payments.get(input.id)?.status,
      await statusOf(payer.api.pool, input.id),
    ]).toEqual([before, 'refunded', 'Cancelled']);
    expect(await refundedOf(input.id)).toMatchObject({
      outcome: 'REVERSED',
      refund: { doneAt: expect.any(String) as unknown },
      steps: [{ kind: 'REQUESTED' }, { kind: 'CANCELLED' }, { kind: 'REVERSED' }],
    });
    await updates.until(() => reversals().length >= 2);
    await socket.client.dispose();
  });

  it('is refunded with LIMIT_REACHED and never credited when it is charged above a lowered limit', async () => {
    const input = depositInput();
    await payer.start(input);
    await payer.api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'DEPOSIT', 'Day', 1000, $2)`,
      [PAYER, new Date(payer.deps.clock())],
    );
    // the payment job of the service may run at any time: without the provider, it cannot refund yet
    payer.api.payments.mode = 'unreachable';
    await payer.sendEvent(payer.api.payments.setPaymentStatus(input.id, 'completed'));
    expect(await refundedOf(input.id)).toMatchObject({
      status: 'RollbackInitialized',
      outcome: 'REVERSED',
      refund: { block: 'LIMIT_REACHED', doneAt: null },
    });
    payer.api.payments.mode = 'normal';
    await payer.api.pool.query('delete from api.player_limit where player_id = $1', [PAYER]);
    await payer.later(60_000);
    expect(await refundedOf(input.id)).toMatchObject({
      status: 'RolledBacked',
      refund: { block: 'LIMIT_REACHED', doneAt: expect.any(String) as unknown },
    });
    expect((await refundedOf(input.id)).steps.map(({ kind }) => kind)).not.toContain('RECEIVED');
  });
});
