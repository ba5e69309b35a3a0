import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORIGIN, servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';
import { deleteExpiredKeys, KEY_RETENTION_DAYS } from './deleteExpiredKeys.ts';

const DAY_MS = 86_400_000;
let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

const order = (reference: string) => ({
  merchant: 'aurora',
  reference,
  amount: 2_500,
  currency: 'EUR',
  method: 'card',
  country: 'FI',
  locale: 'en',
  player: { reference: 'p1', name: 'Aino Aurora', country: 'FI' },
  returnUrl: `${ORIGIN}/deposit/`,
});
const forget = (at: number, most?: number) =>
  deleteExpiredKeys({ pool: payments.pool, clock: () => at }, most);

describe('idempotency keys', () => {
  it(`is kept for ${KEY_RETENTION_DAYS} days and then deleted in batches, the oldest first`, async () => {
    const began = payments.clock();
    for (let count = 0; count < 3; count += 1)
      await payments.call('POST', '/v1/payments', order(randomUUID()));
    expect(await forget(began + KEY_RETENTION_DAYS * DAY_MS)).toBe(0);
    const after = payments.clock() + KEY_RETENTION_DAYS * DAY_MS + 1;
    expect([await forget(after, 2), await forget(after, 2), await forget(after, 2)]).toEqual([2, 1, 0]);
  });

  it('can be deleted without losing protection: the payment itself prevents duplicates', async () => {
    const reference = randomUUID();
    const key = randomUUID();
    const first = await payments.call('POST', '/v1/payments', order(reference), { key });
    expect(first.status).toBe(201);
    await forget(payments.clock() + (KEY_RETENTION_DAYS + 1) * DAY_MS);
    expect(await payments.call('POST', '/v1/payments', order(reference), { key })).toMatchObject({
      status: 409,
      body: { code: 'REFERENCE_REUSED' },
    });
    const { rows } = await payments.pool.query<{ count: number }>(
      'select count(*)::int as count from payments.payment where reference = $1',
      [reference],
    );
    expect(rows[0]?.count).toBe(1);
  });
});
