import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ONE_TIME_CODE } from '../catalogue/cards.ts';
import { HOLDER_PASSWORD } from '../catalogue/holders.ts';
import { isCardNumber } from './card/cardNumber.ts';
import { FAILED_CARDS_AN_HOUR } from './payments/cardTesting.ts';
import { cardOf, payWithCard, webhookTypesOf } from './testing/cardPayments.ts';
import {
  ORIGIN,
  pathOf,
  servePayments,
  START_MS,
  type Reply,
  type ServedPayments,
} from './testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());
beforeEach(() => {
  payments.merchant.status = () => 200;
});

const typesOf = (id: unknown): string[] => webhookTypesOf(payments, id);
const payByCard = (payment: Record<string, unknown>, behaviour: string): Promise<Reply> =>
  payWithCard(payments, payment, behaviour);

/** A valid number that no test card has. */
function cardNumber(serial: number): string {
  const digits = `400000000001${String(serial).padStart(3, '0')}`;
  return [...'0123456789'].map((last) => `${digits}${last}`).find(isCardNumber) ?? '';
}

describe('card payment', () => {
  it.each<[string, string, string | undefined, string[]]>([
    ['success', 'completed', undefined, ['payment.completed']],
    ['not-enrolled', 'completed', undefined, ['payment.completed']],
    ['declined', 'failed', 'declined', ['payment.failed']],
    ['insufficient-funds', 'failed', 'insufficient_funds', ['payment.failed']],
    ['expired', 'failed', 'expired_card', ['payment.failed']],
    ['late-success', 'pending', undefined, ['payment.pending']],
  ])('handles a card that is %s', async (behaviour, status, failure, webhooks) => {
    const payment = await payments.deposit();
    expect(payment).toMatchObject({
      status: 'created',
      txName: 'CreditcardDeposit',
      fee: 0,
      action: { kind: 'frame', origin: 'http://pay.localhost:4006' },
    });
    expect((await payByCard(payment, behaviour)).body).toEqual({
      status,
      ...(failure === undefined ? {} : { failure }),
    });
    expect(await payments.read(payment['id'])).toMatchObject({
      status,
      ...(failure === undefined ? {} : { failure }),
    });
    await payments.until(() => typesOf(payment['id']).length >= webhooks.length);
    expect(typesOf(payment['id'])).toEqual(webhooks);
  });

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['number', 'expiry', 'cvc']],
    ['a digit mistyped', { ...cardOf('success'), number: '4111111111111112' }, ['number']],
    ['a month that is none', { ...cardOf('success'), expiry: '13/39' }, ['expiry']],
    ['a month that is over', { ...cardOf('success'), expiry: '10/26' }, ['expiry']],
    ['a short code', { ...cardOf('success'), cvc: '12' }, ['cvc']],
  ])('rejects %s without trying the card', async (_, typed, invalid) => {
    payments.skew.milliseconds = Date.UTC(2026, 10, 22) - Date.now();
    const payment = await payments.deposit();
    expect((await payments.type(payment, 'card', typed)).body).toEqual({ status: 'created', invalid });
    payments.skew.milliseconds = 0;
  });

  it('charges once, however often it is submitted', async () => {
    const payment = await payments.deposit();
    const answers = await Promise.all(Array.from({ length: 10 }, () => payByCard(payment, 'success')));
    expect(answers.every(({ body }) => body['status'] === 'completed')).toBe(true);
    const { rows } = await payments.pool.query('select from payments.entry where payment_id = $1', [
      payment['id'],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('completes a challenge after three wrong codes, a cancellation, a timeout and a correct code', async () => {
    const challenge = async (...codes: string[]): Promise<{ id: unknown; last: Reply }> => {
      const payment = await payments.deposit();
      const url = new URL(String((await payByCard(payment, 'challenge')).body['challengeUrl']));
      expect(url.hostname).toBe('bank.localhost');
      let last = await payments.visit('bank.localhost', 'GET', url.pathname);
      expect(last.headers['content-security-policy']).toContain(
        `frame-ancestors http://pay.localhost:4006 ${ORIGIN}`,
      );
      for (const code of codes)
        last = await post(
          'bank.localhost',
          code === 'cancel' ? `${url.pathname}/cancel` : `${url.pathname}/code`,
          { code },
        );
      return { id: payment['id'], last };
    };
    const wrong = await challenge('000000', '000001');
    expect(wrong.last).toMatchObject({ status: 422 });
    expect(await payments.read(wrong.id)).toMatchObject({ status: 'created' });
    expect(
      await payments.read((await challenge('000000', '000001', '000002', ONE_TIME_CODE)).id),
    ).toMatchObject({ status: 'failed', failure: 'authentication_failed' });
    expect(await payments.read((await challenge('cancel')).id)).toMatchObject({
      status: 'failed',
      failure: 'authentication_failed',
    });
    expect(await payments.read((await challenge('000000', ONE_TIME_CODE)).id)).toMatchObject({
      status: 'completed',
    });
    const late = await challenge();
    payments.skew.milliseconds = 301_000;
    await payments.until(async () => (await payments.read(late.id))['failure'] === 'timed_out');
    payments.skew.milliseconds = 0;
  });

  it('declines every card for an hour after card testing', async () => {
    const player = { reference: `p-${randomUUID()}`, name: 'Tries Numbers', country: 'FI' };
    const type = async (number: string): Promise<unknown> =>
      (await payments.type(await payments.deposit({ player }), 'card', { ...cardOf('success'), number }))
        .body;
    const refused = { status: 'failed', failure: 'declined' };
    for (let index = 0; index < FAILED_CARDS_AN_HOUR - 1; index += 1)
      expect(await type(cardNumber(index))).toEqual(refused);
    // repeated attempts with one card count once
    expect([await type(cardNumber(0)), await type('4111111111111111')]).toEqual([
      refused,
      { status: 'completed' },
    ]);
    expect([await type(cardNumber(FAILED_CARDS_AN_HOUR)), await type('5555555555554444')]).toEqual([
      refused,
      refused,
    ]);
    expect((await payByCard(await payments.deposit(), 'success')).body).toEqual({ status: 'completed' });
    payments.skew.milliseconds = 3_601_000;
    expect(await type('5555555555554444')).toEqual({ status: 'completed' });
    payments.skew.milliseconds = 0;
  });

  it('saves a card after a successful payment, then asks only for its security code, until it is removed', async () => {
    const player = { reference: `p-${randomUUID()}`, name: 'Aino Aurora', country: 'FI' };
    await payByCard(await payments.deposit({ player }), 'declined');
    const first = await payments.deposit({ player });
    await payByCard(first, 'success');
    const accounts = async (): Promise<{ id: string }[]> =>
      (await payments.call('GET', `/v1/accounts?merchant=aurora&player=${player.reference}`)).body[
        'accounts'
      ] as { id: string }[];
    const [account, ...others] = await accounts();
    expect([account, others]).toEqual([
      {
        id: expect.any(String),
        method: 'card',
        kind: 'card',
        label: 'Visa ··1111',
        holder: 'Aino Aurora',
        canReceive: true,
        expiresAt: '2040-01-01T00:00:00.000Z',
      },
      [],
    ]);
    const again = await payments.deposit({ player, account: account?.id });
    expect((await payments.type(again, 'card', { cvc: '12' })).body).toMatchObject({ invalid: ['cvc'] });
    expect((await payments.type(again, 'card', { cvc: '123' })).body).toEqual({ status: 'completed' });
    expect(
      (await payments.call('DELETE', `/v1/accounts/${account?.id ?? ''}?merchant=aurora&player=somebody`))
        .status,
    ).toBe(404);
    expect(
      (
        await payments.call(
          'DELETE',
          `/v1/accounts/${account?.id ?? ''}?merchant=aurora&player=${player.reference}`,
        )
      ).status,
    ).toBe(200);
    expect(await accounts()).toEqual([]);
  });
});

async function post(
  host: 'pay.localhost' | 'bank.localhost',
  path: string,
  fields: Record<string, string>,
  cookie = '',
): Promise<Reply> {
  return payments.visit(host, 'POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { origin: `http://${host}:4006`, 'content-type': 'application/x-www-form-urlencoded', cookie },
  });
}

describe('bank payment', () => {
  async function signIn(
    payment: Record<string, unknown>,
    login: string,
    host: 'pay.localhost' | 'bank.localhost' = 'bank.localhost',
  ): Promise<string> {
    const entered = await post(host, `${pathOf(payment)}/sign-in`, { login, password: HOLDER_PASSWORD });
    expect(entered).toMatchObject({ status: 303, headers: { location: pathOf(payment) } });
    return String(entered.headers['set-cookie']).split(';')[0] ?? '';
  }

  it('completes an approved payment without the browser returning, and identifies the payer', async () => {
    const payment = await payments.deposit({ method: 'open-banking', locale: 'et_EE' });
    expect(payment['action']).toMatchObject({ kind: 'redirect', origin: 'http://bank.localhost:4006' });
    expect(
      (
        await post('bank.localhost', `${pathOf(payment)}/sign-in`, {
          login: 'aino.aurora',
          password: 'wrong',
        })
      ).status,
    ).toBe(422);
    const cookie = await signIn(payment, 'aino.aurora');
    const page = await payments.visit('bank.localhost', 'GET', pathOf(payment), { headers: { cookie } });
    expect(page.text).toContain('Kinnita makse');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(
      (await post('bank.localhost', `${pathOf(payment)}/approve`, { account: 'KB0002EUR1020' }, cookie))
        .headers.location,
    ).toBe(`${ORIGIN}/deposit/`);
    expect(await payments.read(payment['id'])).toMatchObject({ status: 'created' });
    expect(
      (await post('bank.localhost', `${pathOf(payment)}/approve`, { account: 'KB0001EUR1010' }, cookie))
        .headers.location,
    ).toBe(`${ORIGIN}/deposit/`);
    expect(await payments.read(payment['id'])).toMatchObject({
      status: 'completed',
      account: { label: 'Pay by bank ··1010', holder: 'Aino Aurora' },
    });
    expect((await payments.call('GET', `/v1/payments/${String(payment['id'])}/person`)).body).toMatchObject({
      person: { name: 'Aino Aurora', birthDate: '1990-04-12', country: 'FI' },
    });
    expect(await payments.visit('bank.localhost', 'GET', pathOf(payment))).toMatchObject({
      status: 303,
      headers: { location: `${ORIGIN}/deposit/` },
    });
  });

  it('checks five passwords, then pauses for a minute, also for parallel attempts', async () => {
    const payment = await payments.deposit({ method: 'kestrel-bank' });
    const guesses = Array.from({ length: 12 }, (_, index) =>
      post('bank.localhost', `${pathOf(payment)}/sign-in`, {
        login: 'una.unlike',
        password: `guess ${index}`,
      }),
    );
    const answers = (await Promise.all(guesses)).map(({ text }) =>
      text.includes('Too many attempts') ? 'locked' : 'wrong',
    );
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5);
    expect(
      (
        await post('bank.localhost', `${pathOf(payment)}/sign-in`, {
          login: 'una.unlike',
          password: HOLDER_PASSWORD,
        })
      ).status,
    ).toBe(422);
    payments.skew.milliseconds = 61_000;
    await signIn(payment, 'una.unlike');
    payments.skew.milliseconds = 0;
  });

  it('rejects insufficient funds and lets the customer refuse', async () => {
    const payment = await payments.deposit({ method: 'kestrel-bank', amount: 2_501 });
    const cookie = await signIn(payment, 'aino.aurora');
    expect(
      (await post('bank.localhost', `${pathOf(payment)}/approve`, { account: 'KB0001EUR7001' }, cookie))
        .status,
    ).toBe(422);
    expect(await payments.read(payment['id'])).toMatchObject({ status: 'created' });
    await post('bank.localhost', `${pathOf(payment)}/refuse`, {});
    expect(await payments.read(payment['id'])).toMatchObject({ status: 'cancelled' });
  });

  it('rejects cross-site forms and forged links', async () => {
    const payment = await payments.deposit({ method: 'kestrel-bank' });
    const forged = await payments.visit('bank.localhost', 'POST', `${pathOf(payment)}/refuse`, {
      body: 'x=1',
      headers: { origin: 'http://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(forged.status).toBe(403);
    expect(
      (await payments.visit('bank.localhost', 'GET', `/pay/${String(payment['id'])}.${'A'.repeat(43)}`))
        .status,
    ).toBe(404);
    expect((await payments.visit('pay.localhost', 'GET', pathOf(payment))).status).toBe(404);
  });

  it('returns the money when the payment fails later', async () => {
    const payment = await payments.deposit({ method: 'kestrel-bank' });
    const balance = async (): Promise<number> =>
      (
        await payments.pool.query<{ balance: number }>(
          'select balance from payments.holder_account where number = $1',
          ['KB0007EUR1070'],
        )
      ).rows[0]?.balance ?? 0;
    const before = await balance();
    await post(
      'bank.localhost',
      `${pathOf(payment)}/approve`,
      { account: 'KB0007EUR1070' },
      await signIn(payment, 'rae.refused'),
    );
    expect([await balance(), (await payments.read(payment['id']))['status']]).toEqual([
      before - 2_500,
      'pending',
    ]);
    payments.skew.milliseconds = 121_000;
    await payments.until(async () => (await payments.read(payment['id']))['status'] === 'failed');
    payments.skew.milliseconds = 0;
    expect(await balance()).toBe(before);
  });

  it('offers a wallet with a fee', async () => {
    const payment = await payments.deposit({ method: 'fernpay', amount: 3_333 });
    expect(payment).toMatchObject({ fee: 50, txName: 'WalletDeposit' });
    const cookie = await signIn(payment, 'aino@fernpay.test', 'pay.localhost');
    await post('pay.localhost', `${pathOf(payment)}/approve`, { account: 'FP0001EUR' }, cookie);
    expect(await payments.read(payment['id'])).toMatchObject({
      status: 'completed',
      account: { label: 'Fernpay aino@fernpay.test' },
    });
  });
});

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
