import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as oidc from 'openid-client';
import { createLog } from '@foyer/runtime';
import { createServices } from '../services.ts';
import { BANK_URL, fakeBank, NEWCOMER, PROOF, type FakeBank } from '../testing/bankScene.ts';
import { discover, exchange } from '../testing/client.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { HANDLER, openPayer, type Payer } from '../testing/payer.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { visibleText, Visitor, type Reply } from '../testing/visitor.ts';
import { settleDeferred } from './settleHeldDeposit.ts';

let stage: Stage;
let config: oidc.Configuration;
let visitor: Visitor;
let payer: Payer;
let bank: FakeBank;
let serial = 0;

const details = (): Record<string, string> => ({
  email: `bank${serial}@example.com`,
  phoneNumber: '040 123 4567',
  street: 'Harbour Street 1',
  zipCode: '00100',
  city: 'Harbour',
  terms: 'yes',
  privacy: 'yes',
});
const letters = (): string => [...String(serial)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  serial += 1;
  stage.api.isDown = false;
  stage.api.calls.length = 0;
  bank = fakeBank(stage.api);
  bank.person = { ...NEWCOMER, subject: `${NEWCOMER.subject}-${serial}`, familyName: `Lumi${letters()}` };
  await stage.pool.query('delete from identity.attempt_counter');
  await openBrowser();
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

async function openBrowser(): Promise<void> {
  payer = await openPayer(stage.port, config, bank);
  ({ visitor } = payer);
}

const arrive = (login?: string): Promise<Reply> => payer.arrive(login);
const pay = (): Promise<void> => payer.pay();
const comeBack = (proof?: string): Promise<Reply> => payer.comeBack(proof);
const payAndComeBack = (): Promise<Reply> => payer.payAndComeBack();

async function openAccount(): Promise<Reply> {
  await payAndComeBack();
  await visitor.submit('/bank/details', details());
  return visitor.submit('/bank/limits', { limitDay: '100' });
}

const stateOf = async (): Promise<string | undefined> =>
  (
    await stage.pool.query<{ state: string }>(
      'select state from identity.bank_login order by created_at desc, reference limit 1',
    )
  ).rows[0]?.state;
const created = () => stage.api.calls.filter(({ path }) => path === '/internal/players');

describe('bank login of a new player', () => {
  it('opens an account with terms and limits, claims the deposit and signs the player in with the chosen flow', async () => {
    const reply = await openAccount();
    const tokens = await exchange(config, payer.pending(), reply.url);
    expect(tokens.claims()?.sub).toBe(created()[0]?.body['playerId']);
    expect(
      JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()),
    ).toMatchObject({ flow: 'BankPayment', passwordless: true });
    expect(created()[0]?.body).toMatchObject({
      brand: 'aurora',
      country: 'FI',
      personalInfo: {
        firstName: 'Uus',
        lastName: bank.person['familyName'],
        dateOfBirth: '1990-04-27',
        street: 'Harbour Street 1',
      },
      termsAccepted: true,
      limits: [{ kind: 'DEPOSIT', period: 'Day', amountMinor: 10_000 }],
    });
    expect(stage.api.calls.find(({ path }) => path.endsWith('/claim'))?.body).toMatchObject({
      playerId: created()[0]?.body['playerId'],
    });
    expect([await stateOf(), visitor.cookies.has('aurora_bank_login')]).toEqual(['over', false]);
    expect(
      (
        await stage.pool.query('select 1 from identity.bank_login where person is not null and state = $1', [
          'over',
        ])
      ).rowCount,
    ).toBe(0);
  });

  it.each([
    ['et-EE', 'et_EE'],
    ['fr-CA', 'fr_CA'],
    ['ja', 'ja'],
  ])(
    'creates the account of a visitor with Accept-Language %s with the api locale %s',
    async (tag, language) => {
      visitor.headers['accept-language'] = tag;
      await openAccount();
      expect(created()[0]?.body).toMatchObject({ language });
    },
  );

  it('redirects to the bank through a page, and returns to the login handler of the flow', async () => {
    const reply = await visitor.submit('/bank/start', { amount: '50,00', flow: 'BankPayment' });
    expect(reply.text).toContain(`<meta http-equiv="refresh" content="0;url=${BANK_URL}">`);
    expect(stage.api.calls.find(({ path }) => path.endsWith('/begin'))?.body).toMatchObject({
      amount: 5_000,
      flow: 'BankPayment',
      returnUrl: `${visitor.origin}/realms/aurora/bank/return`,
    });
    bank.state = 'held';
    expect((await comeBack()).headers.location).toBe(HANDLER);
  });

  it.each([
    ['9', 'Minimum deposit'],
    ['', 'Enter an amount'],
    ['-5', 'Enter an amount'],
    ['1.234', 'Enter an amount'],
  ])('rejects the amount "%s" with an explanation', async (amount, text) => {
    const reply = await visitor.submit('/bank/start', { amount, flow: 'BankPayment' });
    expect(reply.status).toBe(422);
    expect(visibleText(reply.text)).toContain(text);
  });
});

