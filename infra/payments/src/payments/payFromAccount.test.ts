import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOLDER_PASSWORD } from '../../catalogue/holders.ts';
import { ORIGIN, pathOf, servePayments, START_MS, type ServedPayments } from '../testing/servedPayments.ts';
import { postForm, signInHolder } from '../testing/institutionPages.ts';

let payments: ServedPayments;
beforeAll(async () => {
  payments = await servePayments();
}, START_MS);
afterAll(() => payments.close());

describe('bank payment', () => {
  it('completes an approved payment without the browser returning, and identifies the payer', async () => {
    const payment = await payments.deposit({ method: 'open-banking', locale: 'et_EE' });
    expect(payment['action']).toMatchObject({ kind: 'redirect', origin: 'http://bank.localhost:4006' });
    expect(
      (
        await postForm(payments, 'bank.localhost', `${pathOf(payment)}/sign-in`, {
          login: 'aino.aurora',
          password: 'wrong',
        })
      ).status,
    ).toBe(422);
    const cookie = await signInHolder(payments, pathOf(payment), 'aino.aurora');
    const page = await payments.visit('bank.localhost', 'GET', pathOf(payment), { headers: { cookie } });
    expect(page.text).toContain('Kinnita makse');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(
      (
        await postForm(
          payments,
          'bank.localhost',
          `${pathOf(payment)}/approve`,
          { account: 'KB0002EUR1020' },
          cookie,
        )
      ).headers.location,
    ).toBe(`${ORIGIN}/deposit/`);
    expect(await payments.read(payment['id'])).toMatchObject({ status: 'created' });
    expect(
      (
        await postForm(
          payments,
          'bank.localhost',
          `${pathOf(payment)}/approve`,
          { account: 'KB0001EUR1010' },
          cookie,
        )
      ).headers.location,
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
      postForm(payments, 'bank.localhost', `${pathOf(payment)}/sign-in`, {
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
        await postForm(payments, 'bank.localhost', `${pathOf(payment)}/sign-in`, {
          login: 'una.unlike',
          password: HOLDER_PASSWORD,
        })
      ).status,
    ).toBe(422);
    payments.skew.milliseconds = 61_000;
    await signInHolder(payments, pathOf(payment), 'una.unlike');
    payments.skew.milliseconds = 0;
  });

  it('rejects insufficient funds and lets the customer refuse', async () => {
    const payment = await payments.deposit({ method: 'kestrel-bank', amount: 2_501 });
    const cookie = await signInHolder(payments, pathOf(payment), 'aino.aurora');
    expect(
      (
        await postForm(
          payments,
          'bank.localhost',
          `${pathOf(payment)}/approve`,
          { account: 'KB0001EUR7001' },
          cookie,
        )
      ).status,
    ).toBe(422);
    expect(await payments.read(payment['id'])).toMatchObject({ status: 'created' });
    await postForm(payments, 'bank.localhost', `${pathOf(payment)}/refuse`, {});
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
    await postForm(
      payments,
      'bank.localhost',
      `${pathOf(payment)}/approve`,
      { account: 'KB0007EUR1070' },
      await signInHolder(payments, pathOf(payment), 'rae.refused'),
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
    const cookie = await signInHolder(payments, pathOf(payment), 'aino@fernpay.test', 'pay.localhost');
    await postForm(payments, 'pay.localhost', `${pathOf(payment)}/approve`, { account: 'FP0001EUR' }, cookie);
    expect(await payments.read(payment['id'])).toMatchObject({
      status: 'completed',
      account: { label: 'Fernpay aino@fernpay.test' },
    });
  });
});
