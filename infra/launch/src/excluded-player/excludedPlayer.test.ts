import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storePersonalCode } from '@foyer/api/proving';
import { PEOPLE } from '@foyer/eid/people';
import type { PayAndPlayFlow } from '@foyer/market';
import { newcomerOf } from '@foyer/payments/newcomers';
import { documentIdOf } from '@foyer/graphql/document-id';
import { PlaceBetDocument } from '@foyer/graphql/wallet-operations';
import { authorisation, exchange, failure, SEEDED_PASSWORD, signedIn } from '@foyer/identity/test-client';
import { SoftwareAuthenticator } from '@foyer/identity/test-authenticator';
import { formsOf, visibleText, type Visitor, type Reply } from '@foyer/identity/test-visitor';
import { setTimeout as wait } from 'node:timers/promises';
import { testClient } from '@foyer/runtime/service-calls';
import { refreshTokenGrant } from 'openid-client';
import { tablesContaining } from '../postgres/testDatabase.ts';
import { approveAtBank, returnFromBank, type ApprovedPayment } from './bankVisits.ts';
import { connectAccount, identifyByCard, proveByCard } from './electronicId.ts';
import { GAMES_SECRET, startPlayerServices, textOf, type PlayerServices } from '../testing/playerServices.ts';
import { answerSteps, interruptRegistration, register, resumeRegistration } from './registrations.ts';

const START_MS = 240_000;
/** Longer than the two seconds of the promise, for a busy machine. */
const SESSION_END_MS = 30_000;
const POLL_MS = 20;
const FROM = { address: '203.0.113.7', country: 'FI', userAgent: 'X' };
const NEW_PASSWORD = 'Choose a new password';
const EXCLUDED = 'You’re self-excluded';
const REGISTER = 'HAMPI';
const SSN = '37605030299';
const FREE_SSN = '131052-308T';
/** Customers of the provider's bank and of its wallet. */
const MART_AT_BANK = 'new.fi.mart';
const MART_AT_WALLET = 'new.fi.mart@fernpay.test';
const MARI_AT_BANK = 'new.ee.mari';
const REFUNDED_AT_TULI = '€50.00 is being refunded to the account it came from';
const REFUSED = 'We can’t open a new account';
const MART = { firstName: 'Mart', lastName: 'Aurora', dateOfBirth: '1990-04-12' };
const IRIS = { ...MART, firstName: 'Iris' };
const OTHER_PERSON = { firstName: 'Uku', lastName: 'Uus', dateOfBirth: '1991-05-06' };
const JAAK = PEOPLE.find(({ givenName }) => givenName === 'Jaak-Kristjan');
/** Two persons without an account. */
const [FIRST, SECOND] = PEOPLE.filter(({ givenName }) => givenName === 'Uus');
const GAME = { id: 'ways-back-game', gameId: 'ember-hollow' };

let scene: PlayerServices;
let tokens: Awaited<ReturnType<typeof signedIn>>;
const device = new SoftwareAuthenticator();
/** The results of {@link Way.prepare}. */
const prepared = new Map<string, unknown>();

beforeAll(async () => {
  scene = await startPlayerServices();
  await describePersons();
  for (const [name, { prepare }] of WAYS) prepared.set(name, await prepare?.());
  await exclude();
  await sessionsHaveEnded();
}, START_MS);
afterAll(() => scene.close(), START_MS);

/**
 * Mart has accounts at two brands of one operator, a passkey, banks and an open session, and excludes himself from
 * all brands. Iris has excluded herself, too, and has an account at two of the brands. Mari, Jaak, another player of Tuli
 * and two persons without an account are restricted at the national register, without our operator.
 */
