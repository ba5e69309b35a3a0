import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isSigned, sign, SIGNATURE_HEADER } from './merchant/signature.ts';
import { servePayments, START_MS, type ServedPayments } from './testing/servedPayments.ts';

const [NEW, OLD] = ['payments-secret-of-now', 'payments-secret-of-before'];
const PATH = '/v1/methods?merchant=aurora&country=FI&currency=EUR';

let during: ServedPayments;
let after: ServedPayments;
beforeAll(async () => {
  [during, after] = await Promise.all([servePayments(`${NEW}\n${OLD}\n`), servePayments(NEW)]);
}, START_MS);
afterAll(() => Promise.all([during.close(), after.close()]));

const statusWith = async (payments: ServedPayments, secret: string): Promise<number> =>
  (
    await payments.call('GET', PATH, undefined, {
      signature: sign([secret], `GET.${PATH}.`, payments.clock()),
    })
  ).status;

describe('secret rotation', () => {
  it('accepts the old secret beside the new one until it is removed', async () => {
    expect(
      await Promise.all([statusWith(during, NEW), statusWith(during, OLD), statusWith(during, 'guessed')]),
    ).toEqual([200, 200, 401]);
    expect(await Promise.all([statusWith(after, NEW), statusWith(after, OLD)])).toEqual([200, 401]);
  });

  it('signs webhooks with the first secret only', async () => {
    const order = JSON.stringify({
      merchant: 'aurora',
      reference: 'r1',
      amount: 2_500,
      currency: 'EUR',
      method: 'card',
      country: 'FI',
      player: { reference: 'p1', name: 'Aino', country: 'FI' },
      returnUrl: 'http://aurora.localhost:4000/deposit/',
    });
    const response = await during.call('POST', '/v1/payments', JSON.parse(order) as object, {
      signature: sign([OLD], `POST./v1/payments.${order}`, during.clock()),
    });
    await during.type(response.body['payment'] as Record<string, unknown>, 'card', {
      number: '4111111111111111',
      expiry: '12/39',
      cvc: '123',
    });
    const [webhook] = await during.until(() => (during.received.length > 0 ? during.received : undefined));
    expect(
      [NEW, OLD].map((secret) => isSigned([secret], webhook?.raw ?? '', webhook?.signature, during.clock())),
    ).toEqual([true, false]);
  });
});

describe('signed body', () => {
  /** Signs bytes without decoding them as text. */
  const send = async (signed: Buffer, sent: Buffer): Promise<[number, unknown]> => {
    const seconds = String(Math.floor(after.clock() / 1_000));
    const hash = createHmac('sha256', NEW)
      .update(`${seconds}.POST./v1/payments.`)
      .update(signed)
      .digest('hex');
    const response = await fetch(`${after.baseUrl}/v1/payments`, {
      method: 'POST',
      headers: { [SIGNATURE_HEADER]: `t=${seconds},v1=${hash}`, 'idempotency-key': crypto.randomUUID() },
      body: new Uint8Array(sent),
    });
    return [response.status, ((await response.json()) as { code: unknown }).code];
  };
  const [text, bytes] = [Buffer.from('"\uFFFD"'), Buffer.from([0x22, 0xff, 0x22])];

  it('covers the received bytes, not their decoded text', async () => {
    expect(await send(text, text)).toEqual([400, 'INVALID']);
    expect(await send(text, bytes)).toEqual([401, 'SIGNATURE_INVALID']);
  });

  it('rejects signed bytes that are not valid UTF-8 JSON', async () => {
    expect(await send(bytes, bytes)).toEqual([400, 'BODY_NOT_JSON']);
  });
});
