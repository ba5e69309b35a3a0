import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { balanceOf } from '../../test/worlds/ledgerWorld.ts';
import { moneyFaults, statusOf } from '../../test/worlds/paymentWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
afterEach(async () => {
  api.payments.mode = 'normal';
  expect(await moneyFaults(api.pool)).toEqual([]);
});

function call(path: string, body: object, secret: string = TEST_SECRETS.internal) {
  return callTyped<Record<string, unknown>>({
    baseUrl: api.baseUrl,
    path: `/internal/pay-and-play/${path}`,
    body,
    secret,
    clock: () => Date.now() + api.skew.milliseconds,
    deadlineMs: 20_000,
  });
}

function newRequest(change: object = {}) {
  return {
    brand: 'aurora',
    id: crypto.randomUUID(),
    playerId: crypto.randomUUID(),
    flow: 'BankPayment',
    amount: 5_000,
    country: 'FI',
    locale: 'en',
    returnUrl: 'http://aurora.localhost:4000/realms/aurora/bank/return',
    ...change,
  };
}

/** Starts a deposit and approves it as its payer. */
async function held(change: object = {}): Promise<string> {
  const request = newRequest(change);
  expect(await call('start', request)).toMatchObject({
    status: 200,
    body: { paymentId: `pay-${request.id}`, url: expect.any(String) },
  });
  const { action } = api.payments.payments.get(request.id) ?? {};
  api.payments.setPaymentStatus(request.id, 'pending', {
    heldUntil: new Date(Date.now() + 86_400_000).toISOString(),
    ...(action ? { action } : {}),
  });
  return request.id;
}

const claim = (id: string, playerId = 'aurora-empty', brand = 'aurora') =>
  call('claim', { brand, id, playerId, country: 'FI', locale: 'en' });

describe('available pay-and-play flows', () => {
  it('are listed with the bounds of brand and method', async () => {
    expect((await call('offer', { brand: 'aurora', country: 'FI' })).body).toEqual({
      flows: [
        { flow: 'BankPayment', methodName: 'Pohjola Bank', minimum: expect.any(Number), maximum: 1_000_000 },
      ],
    });
    expect((await call('offer', { brand: 'aurora', country: 'SE' })).body).toEqual({ flows: [] });
    expect((await call('offer', { brand: 'caravel', country: 'CA' })).body).toEqual({ flows: [] });
  });

  it.each<[string, object, number, object]>([
    [
      'an amount below the minimum',
      { amount: 1 },
      422,
      { code: 'AMOUNT_TOO_SMALL', bound: expect.any(Number) },
    ],
    [
      'an amount above the maximum',
      { amount: 1_000_001 },
      422,
      { code: 'AMOUNT_TOO_LARGE', bound: 1_000_000 },
    ],
    ['a rail that is currently not offered', { flow: 'PaymentGateway' }, 422, { code: 'NOT_OFFERED' }],
    ['a brand without it', { brand: 'caravel' }, 422, { code: 'NOT_OFFERED' }],
    ['a country without a licence', { country: 'SE' }, 422, { code: 'NOT_OFFERED' }],
    ['an unknown flow', { flow: 'Sms' }, 422, { code: 'FIELD_INVALID' }],
    ['half a cent', { amount: 10.5 }, 422, { code: 'FIELD_INVALID' }],
  ])('refuse %s', async (_what, change, status, body) => {
    expect(await call('start', newRequest(change))).toEqual({ status, body });
  });

  it('require an internal signature', async () => {
    for (const path of ['offer', 'start', 'status', 'claim', 'release', 'language'])
      expect((await call(path, newRequest(), 'wrong')).body).toEqual({ code: 'SIGNATURE_INVALID' });
  });
});

describe('account owner', () => {
  it.each([
    ['aurora', { language: 'en' }],
    ['tuli', {}],
  ])('is returned with the email language within its own brand only: %s', async (brand, body) => {
    expect(await call('language', { brand, playerId: 'aurora-empty' })).toEqual({ status: 200, body });
  });

  const request = (change: object = {}) =>
    call('person', {
      brand: 'aurora',
      playerId: 'aurora-funded',
      givenName: 'Funded',
      familyName: 'Test',
      birthDate: '1990-01-01',
      ...change,
    });
  it('is confirmed with the email language only for matching personal details', async () => {
    await api.pool.query(
      `update api.player set first_name = 'Uus Aino', last_name = 'Lumi', date_of_birth = '1990-01-01', language = 'fi' where id = 'aurora-funded'`,
    );
    const lumi = { givenName: 'Uus', familyName: 'Lumi' };
    expect(await request(lumi)).toEqual({ status: 200, body: { isSame: true, language: 'fi' } });
    expect((await request()).body).toEqual({ isSame: false });
    expect((await request({ ...lumi, brand: 'tuli' })).body).toEqual({ isSame: false });
    expect((await request({ ...lumi, playerId: 'unknown' })).body).toEqual({ isSame: false });
  });
});

