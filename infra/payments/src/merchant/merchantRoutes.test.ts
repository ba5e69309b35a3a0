import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sign } from './signature.ts';
import { ORIGIN, SECRET, servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

/** A card deposit with a new reference. */
function newOrder() {
  return {
    merchant: 'aurora',
    reference: randomUUID(),
    amount: 2_500,
    currency: 'EUR',
    method: 'card',
    country: 'FI',
    locale: 'en',
    player: { reference: 'p1', name: 'Aino', country: 'FI' },
    returnUrl: `${ORIGIN}/deposit/`,
  };
}

describe('merchant API', () => {
  const path = '/v1/methods?merchant=aurora&country=FI&currency=EUR';
  const message = `GET.${path}.`;
  it.each<[string, () => string, number]>([
    ['the right secret', () => sign([SECRET], message, payments.clock()), 200],
    ['a clock 299 s behind', () => sign([SECRET], message, payments.clock() - 299_000), 200],
    ['a message 302 s old', () => sign([SECRET], message, payments.clock() - 302_000), 401],
    ['a message from 302 s ahead', () => sign([SECRET], message, payments.clock() + 302_000), 401],
    ['another secret', () => sign(['another'], message, payments.clock()), 401],
    ['another path', () => sign([SECRET], 'GET./v1/methods.', payments.clock()), 401],
    ['no signature', () => '', 401],
  ])('checks the signature of a request with %s', async (_, signature, status) => {
    // freezes the clock: signatures expire after 300 s
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      expect((await payments.call('GET', path, undefined, { signature: signature() })).status).toBe(status);
    } finally {
      now.mockRestore();
    }
  });

  it('lists the methods of a country with bounds, fee and processing time', async () => {
    const { body } = await payments.call('GET', path);
    expect((body['methods'] as { id: string }[]).map(({ id }) => id)).toEqual([
      'card',
      'kestrel-bank',
      'open-banking',
      'fernpay',
      'papervoucher',
      'quay',
    ]);
    expect((body['methods'] as object[])[3]).toEqual({
      id: 'fernpay',
      kind: 'wallet',
      name: 'Fernpay',
      directions: ['deposit', 'payout'],
      currency: 'EUR',
      minimum: 500,
      maximum: 250_000,
      feeFixed: 0,
      feeBasisPoints: 150,
      isAvailable: true,
      estimatedSeconds: { deposit: 5, payout: 30 },
    });
    expect((body['methods'] as object[])[5]).toMatchObject({
      isAvailable: false,
      unavailableReason: 'maintenance',
    });
    const japan = await payments.call('GET', '/v1/methods?merchant=aurora&country=JP&currency=JPY');
    expect((japan.body['methods'] as { id: string }[]).map(({ id }) => id)).toEqual(['card', 'fernpay']);
  });

  it.each<[string, object, number, object]>([
    ['a fraction', { amount: 10.5 }, 400, { code: 'INVALID', field: 'amount' }],
    ['a negative amount', { amount: -1 }, 400, { code: 'INVALID', field: 'amount' }],
    [
      'an amount above the safe integer range',
      { amount: 2 ** 60 },
      400,
      { code: 'INVALID', field: 'amount' },
    ],
    [
      'an amount below the minimum',
      { amount: 499 },
      422,
      { code: 'AMOUNT_TOO_SMALL', minimum: 500, maximum: 500_000 },
    ],
    [
      'an amount above the maximum',
      { amount: 500_001 },
      422,
      { code: 'AMOUNT_TOO_LARGE', minimum: 500, maximum: 500_000 },
    ],
    [
      'a currency that the method does not support',
      { currency: 'INR', method: 'kestrel-bank' },
      422,
      { code: 'METHOD_UNKNOWN' },
    ],
    [
      'an unavailable method',
      { method: 'quay' },
      422,
      { code: 'METHOD_UNAVAILABLE', minimum: 1_000, maximum: 100_000 },
    ],
    [
      'a return URL of another merchant',
      { returnUrl: 'http://evil.test/deposit/' },
      400,
      { code: 'INVALID', field: 'returnUrl' },
    ],
    ['an unknown account', { account: randomUUID() }, 422, { code: 'ACCOUNT_UNKNOWN' }],
    ['an unknown merchant', { merchant: 'unknown-merchant' }, 404, { code: 'MERCHANT_UNKNOWN' }],
  ])('rejects a request for %s', async (_, change, status, body) => {
    const order = newOrder();
    expect(await payments.call('POST', '/v1/payments', { ...order, ...change })).toMatchObject({
      status,
      body,
    });
  });

  it('answers fifty requests with one key with one payment, and rejects a different request with that key', async () => {
    const order = newOrder();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => payments.call('POST', '/v1/payments', order, { key })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { rows } = await payments.pool.query('select from payments.payment where reference = $1', [
      order.reference,
    ]);
    expect(rows).toHaveLength(1);
    expect(await payments.call('POST', '/v1/payments', { ...order, amount: 2_600 }, { key })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await payments.call('POST', '/v1/payments', order)).toMatchObject({
      status: 409,
      body: { code: 'REFERENCE_REUSED' },
    });
    expect(
      (await payments.call('GET', `/v1/payments?merchant=aurora&reference=${order.reference}`)).body,
    ).toEqual(answers[0]?.body);
  });
});
