import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_MIGRATIONS } from '@foyer/api';
import { createPersonalCodes, storePersonalCode } from '@foyer/api/proving';
import { EXCLUSION_REGISTER_MIGRATIONS } from '@foyer/exclusion-register';
import { IDENTITY_MIGRATIONS } from '@foyer/identity';
import type { PayAndPlayFlow } from '@foyer/market';
import { newcomerOf } from '@foyer/payments/newcomers';
import { authorisation, discover, SEEDED_PASSWORD, signedIn } from '@foyer/identity/test-client';
import { SoftwareAuthenticator } from '@foyer/identity/test-authenticator';
import { formsOf, visibleText, Visitor, type Reply } from '@foyer/identity/test-visitor';
import { readSettings, type Pool } from '@foyer/runtime';
import { refreshTokenGrant } from 'openid-client';
import { testClient } from '@foyer/runtime/service-calls';
import { createCleanUp, type CleanUp } from './cleanUp.ts';
import { createTestDatabase, tablesContaining } from './postgres/testDatabase.ts';
import { connect, loadServices, open, openGateway } from './services.ts';
import { freePorts } from './testing/freePorts.ts';

const START_MS = 120_000;
const INTERNAL = 'internal-secret';
const NAMES = ['exclusion-register', 'payments', 'identity', 'api'];
const FROM = { address: '203.0.113.7', country: 'FI', userAgent: 'X' };
const NEW_PASSWORD = 'Choose a new password';
const EXCLUDED = 'You’re self-excluded';
const SSN = '37605030299';
const FREE_SSN = '131052-308T';
/** Customers of the provider's bank and of its wallet. */
const MART_AT_BANK = 'new.fi.mart';
const MART_AT_WALLET = 'new.fi.mart@fernpay.test';
const MARI_AT_BANK = 'new.ee.mari';
const REFUNDED_AT_TULI = '50,00 € tagastatakse kontole';
const REFUSED = 'We can’t open a new account';

type Configuration = Awaited<ReturnType<typeof discover>>;

let cleanUp: CleanUp;
let home: string;
let pool: Pool;
let gateway = 0;
let identityPort = 0;
let apiPort = 0;
let paymentsPort = 0;
let tokens: Awaited<ReturnType<typeof signedIn>>;
/** A tab that was left open after the proof by a code, before the exclusion. */
let waiting: Visitor;
const configurations = new Map<string, Configuration>();
const device = new SoftwareAuthenticator();

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-ways-back-'));
  cleanUp = createCleanUp();
  const ports = await freePorts(5);
  [gateway = 0, identityPort = 0, apiPort = 0, , paymentsPort = 0] = ports;
  const settings = readSettings(
    {
      FOYER_GATEWAY_PORT: String(gateway),
      FOYER_IDENTITY_PORT: String(identityPort),
      FOYER_API_PORT: String(apiPort),
      FOYER_EXCLUSION_REGISTER_PORT: String(ports[3]),
      FOYER_PAYMENTS_PORT: String(paymentsPort),
      FOYER_GAMES_PORT: '9',
    },
    home,
    {
      internal: INTERNAL,
      games: 'games',
      payments: 'payments',
      register: 'register',
      registerPersons: 'persons',
      personalCodes: 'personal-codes',
    },
  );
  const database = await createTestDatabase(
    { schema: 'api', migrations: API_MIGRATIONS },
    { schema: 'identity', migrations: IDENTITY_MIGRATIONS },
    { schema: 'exclusion_register', migrations: EXCLUSION_REGISTER_MIGRATIONS },
  );
  cleanUp.add('database', () => database.close());
  ({ pool } = database);
  const around = {
    settings,
    cleanUp,
    logFile: { path: '', write: () => undefined, close: () => undefined },
  };
  const definitions = (await loadServices()).filter(({ name }) => NAMES.includes(name));
  for (const definition of definitions)
    await open(await connect(definition, database.connectionString, around), cleanUp);
  await openGateway(settings, {}, around);
  await exclude(createPersonalCodes(settings));
}, START_MS);
afterAll(async () => {
  await cleanUp.run();
  await rm(home, { recursive: true, force: true });
}, START_MS);

