import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as oidc from 'openid-client';
import { fakeBank, NEWCOMER, type FakeBank } from '../testing/bankScene.ts';
import { discover, exchange } from '../testing/client.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { openPayer, type Payer } from '../testing/payer.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { formsOf, visibleText, type Reply } from '../testing/visitor.ts';

const ACCOUNT = 'funded@aurora.test';
const PASSWORD = 'Foyer-2026!';

let stage: Stage;
let config: oidc.Configuration;
let payer: Payer;
let bank: FakeBank;
let serial = 0;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  serial += 1;
  stage.api.calls.length = 0;
  bank = fakeBank(stage.api);
  bank.person = { ...NEWCOMER, subject: `${NEWCOMER.subject}-linked-${serial}` };
  await stage.pool.query('delete from identity.attempt_counter');
  await stage.pool.query('delete from identity.outgoing_mail');
  payer = await openPayer(stage.port, config, bank);
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

const rowOf = async <Row extends object>(sql: string): Promise<Row | undefined> =>
  (await stage.pool.query<Row>(sql)).rows[0];
const stateOf = async (): Promise<string | undefined> =>
  (
    await rowOf<{ state: string }>(
      'select state from identity.bank_login order by created_at desc, reference limit 1',
    )
  )?.state;
const linked = async (): Promise<string | undefined> =>
  (
    await rowOf<{ player_id: string }>(
      `select player_id from identity.bank_person where subject_hash = (select subject_hash from identity.bank_login order by created_at desc, reference limit 1)`,
    )
  )?.player_id;
const emails = async (): Promise<
  readonly { recipient: string; locale: string; subject: string; body: string }[]
> =>
  (
    await stage.pool.query<{ recipient: string; locale: string; subject: string; body: string }>(
      `select recipient, locale, subject, body from identity.outgoing_mail where brand = 'aurora' order by id`,
    )
  ).rows;
const created = (): number => stage.api.calls.filter(({ path }) => path === '/internal/players').length;
const placeOf = (): string => `${payer.visitor.page?.url.pathname.replace(/\/bank.*$/, '') ?? ''}/bank`;
const link = (change: Record<string, string> = {}): Promise<Reply> =>
  payer.visitor.submit('/bank/link', { email: ACCOUNT, password: PASSWORD, ...change });

async function arriveToLink(): Promise<Reply> {
  expect(visibleText((await payer.payAndComeBack()).text)).toContain('Already have an account here?');
  return payer.visitor.open(`${placeOf()}/link`);
}

