import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CARDS, ONE_TIME_CODE } from '../catalogue/cards.ts';
import { HOLDER_PASSWORD } from '../catalogue/holders.ts';
import { isCardNumber } from './card/cardNumber.ts';
import { isSigned, sign } from './merchant/signature.ts';
import { FAILED_CARDS_AN_HOUR } from './payments/cardTesting.ts';
import {
  ORIGIN,
  pathOf,
  SECRET,
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

const cardOf = (behaviour: string): object => ({
  number: CARDS.find((card) => card.behaviour === behaviour)?.number ?? '',
  expiry: '12/39',
  cvc: '123',
});
const typesOf = (id: unknown): string[] => [
  ...new Map(
    payments.received.filter(({ payment }) => payment['id'] === id).map((event) => [event.id, event.type]),
  ).values(),
];
const payByCard = (payment: Record<string, unknown>, behaviour: string): Promise<Reply> =>
  payments.type(payment, 'card', cardOf(behaviour));

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
  ])('rejects a request with %s', async (_, signature, status) => {
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
    ['more than a number holds', { amount: 2 ** 60 }, 400, { code: 'INVALID', field: 'amount' }],
    ['too little', { amount: 499 }, 422, { code: 'AMOUNT_TOO_SMALL', minimum: 500, maximum: 500_000 }],
    ['too much', { amount: 500_001 }, 422, { code: 'AMOUNT_TOO_LARGE', minimum: 500, maximum: 500_000 }],
    [
      'a currency the method has not',
      { currency: 'INR', method: 'kestrel-bank' },
      422,
      { code: 'METHOD_UNKNOWN' },
    ],
    [
      'a method out of order',
      { method: 'quay' },
      422,
      { code: 'METHOD_UNAVAILABLE', minimum: 1_000, maximum: 100_000 },
    ],
    [
      'a way back to somebody else',
      { returnUrl: 'http://evil.test/deposit/' },
      400,
      { code: 'INVALID', field: 'returnUrl' },
    ],
    ['an account of nobody', { account: randomUUID() }, 422, { code: 'ACCOUNT_UNKNOWN' }],
    ['a merchant that is none', { merchant: 'nobody' }, 404, { code: 'MERCHANT_UNKNOWN' }],
  ])('rejects a request for %s', async (_, change, status, body) => {
    const order = {
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
    expect(await payments.call('POST', '/v1/payments', { ...order, ...change })).toMatchObject({
      status,
      body,
    });
  });

  it('answers fifty requests with one key with one payment, and rejects a different request with that key', async () => {
    const order = {
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

  it('stores a card that paid, asks only for its code, and forgets it on removal', async () => {
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
    expect(page.text).toContain('Kinnitage makse');
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

describe('after the payment', () => {
  it('can complete a cancelled payment when the bank ignores the cancellation', async () => {
    const [deaf, listening] = [await payments.deposit(), await payments.deposit()];
    await payByCard(deaf, 'deaf-to-cancel');
    await payByCard(listening, 'late-success');
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
    await payByCard(payment, 'success');
    const refund = (amount: number): Promise<Reply> =>
      payments.call('POST', `/v1/payments/${String(payment['id'])}/refund`, { amount });
    expect((await refund(1_000)).body).toMatchObject({ payment: { status: 'completed', refunded: 1_000 } });
    expect(await refund(1_501)).toMatchObject({
      status: 422,
      body: { code: 'AMOUNT_TOO_LARGE', maximum: 1_500 },
    });
    expect((await refund(1_500)).body).toMatchObject({ payment: { status: 'refunded' } });
    const disputed = await payments.deposit();
    await payByCard(disputed, 'charged-back');
    payments.skew.milliseconds = 61_000;
    await payments.until(async () => (await payments.read(disputed['id']))['status'] === 'charged_back');
    payments.skew.milliseconds = 0;
  });

  it('pays out to accounts that have paid, some of which return it', async () => {
    const payOut = async (behaviour: string): Promise<Reply> => {
      const player = { reference: `p-${randomUUID()}`, name: 'Aino Aurora', country: 'FI' };
      const paid = await payments.deposit({ player });
      await payByCard(paid, behaviour);
      const account = ((await payments.read(paid['id']))['account'] as { id: string }).id;
      return payments.call('POST', '/v1/payouts', {
        merchant: 'aurora',
        reference: randomUUID(),
        amount: 2_000,
        currency: 'EUR',
        method: 'card',
        account,
        player,
      });
    };
    expect(await payOut('cannot-receive')).toMatchObject({
      status: 422,
      body: { code: 'ACCOUNT_CANNOT_RECEIVE' },
    });
    const [good, failed, returned] = await Promise.all(
      ['success', 'failed-payout', 'returned-payout'].map(
        async (behaviour) => (await payOut(behaviour)).body['payment'] as Record<string, unknown>,
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

describe('webhooks', () => {
  it('are signed over the raw body and retried with increasing delays until acknowledged', async () => {
    const payment = await payments.deposit();
    let refusals = 3;
    payments.merchant.status = ({ payment: { id } }) =>
      id === payment['id'] && (refusals -= 1) >= 0 ? 503 : 204;
    await payByCard(payment, 'success');
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
    // earlier tests advance the clock by an hour; close to midnight their payments fall on two days
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
    expect((await payments.call('GET', `/v1/reconciliation/${dayOf(0)}?merchant=tuli`)).text).toContain(
      '\n#,0,',
    );
  });

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
        (error: { code: string }) => error.code !== 'PY002',
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
    ).rejects.toMatchObject({ code: 'PY001' });
    await expect(payments.pool.query('update payments.entry set amount = amount + 1')).rejects.toMatchObject({
      code: 'PY003',
    });
  });

  it('never stores or returns a card number: not in tables, logs, webhooks or responses', async () => {
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
