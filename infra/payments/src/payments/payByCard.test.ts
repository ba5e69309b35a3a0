import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ONE_TIME_CODE } from '../../catalogue/cards.ts';
import { isCardNumber } from '../card/cardNumber.ts';
import { FAILED_CARDS_AN_HOUR } from './cardTesting.ts';
import { cardOf, payWithCard, webhookTypesOf } from '../testing/cardPayments.ts';
import {
  ORIGIN,
  servePayments,
  START_MS,
  type Reply,
  type ServedPayments,
} from '../testing/servedPayments.ts';
import { postForm } from '../testing/institutionPages.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

const typesOf = (id: unknown): string[] => webhookTypesOf(payments, id);

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
    expect((await payWithCard(payments, payment, behaviour)).body).toEqual({
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
    ['a wrong check digit', { ...cardOf('success'), number: '4111111111111112' }, ['number']],
    ['an invalid month', { ...cardOf('success'), expiry: '13/39' }, ['expiry']],
    ['an expired month', { ...cardOf('success'), expiry: '10/26' }, ['expiry']],
    ['a short code', { ...cardOf('success'), cvc: '12' }, ['cvc']],
  ])('rejects %s without trying the card', async (_, typed, invalid) => {
    payments.skew.milliseconds = Date.UTC(2026, 10, 22) - Date.now();
    const payment = await payments.deposit();
    expect((await payments.type(payment, 'card', typed)).body).toEqual({ status: 'created', invalid });
    payments.skew.milliseconds = 0;
  });

  it('charges once, however often it is submitted', async () => {
    const payment = await payments.deposit();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => payWithCard(payments, payment, 'success')),
    );
    expect(answers.every(({ body }) => body['status'] === 'completed')).toBe(true);
    const { rows } = await payments.pool.query('select from payments.entry where payment_id = $1', [
      payment['id'],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('completes a challenge after three wrong codes, a cancellation, a timeout and a correct code', async () => {
    const challenge = async (...codes: string[]): Promise<{ id: unknown; last: Reply }> => {
      const payment = await payments.deposit();
      const url = new URL(String((await payWithCard(payments, payment, 'challenge')).body['challengeUrl']));
      expect(url.hostname).toBe('bank.localhost');
      let last = await payments.visit('bank.localhost', 'GET', url.pathname);
      expect(last.headers['content-security-policy']).toContain(
        `frame-ancestors http://pay.localhost:4006 ${ORIGIN}`,
      );
      for (const code of codes)
        last = await postForm(
          payments,
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
    expect((await payWithCard(payments, await payments.deposit(), 'success')).body).toEqual({
      status: 'completed',
    });
    payments.skew.milliseconds = 3_601_000;
    expect(await type('5555555555554444')).toEqual({ status: 'completed' });
    payments.skew.milliseconds = 0;
  });

  it('saves a card after a successful payment, then asks only for its security code, until it is removed', async () => {
    const player = { reference: `p-${randomUUID()}`, name: 'Aino Aurora', country: 'FI' };
    await payWithCard(payments, await payments.deposit({ player }), 'declined');
    const first = await payments.deposit({ player });
    await payWithCard(payments, first, 'success');
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
      (
        await payments.call(
          'DELETE',
          `/v1/accounts/${account?.id ?? ''}?merchant=aurora&player=unknown-player`,
        )
      ).status,
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
