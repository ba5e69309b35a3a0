import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isSigned } from '../merchant/signature.ts';
import { payWithCard } from '../testing/cardPayments.ts';
import { SECRET, servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

describe('webhooks', () => {
  it('are signed over the raw body and retried with increasing delays until acknowledged', async () => {
    const payment = await payments.deposit();
    let refusals = 3;
    payments.merchant.status = ({ payment: { id } }) =>
      id === payment['id'] && (refusals -= 1) >= 0 ? 503 : 204;
    await payWithCard(payments, payment, 'success');
    const mine = (): typeof payments.received =>
      payments.received.filter(({ payment: { id } }) => id === payment['id']);
    for (const tries of [1, 2, 3, 4]) {
      await payments.until(
        async () =>
          mine().length === tries &&
          (
            await payments.pool.query('select from payments.event where payment_id = $1 and attempts = $2', [
              payment['id'],
              tries,
            ])
          ).rowCount === 1,
      );
      payments.skew.milliseconds += 2 ** (tries - 1) * 1_000;
    }
    expect(new Set(mine().map(({ raw }) => raw)).size).toBe(1);
    const [, last] = [mine()[0], mine()[3]];
    expect(isSigned([SECRET], last?.raw ?? '', last?.signature, payments.clock())).toBe(true);
    expect(isSigned([SECRET], `${last?.raw ?? ''} `, last?.signature, payments.clock())).toBe(false);
    const { rows } = await payments.pool.query<{ received: number; next: number | null }>(
      'select acknowledged_at received, next_attempt_at next from payments.event where payment_id = $1',
      [payment['id']],
    );
    expect(rows).toEqual([{ received: expect.any(Number), next: null }]);
    payments.skew.milliseconds = 0;
  });
});