describe('held deposit', () => {
  it('creates no row, ledger entry or notification before its claim', async () => {
    const id = await held();
    expect(await statusOf(api.pool, id)).toBeUndefined();
    expect((await call('status', { brand: 'aurora', id })).body).toMatchObject({
      state: 'held',
      heldUntil: expect.any(String),
    });
  });

  it('reveals its payer only for the proof from the payer’s browser', async () => {
    const id = await held();
    expect((await call('status', { brand: 'aurora', id, proof: 'guessed' })).body).not.toHaveProperty(
      'person',
    );
    expect((await call('status', { brand: 'aurora', id, proof: `proof-${id}` })).body).toMatchObject({
      person: { subject: 'subject-of-the-tests', givenName: 'Uus', birthDate: '1990-01-01' },
    });
    expect((await call('status', { brand: 'aurora', id: crypto.randomUUID() })).body).toMatchObject({
      state: 'over',
    });
  });

  it('is credited once by concurrent and repeated claims', async () => {
    const id = await held();
    const before = await balanceOf(api.pool, 'aurora-empty');
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ kind: 'claimed', status: 'Completed' })]),
    );
    expect((await claim(id)).body).toEqual({ kind: 'claimed', status: 'Completed' });
    expect((await balanceOf(api.pool, 'aurora-empty')) - before).toBe(5_000);
  });

  it('is refused to a second player', async () => {
    const id = await held();
    await claim(id);
    const before = await balanceOf(api.pool, 'aurora-funded');
    expect((await claim(id, 'aurora-funded')).body).toMatchObject({ kind: 'refused' });
    expect(await balanceOf(api.pool, 'aurora-funded')).toBe(before);
  });

  it('resumes after a lost confirmation answer', async () => {
    const id = await held();
    const before = await balanceOf(api.pool, 'aurora-empty');
    api.payments.mode = 'response-lost';
    expect((await claim(id)).body).toEqual({ kind: 'later' });
    api.payments.mode = 'normal';
    expect((await claim(id)).body).toEqual({ kind: 'claimed', status: 'Completed' });
    expect((await balanceOf(api.pool, 'aurora-empty')) - before).toBe(5_000);
  });

  it('is refused under every deposit rule without stored changes', async () => {
    const [excluded, limited] = [await held(), await held({ amount: 9_000 })];
    expect((await claim(excluded, 'aurora-excluded')).body).toMatchObject({
      kind: 'refused',
      code: 'BLOCKED',
      reasons: expect.arrayContaining(['SELF_EXCLUDED']),
    });
    await api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ('aurora-wealth', 'DEPOSIT', 'Day', 8999, now()) on conflict do nothing`,
    );
    await api.pool.query(`update api.player set sow_status = 'NotNeed' where id = 'aurora-wealth'`);
    expect((await claim(limited, 'aurora-wealth')).body).toMatchObject({
      kind: 'refused',
      code: 'LIMIT_REACHED',
    });
    expect([await statusOf(api.pool, excluded), await statusOf(api.pool, limited)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('waits for accepted terms and is credited afterwards', async () => {
    const id = await held();
    const before = await balanceOf(api.pool, 'aurora-empty');
    const { rows } = await api.pool.query<{ terms: string }>(
      `select terms_version terms from api.player where id = 'aurora-empty'`,
    );
    await api.pool.query(`update api.player set terms_version = 'of-before' where id = 'aurora-empty'`);
    expect((await claim(id)).body).toEqual({
      kind: 'refused',
      code: 'BLOCKED',
      reasons: ['TERMS_NOT_ACCEPTED'],
    });
    expect([await statusOf(api.pool, id), api.payments.payments.get(id)?.status]).toEqual([
      undefined,
      'pending',
    ]);
    await api.pool.query(`update api.player set terms_version = $1 where id = 'aurora-empty'`, [
      rows[0]?.terms,
    ]);
    expect((await claim(id)).body).toEqual({ kind: 'claimed', status: 'Completed' });
    expect((await balanceOf(api.pool, 'aurora-empty')) - before).toBe(5_000);
  });

  it('cannot be claimed after release, and a second release has no effect', async () => {
    const id = await held();
    expect((await call('release', { brand: 'aurora', id })).status).toBe(200);
    expect((await call('release', { brand: 'aurora', id })).status).toBe(200);
    expect((await claim(id)).body).toMatchObject({ kind: 'refused', code: 'GONE' });
    expect((await call('status', { brand: 'aurora', id })).body).toMatchObject({
      state: 'over',
      status: 'cancelled',
    });
  });

  it('remains unclaimed while the provider is unavailable', async () => {
    const id = await held();
    api.payments.mode = 'unreachable';
    expect((await claim(id)).body).toEqual({ kind: 'later' });
    expect((await call('status', { brand: 'aurora', id })).status).toBe(503);
    expect((await call('release', { brand: 'aurora', id })).status).toBe(503);
  });
});
