import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as oidc from 'openid-client';
import { tablesContaining } from '@foyer/launch/test-database';
import { holdClock, pass } from '../testing/clock.ts';
import { authorisation, discover, exchange, signIn, type Pending } from '../testing/client.ts';
import { createStage, STAGE_DEADLINE_MS, type ApiCall, type Stage } from '../testing/stage.ts';
import { visibleText, Visitor, type Reply } from '../testing/visitor.ts';

let stage: Stage;
let config: oidc.Configuration;
let visitor: Visitor;
let pending: Pending;
let serial = 0;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  serial += 1;
  stage.api.isDown = false;
  stage.api.calls.length = 0;
  stage.api.answer = ({ path }) =>
    path === '/internal/players' ? { status: 201, body: {} } : { status: 200, body: { allowed: true } };
  await stage.pool.query('delete from identity.attempt_counter');
  await start();
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

const PASSWORD = 'correct horse battery';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

async function start(reuseCookies = false, further: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const before = reuseCookies ? visitor.cookies : new Map<string, never>();
  visitor = new Visitor(stage.port);
  for (const [name, cookie] of before) visitor.cookies.set(name, cookie);
  pending = await authorisation(config, visitor.origin, { prompt: 'create', ...further });
  return visitor.open(pending.url.href);
}

function person(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const name = `Testaja${LETTERS[serial % 26]}${LETTERS[Math.floor(serial / 26)]}`;
  return {
    country: { country: 'FI' },
    account: { email: `new${serial}@example.com`, password: PASSWORD },
    person: { firstName: 'Aino', lastName: name, dateOfBirth: '1990-04-27' },
    address: { street: 'Mannerheimintie 1', city: 'Helsinki', zipCode: '00100', phoneNumber: '040 123 4567' },
    terms: { terms: 'yes', privacy: 'yes', marketingSms: 'yes' },
  };
}