describe('linking a bank to an account with a password', () => {
  it('asks for the password once, then signs in with the deposit and later with the bank alone', async () => {
    await arriveToLink();
    const playerId = (
      await rowOf<{ player_id: string }>(
        `select player_id from identity.credential where brand = 'aurora' and email = '${ACCOUNT}'`,
      )
    )?.player_id;
    const reply = await link();
    expect((await exchange(config, payer.pending(), reply.url)).claims()?.sub).toBe(playerId);
    expect([created(), await linked(), bank.requests['claim'], (await emails()).length]).toEqual([
      0,
      playerId,
      1,
      1,
    ]);
    expect(stage.api.calls.find(({ path }) => path.endsWith('/person'))?.body).toMatchObject({
      playerId,
      familyName: bank.person['familyName'],
      birthDate: '1990-04-27',
    });
    bank.state = 'open';
    payer = await openPayer(stage.port, config, bank);
    const again = await payer.payAndComeBack();
    expect((await exchange(config, payer.pending(), again.url)).claims()?.sub).toBe(playerId);
    expect(await emails()).toHaveLength(1);
  });

  it.each([
    ['en', 'Your bank was connected to your Aurora account'],
    ['fi', 'Pankkisi yhdistettiin Aurora-tiliisi'],
    ['et_EE', 'Pank ühendati sinu kontoga: Aurora'],
    ['fr_CA', 'Votre banque a été liée à votre compte Aurora'],
    ['ja', 'Auroraのアカウントに銀行が連携されました'],
    ['de', 'Your bank was connected to your Aurora account'], // a language of the brand without an email template
  ])('sends an email in the language of the account (%s), not of the page', async (language, subject) => {
    bank.language = language;
    await arriveToLink();
    payer.visitor.headers['accept-language'] = 'et-EE';
    await link();
    const [email] = await emails();
    expect(email).toMatchObject({
      recipient: ACCOUNT,
      locale: language === 'de' ? 'en' : language,
      subject,
    });
    expect(email?.body).toContain('care@aurora.test');
    expect(email?.body).toMatch(/\/login\/$/);
    expect(email?.body).toContain(String(new Date(Date.now()).getFullYear()));
    expect(email?.body).not.toMatch(/[{}]/);
  });

  it('does not connect the bank when the email cannot be sent', async () => {
    await arriveToLink();
    await stage.pool.query('alter table identity.outgoing_mail rename to no_mail');
    try {
      expect((await link()).status).toBe(503);
      expect([await linked(), await stateOf(), bank.requests['claim']]).toEqual([
        undefined,
        'details',
        undefined,
      ]);
    } finally {
      await stage.pool.query('alter table identity.no_mail rename to outgoing_mail');
    }
  });

  it.each([
    ['a wrong password', { password: 'not-it-2026' }],
    ['an unknown email address', { email: 'unknown@aurora.test' }],
  ])('does not connect the bank for %s, with the same answer in both cases', async (_what, change) => {
    await arriveToLink();
    const reply = await link(change);
    expect([reply.status, await linked(), bank.requests['person'], await stateOf(), await emails()]).toEqual([
      422,
      undefined,
      undefined,
      'details',
      [],
    ]);
    expect(visibleText(reply.text)).toContain('The email address or password is incorrect');
  });

  it('does not mention a bank when a wallet is linked', async () => {
    await payer.visitor.submit('/bank/start', { amount: '50', flow: 'PaymentGateway' });
    bank.state = 'held';
    await payer.comeBack();
    const details = visibleText((await payer.arrive()).text);
    const page = visibleText((await payer.visitor.open(`${placeOf()}/link`)).text);
    expect(details).toContain('Your wallet has confirmed your identity');
    expect(page).toContain('Connect your wallet to your account');
    expect(page).not.toMatch(/your bank/i);
    await link();
    const [email] = await emails();
    expect(email?.subject).toBe('Your wallet was connected to your Aurora account');
    expect(email?.body).not.toMatch(/bank/i);
  });

  it('locks out after the same number of failed attempts as the sign-in page', async () => {
    await arriveToLink();
    for (let tries = 0; tries < stage.settings.loginAttemptsBeforeLock; tries += 1)
      await link({ password: 'not-it-2026' });
    expect((await link()).status).toBe(429);
    expect(await linked()).toBeUndefined();
  });

  it('does not connect the bank to the account of another person, even with its password', async () => {
    bank.isSame = false;
    await arriveToLink();
    const reply = await link();
    expect([reply.status, await linked(), await stateOf(), bank.requests['claim'], await emails()]).toEqual([
      422,
      undefined,
      'details',
      undefined,
      [],
    ]);
    expect(visibleText(reply.text)).toContain('doesn’t match the name from your bank');
  });

  it('refunds the deposit and connects nothing when the player may not sign in, and shows the reason', async () => {
    bank.verdict = { allowed: false, reason: 'SELF_EXCLUDED' };
    await arriveToLink();
    const reply = await link();
    expect([
      reply.status,
      await linked(),
      bank.requests['claim'],
      bank.requests['release'],
      await emails(),
    ]).toEqual([403, undefined, undefined, 1, []]);
  });

  it('requires a new proof from the bank when the last one is too old', async () => {
    await arriveToLink();
    pass(16 * 60);
    await link();
    expect([await linked(), bank.requests['person']]).toEqual([undefined, undefined]);
  });

  it('connects nothing without a proof from the bank', async () => {
    await payer.pay();
    const [form] = formsOf((await payer.arrive()).text);
    await payer.visitor.post(`${placeOf()}/link`, { ...form?.hidden, email: ACCOUNT, password: PASSWORD });
    expect([await linked(), bank.requests['person'], await stateOf()]).toEqual([
      undefined,
      undefined,
      'at-bank',
    ]);
  });
});
