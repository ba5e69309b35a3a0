import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payOutToCard, payWithCard } from '../testing/cardPayments.ts';
import { servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
  await settle();
}, START_MS);
afterAll(() => payments.close());

/** Makes a deposit, a refund, a chargeback, a payout and a returned payout. */
async function settle(): Promise<void> {
  const refunded = await payments.deposit();
  await payWithCard(payments, refunded, 'success');
  await payments.call('POST', `/v1/payments/${String(refunded['id'])}/refund`, { amount: 1_000 });
  const disputed = await payments.deposit();
  await payWithCard(payments, disputed, 'charged-back');
  const [paidOut, returned] = await Promise.all(
    ['success', 'returned-payout'].map(
      async (behaviour) =>
        (await payOutToCard(payments, behaviour)).body['payment'] as Record<string, unknown>,
    ),
  );
  const until = (payment: Record<string, unknown> | undefined, status: string): Promise<boolean> =>
    payments.until(async () => (await payments.read(payment?.['id']))['status'] === status);
  payments.skew.milliseconds = 5_000;
  await until(paidOut, 'completed');
  await until(returned, 'completed');
  payments.skew.milliseconds = 66_000;
  await until(returned, 'returned');
  await until(disputed, 'charged_back');
  payments.skew.milliseconds = 0;
}

describe('settlement report', () => {
  it('adds up to the day’s payments and states whether it is complete', async () => {
    const dayOf = (after: number): string => new Date(payments.clock() + after).toISOString().slice(0, 10);
    const rowsOf = async (day: string): Promise<string[]> => {
      const { text, headers } = await payments.call('GET', `/v1/reconciliation/${day}?merchant=aurora`);
      expect(headers['content-type']).toContain('text/csv');
      const lines = text.trimEnd().split('\n');
      const last = lines.pop() ?? '';
      expect(last).toBe(
        `#,${lines.length - 1},${createHash('sha256')
          .update(`${lines.join('\n')}\n`)
          .digest('hex')}`,
      );
      return lines.slice(1);
    };
    // the payments advance the clock; close to midnight they fall on two days
    const lines = (await Promise.all([dayOf(0), dayOf(24 * 60 * 60_000)].map(rowsOf))).flat();
    const total = (type: string): number =>
      lines
        .map((line) => line.split(','))
        .filter((row) => row[3] === type)
        .reduce((sum, row) => sum + Number(row[4]), 0);
    const { rows } = await payments.pool.query<{ captured: number; back: number; out: number }>(
      `select coalesce(sum(amount) filter (where direction = 'deposit' and status in ('completed', 'refunded', 'charged_back')), 0)::bigint captured,
         coalesce(sum(case when status = 'charged_back' then amount else refunded end) filter (where direction = 'deposit'), 0)::bigint back,
         coalesce(sum(amount) filter (where direction = 'payout' and status = 'completed'), 0)::bigint out from payments.payment where merchant = 'aurora'`,
    );
    expect({
      captured: total('captured'),
      back: total('refunded') + total('charged_back'),
      out: total('paid_out') - total('payout_returned'),
    }).toEqual(rows[0]);
    expect(total('captured')).toBeGreaterThan(0);
    expect([total('refunded'), total('charged_back'), total('paid_out'), total('payout_returned')]).toEqual([
      1_000, 2_500, 4_000, 2_000,
    ]);
    expect((await payments.call('GET', `/v1/reconciliation/${dayOf(0)}?merchant=tuli`)).text).toContain(
      '\n#,0,',
    );
  });
});