async function fill(
  until = 'terms',
  changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Promise<Reply> {
  let reply = visitor.page as Reply;
  for (const [step, values] of Object.entries(person())) {
    reply = await visitor.submit(`/register/${step}`, { ...values, ...changes[step] });
    if (step === until) break;
  }
  return reply;
}

function created(): readonly ApiCall[] {
  return stage.api.calls.filter(({ path }) => path === '/internal/players');
}

describe('registration', () => {
  it('creates a player, signs the player in and returns to the client', async () => {
    const { url } = await fill();
    const tokens = await exchange(config, pending, url);
    const [call] = created();
    expect(tokens.claims()?.sub).toBe(call?.body['playerId']);
    expect(call?.body).toEqual({
      brand: 'aurora',
      playerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: `new${serial}@example.com`,
      phoneNumber: '+358401234567',
      language: 'en',
      country: 'FI',
      personalInfo: {
        firstName: 'Aino',
        lastName: expect.any(String),
        dateOfBirth: '1990-04-27',
        street: 'Mannerheimintie 1',
        city: 'Helsinki',
        zipCode: '00100',
      },
      termsAccepted: true,
      privacyPolicyAccepted: true,
      emailVerified: false,
      registrationMethod: 'IDENTITY_FORM',
      marketing: { sms: true, email: false, phone: false, webPush: false },
    });
    expect(visitor.cookies.has('aurora_registration')).toBe(false);
    const emails = await stage.pool.query<{ body: string }>(
      'select body from identity.outgoing_mail where recipient = $1',
      [`new${serial}@example.com`],
    );
    expect(emails.rows.map(({ body }) => /https?:\S+token=/.exec(body)?.[0])).toEqual([
      `${visitor.origin}/en/verify-email/?token=`,
    ]);
    const again = await signIn(new Visitor(stage.port), config, `NEW${serial}@Example.com `, PASSWORD);
    expect(again.callback.searchParams.get('code')).toEqual(expect.any(String));
  });

  it('prefers the country that the client names to that of an older draft, and keeps the other answers', async () => {
    await fill('person');
    const back = await start(true, { country: 'IE' });
    expect(back.text).toContain('name="street"');
    expect((await visitor.open(`${back.url.pathname}/register?step=account`)).text).toContain('Ireland');
  });

  it('leaves the marketing consent unchecked', async () => {
    await fill('address');
    expect(visitor.page?.text).not.toMatch(/<input[^>]*\schecked/);
  });

  it('asks for the fields that the licence and the country require', async () => {
    const tuli = new Visitor(stage.port, 'tuli.localhost');
    const there = await discover(stage.port, tuli.origin, 'tuli');
    await tuli.open((await authorisation(there, tuli.origin, { prompt: 'create' })).url.href);
    await tuli.submit('/register/country', { country: 'EE' });
    await tuli.submit('/register/account', { email: `uus${serial}@example.com`, password: PASSWORD });
    expect(tuli.page?.text).toContain('name="personalCode"');
    expect(tuli.page?.text).not.toContain('name="dateOfBirth"');
    // Enter in a field submits the step and does not open the e-ID
    expect(/<button[^>]*type="submit"[^>]*>/.exec(tuli.page?.text ?? '')?.[0]).not.toContain('formaction');
    await tuli.submit('/register/person', {
      firstName: 'Mari',
      lastName: 'Maasikas',
      personalCode: '37605030299',
    });
    expect(await tablesContaining(stage.pool, '37605030299')).toEqual([]);
    await tuli.submit('/register/address', {
      street: 'Pikk 1',
      city: 'Tallinn',
      zipCode: '10123',
      phoneNumber: '5123 4567',
    });
    await tuli.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(created()[0]?.body['personalInfo']).toMatchObject({
      ssn: '37605030299',
      dateOfBirth: '1976-05-03',
    });
    expect(await tablesContaining(stage.pool, '37605030299')).toEqual([]);
  });

  it('keeps the input and shows each error at its field', async () => {
    const reply = await fill('person', { person: { dateOfBirth: '2010-01-01' } });
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('value="Aino"');
    expect(reply.text).toContain('id="dateOfBirth-error"');
    expect(visibleText(reply.text)).toContain('not old enough to open an account');
  });

  it('resumes a draft in another sign-in, but not after a day', async () => {
    await fill('person');
    const resumed = await start(true);
    expect(resumed.text).toContain('name="street"');
    expect((await visitor.open(`${resumed.url.pathname}/register?step=person`)).text).toContain(
      'value="Aino"',
    );
    pass(24 * 3_600);
    expect((await start(true)).text).toContain('name="country"');
  });

  it('rejects a skipped step', async () => {
    await fill('country');
    const address = visitor.page?.url.pathname.replace(/\/register.*/, '') ?? '';
    expect((await visitor.open(`${address}/register?step=terms`)).text).toContain('name="email"');
    const token = /name="form_token" value="([^"]+)"/.exec(visitor.page?.text ?? '')?.[1] ?? '';
    await visitor.post(`${address}/register/terms`, { form_token: token, terms: 'yes', privacy: 'yes' });
    expect(visitor.page?.text).toContain('name="email"');
    expect(created()).toHaveLength(0);
  });

  it('never stores a password in clear text', async () => {
    await fill('person');
    const { rows } = await stage.pool.query<{ text: string }>(
      `select string_agg(d::text, ' ') as text from identity.registration_draft d`,
    );
    expect(rows[0]?.text).not.toContain(PASSWORD);
  });
});

