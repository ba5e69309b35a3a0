import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postForm, signInHolder } from './testing/institutionPages.ts';
import {
  pathOf,
  servePayments,
  START_MS,
  type Reply,
  type ServedPayments,
} from './testing/servedPayments.ts';

type Seen = Readonly<Record<string, unknown>>;
const HOST = 'pay.localhost';
/** Accounts of `aino@fernpay.test`, and a wallet with a low balance. */
const [PURSE, POOR_PURSE] = ['FP0001EUR', 'FP0003EUR'];
const VOUCHER = '2026-2000-0000-0001';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

const signIn = (payment: Seen, login: string): Promise<string> =>
  signInHolder(payments, pathOf(payment), login, HOST);

async function payFrom(payment: Seen, login: string, account: string): Promise<Reply> {
  return postForm(payments, HOST, `${pathOf(payment)}/approve`, { account }, await signIn(payment, login));
}

const one = async <Value>(sql: string, key: unknown): Promise<Value | undefined> =>
  (await payments.pool.query<{ value: Value }>(sql, [key])).rows[0]?.value;
const balanceOf = async (number: string): Promise<number> =>
  (await one<number>('select balance value from payments.holder_account where number = $1', number)) ?? 0;
const refund = (payment: Seen, amount: number, key?: string): Promise<Reply> =>
  payments.call(
    'POST',
    `/v1/payments/${String(payment['id'])}/refund`,
    { amount },
    key === undefined ? {} : { key },
  );
const booked = async (payment: Seen): Promise<unknown[]> =>
  (
    await payments.pool.query<{ type: string; amount: number; fee: number }>(
      'select type, amount, fee from payments.entry where payment_id = $1 order by id',
      [payment['id']],
    )
  ).rows.map(({ type, amount, fee }) => [type, amount, fee]);

describe('fee', () => {
  it('is stated before payment: amount, fee and total', async () => {
    const payment = await payments.deposit({ method: 'fernpay', amount: 2_000 });
    const page = (
      await payments.visit(HOST, 'GET', pathOf(payment), {
        headers: { cookie: await signIn(payment, 'aino@fernpay.test') },
      })
    ).text;
    expect(
      [...page.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)]
        .slice(1)
        .map(([, label, sum]) => `${label} ${sum}`),
    ).toEqual(['Amount €20.00', 'Fee €0.30', 'Total €20.30']);
    expect(page).toContain('Pay €20.30');
  });

  it.each([
    [2_029, false],
    [2_030, true],
  ])('needs the balance to cover it, 0.30 on 20.00: %d, %p', async (balance, isPaid) => {
    await payments.pool.query('update payments.holder_account set balance = $2 where number = $1', [
      POOR_PURSE,
      balance,
    ]);
    const payment = await payments.deposit({ method: 'fernpay', amount: 2_000 });
    const reply = await payFrom(payment, 'poor@fernpay.test', POOR_PURSE);
    expect([
      reply.status,
      await balanceOf(POOR_PURSE),
      (await payments.read(payment['id']))['status'],
    ]).toEqual(isPaid ? [303, 0, 'completed'] : [422, 2_029, 'created']);
  });

  it('is charged as reported, and its share is returned with a refund', async () => {
    const before = await balanceOf(PURSE);
    const payment = await payments.deposit({ method: 'fernpay', amount: 3_333 });
    await payFrom(payment, 'aino@fernpay.test', PURSE);
    expect(before - (await balanceOf(PURSE))).toBe(3_383);
    await refund(payment, 1_000);
    expect(before - (await balanceOf(PURSE))).toBe(3_383 - 1_015);
    await refund(payment, 2_333);
    expect(await balanceOf(PURSE)).toBe(before);
    expect(await booked(payment)).toEqual([
      ['captured', 3_333, 50],
      ['refunded', 1_000, 15],
      ['refunded', 2_333, 35],
    ]);
  });

  it('is not refunded for an older payment that stated but did not charge it', async () => {
    const before = await balanceOf(PURSE);
    const payment = await payments.deposit({ method: 'fernpay', amount: 2_000 });
    await payFrom(payment, 'aino@fernpay.test', PURSE);
    await payments.pool.query('update payments.holder_movement set change = -2000 where payment_id = $1', [
      payment['id'],
    ]);
    await payments.pool.query('update payments.holder_account set balance = balance + 30 where number = $1', [
      PURSE,
    ]);
    await refund(payment, 2_000);
    expect(await balanceOf(PURSE)).toBe(before);
  });

  it('reduces the amount of a payout, and a returned payout returns the reduced amount', async () => {
    const player = { reference: `p-${randomUUID()}`, name: 'Aino Aurora', country: 'FI' };
    const paid = await payments.deposit({ method: 'fernpay', player });
    await payFrom(paid, 'aino@fernpay.test', PURSE);
    const before = await balanceOf(PURSE);
    await payments.pool.query(
      `update payments.account set behaviour_id = 'returned-payout' where player = $1`,
      [player.reference],
    );
    const { account } = (await payments.read(paid['id'])) as { account: { id: string } };
    const sent = (
      await payments.call('POST', '/v1/payouts', {
        merchant: 'aurora',
        reference: randomUUID(),
        amount: 2_000,
        currency: 'EUR',
        method: 'fernpay',
        account: account.id,
        player,
      })
    ).body['payment'] as Seen;
    payments.skew.milliseconds = 5_000;
    await payments.until(async () => (await payments.read(sent['id']))['status'] === 'completed');
    expect(await balanceOf(PURSE)).toBe(before + 1_970);
    payments.skew.milliseconds = 66_000;
    await payments.until(async () => (await payments.read(sent['id']))['status'] === 'returned');
    payments.skew.milliseconds = 0;
    expect(await balanceOf(PURSE)).toBe(before);
    expect(await booked(sent)).toEqual([
      ['paid_out', 2_000, 30],
      ['payout_returned', 2_000, 30],
    ]);
  });

  it('is included in the amount of the card challenge', async () => {
    await payments.pool.query(
      `update payments.method_currency set fee_fixed = 25 where method_id = 'card' and currency = 'EUR'`,
    );
    const payment = await payments.deposit({ amount: 2_000 });
    const { body } = await payments.type(payment, 'card', {
      number: '4000000000003220',
      expiry: '12/39',
      cvc: '123',
    });
    expect(
      (await payments.visit('bank.localhost', 'GET', new URL(String(body['challengeUrl'])).pathname)).text,
    ).toContain('€20.25');
  });
});