describe('unfinished bank login', () => {
  it('continues at the bank when the tab was closed there', async () => {
    await visitor.submit('/bank/start', { amount: '50', flow: 'BankPayment' });
    const reply = await arrive();
    expect(visibleText(reply.text)).toContain('waiting for your approval');
    expect(reply.text).toContain(`href="${BANK_URL}"`);
  });

  it('continues at the terms or the limits, and is announced on the sign-in page', async () => {
    await payAndComeBack();
    expect(visibleText((await arrive('')).text)).toContain('You started a deposit of €50.00');
    expect(visibleText((await arrive()).text)).toContain('Nearly there, Uus');
    await visitor.submit('/bank/details', details());
    expect(visibleText((await arrive()).text)).toContain('Set your limits before you play');
    await visitor.submit('/bank/limits', { choice: 'none' });
    // the api records that limits were offered and skipped
    expect(created()[0]?.body).toMatchObject({ limits: [] });
    expect(bank.asked['claim']).toBe(1);
  });

  it('is settled without the player when the tab was closed before the deposit was credited', async () => {
    bank.claim = { kind: 'later' };
    expect((await openAccount()).status).toBe(503);
    expect(await stateOf()).toBe('settling');
    bank.claim = { kind: 'claimed', status: 'Completed' };
    const reply = await arrive();
    expect(reply.url.searchParams.get('code')).toEqual(expect.any(String));
    expect([await stateOf(), created().length]).toEqual(['over', 1]);
  });

  it('can be cancelled, which refunds the deposit', async () => {
    await payAndComeBack();
    await visitor.submit('/bank/give-up');
    expect([bank.asked['release'], await stateOf()]).toEqual([1, 'over']);
    expect(visibleText((await arrive('')).text)).not.toContain('You started');
  });
});

