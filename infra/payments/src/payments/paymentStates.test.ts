import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';
import { payWithCard } from '../testing/cardPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

describe('payment states', () => {
  it('enforces valid status edges, immutable terms and append-only entries', async () => {
    const { rows: statuses } = await payments.pool.query<{ status: string }>(
      `select unnest(array['created', 'pending', 'completed', 'failed', 'cancelled', 'refunded', 'charged_back', 'returned']) status`,
    );
    const payment = await payments.deposit();
    const client = await payments.pool.connect();
    const set = (status: string): Promise<unknown> =>
      client.query('update payments.payment set status = $2, failure = $3 where id = $1', [
        payment['id'],
        status,
        status === 'failed' ? 'declined' : null,
      ]);
    const isTaken = async (from: string, to: string): Promise<boolean> => {
      await client.query('begin; set local session_replication_role = replica'); // the trigger is disabled while the payment is set to the edge's source status
      await set(from);
      await client.query('set local session_replication_role = origin');
      const taken = await set(to).then(
        () => true,
        (error: { code: string }) => error.code !== 'P0422',
      );
      await client.query('rollback');
      return taken;
    };
    const every = statuses.map(({ status }) => status);
    const taken: string[] = [];
    for (const from of every)
      for (const to of every) if (from !== to && (await isTaken(from, to))) taken.push(`${from}>${to}`);
    client.release();
    expect(taken).toEqual([
      'created>pending',
      'created>completed',
      'created>failed',
      'created>cancelled',
      'pending>completed',
      'pending>failed',
      'pending>cancelled',
      'completed>refunded',
      'completed>charged_back',
      'cancelled>completed',
    ]);
    await expect(
      payments.pool.query('update payments.payment set amount = amount + 1 where id = $1', [payment['id']]),
    ).rejects.toMatchObject({ code: 'P0403' });
    await payWithCard(payments, payment, 'success');
    await expect(payments.pool.query('update payments.entry set amount = amount + 1')).rejects.toMatchObject({
      code: 'P0403',
    });
  });
});
