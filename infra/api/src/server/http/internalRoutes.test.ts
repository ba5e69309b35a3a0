import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

function call(path: string, body: object, secret: string = TEST_SECRETS.internal) {
  return callTyped<Record<string, unknown>>({
    baseUrl: api.baseUrl,
    path: `/internal/${path}`,
    body,
    secret,
    clock: Date.now,
  });
}

let count = 0;
function person(change: Record<string, unknown> = {}, personalInfo: Record<string, unknown> = {}) {
  count += 1;
  return {
    brand: 'aurora',
    playerId: crypto.randomUUID(),
    email: `new-${count}@players.test`,
    country: 'FI',
    language: 'fi',
    termsAccepted: true,
    privacyPolicyAccepted: true,
    personalInfo: {
      firstName: 'Person',
      lastName: `Number ${count}`,
      dateOfBirth: '1990-05-05',
      ...personalInfo,
    },
    ...change,
  };
}

describe('player registration', () => {
  it('creates an empty wallet in the brand’s currency, the chosen limits, and one account for repeated calls', async () => {
    const body = person({
      brand: 'caravel',
      country: 'CA',
      limits: [{ kind: 'DEPOSIT', period: 'Day', amountMinor: 5_000 }],
    });
    expect(await call('players', body)).toEqual({ status: 201, body: { playerId: body.playerId } });
    expect(await call('players', body)).toEqual({ status: 200, body: { playerId: body.playerId } });
    const { rows } = await api.pool.query(
      'select w.currency, a.balance, l.ceiling from api.wallet w join api.account a on a.id = w.real_account_id join api.player_limit l using (player_id) where player_id = $1',
      [body.playerId],
    );
    expect(rows).toEqual([{ currency: 'CAD', balance: 0, ceiling: 5_000 }]);
  });

  /** The day in the time zone of the licence, whose age counts, 18 years ago; `days` later. */
  const eighteenYearsAgo = (days: number): string => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Malta' }).format(new Date());
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
    return new Date(Date.UTC(year - 18, month - 1, day + days)).toISOString().slice(0, 10);
  };
  const eighteen = eighteenYearsAgo(0);
  const tooYoung = eighteenYearsAgo(1);
  it.each<[string, () => object, number, string]>([
    [
      'a registered email address in different case',
      () => person({ email: 'FUNDED@aurora.test' }),
      409,
      'DUPLICATE_EMAIL',
    ],
    [
      'a person who is already registered',
      () => person({}, { firstName: 'aino', lastName: 'AURORA', dateOfBirth: '1990-04-12' }),
      409,
      'DUPLICATE_PERSON',
    ],
    ['a player one day too young for mga', () => person({}, { dateOfBirth: tooYoung }), 422, 'UNDER_AGE'],
    [
      'a player aged 18 under est, which requires 21',
      () => person({ brand: 'tuli', country: 'EE' }, { dateOfBirth: eighteen }),
      422,
      'UNDER_AGE',
    ],
    ['a country the brand does not serve', () => person({ country: 'SE' }), 422, 'COUNTRY_NOT_ALLOWED'],
    ['terms not accepted', () => person({ termsAccepted: false }), 422, 'TERMS_REQUIRED'],
    ['an unknown brand', () => person({ brand: 'unknown' }), 422, 'FIELD_INVALID'],
    ['no name', () => person({}, { firstName: ' ' }), 422, 'FIELD_INVALID'],
    ['a name of 101 characters', () => person({}, { lastName: 'x'.repeat(101) }), 422, 'FIELD_INVALID'],
    ['a malformed date of birth', () => person({}, { dateOfBirth: '1990-13-45' }), 422, 'FIELD_INVALID'],
    [
      'a date of birth that does not exist',
      () => person({}, { dateOfBirth: '1990-02-31' }),
      422,
      'FIELD_INVALID',
    ],
  ])('rejects %s', async (_what, make, status, code) => {
    expect(await call('players', make())).toMatchObject({ status, body: { code } });
  });

  it('creates one account for parallel registrations of one person with different email addresses', async () => {
    const twins = Array.from({ length: 8 }, (_, index) =>
      person({}, { firstName: index % 2 === 0 ? 'Twice' : 'TWICE', lastName: 'At Once' }),
    );
    const answers = await Promise.all(twins.map((body) => call('players', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('accepts a player on their eighteenth birthday', async () => {
    expect((await call('players', person({}, { dateOfBirth: eighteen }))).status).toBe(201);
  });

  it('creates one account for two parallel calls with one email address', async () => {
    const email = 'race@players.test';
    const answers = await Promise.all([
      call('players', person({ email })),
      call('players', person({ email })),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });
});

describe('sign-in check', () => {
  it.each([
    ['aurora', 'aurora-funded', { allowed: true }],
    ['aurora', 'aurora-kyc', { allowed: true }],
    // a time-out closes play only: the player signs in to withdraw and to read the history
    ['aurora', 'aurora-break', { allowed: true }],
    [
      'aurora',
      'aurora-excluded',
      { allowed: false, reason: 'SELF_EXCLUDED', until: expect.any(String), return: { state: 'excluded' } },
    ],
    [
      'aurora',
      'aurora-closed',
      {
        allowed: false,
        reason: 'ACCOUNT_CLOSED',
        cause: 'OperatorDecision',
        reopenByCustomerAllowed: false,
        text: 'Your account has been closed indefinitely',
      },
    ],
    ['tuli', 'aurora-funded', { allowed: false, reason: 'UNKNOWN_PLAYER' }],
    ['aurora', 'unknown', { allowed: false, reason: 'UNKNOWN_PLAYER' }],
  ])('answers for %s: %s', async (brand, playerId, expected) => {
    expect(await call('sign-in-check', { brand, playerId })).toEqual({ status: 200, body: expected });
  });

  it.each([
    ['en', 'We closed the account of {userLoginMethod} because you already have another one.'],
    ['fi', 'Suljimme tilin {userLoginMethod}, koska sinulla on jo toinen tili.'],
  ])('sends the text of the brand for a duplicate account in %s', async (locale, text) => {
    expect(
      (await call('sign-in-check', { brand: 'aurora', playerId: 'aurora-double', locale })).body,
    ).toEqual(expect.objectContaining({ text: expect.stringContaining(text) }));
  });

  it('lets a player reopen an account only when this is allowed', async () => {
    expect((await call('players/reopen', { brand: 'zephyra', playerId: 'zephyra-closed' })).status).toBe(409);
    await api.pool.query(
      `update api.player set reopen_by_customer_allowed = true where id = 'zephyra-closed'`,
    );
    expect((await call('players/reopen', { brand: 'zephyra', playerId: 'zephyra-closed' })).body).toEqual({
      reopened: true,
    });
    expect((await call('sign-in-check', { brand: 'zephyra', playerId: 'zephyra-closed' })).body).toEqual({
      allowed: true,
    });
  });
});

describe('date validation', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  it.each([
    ['2026-02-31', 'FIELD_INVALID'],
    ['2026-2-3', 'FIELD_INVALID'],
    [tomorrow, 'DAY_NOT_STARTED'],
    ['9999-12-31', 'DAY_NOT_STARTED'],
  ])('rejects reconciliation of the day %s', async (day, code) => {
    expect(await call('reconciliation', { brand: 'aurora', day })).toEqual({ status: 422, body: { code } });
  });

  it('rejects a balance query for a date that does not exist', async () => {
    expect(
      (await call('player-money', { brand: 'aurora', who: 'aurora-funded', at: '2026-02-28T12:00:00Z' }))
        .status,
    ).toBe(200);
    expect(
      await call('player-money', { brand: 'aurora', who: 'aurora-funded', at: '2026-02-31T12:00:00Z' }),
    ).toEqual({ status: 422, body: { code: 'FIELD_INVALID' } });
  });
});

describe('development transfer to a player', () => {
  const transfer = { brand: 'quetzal', email: 'Empty@quetzal.test', amountMinor: 25_000, key: 'k1' };
  it('posts once per key', async () => {
    expect((await call('development/house-transfers', transfer)).body).toEqual({
      playerId: 'quetzal-empty',
      balance: 25_000,
      currency: 'USD',
    });
    expect((await call('development/house-transfers', transfer)).body).toEqual({
      playerId: 'quetzal-empty',
      balance: 25_000,
      currency: 'USD',
    });
    expect(
      await call('development/house-transfers', { ...transfer, amountMinor: -25_001, key: 'k2' }),
    ).toEqual({ status: 409, body: { code: 'INSUFFICIENT_FUNDS' } });
    expect((await api.pool.query('select * from api.ledger_faults()')).rows).toEqual([]);
  });
});

describe('development round of a player', () => {
  const round = { brand: 'quetzal', playerId: 'quetzal-funded', name: 'first', gameId: 'ember-hollow' };
  const amounts = { at: Date.now() - 60_000, stakeMinor: 1_000, wonMinor: 2_500 };

  it('is booked once by name, with the bet as other services receive it', async () => {
    const played = await call('development/rounds', { ...round, ...amounts });
    expect(played).toMatchObject({
      status: 200,
      body: {
        bet: {
          playerId: 'quetzal-funded',
          product: 'casino',
          gameId: 'ember-hollow',
          realStakeMinor: 1_000,
          wonMinor: 2_500,
          currency: 'USD',
          settledAt: new Date(amounts.at).toISOString(),
        },
      },
    });
    expect(await call('development/rounds', { ...round, ...amounts })).toEqual(played);
    expect(
      (
        await api.pool.query(
          `select stake::integer, paid::integer, status from api.wager where player_id = 'quetzal-funded'`,
        )
      ).rows,
    ).toEqual([{ stake: 1_000, paid: 2_500, status: 'CLOSED' }]);
    expect((await api.pool.query('select * from api.ledger_faults()')).rows).toEqual([]);
  });

  it.each([
    [
      'without money',
      { ...round, playerId: 'quetzal-empty', name: 'second', stakeMinor: 50_000 },
      'INSUFFICIENT_FUNDS',
    ],
    ['who is excluded', { ...round, playerId: 'quetzal-excluded' }, 'PLAYER_BLOCKED'],
    ['of another brand', { ...round, brand: 'aurora', name: 'third' }, 'UNKNOWN_PLAYER'],
  ])('is refused for a player %s', async (_who, request, code) => {
    expect(await call('development/rounds', { ...amounts, ...request })).toEqual({
      status: 200,
      body: { bet: null, code },
    });
  });
});

describe('internal endpoint', () => {
  it.each([
    'players',
    'sign-in-check',
    'players/reopen',
    'development/house-transfers',
    'development/rounds',
  ])('%s requires our signature', async (path) => {
    expect(await call(path, { brand: 'aurora', playerId: 'aurora-funded' }, 'wrong')).toEqual({
      status: 401,
      body: { code: 'SIGNATURE_INVALID' },
    });
  });

  it('answers 404 for an unknown name or method', async () => {
    expect((await call('nothing', {})).status).toBe(404);
    expect((await fetch(`${api.baseUrl}/internal/players`)).status).toBe(404);
  });
});

describe('jackpot endpoints', () => {
  const player = { brand: 'aurora', playerId: 'aurora-funded' };
  const choosing = (optedIn: boolean, contribution: object = { shareBasisPoints: 500 }) =>
    call('jackpot/choose', { ...player, instanceId: 'pots', optedIn, contribution });

  it('return the live session and the stored choice to signed calls only', async () => {
    await api.pool.query(
      `insert into api.player_session (sid, player_id, started_at) values ('jackpot-session', 'aurora-funded', now())`,
    );
    expect(await call('jackpot/session', { ...player, sid: 'jackpot-session' })).toEqual({
      status: 200,
      body: { currency: 'EUR' },
    });
    expect(await call('jackpot/session', { ...player, sid: 'another-session' })).toMatchObject({
      status: 401,
      body: { code: 'REFUSED' },
    });
    expect(
      (await call('jackpot/session', { ...player, sid: 'jackpot-session' }, 'another-secret')).body,
    ).toEqual({ code: 'SIGNATURE_INVALID' });
    expect((await call('jackpot/choice', { ...player, instanceId: 'pots' })).body).toEqual({ choice: null });
    expect((await choosing(true)).body).toEqual({ reasons: [] });
    expect((await call('jackpot/choice', { ...player, instanceId: 'pots' })).body).toEqual({
      choice: { optedIn: true, shareBasisPoints: 500 },
    });
    expect((await choosing(false)).body).toEqual({ reasons: [] });
    expect((await choosing(true, { shareBasisPoints: 10_001 })).status).toBe(422);
  });

  it('pay a win once for repeated calls', async () => {
    const win = { ...player, instanceId: 'pots', key: 'win-1', amountMinor: 12_345, currency: 'EUR' };
    const before = await api.pool.query<{ balance: number }>(
      `select a.balance from api.wallet w join api.account a on a.id = w.real_account_id where w.player_id = 'aurora-funded'`,
    );
    expect((await call('jackpot/wins', win)).body).toEqual({ paid: true });
    expect((await call('jackpot/wins', win)).body).toEqual({ paid: true });
    expect((await call('jackpot/wins', { ...win, amountMinor: 1 })).body).toEqual({
      paid: false,
      code: 'KEY_REUSED',
    });
    const after = await api.pool.query<{ balance: number }>(
      `select a.balance from api.wallet w join api.account a on a.id = w.real_account_id where w.player_id = 'aurora-funded'`,
    );
    expect((after.rows[0]?.balance ?? 0) - (before.rows[0]?.balance ?? 0)).toBe(12_345);
    expect((await call('jackpot/contributions', { instanceId: 'pots', taken: [] })).body).toEqual({
      contributions: [],
    });
  });
});
