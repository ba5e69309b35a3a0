import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEGAL_VERSIONS } from '@foyer/market';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { testPersonalCodes } from '../../test/testPersonalCodes.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { createPlayer } from './createPlayer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

async function as(kind: string, query: string, variables: Record<string, unknown> = {}) {
  return executeGraphql(api, {
    query,
    variables,
    token: await tokenOf(api, kind),
  });
}

describe('updated legal texts', () => {
  const TEXTS =
    '{ viewer { player { termsAccepted privacyPolicyAccepted } legalTexts { kind version acceptedVersion isAccepted } } }';
  const ACCEPT =
    'mutation($input: AcceptLegalTextsInput!) { acceptLegalTexts(input: $input) { kind isAccepted } }';
  const LAUNCH =
    'mutation { launchGame(input: { slug: "slot-1", mode: REAL }) { __typename ... on GameLaunchRefusal { reasons } } }';

  it('block real-money play until the versions in force are accepted', async () => {
    const before = await as('terms', TEXTS);
    expect(before.data).toMatchObject({
      viewer: {
        player: { termsAccepted: false, privacyPolicyAccepted: false },
        legalTexts: [
          { kind: 'TERMS', version: LEGAL_VERSIONS.TERMS, acceptedVersion: '2025-01-01', isAccepted: false },
          { kind: 'PRIVACY_POLICY', isAccepted: false },
        ],
      },
    });
    expect((await as('terms', LAUNCH)).data).toEqual({
      launchGame: { __typename: 'GameLaunchRefusal', reasons: ['TERMS_NOT_ACCEPTED'] },
    });

    await as('terms', ACCEPT, { input: { terms: LEGAL_VERSIONS.TERMS } });
    expect((await as('terms', LAUNCH)).data).toMatchObject({
      launchGame: { reasons: ['TERMS_NOT_ACCEPTED'] },
    });

    const accepted = await as('terms', ACCEPT, {
      input: { terms: LEGAL_VERSIONS.TERMS, privacyPolicy: LEGAL_VERSIONS.PRIVACY_POLICY },
    });
    expect(accepted.data).toEqual({
      acceptLegalTexts: [
        { kind: 'TERMS', isAccepted: true },
        { kind: 'PRIVACY_POLICY', isAccepted: true },
      ],
    });
    expect((await as('terms', LAUNCH)).data).toEqual({ launchGame: { __typename: 'GameLaunch' } });

    const { rows } = await api.pool.query<{ kind: string; version: string }>(
      `select kind, version from api.legal_acceptance where player_id = 'aurora-terms' and accepted_at > now() - interval '1 hour' order by id`,
    );
    expect(rows.slice(-2)).toEqual([
      { kind: 'TERMS', version: LEGAL_VERSIONS.TERMS },
      { kind: 'PRIVACY_POLICY', version: LEGAL_VERSIONS.PRIVACY_POLICY },
    ]);
    await expect(api.pool.query('delete from api.legal_acceptance')).rejects.toThrow('append-only');
  });

  it('cannot be accepted in a version that is not in force', async () => {
    const { errors } = await as('funded', ACCEPT, { input: { terms: '2031-01-01' } });
    expect(errors[0]?.extensions).toMatchObject({
      type: 'ValidationFailure',
      reasons: ['VersionNotInForce'],
      keys: ['terms'],
    });
  });

  it('need no new acceptance from a player who accepted them at registration', async () => {
    expect((await as('funded', TEXTS)).data).toMatchObject({
      viewer: { player: { termsAccepted: true, privacyPolicyAccepted: true } },
    });
  });
});

