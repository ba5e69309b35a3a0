import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payWithCard, payOutToCard } from '../testing/cardPayments.ts';
import {
  pathOf,
  servePayments,
  START_MS,
  type Reply,
  type ServedPayments,
} from '../testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

describe('movePayment after the payment', () => {
  it('can complete a cancelled payment when the bank ignores the cancellation', async () => {
    const [deaf, listening] = [await payments.deposit(), await payments.deposit()];
    await payWithCard(payments, deaf, 'deaf-to-cancel');
    await payWithCard(payments, listening, 'late-success');
    for (const { id } of [deaf, listening])
      expect((await payments.call('POST', `/v1/payments/${String(id)}/cancel`, {})).body).toMatchObject({
        payment: { status: 'cancelled' },
      });
    payments.skew.milliseconds = 121_000;
    await payments.until(async () => (await payments.read(deaf['id']))['status'] === 'completed');
    payments.skew.milliseconds = 0;
    expect(await payments.read(listening['id'])).toMatchObject({ status: 'cancelled' });
    expect(await payments.call('POST', `/v1/payments/${String(deaf['id'])}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'NOT_CANCELLABLE' },
    });
  });

  it('refunds a deposit up to its amount and supports chargebacks', async () => {
    const payment = await payments.deposit();
    await payWithCard(payments, payment, 'success');
    const refund = (amount: number): Promise<Reply> =>
      payments.call('POST', `/v1/payments/${String(payment['id'])}/refund`, { amount });
    expect((await refund(1_000)).body).toMatchObject({ payment: { status: 'completed', refunded: 1_000 } });
    expect(await refund(1_501)).toMatchObject({
      status: 422,
      body: { code: 'AMOUNT_TOO_LARGE', maximum: 1_500 },
    });
    expect((await refund(1_500)).body).toMatchObject({ payment: { status: 'refunded' } });
    const disputed = await payments.deposit();
    await payWithCard(payments, disputed, 'charged-back');
    payments.skew.milliseconds = 61_000;
    await payments.until(async () => (await payments.read(disputed['id']))['status'] === 'charged_back');
    payments.skew.milliseconds = 0;
  });

  it('pays out only to accounts that can receive, and reports failed and returned payouts', async () => {
    expect(await payOutToCard(payments, 'cannot-receive')).toMatchObject({
      status: 422,
      body: { code: 'ACCOUNT_CANNOT_RECEIVE' },
    });
    const [good, failed, returned] = await Promise.all(
      ['success', 'failed-payout', 'returned-payout'].map(
        async (behaviour) =>
          (await payOutToCard(payments, behaviour)).body['payment'] as Record<string, unknown>,
      ),
    );
    expect(good).toMatchObject({ direction: 'payout', status: 'pending' });
    const status = async (payment: Record<string, unknown> | undefined): Promise<unknown> =>
      (await payments.read(payment?.['id']))['status'];
    payments.skew.milliseconds = 5_000;
    await payments.until(
      async () =>
        (await status(good)) === 'completed' &&
        (await status(failed)) === 'failed' &&
        (await status(returned)) === 'completed',
    );
    payments.skew.milliseconds = 66_000;
    await payments.until(async () => (await status(returned)) === 'returned');
    payments.skew.milliseconds = 0;
    expect(await payments.read(failed?.['id'])).toMatchObject({ failure: 'account_closed' });
  });

  it('expires an unpaid link', async () => {
    const payment = await payments.deposit();
    payments.skew.milliseconds = 15 * 60_000 + 1_000;
    await payments.until(async () => (await payments.read(payment['id']))['failure'] === 'timed_out');
    payments.skew.milliseconds = 0;
    expect((await payments.visit('pay.localhost', 'GET', pathOf(payment))).text).toContain(
      '"fatal":"ALREADY_FINISHED"',
    );
  });
});