async function describePersons(): Promise<void> {
  const { pool, personalCodes } = scene;
  await pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
  await pool.query(`update api.player set last_name = 'Aurora', country = 'FI' where id = 'zephyra-empty'`);
  await pool.query(
    `update api.player set first_name = $1, last_name = $2, date_of_birth = '1980-01-08' where id = 'tuli-kyc'`,
    [JAAK?.givenName, JAAK?.familyName],
  );
  const codes = {
    'aurora-empty': SSN,
    'tuli-empty': SSN,
    'tuli-wealth': newcomerOf('bank', MARI_AT_BANK, SEEDED_PASSWORD)?.personalCode,
    'tuli-kyc': JAAK?.personalCode,
    'tuli-loyal': FIRST?.personalCode,
    'tuli-break': SECOND?.personalCode,
  };
  for (const [playerId, code] of Object.entries(codes))
    await storePersonalCode(pool, personalCodes, playerId, code);
  const visitor = await scene.start('aurora');
  await visitor.submit('/sign-in', { ...credentials('aurora'), can_hold_passkey: 'yes' });
  await passkey(visitor, 'register');
  await connectAccount(
    await identifyByCard(scene, JAAK?.documentNumber ?? ''),
    'kyc@tuli.test',
    SEEDED_PASSWORD,
  );
  await linkBanks();
}

async function exclude(): Promise<void> {
  tokens = await signedIn(
    scene.visitorOf('aurora'),
    await scene.configurationOf('aurora'),
    'empty@aurora.test',
  );
  expect(await viewer()).toMatchObject({ data: { viewer: { __typename: 'Viewer' } } });
  expect(
    await graphql(
      'mutation { takeBreak(input: { key: "ways-back-1", kind: EXCLUSION, length: "P6M", groups: [], allBrands: true }) { brands } }',
    ),
  ).toEqual({ data: { takeBreak: { brands: 2 } } });
  await scene.pool.query(
    `select api.start_break('aurora', 'aurora-wealth', 'EXCLUSION', '{}', 'P6M', now() + interval '6 months', 'operator', 'player', false, 'ways-back-2', now(), array['zephyra-wealth'])`,
  );
  const restriction = { brand: 'tuli', games: ['chance', 'toto'], months: 6 };
  for (const key of ['empty', 'wealth', 'kyc', 'loyal', 'break'])
    expect(
      await scene.call('api', 'development/register-restrictions', {
        ...restriction,
        key,
        email: `${key}@tuli.test`,
      }),
    ).toMatchObject({ register: REGISTER });
}

/** The api ends the sessions of excluded players at the identity server, which may take two seconds. */
async function sessionsHaveEnded(): Promise<void> {
  const endsAt = Date.now() + SESSION_END_MS;
  for (;;) {
    const { rows } = await scene.pool.query(
      `select player_id from identity.player_session where ended_at is null and player_id = any($1)`,
      [['aurora-wealth', 'zephyra-wealth']],
    );
    if (rows.length === 0) return;
    if (Date.now() > endsAt) throw new Error(`Sessions are open: ${JSON.stringify(rows)}.`);
    await wait(POLL_MS);
  }
}

