import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { signText } from './signature.ts';
import { sendWebhook } from '../../test/fakes/fakePayments.ts';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { depositInput } from '../../test/paymentInputs.ts';
import { balanceOf } from '../../test/worlds/ledgerWorld.ts';
import { closeWithoutFaults, statusOf } from '../../test/worlds/paymentWorld.ts';
import { PREVIOUS_PAYMENTS_SECRET, TEST_SECRETS } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import {
  DEPOSIT,
  VICTIM,
  INTERNALS,
  kindOf,
  startAttackWorld,
  toReply,
  type AttackWorld,
  type Reply,
} from '../../test/worlds/attackWorld.ts';

const FIVE_MINUTES_MS = 300_000;

let world: AttackWorld;
beforeAll(async () => {
  world = await startAttackWorld();
}, START_MS);
afterAll(() => closeWithoutFaults(world.api));
beforeEach(() => world.rememberMoney());

describe('security of the payment webhook', () => {
  const raw = (body: string | Uint8Array<ArrayBuffer>, signature?: string): Promise<Reply> =>
    fetch(`${world.api.baseUrl}/webhooks/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'payments-signature': signature }),
      },
      body,
    }).then(toReply);
  const signed = (body: string, at = world.now()): Promise<Reply> =>
    raw(body, signText([TEST_SECRETS.payments], body, at));
  /** Other bytes that decode to the same text. */
  const decodingAlike = (body: string): Uint8Array<ArrayBuffer> => {
    const [before = '', after = ''] = body.split('\uFFFD');
    return Uint8Array.from([...Buffer.from(before), 0xff, ...Buffer.from(after)]);
  };
  const completed = (change: object = {}): string =>
    JSON.stringify({
      id: crypto.randomUUID(),
      type: 'payment.completed',
      payment: { ...world.api.payments.payments.get(world.openId), status: 'completed', ...change },
    });

  it('acknowledges a redelivery in parallel or days later without effect', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.webhook(world.paid)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    world.api.skew.milliseconds += 8 * 24 * 3_600_000;
    expect((await world.webhook(world.paid)).status).toBe(200);
    world.api.skew.milliseconds -= 8 * 24 * 3_600_000;
    expect(await world.money()).toEqual(world.moneyBefore);
  });

  it('accepts the previous secret during a secret rotation', async () => {
    const body = JSON.stringify(world.paid);
    expect((await raw(body, signText([PREVIOUS_PAYMENTS_SECRET], body, world.now()))).status).toBe(200);
    expect(await world.money()).toEqual(world.moneyBefore);
  });

  it.each<[string, () => Promise<Reply>, string]>([
    ['without a signature', () => raw(completed()), 'SIGNATURE_INVALID'],
    [
      'signed with another secret',
      () => {
        const body = completed();
        return raw(body, signText([TEST_SECRETS.internal], body, world.now()));
      },
      'SIGNATURE_INVALID',
    ],
    [
      'with other bytes that decode to the signed text',
      () => {
        const body = completed({ note: '\uFFFD' });
        return raw(decodingAlike(body), signText([TEST_SECRETS.payments], body, world.now()));
      },
      'SIGNATURE_INVALID',
    ],
    [
      'with a signature without a timestamp',
      () => {
        const body = completed();
        return raw(body, `v1=${createHmac('sha256', TEST_SECRETS.payments).update(body).digest('hex')}`);
      },
      'SIGNATURE_INVALID',
    ],
    [
      'with the signature of another event',
      () => raw(completed(), signText([TEST_SECRETS.payments], JSON.stringify(world.paid), world.now())),
      'SIGNATURE_INVALID',
    ],
    [
      'replayed after more than five minutes',
      () => signed(completed(), world.now() - FIVE_MINUTES_MS - 1_000),
      'SIGNATURE_INVALID',
    ],
    [
      'signed in the future',
      () => signed(completed(), world.now() + FIVE_MINUTES_MS + 1_000),
      'SIGNATURE_INVALID',
    ],
    ['of another amount', () => signed(completed({ amount: 250_000 })), 'MISMATCH'],
    ['of another currency', () => signed(completed({ currency: 'JPY' })), 'MISMATCH'],
    ['of another method', () => signed(completed({ method: 'bank' })), 'MISMATCH'],
    ['without a method', () => signed(completed({ method: undefined })), 'FIELD_INVALID'],
    ['of another brand', () => signed(completed({ merchant: 'tuli' })), 'UNKNOWN'],
    ['of another direction', () => signed(completed({ direction: 'payout' })), 'MISMATCH'],
    ['of another payment of the provider', () => signed(completed({ id: 'pay-other' })), 'MISMATCH'],
    ['of an unknown payment', () => signed(completed({ reference: 'unknown-payment' })), 'UNKNOWN'],
    ['of a negative amount', () => signed(completed({ amount: -2_500 })), 'FIELD_INVALID'],
    ['of an unsafe integer amount', () => signed(completed({ amount: 2 ** 53 })), 'FIELD_INVALID'],
    ['with a string amount', () => signed(completed({ amount: '2500' })), 'FIELD_INVALID'],
    ['with an unknown status', () => signed(completed({ status: 'doubled' })), 'FIELD_INVALID'],
    ['that is not JSON', () => signed('{"id":"x",'), 'FIELD_INVALID'],
    ['of 33 KB', () => signed(completed({ failure: 'x'.repeat(33 * 1024) })), 'BODY_REFUSED'],
  ])('rejects a webhook %s with %s', async (_what, send, kind) => {
    const answer = await send();
    expect(kindOf(answer)).toBe(kind);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(INTERNALS);
    const [after, orders] = (await world.money()) as [Record<string, unknown>, number];
    const [was, ordersBefore] = world.moneyBefore as [Record<string, unknown>, number];
    // the event may be recorded, but must have no effect
    expect({ ...after, events: 0, orders }).toEqual({ ...was, events: 0, orders: ordersBefore });
  });

  it.each(['GET', 'PUT', 'DELETE'])('rejects the method %s', async (method) => {
    await world.expectRefused(
      await fetch(`${world.api.baseUrl}/webhooks/payments`, { method }).then(toReply),
      'METHOD_NOT_ALLOWED',
    );
  });
});

describe('payment webhook', () => {
  it.each<
    [
      string,
      number,
      (event: { readonly id: string; readonly type: string; readonly payment: object }) => Promise<Response>,
    ]
  >([
    [
      'forged',
      400,
      (event) => sendWebhook(world.api.baseUrl, event, { secret: 'another', clock: world.now }),
    ],
    [
      '301 s old',
      400,
      (event) =>
        sendWebhook(world.api.baseUrl, event, {
          secret: TEST_SECRETS.payments,
          clock: world.now,
          skewMs: -301_000,
        }),
    ],
    [
      'of another amount',
      409,
      (event) => world.webhook({ ...event, payment: { ...event.payment, amount: 250_000 } }),
    ],
    [
      'of another currency',
      409,
      (event) => world.webhook({ ...event, payment: { ...event.payment, currency: 'JPY' } }),
    ],
    [
      'of an unknown payment',
      409,
      (event) => world.webhook({ ...event, payment: { ...event.payment, reference: 'unknown-payment' } }),
    ],
    ['without a payment', 422, (event) => world.webhook({ ...event, payment: null })],
  ])('%s is answered with %d and has no effect', async (_what, status, send) => {
    const before = await balanceOf(world.api.pool, VICTIM);
    const input = depositInput();
    await executeGraphql(world.api, { query: DEPOSIT, variables: { input }, token: world.victim });
    // the provider itself reports this payment as unpaid
    const payment = { ...world.api.payments.payments.get(input.id), status: 'completed' };
    expect((await send({ id: crypto.randomUUID(), type: 'payment.completed', payment })).status).toBe(status);
    expect([await statusOf(world.api.pool, input.id), await balanceOf(world.api.pool, VICTIM)]).toEqual([
      'Initialized',
      before,
    ]);
    await executeGraphql(world.api, {
      query: `mutation { cancelPayment(id: "${input.id}") { cancelled } }`,
      token: world.victim,
    });
  });
});
