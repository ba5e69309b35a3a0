import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CARDS } from '../catalogue/cards.ts';
import { isSigned, sign } from './merchant/signature.ts';
import { payWithCard } from './testing/cardPayments.ts';
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

const payByCard = (payment: Record<string, unknown>, behaviour: string): Promise<Reply> =>
  payWithCard(payments, payment, behaviour);

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
    await expect(payments.pool.query('update payments.entry set amount = amount + 1')).rejects.toMatchObject({
      code: 'P0403',
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