async function graphql(query: string): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${scene.ports.api}/graphql`, {
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

const viewer = () => graphql('{ viewer { __typename } }');
const credentials = (brand: string) => ({ email: `empty@${brand}.test`, password: SEEDED_PASSWORD });

async function signInWithPassword(
  brand: string,
  further: Readonly<Record<string, string>> = {},
): Promise<string> {
  return textOf((await scene.start(brand, further)).submit('/sign-in', credentials(brand)));
}

async function lastMail(recipient: string, pattern: RegExp): Promise<string> {
  const { rows } = await scene.pool.query<{ body: string }>(
    'select body from identity.outgoing_mail where recipient = $1 order by id desc',
    [recipient],
  );
  return rows.map(({ body }) => pattern.exec(body)?.[0]).find((found) => found !== undefined) ?? '';
}
const lastCode = () => lastMail('empty@aurora.test', /\d{8}/);

/** Requests a code, as a player who has forgotten the password; the page waits for it. */
async function requestCode(): Promise<{ readonly visitor: Visitor; readonly code: string }> {
  const visitor = await scene.start('aurora');
  await visitor.open(`${visitor.page?.url.pathname ?? ''}/code`);
  await visitor.submit('/code', { email: 'empty@aurora.test' });
  return { visitor, code: await lastCode() };
}

async function proveByCode(): Promise<Visitor> {
  const { visitor, code } = await requestCode();
  await visitor.submit('/code/check', { code });
  return visitor;
}

const ON_PAGE = { brand: 'aurora', from: FROM, isUnsafe: false, locale: 'en' };

/** Requests a code on a page of the product. */
async function requestCodeOnPage(): Promise<{ readonly attemptId: unknown; readonly code: string }> {
  const { attemptId } = await scene.call('identity', 'sign-in-codes/request', {
    ...ON_PAGE,
    channel: 'email',
    email: 'empty@aurora.test',
  });
  return { attemptId, code: await lastCode() };
}

async function exchangeCode(sent: Awaited<ReturnType<typeof requestCodeOnPage>>): Promise<string> {
  const { ticket } = await scene.call('identity', 'sign-in-codes/check', { ...ON_PAGE, ...sent });
  return String(ticket);
}

async function signInWithTicket(ticket: string): Promise<string> {
  const visitor = await scene.start('aurora', { login_ticket: ticket, prompt: 'login' });
  return visibleText(visitor.page?.text ?? '');
}

/** Signs in up to the code of the client, which is not exchanged. */
async function authorise(brand: string, email: string) {
  const visitor = scene.visitorOf(brand);
  const pending = await authorisation(await scene.configurationOf(brand), visitor.origin);
  await visitor.open(pending.url.href);
  const { url } = await visitor.submit('/sign-in', { email, password: SEEDED_PASSWORD });
  expect(url.searchParams.get('code')).toEqual(expect.any(String));
  return { pending, url, origin: visitor.origin };
}

/** Proves the password; the browser does not follow the redirect that starts the session. */
async function holdRedirect() {
  const visitor = await scene.start('aurora');
  const { headers } = await visitor.submit('/sign-in', credentials('aurora'), { followRedirects: false });
  return { visitor, location: String(headers.location) };
}

/** Mart has signed in with his bank and his wallet before he excluded himself. */
async function linkBanks(): Promise<void> {
  await returnFromBank(await approveAtBank(scene, 'aurora', 'BankPayment', MART_AT_BANK));
  await returnFromBank(await approveAtBank(scene, 'aurora', 'PaymentGateway', MART_AT_WALLET));
  const { rowCount } = await scene.pool.query(
    `insert into identity.bank_person (brand, subject_hash, player_id, linked_at, flow) select brand, subject_hash, 'aurora-empty', now(), flow from identity.bank_login where state = 'details'`,
  );
  expect(rowCount).toBe(2);
}

const pageAfterBank = async (payment: ApprovedPayment) =>
  visibleText((await returnFromBank(payment)).page?.text ?? '');
const signInWithBank = async (flow: PayAndPlayFlow, login = MART_AT_BANK) =>
  pageAfterBank(await approveAtBank(scene, 'aurora', flow, login));

/** Opens an account as the person whom the bank has proved. */
async function registerWithBank(): Promise<string> {
  const visitor = await returnFromBank(await approveAtBank(scene, 'tuli', 'BankPayment', MARI_AT_BANK));
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

/** Counts that no attempt may raise. A payment that waits for its merchant is held. */
async function created(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await scene.pool.query<Record<string, number>>(
    `select (select count(*)::int from api.player) as players, (select count(*)::int from identity.player_session where ended_at is null) as sessions,
       (select count(*)::int from api.payment_transaction) as payments, (select count(*)::int from payments.payment where status <> 'cancelled') as held,
       (select count(*)::int from api.wager) as wagers`,
  );
  return rows[0] ?? {};
}

/** The text of a refused registration, with the reason in the log of the identity server. */
async function withReason(page: Promise<string>): Promise<string> {
  const text = await page;
  const { rows } = await scene.pool.query<{ code: string }>(
    `select details ->> 'code' as code from identity.significant_event where kind = 'REGISTRATION_REFUSED' order by id desc limit 1`,
  );
  return `${text} ${rows[0]?.code ?? ''}`;
}

/** As identity registers a person whose national id an e-ID or a bank has proved. */
const create = async (brand: string, country: string, personalInfo: object): Promise<string> =>
  JSON.stringify(
    await scene.call('api', 'players', {
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

const refresh = async () =>
  refreshTokenGrant(await scene.configurationOf('aurora'), tokens.refresh_token ?? '');

/** A stake of the game server, with the key of a game that was open before. */
async function placeStake(): Promise<string> {
  const account = {
    brand: 'aurora',
    playerId: 'aurora-empty',
    sessionId: GAME.id,
    gameId: GAME.gameId,
    currency: 'EUR',
  };
  const { body } = await testClient.callSigned({
    baseUrl: `http://127.0.0.1:${scene.ports.api}`,
    path: '/wallet-graphql',
    body: {
      documentId: documentIdOf(PlaceBetDocument),
      variables: { input: { account, roundId: 'round-1', transactionId: 'stake-1', amount: 10 } },
    },
    secret: GAMES_SECRET,
    clock: Date.now,
  });
  return JSON.stringify(body);
}