const visitorOf = (brand: string) => new Visitor(gateway, `${brand}.localhost`);
async function configurationOf(brand: string): Promise<Configuration> {
  const known = configurations.get(brand);
  if (known) return known;
  const found = await discover(gateway, `http://${brand}.localhost:${gateway}`, brand);
  configurations.set(brand, found);
  return found;
}
async function start(brand: string, further: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const visitor = visitorOf(brand);
  const pending = await authorisation(await configurationOf(brand), visitor.origin, further);
  await visitor.open(pending.url.href);
  return visitor;
}
async function graphql(query: string): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${apiPort}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: {
      'content-type': 'application/json',
      brand: 'aurora',
      authorization: `Bearer ${tokens.access_token}`,
    },
  });
  return (await response.json()) as Record<string, unknown>;
}

async function passkey(visitor: Visitor, kind: 'register' | 'authenticate'): Promise<Reply> {
  const page = visitor.page as Reply;
  const form = formsOf(page.text).find(({ action }) => action.endsWith(`/passkey/${kind}`));
  const { text } = await visitor.open(`${form?.action ?? ''}/options`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      origin: visitor.origin,
      'x-form-token': form?.hidden['form_token'] ?? '',
    },
  });
  visitor.page = page;
  const options = JSON.parse(text) as Parameters<SoftwareAuthenticator['register']>[0] &
    Parameters<SoftwareAuthenticator['authenticate']>[0];
  const credential =
    kind === 'register'
      ? device.register(options, visitor.origin)
      : device.authenticate(options, visitor.origin);
  return visitor.submit(`/passkey/${kind}`, { credential: JSON.stringify(credential) });
}

const call = async (port: number, path: string, body: object): Promise<Record<string, unknown>> =>
  (
    await testClient.callSigned({
      baseUrl: `http://127.0.0.1:${port}`,
      path: `/internal/${path}`,
      body,
      secret: INTERNAL,
      clock: Date.now,
    })
  ).body as Record<string, unknown>;

/**
 * Mart has accounts at two brands of one operator, a passkey and an open session, and excludes himself from
 * all brands. Iris has excluded herself, too, and has an account at one of the brands only. Mari and another player of Tuli are restricted at the national register, without our operator.
 */
async function exclude(personalCodes: ReturnType<typeof createPersonalCodes>): Promise<void> {
  await pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
  await pool.query(`update api.player set last_name = 'Aurora', country = 'FI' where id = 'zephyra-empty'`);
  const codes = {
    'aurora-empty': SSN,
    'tuli-empty': SSN,
    'tuli-wealth': newcomerOf('bank', MARI_AT_BANK, SEEDED_PASSWORD)?.personalCode,
  };
  for (const [playerId, code] of Object.entries(codes))
    await storePersonalCode(pool, personalCodes, playerId, code);
  const visitor = await start('aurora');
  await visitor.submit('/sign-in', { ...credentials('aurora'), can_hold_passkey: 'yes' });
  await passkey(visitor, 'register');
  await linkBanks();
  waiting = await start('aurora');
  expect(await textOf(proveByCode(waiting))).toContain(NEW_PASSWORD);
  tokens = await signedIn(visitorOf('aurora'), await configurationOf('aurora'), 'empty@aurora.test');
  expect(await viewer()).toMatchObject({ data: { viewer: { __typename: 'Viewer' } } });
  expect(
    await graphql(
      'mutation { takeBreak(input: { key: "ways-back-1", kind: EXCLUSION, length: "P6M", groups: [], allBrands: true }) { brands } }',
    ),
  ).toEqual({ data: { takeBreak: { brands: 2 } } });
  await pool.query(
    `select api.start_break('aurora', 'aurora-wealth', 'EXCLUSION', '{}', 'P6M', now() + interval '6 months', 'operator', 'player', false, 'ways-back-2', now(), array['zephyra-wealth'])`,
  );
  const restriction = { brand: 'tuli', games: ['chance', 'toto'], months: 6 };
  for (const key of ['empty', 'wealth'])
    expect(
      await call(apiPort, 'development/register-restrictions', {
        ...restriction,
        key,
        email: `${key}@tuli.test`,
      }),
    ).toMatchObject({ register: 'HAMPI' });
}
const viewer = () => graphql('{ viewer { __typename } }');
const credentials = (brand: string) => ({ email: `empty@${brand}.test`, password: SEEDED_PASSWORD });
const textOf = async (reply: Promise<Reply>) => visibleText((await reply).text);

async function signInWithPassword(brand: string): Promise<string> {
  return textOf((await start(brand)).submit('/sign-in', credentials(brand)));
}

