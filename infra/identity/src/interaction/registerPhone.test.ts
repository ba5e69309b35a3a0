import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as oidc from 'openid-client';
import { provideFeatures } from '../features/features.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { authorisation, discover } from '../testing/client.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';
import { decideFeatures } from '@foyer/market';
import { compiledFlags } from '@foyer/market/content';

let stage: Stage;
let config: oidc.Configuration;
let visitor: Visitor;
let serial = 0;
/** Flow of the site settings, and the answer to the registration. */
let flow: string;
let creation: { status: number; body: object };

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  serial += 1;
  flow = 'Sms';
  creation = { status: 201, body: {} };
  stage.api.calls.length = 0;
  stage.api.answer = ({ path }) => {
    if (path === '/internal/players') return creation;
    return {
      status: 200,
      body: path === '/internal/players/registration-flow' ? { flow } : { allowed: true },
    };
  };
  await stage.pool.query('delete from identity.attempt_counter');
  visitor = new Visitor(stage.port);
  await visitor.open((await authorisation(config, visitor.origin, { prompt: 'create' })).url.href);
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

const text = () => visibleText(visitor.page?.text ?? '');
const created = () => stage.api.calls.find(({ path }) => path === '/internal/players')?.body;
const address = () => ({
  street: 'Mannerheimintie 1',
  city: 'Helsinki',
  zipCode: '00100',
  phoneNumber: `040 123 45${String(10 + serial)}`,
});
const person = () => ({
  firstName: 'Aino',
  lastName: `Numero ${String.fromCodePoint('A'.charCodeAt(0) + serial)}`,
  dateOfBirth: '1990-04-27',
});

async function untilPhone(): Promise<void> {
  await visitor.submit('/register/country', { country: 'FI' });
  await visitor.submit('/register/account', { email: `sms${serial}@example.com` });
  await visitor.submit('/register/person', person());
  await visitor.submit('/register/address', address());
}

async function lastCode(): Promise<string> {
  const { rows } = await stage.pool.query<{ recipient: string; body: string }>(
    'select recipient, body from identity.outgoing_mail order by id desc limit 1',
  );
  expect(rows[0]?.recipient).toBe(`+3584012345${String(10 + serial)}`);
  return /\d{8}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

const wrongOf = (code: string) => (code === '00000000' ? '11111111' : '00000000');

describe('registration by text message', () => {
  it('asks for no password, verifies the phone number and signs the player in', async () => {
    await visitor.submit('/register/country', { country: 'FI' });
    expect(visitor.page?.text).not.toContain('name="password"');
    await visitor.submit('/register/account', { email: `sms${serial}@example.com` });
    await visitor.submit('/register/person', person());
    await visitor.submit('/register/address', address());
    expect(text()).toContain('Step 5 of 6');
    expect(text()).toContain(`+3584012345${String(10 + serial)}`);
    await visitor.submit('/register/phone', { code: await lastCode() });
    const reply = await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(reply.url.searchParams.get('code')).toEqual(expect.any(String));
    expect(created()).toMatchObject({ phoneVerified: true, registrationMethod: 'IDENTITY_FORM' });
    const { rows } = await stage.pool.query(
      'select flow, passwordless from identity.player_session where player_id = $1',
      [created()?.['playerId']],
    );
    expect(rows).toEqual([{ flow: 'Sms', passwordless: true }]);
  });

  it('cannot pass the code by naming the next step', async () => {
    await untilPhone();
    const path = visitor.page?.url.pathname.replace(/\/register$/, '') ?? '';
    const token = /name="form_token" value="([^"]+)"/.exec(visitor.page?.text ?? '')?.[1] ?? '';
    await visitor.post(`${path}/register/terms`, { form_token: token, terms: 'yes', privacy: 'yes' });
    expect(created()).toBeUndefined();
    expect(text()).toContain('Verify your phone number');
  });

  it('voids the code after five wrong tries, records the cases and sends another one', async () => {
    await untilPhone();
    const code = await lastCode();
    for (let tries = 0; tries < 5; tries += 1)
      await visitor.submit('/register/phone', { code: wrongOf(code) });
    await visitor.submit('/register/phone', { code });
    expect(text()).toContain('can no longer be used');
    const { rows } = await stage.pool.query<{ kind: string; count: number }>(
      `select kind, count(*)::int from identity.significant_event where kind in ('INVALID_LOGIN_CODE_ENTERED', 'TOO_MANY_INVALID_LOGIN_ATTEMPTS') group by kind order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'INVALID_LOGIN_CODE_ENTERED', count: 6 },
      { kind: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS', count: 2 },
    ]);
    await visitor.submit('/register/phone/resend');
    await visitor.submit('/register/phone', { code: await lastCode() });
    expect(text()).toContain('Step 6 of 6');
  });

  it('refuses an expired code', async () => {
    await untilPhone();
    const code = await lastCode();
    pass(600);
    await visitor.submit('/register/phone', { code });
    expect(text()).toContain('has expired');
  });

  it('verifies again after a change of the number', async () => {
    await untilPhone();
    await visitor.submit('/register/phone', { code: await lastCode() });
    await visitor.open(`${visitor.page?.url.pathname}?step=address`);
    await visitor.submit('/register/address', { ...address(), phoneNumber: '040 999 8877' });
    expect(text()).toContain('+358409998877');
    const path = visitor.page?.url.pathname.replace(/\/register$/, '') ?? '';
    await visitor.open(`${path}/register?step=terms`);
    await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(created()?.['phoneVerified']).not.toBe(true);
  });

  it('explains a number that signs in to another account', async () => {
    creation = { status: 409, body: { code: 'DUPLICATE_PHONE' } };
    await untilPhone();
    await visitor.submit('/register/phone', { code: await lastCode() });
    await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(text()).toContain('This phone number already belongs to an account');
  });

  it('verifies the number after the questions of a single page', async () => {
    const restore = provideFeatures((brand) =>
      decideFeatures(brand, {
        toggles: ['IdentityServer'],
        variations: { ...compiledFlags(), registration_form: 'single' },
      }),
    );
    try {
      await visitor.open(visitor.page?.url.href ?? '');
      await visitor.submit('/register/single', {
        country: 'FI',
        email: `sms${serial}@example.com`,
        ...person(),
        ...address(),
        terms: 'yes',
        privacy: 'yes',
      });
      expect(text()).toContain('Verify your phone number');
      await visitor.submit('/register/phone', { code: await lastCode() });
      expect(created()).toMatchObject({ phoneVerified: true });
    } finally {
      restore();
    }
  });
});

it('asks for a password and no code in the flow of the identity server', async () => {
  flow = 'Identity';
  await visitor.submit('/register/country', { country: 'FI' });
  expect(visitor.page?.text).toContain('name="password"');
  expect(text()).toContain('of 5');
});