interface Way {
  /** Prepares the attempt before the exclusion. */
  prepare?(): Promise<unknown>;
  attempt(ready: never): Promise<string>;
}
const way = <Ready>(prepare: () => Promise<Ready>, attempt: (ready: Ready) => Promise<string>): Way => ({
  prepare,
  attempt,
});
const afterwards = (attempt: () => Promise<string>): Way => ({ attempt });

/** A registration of Iris under another spelling, so that only the exclusion can refuse it. */
const irisAs = (second: string) => ({ ...IRIS, firstName: `Iris ${second}` });
const IN_IRELAND = {
  country: { country: 'IE' },
  address: { zipCode: 'D02 AF30', phoneNumber: '085 012 3456' },
};

/** Each way back in: its preparation before the exclusion, the attempt after it, and parts of the answer. */
const WAYS: readonly (readonly [name: string, Way, ...answer: string[]])[] = [
  // runs first, because an accepted sign-in would also end the session of the old tab
  ['the access token of an old tab', afterwards(useOldToken), 'AuthenticationFailure'],
  ['the refresh token of an old tab', afterwards(() => failure(refresh())), 'invalid_grant'],
  [
    'both tokens in an address',
    afterwards(async () => {
      const answer = await scene.call('api', 'browser-sessions/take', {
        browser: { brand: 'aurora', origin: scene.visitorOf('aurora').origin },
        tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
        requiresConfirmation: false,
      });
      return JSON.stringify(answer);
    }),
    'REFUSED',
  ],
  [
    'the handle of a browser whose tokens the operator holds',
    way(
      async () => {
        const { pending, url, origin } = await authorise('aurora', 'wealth@aurora.test');
        const browser = { brand: 'aurora', origin };
        const proof = {
          code: url.searchParams.get('code'),
          verifier: pending.verifier,
          redirectUri: pending.redirectUri,
        };
        const { handle } = await scene.call('api', 'browser-sessions/sign-in', { browser, proof });
        expect(handle).toEqual(expect.any(String));
        return { browser, handle };
      },
      async (held) => JSON.stringify(await scene.call('api', 'browser-sessions/token', held)),
    ),
    'REFUSED',
  ],
  [
    'an authorization code that was not exchanged',
    way(
      () => authorise('zephyra', 'wealth@zephyra.test'),
      async ({ pending, url }) => failure(exchange(await scene.configurationOf('zephyra'), pending, url)),
    ),
    'invalid_grant',
  ],
  [
    'the last redirect of a sign-in that was held back',
    way(holdRedirect, async ({ visitor, location }) => (await visitor.open(location)).url.search),
    'error=access_denied',
  ],
  [
    'the key of a game that was open',
    way(
      () =>
        scene.pool.query(
          `insert into api.game_session (id, brand, player_id, game_id, mode, currency, opened_at, expires_at, last_activity_at) values ($1, 'aurora', 'aurora-empty', $2, 'REAL', 'EUR', now(), now() + interval '1 hour', now())`,
          [GAME.id, GAME.gameId],
        ),
      placeStake,
    ),
    'WalletRefusal',
    'SELF_EXCLUDED',
  ],
  [
    'a game that is opened again',
    afterwards(async () =>
      JSON.stringify(
        await graphql(
          `mutation { launchGame(input: { slug: "${GAME.gameId}", mode: REAL }) { __typename } }`,
        ),
      ),
    ),
    'AuthenticationFailure',
  ],
  ['the password', afterwards(() => signInWithPassword('aurora')), EXCLUDED],
  [
    'the sign-in of a quick deposit',
    afterwards(() =>
      signInWithPassword('aurora', {
        login_path: '/en/quick-deposit-sign-in/?amount=35&paymentMethod=fernpay',
      }),
    ),
    EXCLUDED,
  ],
  [
    'the password at another brand of the operator',
    afterwards(() => signInWithPassword('zephyra')),
    EXCLUDED,
  ],
  [
    'the password at a brand whose register names the person',
    afterwards(() => signInWithPassword('tuli')),
    REGISTER,
  ],
  [
    'a sign-in code',
    afterwards(async () => signInWithTicket(await exchangeCode(await requestCodeOnPage()))),
    EXCLUDED,
  ],
  [
    'a sign-in code that was sent before',
    way(requestCodeOnPage, async (sent) => signInWithTicket(await exchangeCode(sent))),
    EXCLUDED,
  ],
  [
    'a sign-in code that was entered before',
    way(async () => exchangeCode(await requestCodeOnPage()), signInWithTicket),
    EXCLUDED,
  ],
  [
    'a code for a new password',
    afterwards(async () => visibleText((await proveByCode()).page?.text ?? '')),
    EXCLUDED,
  ],
  [
    'a code for a new password that was sent before',
    way(requestCode, ({ visitor, code }) => textOf(visitor.submit('/code/check', { code }))),
    EXCLUDED,
  ],
  [
    'a page of the sign-in that was left open, with a new password',
    way(
      async () => {
        const visitor = await proveByCode();
        expect(visibleText(visitor.page?.text ?? '')).toContain(NEW_PASSWORD);
        return visitor;
      },
      (visitor) => textOf(visitor.submit('/new-password', { password: 'correct horse battery' })),
    ),
    EXCLUDED,
  ],
  [
    'a page of the sign-in that was left open, without a passkey',
    way(
      async () => {
        const visitor = await scene.start('zephyra');
        await visitor.submit('/sign-in', { ...credentials('zephyra'), can_hold_passkey: 'yes' });
        return visitor;
      },
      (visitor) => textOf(visitor.submit('/passkey/later')),
    ),
    EXCLUDED,
  ],
  [
    'a new address whose link was sent before',
    way(
      async () => {
        const email = 'iris.new@example.com';
        await scene.call('identity', 'players/aurora-wealth/email-change/send', {
          brand: 'aurora',
          locale: 'en',
          email,
        });
        return new URL(await lastMail(email, /https?:\S+/)).searchParams.get('token');
      },
      async (token) => {
        await scene.call('identity', 'email-verifications/redeem', { brand: 'aurora', token });
        const visitor = await scene.start('aurora');
        return textOf(
          visitor.submit('/sign-in', { email: 'iris.new@example.com', password: SEEDED_PASSWORD }),
        );
      },
    ),
    EXCLUDED,
  ],
  [
    'a passkey',
    afterwards(async () => textOf(passkey(await scene.start('aurora'), 'authenticate'))),
    EXCLUDED,
  ],
  ['a bank payment', afterwards(() => signInWithBank('BankPayment')), EXCLUDED],
  ['open banking', afterwards(() => signInWithBank('OpenBanking')), EXCLUDED],
  ['a payment gateway', afterwards(() => signInWithBank('PaymentGateway', MART_AT_WALLET)), EXCLUDED],
  [
    'a bank payment that was approved before',
    way(() => approveAtBank(scene, 'aurora', 'BankPayment', MART_AT_BANK), pageAfterBank),
    EXCLUDED,
  ],
  ['a bank that proves a person whom the register names', afterwards(registerWithBank), REFUNDED_AT_TULI],
  [
    'the national e-ID',
    afterwards(async () =>
      visibleText((await identifyByCard(scene, JAAK?.documentNumber ?? '')).page?.text ?? ''),
    ),
    REGISTER,
  ],
  [
    'an answer of the national e-ID from before',
    way(
      () => proveByCard(scene, JAAK?.documentNumber ?? ''),
      ({ visitor, next }) => textOf(visitor.open(next)),
    ),
    REGISTER,
  ],
  [
    'a registration by the national e-ID',
    afterwards(async () => {
      const visitor = await identifyByCard(scene, FIRST?.documentNumber ?? '');
      await visitor.submit('/e-id/register');
      return withReason(textOf(answerSteps(visitor, IN_ESTONIA, { from: 'account' })));
    }),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a registration by the national e-ID that was open',
    way(
      async () => {
        const visitor = await identifyByCard(scene, SECOND?.documentNumber ?? '');
        await visitor.submit('/e-id/register');
        await answerSteps(visitor, IN_ESTONIA, { from: 'account', to: 'address' });
        return visitor;
      },
      (visitor) => withReason(textOf(answerSteps(visitor, {}, { from: 'terms' }))),
    ),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a first registration at another brand of the operator',
    afterwards(() => withReason(register(scene, 'zephyra', { person: IRIS }))),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a registration with another country of residence',
    afterwards(() => withReason(register(scene, 'zephyra', { person: IRIS, ...IN_IRELAND }))),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a registration that was open on a second device',
    way(
      async () => {
        const visitor = await scene.start('zephyra', { prompt: 'create' });
        await answerSteps(visitor, { person: irisAs('Anna') }, { to: 'address' });
        return visitor;
      },
      (visitor) => withReason(textOf(answerSteps(visitor, {}, { from: 'terms' }))),
    ),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'the link of an interrupted registration',
    way(
      () => interruptRegistration(scene, 'zephyra', irisAs('Berta')),
      (link) => withReason(resumeRegistration(scene, 'zephyra', link, irisAs('Berta'))),
    ),
    REFUSED,
    'PERSON_EXCLUDED',
  ],
  [
    'a new registration under another name with the same national id',
    afterwards(() => create('zephyra', 'FI', { ...OTHER_PERSON, ssn: SSN })),
    'PERSON_EXCLUDED',
  ],
  [
    'the same where the national register knows the person',
    afterwards(() => create('tuli', 'EE', { ...OTHER_PERSON, ssn: SSN })),
    'PERSON_EXCLUDED',
  ],
];
const IN_ESTONIA = { address: { zipCode: '10123', phoneNumber: '5123 4567' } };

describe('an excluded person', () => {
  it.each(WAYS)('gets no access by %s', async (name, { attempt }, ...answer) => {
    await scene.pool.query('delete from identity.attempt_counter');
    const before = await created();
    const given = await attempt(prepared.get(name) as never);
    for (const part of answer) expect(given).toContain(part);
    for (const [kind, count] of Object.entries(await created()))
      expect([kind, count <= (before[kind] ?? 0)]).toEqual([kind, true]);
  });

  it('opens no second account, which no player may have, excluded or not', async () => {
    await scene.pool.query('delete from identity.attempt_counter');
    expect(await register(scene, 'aurora', { person: MART })).toContain(REFUSED);
  });

  it('leaves others alone: a registration of another person is accepted', async () => {
    expect(await create('zephyra', 'FI', { ...OTHER_PERSON, ssn: FREE_SSN })).toContain('playerId');
  });

  it.each([SSN, FREE_SSN])('leaves the national id %s in no table of any service', async (ssn) => {
    expect(await tablesContaining(scene.pool, ssn)).toEqual([]);
  });
});