describe('marketing consent', () => {
  const FIELDS =
    'isEmailMarketingAccepted isSmsMarketingAccepted isPhoneMarketingAccepted isWebPushMarketingAccepted';
  const SET = `mutation($input: MarketingConsentInput!) { setMarketingConsent(input: $input) { player { ${FIELDS} } } }`;
  const changes = async (player: string) =>
    (
      await api.pool.query<{ channel: string; is_accepted: boolean }>(
        'select channel, is_accepted from api.marketing_consent where player_id = $1 order by id',
        [`aurora-${player}`],
      )
    ).rows.map(({ channel, is_accepted }) => `${channel} ${is_accepted}`);

  it('is changed by channel, with a lasting proof of each change', async () => {
    const first = await as('empty', SET, { input: { email: true, sms: true } });
    expect(first.data).toEqual({
      setMarketingConsent: {
        player: {
          isEmailMarketingAccepted: true,
          isSmsMarketingAccepted: true,
          isPhoneMarketingAccepted: false,
          isWebPushMarketingAccepted: false,
        },
      },
    });
    // consent that is repeated, and withdrawn for one channel
    await as('empty', SET, { input: { email: true, sms: false, phone: null } });
    expect(await changes('empty')).toEqual(['email true', 'sms true', 'sms false']);
    await expect(api.pool.query('delete from api.marketing_consent')).rejects.toThrow('append-only');
  });

  it('stores a proof for each channel that is accepted at registration', async () => {
    const created = await createPlayer(
      {
        pool: api.pool,
        clock: Date.now,
        content: { of: compiledLiveContent },
        personalCodes: testPersonalCodes,
      },
      {
        brand: 'aurora',
        playerId: 'aurora-consent',
        email: 'consent@aurora.test',
        country: 'FI',
        personalInfo: { firstName: 'Consent', lastName: 'Given', dateOfBirth: '1985-02-03' },
        termsAccepted: true,
        privacyPolicyAccepted: true,
        marketing: { email: true, sms: false, phone: true, webPush: false },
      },
    );
    expect([created.ok, await changes('consent')]).toEqual([true, ['email true', 'phone true']]);
  });

  it('is not stored when a second account for a verified phone number is refused', async () => {
    const register = (playerId: string) =>
      createPlayer(
        {
          pool: api.pool,
          clock: Date.now,
          content: { of: compiledLiveContent },
          personalCodes: testPersonalCodes,
        },
        {
          brand: 'aurora',
          playerId,
          email: `${playerId}@aurora.test`,
          phoneNumber: '+358401112233',
          phoneVerified: true,
          country: 'FI',
          personalInfo: { firstName: 'Puhelin', lastName: playerId, dateOfBirth: '1985-02-03' },
          termsAccepted: true,
          privacyPolicyAccepted: true,
        },
      );
    const outcomes = await Promise.all(['aurora-phone-a', 'aurora-phone-b'].map(register));
    expect(outcomes.map((one) => (one.ok ? 'OK' : one.failure.code)).sort()).toEqual([
      'DUPLICATE_PHONE',
      'OK',
    ]);
  });

  it('is not given while marketing is blocked, and can be withdrawn', async () => {
    await api.pool.query(`update api.player set sms_marketing = true where id = 'aurora-excluded'`);
    const given = await as('excluded', SET, { input: { phone: true } });
    expect(given.errors?.[0]?.extensions?.['reasons']).toEqual(['MarketingBlocked']);
    const withdrawn = await as('excluded', SET, { input: { sms: false } });
    expect(withdrawn.errors).toEqual([]);
    expect(await changes('excluded')).toEqual(['sms false']);
  });
});

describe('email verification', () => {
  const VERIFY = 'mutation($token: String!) { verifyEmail(token: $token) { outcome } }';
  const STATE = '{ viewer { player { emailVerified emailVerification { status reason } } } }';
  const link = { playerId: 'aurora-unconfirmed', email: 'Unconfirmed@aurora.test', reason: 'SignUp' };
  const outcomeOf = async (token: string) =>
    (await executeGraphql(api, { query: VERIFY, variables: { token } })).data;

  it('verifies the address once by its link, without a sign-in', async () => {
    api.identity.emailLinks.set('fresh', { kind: 'valid', ...link });
    api.identity.emailLinks.set('again', { kind: 'used', ...link });
    expect((await as('unconfirmed', STATE)).data).toEqual({
      viewer: {
        player: { emailVerified: false, emailVerification: { status: 'Required', reason: 'SignUp' } },
      },
    });
    expect(await outcomeOf('fresh')).toEqual({ verifyEmail: { outcome: 'VERIFIED' } });
    expect(await outcomeOf('again')).toEqual({ verifyEmail: { outcome: 'ALREADY_VERIFIED' } });
    expect((await as('unconfirmed', STATE)).data).toEqual({
      viewer: { player: { emailVerified: true, emailVerification: { status: 'Done', reason: 'SignUp' } } },
    });
  });

  it('rejects a link for an address that the account no longer uses', async () => {
    api.identity.emailLinks.set('moved', { kind: 'valid', ...link, email: 'old@aurora.test' });
    expect(await outcomeOf('moved')).toEqual({ verifyEmail: { outcome: 'EXPIRED' } });
  });

  it.each([
    ['old', { kind: 'expired' }, 'EXPIRED'],
    ['forged', undefined, 'UNKNOWN'],
    ['x'.repeat(300), undefined, 'UNKNOWN'],
  ])('rejects a link with the token %s', async (token, answer, outcome) => {
    if (answer) api.identity.emailLinks.set(token, answer);
    expect(await outcomeOf(token)).toEqual({ verifyEmail: { outcome } });
  });

  it('fails with ServiceUnavailableFailure while identity is down', async () => {
    api.identity.isDown = true;
    const { errors } = await executeGraphql(api, { query: VERIFY, variables: { token: 'fresh' } });
    api.identity.isDown = false;
    expect(errors[0]?.extensions).toMatchObject({
      type: 'ServiceUnavailableFailure',
      reasons: ['ServiceUnavailableFailure', 'identity'],
    });
  });

  it('resends the verification email up to the limit', async () => {
    await api.pool.query(`update api.player set email_verified = false where id = 'aurora-empty'`);
    expect((await as('empty', 'mutation { sendEmailVerification { status } }')).data).toEqual({
      sendEmailVerification: { status: 'Required' },
    });
    api.identity.sendsEmails = false;
    const { errors } = await as('empty', 'mutation { sendEmailVerification { status } }');
    expect(errors[0]?.extensions).toMatchObject({ type: 'LimitFailure', reasons: ['TooManyEmails'] });
  });
});

