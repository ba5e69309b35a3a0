import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as oidc from 'openid-client';
import type { EidFailure, EidPerson } from '../store/eidLogins.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { authorisation, discover, exchange, SEEDED_PASSWORD, type Pending } from '../testing/client.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';
import { sha256 } from '../security/keys.ts';
import { EidUnavailable } from './eidProvider.ts';

const ORIGIN_HOST = 'tuli.localhost';
const PASSWORD = 'correct horse battery';
const MINUTES = 60;

let stage: Stage;
let config: oidc.Configuration;
let visitor: Visitor;
let pending: Pending;
let serial = 0;
/** The provider's answer to the next exchange. */
let outcome: EidPerson | EidFailure | Error;
let person: EidPerson;
/** Requests that the provider has accepted, by state. */
const requests = new Map<string, { nonce: string; verifier: string }>();
let isProviderDown = false;

beforeAll(async () => {
  stage = await createStage({
    eid: {
      begin() {
        if (isProviderDown) return Promise.reject(new EidUnavailable('down'));
        const request = { nonce: randomUUID(), verifier: randomUUID() };
        const state = randomUUID();
        requests.set(state, request);
        return Promise.resolve({ ...request, state, url: `http://eid.localhost/auth?request_uri=${serial}` });
      },
      complete(_brand, _answer, { state, nonce, verifier }) {
        const asked = requests.get(state);
        if (outcome instanceof Error) return Promise.reject(outcome);
        if (asked?.nonce !== nonce || asked.verifier !== verifier)
          return Promise.reject(new EidUnavailable('another request'));
        return Promise.resolve(outcome);
      },
    },
  });
  holdClock();
  config = await discover(stage.port, `http://${ORIGIN_HOST}:${stage.port}`, 'tuli');
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  serial += 1;
  isProviderDown = false;
  requests.clear();
  stage.api.calls.length = 0;
  stage.api.answer = ({ path }) =>
    path === '/internal/players' ? { status: 201, body: {} } : { status: 200, body: { allowed: true } };
  await stage.pool.query('delete from identity.attempt_counter');
  person = {
    subject: randomUUID(),
    givenName: 'Mari',
    familyName: 'Maasikas',
    dateOfBirth: '1984-03-15',
    personalCode: codeOf(serial),
    method: 'mobile-id',
  };
  outcome = person;
  await arrive();
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

/** A valid code of 15 March 1984. */
function codeOf(number: number): string {
  const body = `4840315${String(100 + number)}`;
  const weighted = (weights: readonly number[]): number =>
    weights.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0) % 11;
  const first = weighted([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
  const second = weighted([3, 4, 5, 6, 7, 8, 9, 1, 2, 3]);
  return `${body}${first < 10 ? first : second < 10 ? second : 0}`;
}

async function arrive(further: Readonly<Record<string, string>> = {}): Promise<void> {
  visitor = new Visitor(stage.port, ORIGIN_HOST);
  visitor.headers['accept-language'] = 'en';
  pending = await authorisation(config, visitor.origin, further);
  await visitor.open(pending.url.href);
}

const lastState = () => [...requests.keys()].at(-1) ?? '';
const returnWith = (state = lastState(), browser = visitor) =>
  browser.open(`${browser.origin}/realms/tuli/e-id/return?code=good&state=${state}`);
const text = () => visibleText(visitor.page?.text ?? '');
const start = () => visitor.submit('/e-id/start');

/** Identifies the person in this browser. */
async function identify(): Promise<void> {
  await start();
  await returnWith();
}

async function register(): Promise<void> {
  await identify();
  await visitor.submit('/e-id/register');
  await visitor.submit('/register/account', { email: `eid${serial}@example.com`, password: PASSWORD });
  await visitor.submit('/register/person');
  await visitor.submit('/register/address', {
    street: 'Pikk 1',
    city: 'Tallinn',
    zipCode: '10123',
    phoneNumber: '5123 4567',
  });
  await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
}

const created = () => stage.api.calls.find(({ path }) => path === '/internal/players')?.body;

describe('registration by e-ID', () => {
  it('registers the stated person, whom no form can change, with a masked personal code', async () => {
    await identify();
    expect(text()).toContain('Welcome, Mari');
    await visitor.submit('/e-id/register');
    await visitor.submit('/register/account', { email: `eid${serial}@example.com`, password: PASSWORD });
    expect(text()).toContain(`•••••••${person.personalCode.slice(-4)}`);
    expect(visitor.page?.text).not.toContain(person.personalCode);
    expect(visitor.page?.text).not.toContain('name="firstName"');
    await visitor.submit('/register/person', { firstName: 'Eve', personalCode: codeOf(99) });
    await visitor.submit('/register/address', {
      street: 'Pikk 1',
      city: 'Tallinn',
      zipCode: '10123',
      phoneNumber: '5123 4567',
    });
    await visitor.submit('/register/terms', { terms: 'yes', privacy: 'yes' });
    expect(created()).toMatchObject({
      country: 'EE',
      registrationMethod: 'SSN',
      eId: { method: 'mobile-id' },
      personalInfo: {
        firstName: 'Mari',
        lastName: 'Maasikas',
        dateOfBirth: '1984-03-15',
        ssn: person.personalCode,
      },
    });
  });

  it('stores the personal code encrypted until the account is open, and logs it never', async () => {
    await identify();
    await visitor.submit('/e-id/register');
    const { rows } = await stage.pool.query<{ text: string }>(
      `select (select string_agg(d::text, '') from identity.registration_draft d) || (select string_agg(l::text, '') from identity.eid_login l) as text`,
    );
    expect([rows[0]?.text, ...stage.logLines].join()).not.toContain(person.personalCode);
  });

  it('refuses a person below the age of the licence', async () => {
    outcome = { ...person, dateOfBirth: '2008-02-14' };
    await identify();
    expect(text()).toContain('at least 21 years old');
    expect(
      (await visitor.post(`${visitor.page?.url.pathname}/register`, { form_token: tokenOf() })).status,
    ).toBe(403);
  });

  it('asks for the e-ID again when an emailed link continues the registration elsewhere', async () => {
    await identify();
    await visitor.submit('/e-id/register');
    await visitor.submit('/register/account', { email: `eid${serial}@example.com`, password: PASSWORD });
    await visitor.submit('/register/later');
    const { rows } = await stage.pool.query<{ body: string }>(
      'select body from identity.outgoing_mail order by id desc limit 1',
    );
    const link = /\/realms\/tuli\/registration\/resume\S+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
    await visitor.open(`${visitor.origin}${link}`);
    const draft = await stage.pool.query<{ answers: object }>(
      `select answers from identity.registration_draft where answers ->> 'email' = $1`,
      [`eid${serial}@example.com`],
    );
    expect(draft.rows[0]?.answers).not.toHaveProperty('eIdMethod');
    expect(draft.rows[0]?.answers).not.toHaveProperty('firstName');
  });
});

const tokenOf = () => /name="form_token" value="([^"]+)"/.exec(visitor.page?.text ?? '')?.[1] ?? '';

describe('sign-in by e-ID', () => {
  it('signs a connected person in without a password', async () => {
    await register();
    await arrive();
    await identify();
    const tokens = await exchange(config, pending, visitor.page?.url ?? new URL('http://none'));
    expect(tokens.claims()?.sub).toBe(created()?.['playerId']);
    const { rows } = await stage.pool.query<{ methods: string[]; passwordless: boolean }>(
      `select methods, passwordless from identity.player_session where player_id = $1 and 'eid' = any(methods)`,
      [created()?.['playerId']],
    );
    expect(rows[0]).toEqual({ methods: ['eid', 'mobile-id'], passwordless: true });
  });

  it('connects an existing account once its password and its person are proved', async () => {
    await identify();
    await visitor.open(`${visitor.page?.url.pathname}/link`);
    await visitor.submit('/e-id/link', { email: 'empty@tuli.test', password: SEEDED_PASSWORD });
    expect(visitor.page?.url.searchParams.get('code')).toEqual(expect.any(String));
    expect(stage.api.calls.find(({ path }) => path === '/internal/players/e-id')?.body).toMatchObject({
      playerId: 'tuli-empty',
      personalCode: person.personalCode,
    });
    await stage.pool.query('delete from identity.eid_person');
  });

  it('refuses to connect the account of another person', async () => {
    stage.api.answer = ({ path }) =>
      path === '/internal/players/e-id'
        ? { status: 409, body: {} }
        : { status: 200, body: { allowed: true } };
    await identify();
    await visitor.open(`${visitor.page?.url.pathname}/link`);
    await visitor.submit('/e-id/link', { email: 'funded@tuli.test', password: SEEDED_PASSWORD });
    expect(text()).toContain('doesn’t match the name from your e-ID');
    expect(
      (await stage.pool.query('select 1 from identity.eid_person where player_id = $1', ['tuli-funded']))
        .rowCount,
    ).toBe(0);
  });

  it('offers only the connection to a person who has an account', async () => {
    await register();
    await stage.pool.query('delete from identity.eid_person');
    await arrive();
    await identify();
    expect(text()).toContain('You already have an account');
    expect(visitor.page?.text).not.toContain('/e-id/register');
  });

  it.each<[EidFailure, string]>([
    ['cancelled', 'You cancelled'],
    ['refused', 'You declined'],
    ['expired', 'didn’t answer in time'],
    ['wrong-code', 'wrong control code'],
    ['pin-blocked', 'PIN1 is blocked'],
  ])('explains %s and offers another way', async (failure, explanation) => {
    outcome = failure;
    await identify();
    expect([visitor.page?.status, text()]).toEqual([200, expect.stringContaining(explanation)]);
    expect(text()).toContain('Use another method');
  });

  it('signs no visitor in when the provider does not answer, before or after', async () => {
    isProviderDown = true;
    await start();
    expect([visitor.page?.status, text()]).toEqual([503, expect.stringContaining('isn’t responding')]);
    isProviderDown = false;
    await arrive();
    outcome = new EidUnavailable('gone');
    await identify();
    expect(text()).toContain('get a valid answer');
  });

  it('does not exist where the licence accepts no e-ID', async () => {
    const aurora = new Visitor(stage.port);
    const there = await discover(stage.port, aurora.origin);
    await aurora.open((await authorisation(there, aurora.origin)).url.href);
    expect(aurora.page?.text).not.toContain('/e-id/start');
    const path = aurora.page?.url.pathname ?? '';
    const token = /name="form_token" value="([^"]+)"/.exec(aurora.page?.text ?? '')?.[1] ?? '';
    expect((await aurora.post(`${path}/e-id/start`, { form_token: token })).status).toBe(404);
  });
});