describe('bank login of a known player', () => {
  async function knownPerson(): Promise<string> {
    await openAccount();
    stage.api.calls.length = 0;
    bank.state = 'open';
    await openBrowser();
    return String(
      (
        await stage.pool.query<{ player_id: string }>(
          'select player_id from identity.bank_person order by linked_at desc limit 1',
        )
      ).rows[0]?.player_id,
    );
  }

  it('signs the player in and claims the deposit without further questions', async () => {
    const playerId = await knownPerson();
    const reply = await payAndComeBack();
    expect((await exchange(config, payer.pending(), reply.url)).claims()?.sub).toBe(playerId);
    expect(stage.api.calls.find(({ path }) => path.endsWith('/claim'))?.body).toMatchObject({ playerId });
    expect(created()).toEqual([]);
  });

  it.each([
    ['SELF_EXCLUDED', 'self-excluded'],
    ['ACCOUNT_CLOSED', 'closed'],
  ])(
    'refuses a player who may not sign in (%s), shows the reason and refunds the deposit',
    async (reason, text) => {
      await knownPerson();
      bank.verdict = { allowed: false, reason };
      const reply = await payAndComeBack();
      expect([reply.status, bank.asked['claim'], bank.asked['release']]).toEqual([403, 1, 1]);
      expect(visibleText(reply.text)).toContain(text);
    },
  );

  it('requires a new proof from the bank when the last one is too old', async () => {
    await knownPerson();
    await pay();
    await comeBack();
    pass(16 * 60);
    expect(visibleText((await arrive()).text)).toContain('Identify yourself with your bank again');
    await comeBack();
    expect((await arrive()).url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it.each([
    ['limit exceeded', 'LIMIT_REACHED', [], 'exceeds your limits'],
    ['limit offer not answered', 'BLOCKED', ['LIMIT_OFFERED'], 'whether you want to set a limit'],
    ['another rule', 'BLOCKED', ['KYC_REQUIRED'], 'See the cashier for the reason'],
  ])('signs the player in and explains a rejected deposit (%s)', async (_what, code, reasons, text) => {
    await knownPerson();
    bank.claim = { kind: 'refused', code, reasons };
    const reply = await payAndComeBack();
    expect(visibleText(reply.text)).toContain(text);
    expect(bank.asked['release']).toBe(1);
    expect((await visitor.submit('/bank/continue')).url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it('holds the deposit until changed terms are accepted, shows the deadline, and then credits it', async () => {
    const playerId = await knownPerson();
    bank.claim = { kind: 'refused', code: 'BLOCKED', reasons: ['TERMS_NOT_ACCEPTED'] };
    const reply = await payAndComeBack();
    expect(visibleText(reply.text)).toMatch(
      /Our terms have changed.*€50\.00 is held until.*refunded to your bank on \w/,
    );
    expect([bank.asked['release'], await stateOf()]).toEqual([undefined, 'settling']);
    expect(visibleText((await visitor.open(reply.url.href)).text)).toContain('Our terms have changed');
    const inside = await visitor.submit('/bank/continue');
    expect((await exchange(config, payer.pending(), inside.url)).claims()?.sub).toBe(playerId);
    bank.claim = { kind: 'claimed', status: 'Completed' };
    pass(3 * 60);
    await settleDeferred(
      createServices({
        settings: stage.settings,
        pool: stage.pool,
        bus: stage.bus,
        log: createLog('identity', () => undefined),
        clock: () => Date.now(),
      }),
    );
    expect([bank.asked['release'], await stateOf()]).toEqual([undefined, 'over']);
  });

  it('refunds the deposit when terms are not accepted and the bank has been disconnected since', async () => {
    const playerId = await knownPerson();
    bank.claim = { kind: 'refused', code: 'BLOCKED', reasons: ['TERMS_NOT_ACCEPTED'] };
    await pay();
    await comeBack();
    await stage.pool.query('delete from identity.bank_person where player_id = $1', [playerId]);
    const reply = await arrive();
    expect([reply.status, bank.asked['release'], await stateOf()]).toEqual([403, 1, 'over']);
    expect(visibleText(reply.text)).toContain('€50.00');
  });

  it('refunds the deposit at once when the api gives another reason besides the terms', async () => {
    await knownPerson();
    bank.claim = { kind: 'refused', code: 'BLOCKED', reasons: ['TERMS_NOT_ACCEPTED', 'KYC_REQUIRED'] };
    await payAndComeBack();
    expect([bank.asked['release'], await stateOf()]).toEqual([1, 'over']);
  });
});

describe('bank login of a person who may not open an account', () => {
  it.each([
    ['who is too young', { birthDate: '2010-01-01' }, 'old enough'],
    ['from a country without a licence', { country: 'SE' }, 'where we can’t open accounts'],
    ['without a first name', { givenName: '' }, 'could not open an account'],
  ])(
    'refuses a person %s before any form, refunds the deposit and stores nothing',
    async (_what, change, text) => {
      bank.person = { ...bank.person, ...change };
      const reply = await payAndComeBack();
      expect(reply.status).toBe(403);
      expect(visibleText(reply.text)).toContain(text);
      expect(visibleText(reply.text)).toContain('€50.00 is being refunded');
      expect([bank.asked['release'], created().length, await stateOf()]).toEqual([1, 0, 'over']);
    },
  );

  it('refuses a duplicate person without revealing the existing account', async () => {
    bank.registration = { status: 409, body: { code: 'DUPLICATE_PERSON' } };
    const reply = await openAccount();
    expect(visibleText(reply.text)).toContain('If you have had an account here before, sign in with it.');
    expect([reply.status, bank.asked['release'], bank.asked['claim']]).toEqual([403, 1, undefined]);
  });

  it('shows an error at the email field for a taken address, and keeps the other input', async () => {
    await payAndComeBack();
    const reply = await visitor.submit('/bank/details', { ...details(), email: 'funded@aurora.test' });
    expect([reply.status, await stateOf()]).toEqual([422, 'details']);
    expect(reply.text).toContain('value="Harbour Street 1"');
  });
});

describe('bank login in another browser or by another person', () => {
  it('grants nothing for the proof of the bank without the cookie of the browser, and refunds the deposit', async () => {
    await pay();
    const otherBrowser = new Visitor(stage.port);
    const reply = await otherBrowser.open(`${otherBrowser.origin}/realms/aurora/bank/return?proof=${PROOF}`);
    expect(reply.status).toBe(400);
    expect(visibleText(reply.text)).toContain('another browser');
    expect(await stateOf()).toBe('at-bank');
  });

  it('grants nothing for the cookie of the browser without the proof of the bank, so a payment link signs no other person in', async () => {
    await pay();
    await comeBack('guessed');
    expect(visibleText((await arrive()).text)).toContain('Identify yourself with your bank again');
    expect([await stateOf(), bank.asked['claim']]).toEqual(['at-bank', undefined]);
  });

  it('rejects a second person who returns with the login of the first', async () => {
    await payAndComeBack();
    const first = (
      await stage.pool.query(
        'select subject_hash, player_id from identity.bank_login order by created_at desc, reference limit 1',
      )
    ).rows;
    bank.person = { ...bank.person, subject: 'another-subject-altogether' };
    await comeBack();
    expect(
      (
        await stage.pool.query(
          'select subject_hash, player_id from identity.bank_login order by created_at desc, reference limit 1',
        )
      ).rows,
    ).toEqual(first);
  });

  it('rejects forms that another site posts', async () => {
    await payAndComeBack();
    expect(
      (await visitor.submit('/bank/details', details(), { headers: { origin: 'http://evil.example' } }))
        .status,
    ).toBe(403);
    expect(await stateOf()).toBe('details');
  });
});

it('signs no player in while the api is unavailable', async () => {
  await pay();
  await comeBack();
  stage.api.isDown = true;
  expect((await arrive()).status).toBe(200); // the form does not query the api
  const reply = await visitor.submit('/bank/details', details());
  expect(reply.status).toBe(200);
  expect((await visitor.submit('/bank/limits', { choice: 'none' })).status).toBe(503);
  stage.api.isDown = false;
  await arrive();
  expect((await visitor.submit('/bank/limits', { choice: 'none' })).url.searchParams.get('code')).toEqual(
    expect.any(String),
  );
});
