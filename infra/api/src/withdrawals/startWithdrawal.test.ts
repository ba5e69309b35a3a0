import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { runPayments } from '../payments/paymentJob.ts';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { balanceOf } from '../../test/worlds/ledgerWorld.ts';
import { statusOf } from '../../test/worlds/paymentWorld.ts';
import { TEST_SECRETS } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { PAYER, startPayer, type Payer } from '../../test/worlds/payerWorld.ts';

let payer: Payer;
beforeAll(async () => {
  payer = await startPayer();
}, START_MS);
afterAll(() => payer.api.close());
afterEach(() => payer.endTest());

describe('withdrawal', () => {
  it('is paid out to the bank and added to the history totals', async () => {
    await payer.pay(30_000);
    const { data: totalsBefore } = await executeGraphql(payer.api, {
      query: '{ viewer { paymentTransactions { totals { withdrawn lifetimeNetDeposits } } } }',
      token: payer.token,
    });
    const input = {
      id: crypto.randomUUID(),
      amount: 20_000,
      currency: 'EUR',
      accountId: 'acc-bank',
      locale: 'en',
    };
    const balance = await balanceOf(payer.api.pool, PAYER);
    const [once, twice] = await Promise.all([payer.withdraw(input), payer.withdraw(input)]);
    expect(once).toEqual(twice);
    expect(once).toMatchObject({
      payments: [{ id: input.id, outcome: 'PENDING', accountLabel: 'FI** 1234', isCancellable: false }],
    });
    expect(await balanceOf(payer.api.pool, PAYER)).toBe(balance - 20_000);
    const { data: cashier } = await executeGraphql(payer.api, {
      query:
        '{ viewer { cashier { amounts { balance pendingWithdrawals minimumWithdrawal } accounts { id lastUsedAt closedLoopRemaining } allocation(amount: 2500, accountId: "acc-card") { accountId amount reason } } } }',
      token: payer.token,
    });
    expect(cashier).toMatchObject({
      viewer: {
        cashier: {
          amounts: { balance: balance - 20_000, pendingWithdrawals: 20_000, minimumWithdrawal: 2_000 },
          allocation: [{ accountId: 'acc-card', amount: 2_500, reason: 'REST' }],
        },
      },
    });
    await runPayments(payer.deps);
    expect(payer.api.payments.orders.filter((order) => order.reference === input.id)).toEqual([
      { path: 'payouts', reference: input.id },
    ]);
    await payer.sendEvent(payer.api.payments.setPaymentStatus(input.id, 'completed'));
    const { data } = await executeGraphql(payer.api, {
      query: `{ viewer { payment(id: "${input.id}") { outcome steps { kind } } paymentTransactions(direction: Withdrawal, first: 5) { edges { node { id } } totals { count withdrawn lifetimeNetDeposits } } } }`,
      token: payer.token,
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
    await payer.pay(30_000);
    const before = await balanceOf(payer.api.pool, PAYER);
    const [lost, refused] = ['acc-card', 'acc-bank'].map((accountId) => ({
      id: crypto.randomUUID(),
      amount: 2_000,
      currency: 'EUR',
      accountId,
      locale: 'en',
    }));
    payer.api.payments.mode = 'response-lost';
    await payer.withdraw(lost ?? {});
    await payer.later(20_000);
    payer.api.payments.mode = 'refuses';
    await payer.withdraw(refused ?? {});
    await runPayments(payer.deps);
    payer.api.payments.mode = 'normal';
    await payer.later(20_000);
    await payer.sendEvent(payer.api.payments.setPaymentStatus(lost?.id ?? '', 'completed'));
    expect(payer.api.payments.orders.filter((order) => order.reference === lost?.id)).toHaveLength(1);
    expect([
      await statusOf(payer.api.pool, lost?.id ?? ''),
      await statusOf(payer.api.pool, refused?.id ?? ''),
      await balanceOf(payer.api.pool, PAYER),
    ]).toEqual(['Completed', 'Cancelled', before - 2_000]);
  });

  it('requires manual review above the threshold, decided by a signed call', async () => {
    await payer.pay(90_000);
    const input = {
      id: crypto.randomUUID(),
      amount: 80_000,
      currency: 'EUR',
      accountId: 'acc-card',
      locale: 'en',
    };
    await payer.withdraw(input);
    const call = (path: string, body?: object) =>
      callTyped<Record<string, unknown>>({
        baseUrl: payer.api.baseUrl,
        path,
        method: body ? 'POST' : 'GET',
        body,
        secret: TEST_SECRETS.internal,
        clock: payer.deps.clock,
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
    expect((await fetch(`${payer.api.baseUrl}/internal/withdrawals?brand=aurora&state=waiting`)).status).toBe(
      401,
    );
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
    const { data } = await executeGraphql(payer.api, {
      query: `{ viewer { payment(id: "${input.id}") { outcome failure } } }`,
      token: payer.token,
    });
    expect(data).toEqual({ viewer: { payment: { outcome: 'REFUSED', failure: 'REFUSED_BY_OPERATOR' } } });
  });

  it.each([
    ['an amount above the method’s maximum', { amount: 9_999_999 }, 'AMOUNT_TOO_LARGE'],
    ['an amount below the minimum', { amount: 1_999 }, 'AMOUNT_TOO_SMALL'],
    ['an account of another player', { accountId: 'acc-other' }, 'ACCOUNT_UNKNOWN'],
  ])('is refused with %s', async (_what, change, code) => {
    expect(
      await payer.withdraw({
        id: crypto.randomUUID(),
        amount: 2_000,
        currency: 'EUR',
        accountId: 'acc-card',
        locale: 'en',
        ...change,
      }),
    ).toMatchObject({ code });
  });
});
