import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postForm, signInHolder, type InstitutionHost } from './testing/institutionPages.ts';
import { ORIGIN, pathOf, servePayments, START_MS, type ServedPayments } from './testing/servedPayments.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

const BANK = 'bank.localhost';

/** Creates a deposit that its payer has approved and its merchant has not confirmed. */
async function approved(login = 'aino.aurora', method = 'kestrel-bank', host: InstitutionHost = BANK) {
  const payment = await payments.deposit({
    method,
    confirmation: 'merchant',
    player: { reference: 'new-player', name: '', country: 'FI' },
  });
  const path = pathOf(payment);
  const cookie = await signInHolder(payments, path, login, host);
  const page = await payments.visit(host, 'GET', path, { headers: { cookie } });
  const account = /name="account" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const back = await postForm(payments, host, `${path}/approve`, { account }, cookie);
  return {
    id: String(payment['id']),
    path,
    cookie,
    page,
    account,
    proof: new URL(String(back.headers.location)).searchParams.get('proof') ?? '',
  };
}

const confirm = (id: string, reference = 'p7', key?: string) =>
  payments.call(
    'POST',
    `/v1/payments/${id}/confirm`,
    { player: { reference, name: 'Aino Aurora' } },
    key === undefined ? {} : { key },
  );
const personOf = (id: string, proof: string) =>
  payments.call('GET', `/v1/payments/${id}/person?proof=${encodeURIComponent(proof)}`);
const balance = async (number: string): Promise<number> =>
  (
    await payments.pool.query<{ balance: number }>(
      'select balance from payments.holder_account where number = $1',
      [number],
    )
  ).rows[0]?.balance ?? 0;
const typesOf = (id: string): string[] =>
  payments.received.filter(({ payment }) => payment['id'] === id).map(({ type }) => type);

describe('held payment', () => {
  it('takes the money, states the deadline and sends no other webhook yet', async () => {
    const { id, page } = await approved();
    expect(page.text).toContain('24 hours');
    expect(await payments.read(id)).toMatchObject({
      status: 'pending',
      heldUntil: expect.any(String),
      action: { kind: 'redirect' },
    });
    expect(
      (await payments.pool.query('select 1 from payments.entry where payment_id = $1', [id])).rowCount,
    ).toBe(0);
    expect(typesOf(id)).toEqual([]);
  });

  it('is captured after confirmation, only for the confirmed player', async () => {
    const { id } = await approved();
    expect((await confirm(id)).body).toMatchObject({ payment: { status: 'completed' } });
    expect((await confirm(id)).body).toMatchObject({ payment: { status: 'completed' } });
    expect(await confirm(id, 'p8')).toMatchObject({ status: 422, body: { code: 'NOT_CONFIRMABLE' } });
    await payments.until(() => typesOf(id).includes('payment.completed'));
    const accounts = (await payments.call('GET', '/v1/accounts?merchant=aurora&player=p7')).body[
      'accounts'
    ] as object[];
    expect(accounts).toEqual([expect.objectContaining({ kind: 'instant-bank', holder: 'Aino Aurora' })]);
    expect(
      (await payments.call('GET', '/v1/accounts?merchant=aurora&player=new-player')).body['accounts'],
    ).toEqual([]);
  });

  it('uses the account that the player paid from before', async () => {
    await confirm((await approved()).id, 'p9');
    await confirm((await approved()).id, 'p9');
    expect(
      (await payments.call('GET', '/v1/accounts?merchant=aurora&player=p9')).body['accounts'],
    ).toHaveLength(1);
  });

  it('is returned to the cent when its deadline passes', async () => {
    // a separate account, so that no other test's hold expires on it
    const { id, account } = await approved('aino.caravel');
    const taken = await balance(account);
    payments.skew.milliseconds += 24 * 3_600_000 + 1_000;
    await payments.until(async () => (await payments.read(id))['status'] === 'cancelled');
    expect(await balance(account)).toBe(taken + 2_500);
    expect(await confirm(id)).toMatchObject({
      status: 422,
      body: { code: 'NOT_CONFIRMABLE', status: 'cancelled' },
    });
  });

  it('is returned immediately when its merchant cancels', async () => {
    const { id, account } = await approved();
    const taken = await balance(account);
    expect((await payments.call('POST', `/v1/payments/${id}/cancel`, {})).body).toMatchObject({
      payment: { status: 'cancelled' },
    });
    expect(await balance(account)).toBe(taken + 2_500);
  });

  it('is not completed by a status update without confirmation', async () => {
    const { id } = await approved();
    await expect(
      payments.pool.query(`update payments.payment set status = 'completed' where id = $1`, [id]),
    ).rejects.toMatchObject({ code: 'P0422' });
  });
});

describe('payer identity', () => {
  it.each<[string, string, string, InstitutionHost, readonly string[]]>([
    [
      'bank ID',
      'kestrel-bank',
      'new.ee.kask',
      BANK,
      ['birthDate', 'country', 'familyName', 'givenName', 'name', 'personalCode', 'subject'],
    ],
    [
      'open banking',
      'open-banking',
      'new.fi.lumi',
      BANK,
      ['birthDate', 'city', 'country', 'familyName', 'givenName', 'name', 'postalCode', 'street', 'subject'],
    ],
    [
      'a wallet',
      'fernpay',
      'new.fi.lumi@fernpay.test',
      'pay.localhost',
      ['birthDate', 'country', 'email', 'familyName', 'givenName', 'name', 'subject'],
    ],
  ])('includes, for %s, the attributes of that rail', async (_rail, method, login, host, payerIdentity) => {
    const { id, proof } = await approved(login, method, host);
    expect(Object.keys((await personOf(id, proof)).body['person'] as object).sort()).toEqual(payerIdentity);
  });

  it('is returned only with the proof', async () => {
    const [mine, other] = [await approved(), await approved('aino.tuli')];
    for (const proof of ['', 'x', other.proof, `${mine.id}.${'A'.repeat(43)}`])
      expect((await personOf(mine.id, proof)).status).toBe(404);
    expect((await personOf(mine.id, mine.proof)).status).toBe(200);
  });

  it('is stable across rails of one bank and different for another merchant', async () => {
    const subject = async (method: string): Promise<unknown> => {
      const { id, proof } = await approved('new.fi.sama', method);
      return ((await personOf(id, proof)).body['person'] as { subject: string }).subject;
    };
    expect(await subject('kestrel-bank')).toBe(await subject('open-banking'));
  });
});

describe('bank page of an approved payment', () => {
  it('redirects its payer again, with the proof', async () => {
    const { path, cookie, proof } = await approved();
    expect((await payments.visit(BANK, 'GET', path, { headers: { cookie } })).headers.location).toBe(
      `${ORIGIN}/deposit/?proof=${encodeURIComponent(proof)}`,
    );
  });

  it('withholds the proof from visitors and other customers', async () => {
    const { path } = await approved();
    expect((await payments.visit(BANK, 'GET', path)).text).toContain('name="password"');
    const other = await signInHolder(payments, path, 'aino.tuli');
    const page = await payments.visit(BANK, 'GET', path, { headers: { cookie: other } });
    expect([page.status, page.headers.location]).toEqual([422, undefined]);
    expect(
      (await postForm(payments, BANK, `${path}/approve`, { account: 'KB0002EUR1020' }, other)).headers
        .location,
    ).toBeUndefined();
  });
});

it.each(['card', 'papervoucher'])('cannot be held: %s, which does not identify the payer', async (method) => {
  await expect(payments.deposit({ method, confirmation: 'merchant' })).rejects.toThrow('METHOD_CANNOT_WAIT');
});