describe('duplicate registrations', () => {
  it('shows an error at the field for a registered email address', async () => {
    const reply = await fill('account', { account: { email: 'Funded@Aurora.test' } });
    expect(reply.status).toBe(422);
    expect(visibleText(reply.text)).toContain('If it’s yours, sign in instead');
  });

  it('rate limits checks of email addresses', async () => {
    await visitor.submit('/register/country', { country: 'FI' });
    for (let count = 0; count < 50; count += 1)
      await visitor.submit('/register/account', { email: 'funded@aurora.test', password: PASSWORD });
    expect(
      (await visitor.submit('/register/account', { email: 'funded@aurora.test', password: PASSWORD })).status,
    ).toBe(429);
  });

  it('refuses a person with an account without revealing the reason', async () => {
    await fill();
    const { lastName = '' } = person()['person'] ?? {};
    serial += 1;
    await start();
    const reply = await fill('terms', { person: { firstName: 'AÏNO ', lastName: lastName.toUpperCase() } });
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain('We can’t open a new account with these details');
    expect(created()).toHaveLength(1);
  });

  it('creates one account when two windows register the same address at once', async () => {
    const windows = await Promise.all(
      [0, 1].map(async (index) => {
        const here = new Visitor(stage.port);
        await here.open((await authorisation(config, here.origin, { prompt: 'create' })).url.href);
        const steps = Object.entries({
          ...person(),
          person: { firstName: 'Aino', lastName: `Kaksi${LETTERS[index]}`, dateOfBirth: '1990-04-27' },
        });
        for (const [step, values] of steps.slice(0, -1)) await here.submit(`/register/${step}`, values);
        return here;
      }),
    );
    const replies = await Promise.all(
      windows.map((here) => here.submit('/register/terms', { terms: 'yes', privacy: 'yes' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 422]);
    const { rows } = await stage.pool.query('select state from identity.credential where email_key = $1', [
      `new${serial}@example.com`,
    ]);
    expect(rows).toEqual([{ state: 'active' }]);
  });

  it('creates one player when the last form is submitted twice', async () => {
    await fill('address');
    const { page } = visitor;
    await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    visitor.page = page;
    await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(created()).toHaveLength(1);
  });
});

describe('registration when the api fails', () => {
  it('keeps the draft while the api is down, and retries with the same player id', async () => {
    await fill('address');
    stage.api.isDown = true;
    const { page } = visitor;
    const refused = await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(refused.status).toBe(503);
    expect(visibleText(refused.text)).toContain('Nothing you entered is lost');
    stage.api.isDown = false;
    visitor.page = page;
    const { url } = await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it('retries with the same player id after a late answer', async () => {
    const requests: unknown[] = [];
    stage.api.answer = ({ path, body }) => {
      if (path !== '/internal/players') return { status: 200, body: { allowed: true } };
      requests.push(body['playerId']);
      return requests.length === 1 ? { status: 503, body: {} } : { status: 200, body: {} };
    };
    await fill('address');
    const { page } = visitor;
    await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    visitor.page = page;
    await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(requests).toHaveLength(2);
    expect(requests[0]).toBe(requests[1]);
  });

  it.each([
    [409, 'DUPLICATE_EMAIL', 422, 'can’t be used for a new account'],
    [409, 'DUPLICATE_PERSON', 403, 'We can’t open a new account'],
    [422, 'REGISTER_UNAVAILABLE', 503, 'The exclusion register isn’t responding'],
    [422, 'UNDER_AGE', 403, 'You’re not old enough yet'],
    [422, 'FIELD_INVALID', 403, 'We can’t open a new account'],
  ])('maps %d %s to a page with status %d: %s', async (status, code, shown, text) => {
    stage.api.answer = ({ path }) =>
      path === '/internal/players' ? { status, body: { code } } : { status: 200, body: { allowed: true } };
    const reply = await fill();
    expect(reply.status).toBe(shown);
    expect(visibleText(reply.text)).toContain(text);
    const { rows } = await stage.pool.query('select count(*) from identity.credential where email_key = $1', [
      `new${serial}@example.com`,
    ]);
    expect(rows).toEqual([{ count: 0 }]);
    stage.api.answer = ({ path }) =>
      path === '/internal/players' ? { status: 201, body: {} } : { status: 200, body: { allowed: true } };
    await start();
    expect((await fill()).url.searchParams.get('code')).toEqual(expect.any(String));
  });
});

describe('the link that continues a registration later', () => {
  it('restores the answers in another browser, where the password is entered again', async () => {
    await fill('person');
    await visitor.submit('/register/later', {});
    const { rows } = await stage.pool.query<{ recipient: string; body: string }>(
      'select recipient, body from identity.outgoing_mail order by id desc limit 1',
    );
    expect(rows[0]?.recipient).toBe(`new${serial}@example.com`);
    const link = new URL(/https?:\S+/.exec(rows[0]?.body ?? '')?.[0] ?? 'none:');
    visitor = new Visitor(stage.port);
    await visitor.open(`${link.pathname}${link.search}`);
    const resumed = await start(true);
    expect(resumed.text).toContain(`new${serial}@example.com`);
    expect(resumed.text).toContain('name="password"');
  });
});