describe('voucher refund', () => {
  let paid: Seen;
  const left = (): Promise<number | undefined> =>
    one<number>(
      `select balance value from payments.voucher where fingerprint in (select voucher from payments.payment where id = $1)`,
      paid['id'],
    );
  const pay = async (): Promise<Seen> => {
    const payment = await payments.deposit({ method: 'papervoucher', amount: 1_000, currency: 'USD' });
    expect((await payments.type(payment, 'voucher', { code: VOUCHER })).body).toEqual({
      status: 'completed',
    });
    return payment;
  };

  it('restores the value once, however often it is requested, and can be spent again', async () => {
    paid = await pay();
    expect(await left()).toBe(0);
    const key = randomUUID();
    const answers = await Promise.all([
      refund(paid, 1_000, key),
      refund(paid, 1_000, key),
      refund(paid, 1_000),
    ]);
    expect([answers.filter(({ status }) => status === 200).length, await left()]).toEqual([
      answers[2]?.status === 200 ? 1 : 2,
      1_000,
    ]);
    paid = await pay();
    expect(await left()).toBe(0);
  });

  it('restores each part of a partial refund', async () => {
    await refund(paid, 400);
    expect(await left()).toBe(400);
    await refund(paid, 600);
    expect(await left()).toBe(1_000);
  });

  it('identifies the voucher by a keyed hash, never by its code', async () => {
    expect(JSON.stringify((await payments.pool.query('select * from payments.payment')).rows)).not.toContain(
      VOUCHER.replaceAll('-', ''),
    );
  });

  it('is not reported when the voucher is unknown', async () => {
    const payment = await pay();
    await payments.pool.query('update payments.payment set voucher = null where id = $1', [payment['id']]);
    expect((await refund(payment, 1_000)).status).toBe(500);
    expect([await payments.read(payment['id']), await booked(payment)]).toEqual([
      expect.objectContaining({ status: 'completed', refunded: 0 }),
      [['captured', 1_000, 0]],
    ]);
  });
});