async function lastCode(): Promise<string> {
  const { rows } = await pool.query<{ body: string }>(
    `select body from identity.outgoing_mail where recipient = 'empty@aurora.test' and body ~ '\\d{8}' order by id desc limit 1`,
  );
  return /\d{8}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

/** Proves the email address, as a player who has forgotten the password. */
async function proveByCode(visitor: Visitor): Promise<Reply> {
  await visitor.open(`${visitor.page?.url.pathname ?? ''}/code`);
  await visitor.submit('/code', { email: 'empty@aurora.test' });
  return visitor.submit('/code/check', { code: await lastCode() });
}

async function signInWithCode(): Promise<string> {
  const request = { brand: 'aurora', from: FROM, isUnsafe: false, locale: 'en' };
  const { attemptId } = await call(identityPort, 'sign-in-codes/request', {
    ...request,
    channel: 'email',
    email: 'empty@aurora.test',
  });
  const code = await lastCode();
  const { ticket } = await call(identityPort, 'sign-in-codes/check', { ...request, attemptId, code });
  const visitor = await start('aurora', { login_ticket: String(ticket), prompt: 'login' });
  return visibleText(visitor.page?.text ?? '');
}

const HANDLERS: Readonly<Record<PayAndPlayFlow, string>> = {
  BankPayment: 'bank-payment-login-handler',
  OpenBanking: 'open-banking-login-handler',
  PaymentGateway: 'payment-gateway-login-handler',
};

/** Starts at the handler of the flow, pays at the bank or wallet, and returns to the handler with its proof. */
async function payAtBank(brand: string, flow: PayAndPlayFlow, login: string): Promise<Visitor> {
  const visitor = visitorOf(brand);
  const arrive = async () => {
    const path = { login_path: `/en/${HANDLERS[flow]}/` };
    await visitor.open((await authorisation(await configurationOf(brand), visitor.origin, path)).url.href);
  };
  await arrive();
  await visitor.submit('/bank/start', { amount: '50', flow });
  const address = new URL(/class="button" href="([^"]+)"/.exec(visitor.page?.text ?? '')?.[1] ?? '');
  const bank = new Visitor(paymentsPort, address.hostname);
  await bank.open(address.href);
  await bank.submit('/sign-in', { login, password: SEEDED_PASSWORD });
  await bank.open(address.href);
  const account = /name="account" value="([^"]+)"/.exec(bank.page?.text ?? '')?.[1] ?? '';
  const approved = await bank.submit('/approve', { account }, { followRedirects: false });
  await visitor.open(String(approved.headers.location));
  await arrive();
  return visitor;
}

/** Mart has signed in with his bank and his wallet before he excluded himself. */
async function linkBanks(): Promise<void> {
  await payAtBank('aurora', 'BankPayment', MART_AT_BANK);
  await payAtBank('aurora', 'PaymentGateway', MART_AT_WALLET);
  const { rowCount } = await pool.query(
    `insert into identity.bank_person (brand, subject_hash, player_id, linked_at, flow) select brand, subject_hash, 'aurora-empty', now(), flow from identity.bank_login where state = 'details'`,
  );
  expect(rowCount).toBe(2);
}

async function signInWithBank(flow: PayAndPlayFlow, login = MART_AT_BANK): Promise<string> {
  return visibleText((await payAtBank('aurora', flow, login)).page?.text ?? '');
}

/** Opens an account as the person whom the bank has proved. */
async function registerWithBank(): Promise<string> {
  const visitor = await payAtBank('tuli', 'BankPayment', MARI_AT_BANK);
  const reply = await visitor.submit('/bank/details', {
    email: `${crypto.randomUUID()}@example.com`,
    phoneNumber: '5123 4567',
    street: 'Harbour Street 3',
    city: 'Tallinn',
    zipCode: '10111',
    terms: 'yes',
    privacy: 'yes',
  });
  return visibleText(reply.text);
}

