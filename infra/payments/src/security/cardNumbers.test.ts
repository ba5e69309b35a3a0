import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payWithCard } from '../testing/cardPayments.ts';
import { CARDS } from '../../catalogue/cards.ts';
import { servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

/** One card of each lasting behaviour. */
const BEHAVIOURS = [
  'success',
  'declined',
  'late-success',
  'deaf-to-cancel',
  'charged-back',
  'cannot-receive',
  'failed-payout',
  'returned-payout',
];

describe('card numbers', () => {
  it('never stores or returns a card number: not in tables, logs, webhooks or responses', async () => {
    for (const behaviour of BEHAVIOURS) await payWithCard(payments, await payments.deposit(), behaviour);
    await payments.until(() => payments.received.length >= BEHAVIOURS.length);
    const numbers = CARDS.map(({ number }) => number);
    const { rows } = await payments.pool.query<{ name: string }>(
      `select table_name name from information_schema.tables where table_schema = 'payments'`,
    );
    const tables = await Promise.all(
      rows.map(async ({ name }) =>
        JSON.stringify((await payments.pool.query(`select * from payments.${name}`)).rows),
      ),
    );
    const everything = [
      ...tables,
      ...payments.logLines,
      ...payments.received.map(({ raw }) => raw),
      (await payments.call('GET', '/v1/accounts?merchant=aurora&player=p1')).text,
    ].join('\n');
    expect(everything).toContain('Visa ··1111');
    expect(
      numbers.filter(
        (number) =>
          everything.includes(number) || everything.includes(Buffer.from(number).toString('base64')),
      ),
    ).toEqual([]);
  });
});