describe('attack on an answer of the e-ID', () => {
  it('is accepted once', async () => {
    await start();
    await returnWith();
    expect((await returnWith()).status).toBe(400);
  });

  it('is accepted once when two returns race', async () => {
    await start();
    const replies = await Promise.all(
      [1, 2].map(() =>
        visitor.open(`${visitor.origin}/realms/tuli/e-id/return?code=good&state=${lastState()}`),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('opens one session when two requests use it at once', async () => {
    await register();
    await arrive();
    await start();
    const state = lastState();
    const reply = await visitor.open(`${visitor.origin}/realms/tuli/e-id/return?code=good&state=${state}`, {
      followRedirects: false,
    });
    const location = reply.headers.location ?? '';
    await Promise.all([1, 2].map(() => visitor.open(location, { followRedirects: false })));
    const { rows } = await stage.pool.query<{ count: number }>(
      `select count(*)::int count from identity.significant_event where kind = 'SIGN_IN_SUCCEEDED' and details ->> 'methods' = '["eid", "mobile-id"]' and player_id = $1`,
      [created()?.['playerId']],
    );
    expect(rows[0]?.count).toBe(1);
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    [
      'in a browser that did not start it',
      async () => returnWith(lastState(), new Visitor(stage.port, ORIGIN_HOST)),
    ],
    ['with an unknown state', () => returnWith(randomUUID())],
    ['without a state', () => returnWith('')],
    [
      'with the state of another browser’s login',
      async () => {
        const victim = visitor;
        const state = lastState();
        await arrive();
        await start();
        const attacker = visitor;
        visitor = victim;
        return returnWith(state, attacker);
      },
    ],
    [
      'after 15 minutes',
      () => {
        pass(15 * MINUTES + 1);
        return returnWith();
      },
    ],
  ])('is refused %s', async (_what, attack) => {
    await start();
    const state = lastState();
    expect((await attack()).status).toBe(400);
    // the login of the other browser is untouched
    const { rows } = await stage.pool.query(
      'select answered_at from identity.eid_login where state_hash = $1',
      [sha256(state)],
    );
    expect(rows).toEqual([{ answered_at: null }]);
  });

  it('is refused with the nonce and verifier of another request', async () => {
    await start();
    const first = lastState();
    requests.set(first, { nonce: 'another', verifier: 'another' });
    await returnWith(first);
    expect(text()).toContain('get a valid answer');
  });

  it('counts in the interaction in which it was started only', async () => {
    await start();
    const other = await authorisation(config, visitor.origin);
    const state = lastState();
    await visitor.open(other.url.href);
    const interaction = visitor.page?.url.pathname ?? '';
    await visitor.open(`${visitor.origin}/realms/tuli/e-id/return?code=good&state=${state}`);
    await visitor.open(`${interaction}/e-id`);
    expect(text()).not.toContain('Welcome, Mari');
  });
});
