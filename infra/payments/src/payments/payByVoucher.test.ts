import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

describe('voucher payment', () => {
  it('pays once up to its value and allows five attempts with other codes', async () => {
    const payment = await payments.deposit({ method: 'papervoucher', amount: 1_000 });
    expect((await payments.type(payment, 'voucher', { code: '123' })).body).toMatchObject({
      invalid: ['voucher'],
    });
    expect((await payments.type(payment, 'voucher', { code: '0000 0000 0000 0000' })).body).toEqual({
      status: 'created',
      refused: 'voucher_unknown',
    });
    expect((await payments.type(payment, 'voucher', { code: '2026-9999-0000-0000' })).body).toEqual({
      status: 'created',
      refused: 'voucher_spent',
    });
    expect((await payments.type(payment, 'voucher', { code: '2026-2000-0000-0000' })).body).toEqual({
      status: 'completed',
    });
    const next = await payments.deposit({ method: 'papervoucher', amount: 1_000 });
    for (const status of ['created', 'created', 'created', 'created', 'failed']) {
      expect((await payments.type(next, 'voucher', { code: '2026-2000-0000-0000' })).body['status']).toBe(
        status,
      );
    }
    expect(await payments.read(next['id'])).toMatchObject({ failure: 'voucher_spent' });
  });
});