/** Counts of what an attempt may not create. A payment that waits for its merchant is held. */
async function created(): Promise<object | undefined> {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from api.player) as players, (select count(*)::int from identity.player_session where ended_at is null) as sessions,
       (select count(*)::int from api.payment_transaction) as payments, (select count(*)::int from payments.payment where status <> 'cancelled') as held`,
  );
  return rows[0];
}

async function register(brand: string, person: Readonly<Record<string, string>>): Promise<string> {
  const visitor = await start(brand, { prompt: 'create' });
  const answers = {
    country: { country: 'FI' },
    account: { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' },
    person,
    address: { street: 'Harbour Street 2', city: 'Harbour', zipCode: '00100', phoneNumber: '040 123 4568' },
    terms: { terms: 'yes', privacy: 'yes' },
  };
  let reply = visitor.page as Reply;
  for (const [step, values] of Object.entries(answers))
    reply = await visitor.submit(`/register/${step}`, values);
  return visibleText(reply.text);
}
const MART = { firstName: 'Mart', lastName: 'Aurora', dateOfBirth: '1990-04-12' };
const IRIS = { ...MART, firstName: 'Iris' };
const OTHER_PERSON = { firstName: 'Uku', lastName: 'Uus', dateOfBirth: '1991-05-06' };
/** As identity registers a person whose national id an e-ID or a bank has proved. */
const create = async (brand: string, country: string, personalInfo: object): Promise<string> =>
  JSON.stringify(
    await call(apiPort, 'players', {
      brand,
      email: `${crypto.randomUUID()}@example.com`,
      country,
      registrationMethod: 'OPEN_BANKING',
      personalInfo,
      termsAccepted: true,
      privacyPolicyAccepted: true,
    }),
  );

/** The end of a session reaches the api within this time, in ms. */
const EFFECTIVE_MS = 2_000;

/** The last answer to the token of an old tab, at the latest after the time in which it must be refused. */
async function useOldToken(): Promise<string> {
  const until = Date.now() + EFFECTIVE_MS;
  for (;;) {
    const answer = JSON.stringify(await viewer());
    if (answer.includes('AuthenticationFailure') || Date.now() > until) return answer;
  }
}

describe('an excluded person', () => {
  it.each<[string, () => Promise<string>, string]>([
    // runs first, because an accepted sign-in would also end the session of the old tab
    ['the access token of an old tab', useOldToken, 'AuthenticationFailure'],
    [
      'the refresh token of an old tab',
      () =>
        refresh().then(
          () => 'tokens',
          (error: unknown) => JSON.stringify(error),
        ),
      'invalid_grant',
    ],
    ['the password', () => signInWithPassword('aurora'), EXCLUDED],
    ['the password at another brand of the operator', () => signInWithPassword('zephyra'), EXCLUDED],
    ['the password at a brand whose register names the person', () => signInWithPassword('tuli'), 'HAMPI'],
    ['a sign-in code', signInWithCode, EXCLUDED],
    ['a code for a new password', async () => textOf(proveByCode(await start('aurora'))), EXCLUDED],
    [
      'a page of the sign-in that was left open, with a new password',
      () => textOf(waiting.submit('/new-password', { password: 'correct horse battery' })),
      EXCLUDED,
    ],
    ['a passkey', async () => textOf(passkey(await start('aurora'), 'authenticate')), EXCLUDED],
    ['a bank payment', () => signInWithBank('BankPayment'), EXCLUDED],
    ['open banking', () => signInWithBank('OpenBanking'), EXCLUDED],
    ['a payment gateway', () => signInWithBank('PaymentGateway', MART_AT_WALLET), EXCLUDED],
    ['a bank that proves a person whom the register names', registerWithBank, REFUNDED_AT_TULI],
    ['a first registration at another brand of the operator', () => register('zephyra', IRIS), REFUSED],
    [
      'a new registration under another name with the same national id',
      () => create('zephyra', 'FI', { ...OTHER_PERSON, ssn: SSN }),
      'PERSON_EXCLUDED',
    ],
    [
      'the same where the national register knows the person',
      () => create('tuli', 'EE', { ...OTHER_PERSON, ssn: SSN }),
      'PERSON_EXCLUDED',
    ],
  ])('gets no access by %s', async (_way, attempt, answer) => {
    await pool.query('delete from identity.attempt_counter');
    const before = await created();
    expect(await attempt()).toContain(answer);
    expect(await created()).toEqual(before);
  });

  it('opens no second account, which no player may have, excluded or not', async () => {
    await pool.query('delete from identity.attempt_counter');
    expect(await register('aurora', MART)).toContain(REFUSED);
  });

  it('leaves others alone: a registration of another person is accepted', async () => {
    expect(await create('zephyra', 'FI', { ...OTHER_PERSON, ssn: FREE_SSN })).toContain('playerId');
  });

  it.each([SSN, FREE_SSN])('leaves the national id %s in no table of any service', async (ssn) => {
    expect(await tablesContaining(pool, ssn)).toEqual([]);
  });
});

function refresh(): ReturnType<typeof refreshTokenGrant> {
  return configurationOf('aurora').then((configuration) =>
    refreshTokenGrant(configuration, tokens.refresh_token ?? ''),
  );
}