describe('maintenance notice', () => {
  const NOTICES = '{ viewer { notices { id until blocksPlay } } }';

  it.each([
    ['of the brand', 'aurora', -1, 1, true],
    ['of every brand', null, -1, 1, true],
    ['of another brand', 'tuli', -1, 1, false],
    ['in the past', 'aurora', -2, -1, false],
    ['in the future', 'aurora', 1, 2, false],
  ])('reflects a maintenance window %s', async (_which, brand, from, to, isShown) => {
    const hour = (offset: number): Date => new Date(Date.now() + offset * 3_600_000);
    await api.pool.query('insert into api.maintenance (brand, starts_at, ends_at) values ($1, $2, $3)', [
      brand,
      hour(from),
      hour(to),
    ]);
    const { data } = await as('funded', NOTICES);
    await api.pool.query('delete from api.maintenance');
    expect(data).toEqual({
      viewer: {
        notices: isShown ? [{ id: 'Maintenance', until: expect.any(String), blocksPlay: false }] : [],
      },
    });
  });
});

describe('notices of seeded players', () => {
  it.each([
    ['break', [{ id: 'Timeout', blocksPlay: true }]],
    ['wealth', [{ id: 'SowRequired', blocksPlay: false }]],
    ['double', [{ id: 'AccountClosed', blocksPlay: true }]],
  ])('are those of the account state for %s', async (kind, notices) => {
    expect((await as(kind, '{ viewer { notices { id blocksPlay } } }')).data).toEqual({
      viewer: { notices },
    });
  });
});

describe('self-tests', () => {
  const SAVE = 'mutation($answers: [Int!]!) { saveSelfTest(answers: $answers) { selfTests { score } } }';
  const answersOf = (...answers: number[]): number[] =>
    Array.from({ length: 9 }, (_, question) => answers[question] ?? 0);

  it('are stored with their score only, newest first, and deleted by the player', async () => {
    await as('funded', SAVE, { answers: answersOf(3, 2) });
    const saved = await as('funded', SAVE, { answers: answersOf(1) });
    expect(saved.data).toEqual({ saveSelfTest: { selfTests: [{ score: 1 }, { score: 5 }] } });
    const others = await as('empty', '{ viewer { selfTests { score } } }');
    expect(others.data).toEqual({ viewer: { selfTests: [] } });
    expect((await as('funded', 'mutation { deleteSelfTests { selfTests { score } } }')).data).toEqual({
      deleteSelfTests: { selfTests: [] },
    });
    const { rows } = await api.pool.query('select 1 from api.self_test');
    expect(rows).toEqual([]);
  });

  it.each([
    ['too few answers', [1, 1]],
    ['an answer outside the scale', answersOf(4)],
  ])('reject %s', async (_name, answers) => {
    const { errors } = await as('funded', SAVE, { answers });
    expect(errors[0]?.extensions).toMatchObject({ reasons: ['AnswersInvalid'] });
  });
});

describe('the monthly statement by email', () => {
  it('is on until the player turns it off', async () => {
    const READ = '{ viewer { statementEmail { isWanted isMandatory } } }';
    const SET =
      'mutation($isWanted: Boolean!) { setStatementEmail(isWanted: $isWanted) { statementEmail { isWanted } } }';
    expect((await as('funded', READ)).data).toEqual({
      viewer: { statementEmail: { isWanted: true, isMandatory: false } },
    });
    for (const isWanted of [false, true]) {
      expect((await as('funded', SET, { isWanted })).data).toEqual({
        setStatementEmail: { statementEmail: { isWanted } },
      });
      expect((await as('funded', READ)).data).toMatchObject({ viewer: { statementEmail: { isWanted } } });
    }
  });
});

it('answers the activity of a year and refuses years outside the calendar', async () => {
  const READ = 'query($year: Int!) { viewer { activity(year: $year) { year currency months { month } } } }';
  const year = new Date().getUTCFullYear() - 1;
  expect((await as('funded', READ, { year })).data).toMatchObject({
    viewer: { activity: { year, currency: 'EUR', months: { length: 12 } } },
  });
  const { errors } = await as('funded', READ, { year: 1999 });
  expect(errors[0]?.extensions).toMatchObject({ reasons: ['PeriodInvalid'] });
});

it('answers players nothing about markers of harm', async () => {
  const { data } = await as('funded', '{ __schema { types { name fields { name } } } }');
  const schema = JSON.stringify(data);
  expect(schema).toContain('selfTests');
  expect(schema).not.toMatch(/harm|marker/i);
});
