import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callTyped } from '@foyer/runtime/service-calls';
import { openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openTestWithdrawal, openPaidDeposit } from '../../test/worlds/paymentWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { testPersonalCodes } from '../../test/testPersonalCodes.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { createPlayer } from '../players/createPlayer.ts';
import type { IdentityCase, IdentityPerson } from '@foyer/market/identity-answers';

const NOW = Date.UTC(2026, 10, 18, 12);
const SEEN = ['passport', 'utility-bill'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

function call<Body = { outcome?: string; code?: string }>(
  path: string,
  body: object,
  secret: string = TEST_SECRETS.internal,
) {
  return callTyped<Body & object>({
    baseUrl: api.baseUrl,
    path: `/internal/identity-checks${path}`,
    body,
    secret,
    clock: Date.now,
  });
}

function decisionRequest({ brand, playerId }: LedgerPlayer, change: object = {}) {
  return {
    brand,
    playerId,
    decision: 'confirm',
    documents: SEEN,
    reason: 'Sent by letter',
    staff: 'ann@staff.test',
    key: crypto.randomUUID(),
    ...change,
  };
}

async function stateOf({ brand, playerId }: LedgerPlayer): Promise<IdentityPerson> {
  return (await call<IdentityPerson>('/player', { brand, who: playerId })).body;
}

async function playerWithRequest(): Promise<LedgerPlayer> {
  const player = await openLedgerPlayer(api.pool, { at: NOW });
  await openPaidDeposit(api.pool, player, 200_000, NOW);
  return player;
}

describe('identity queue', () => {
  it('lists players by deadline with reason and dates, and without names', async () => {
    const player = await playerWithRequest();
    const {
      body: { cases },
    } = await call<{ cases: IdentityCase[] }>('', { brand: 'aurora' });
    expect(cases.find(({ playerId }) => playerId === player.playerId)).toEqual({
      brand: 'aurora',
      playerId: player.playerId,
      currency: 'EUR',
      status: 'Required',
      accountStatus: 'Active',
      deadline: '2026-12-18T12:00:00.000Z',
      missing: ['identity', 'address'],
      checks: [
        {
          kind: 'asked',
          at: '2026-11-18T12:00:00.000Z',
          deposited: 200_000,
          threshold: 200_000,
          since: '2026-05-22T12:00:00.000Z',
          documents: [],
          staff: null,
          reason: null,
        },
      ],
    });
    expect(cases.map(({ deadline }) => deadline)).toEqual(cases.map(({ deadline }) => deadline).toSorted());
    expect(cases.map(({ playerId }) => playerId)).toContain('aurora-kyc');
    expect(cases.every(({ brand, status }) => brand === 'aurora' && status === 'Required')).toBe(true);
  });

  it('finds a player by id or email address with the personal details to verify', async () => {
    const { body } = await call<IdentityPerson>('/player', { brand: 'aurora', who: 'FUNDED@aurora.test' });
    expect(body).toMatchObject({
      playerId: 'aurora-funded',
      status: 'Done',
      person: {
        name: 'Aino Aurora',
        dateOfBirth: '1990-04-12',
        address: 'Harbour Street 1, 00100 Harbour',
        country: 'FI',
      },
    });
  });

  it.each<[string, object, number, string]>([
    ['', { brand: 'unknown' }, 422, 'FIELD_INVALID'],
    ['/player', { brand: 'tuli', who: 'aurora-funded' }, 404, 'UNKNOWN_PLAYER'],
    ['/player', { brand: 'aurora', who: 'unknown' }, 404, 'UNKNOWN_PLAYER'],
    ['/player', { brand: 'aurora', who: ' ' }, 422, 'FIELD_INVALID'],
    ['/player', { brand: 'aurora', who: ['aurora-funded'] }, 422, 'FIELD_INVALID'],
  ])('finds no player at %s with %j', async (path, body, status, code) => {
    expect(await call(path, body)).toEqual({ status, body: { code } });
  });
});

describe('national e-ID', () => {
  const state = async (playerId: string) =>
    (
      await api.pool.query<{ kyc_status: string; kyc_done: string[]; kyc_missing: string[] }>(
        'select kyc_status, kyc_done, kyc_missing from api.player where id = $1',
        [playerId],
      )
    ).rows[0];
  const registration = (change: object = {}) => ({
    brand: 'tuli',
    playerId: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@tuli.test`,
    country: 'EE',
    personalInfo: {
      firstName: 'Mari',
      lastName: `Maasikas ${crypto.randomUUID()}`,
      dateOfBirth: '1984-03-15',
      ssn: crypto.randomUUID(),
    },
    termsAccepted: true,
    privacyPolicyAccepted: true,
    registrationMethod: 'SSN',
    ...change,
  });
  const register = (body: object) =>
    callTyped<{ code?: string }>({
      baseUrl: api.baseUrl,
      path: '/internal/players',
      body,
      secret: TEST_SECRETS.internal,
      clock: Date.now,
    });
  const stateByEid = (playerId: string, person: object) =>
    callTyped<{ code?: string }>({
      baseUrl: api.baseUrl,
      path: '/internal/players/e-id',
      body: { brand: 'tuli', playerId, method: 'mobile-id', ...person },
      secret: TEST_SECRETS.internal,
      clock: Date.now,
    });

  it('proves the identity of a new player, so that only the address is asked for', async () => {
    const body = registration({ eId: { method: 'smart-id' } });
    expect((await register(body)).status).toBe(201);
    expect(await state(body.playerId)).toEqual({
      kyc_status: 'NotRequired',
      kyc_done: ['identity'],
      kyc_missing: [],
    });
  });

  it('proves the identity of an existing player once, and never for another person', async () => {
    const body = registration();
    await register(body);
    await decide(body.playerId, 'ask');
    const {
      firstName: givenName,
      lastName: familyName,
      dateOfBirth: birthDate,
      ssn: personalCode,
    } = body.personalInfo;
    const person = { givenName, familyName, birthDate, personalCode };
    expect((await stateByEid(body.playerId, { ...person, personalCode: '37605030299' })).status).toBe(409);
    expect((await stateByEid(body.playerId, { ...person, givenName: 'Eve' })).status).toBe(409);
    expect((await state(body.playerId))?.kyc_missing).toEqual(['identity', 'address']);
    for (const _time of [1, 2]) expect((await stateByEid(body.playerId, person)).status).toBe(200);
    expect(await state(body.playerId)).toMatchObject({ kyc_status: 'Required', kyc_missing: ['address'] });
  });

  it.each([
    ['strict', undefined, 'E_ID_REQUIRED'],
    ['strict', { method: 'id-card' }, undefined],
    ['specification', undefined, undefined],
  ] as const)('refuses a typed personal code in mode %s with %j by %s', async (protectionMode, eId, code) => {
    const { playerId, ...body } = registration({ ...(eId && { eId }) });
    const created = await createPlayer(
      {
        pool: api.pool,
        clock: Date.now,
        content: { of: compiledLiveContent },
        personalCodes: testPersonalCodes,
        settings: { protectionMode },
      },
      body,
    );
    expect(created.ok ? undefined : created.failure.code).toBe(code);
  });

  const decide = (playerId: string, decision: string) =>
    call('/decision', {
      brand: 'tuli',
      playerId,
      decision,
      documents: [],
      reason: 'Check',
      staff: 'ada',
      key: crypto.randomUUID(),
    });
});

describe('staff decision on identity', () => {
  it('unblocks the player, stores the seen documents and is idempotent by key', async () => {
    const player = await playerWithRequest();
    const pressed = decisionRequest(player);
    for (const _time of [1, 2])
      expect(await call('/decision', pressed)).toEqual({ status: 200, body: { outcome: 'CONFIRMED' } });
    const { status, deadline, missing, checks } = await stateOf(player);
    expect({ status, deadline, missing }).toEqual({ status: 'Done', deadline: null, missing: [] });
    expect(checks.slice(1)).toMatchObject([
      {
        kind: 'confirmed',
        documents: SEEN,
        staff: 'ann@staff.test',
        reason: 'Sent by letter',
        deposited: null,
      },
    ]);
    expect(await call('/decision', decisionRequest(player))).toEqual({
      status: 409,
      body: { code: 'ALREADY_CONFIRMED' },
    });
  });

  it('confirms once when two staff members decide concurrently', async () => {
    const player = await playerWithRequest();
    const answers = await Promise.all(
      ['ann', 'bob'].map((name) =>
        call('/decision', decisionRequest(player, { staff: `${name}@staff.test` })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(player)).checks.filter(({ kind }) => kind === 'confirmed')).toHaveLength(1);
  });

  it.each(['tuli', 'zephyra'])(
    'is required before a withdrawal on %s, even without a request',
    async (brand) => {
      const player = await openLedgerPlayer(api.pool, { brand, fundsMinor: 5_000, at: NOW });
      expect(await openTestWithdrawal(api.pool, player, [2_000], NOW)).toMatchObject({
        code: 'BLOCKED',
        reasons: ['KYC_REQUIRED'],
      });
      expect((await call('/decision', decisionRequest(player))).status).toBe(200);
      expect((await openTestWithdrawal(api.pool, player, [2_000], NOW)).code).toBe('OK');
    },
  );

  it('requires a new confirmation after a second request, and a repeated request keeps the deadline', async () => {
    const player = await playerWithRequest();
    const again = { decision: 'ask', documents: [], reason: 'The passport has run out' };
    expect(await call('/decision', decisionRequest(player, again))).toEqual({
      status: 200,
      body: { outcome: 'ASKED' },
    });
    expect(await stateOf(player)).toMatchObject({ status: 'Required', deadline: '2026-12-18T12:00:00.000Z' });
    await call('/decision', decisionRequest(player));
    await call('/decision', decisionRequest(player, again));
    const { status, deadline, missing, checks } = await stateOf(player);
    expect([status, missing, checks.map(({ kind }) => kind)]).toEqual([
      'Required',
      ['identity', 'address'],
      ['asked', 'asked-again', 'confirmed', 'asked-again'],
    ]);
    expect(Date.parse(deadline ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  it.each<[string, object, number, string]>([
    ['another brand', { brand: 'tuli' }, 404, 'UNKNOWN_PLAYER'],
    ['an unknown brand', { brand: 'unknown' }, 422, 'FIELD_INVALID'],
    ['an unknown player id', { playerId: 'unknown' }, 404, 'UNKNOWN_PLAYER'],
    ['no document', { documents: [] }, 422, 'DOCUMENTS_MISSING'],
    ['no proof of address', { documents: ['passport', 'identity-card'] }, 422, 'DOCUMENTS_MISSING'],
    ['no proof of identity', { documents: ['utility-bill'] }, 422, 'DOCUMENTS_MISSING'],
    ['an unknown document', { documents: ['passport', 'toString'] }, 422, 'FIELD_INVALID'],
    ['seen documents in a request', { decision: 'ask' }, 422, 'FIELD_INVALID'],
    ['no reason', { reason: ' ' }, 422, 'FIELD_INVALID'],
    ['no staff name', { staff: '' }, 422, 'FIELD_INVALID'],
    ['an invalid key', { key: 'a b' }, 422, 'FIELD_INVALID'],
    ['an unknown decision', { decision: 'forget' }, 422, 'FIELD_INVALID'],
  ])('is rejected with %s', async (_what, change, status, code) => {
    const player = await playerWithRequest();
    expect(await call('/decision', decisionRequest(player, change))).toEqual({ status, body: { code } });
    expect(await stateOf(player)).toMatchObject({ status: 'Required', checks: [{ kind: 'asked' }] });
  });

  it('is rejected with the key of another decision or a wrong signature', async () => {
    const [first, second] = [await playerWithRequest(), await playerWithRequest()];
    const pressed = decisionRequest(first);
    await call('/decision', pressed);
    for (const other of [
      decisionRequest(second, { key: pressed.key }),
      { ...pressed, staff: 'bob@staff.test' },
      { ...pressed, decision: 'ask', documents: [] },
    ]) {
      expect(await call('/decision', other)).toEqual({ status: 409, body: { code: 'KEY_REUSED' } });
    }
    for (const path of ['', '/player', '/decision'])
      expect((await call(path, decisionRequest(second), 'another secret')).status).toBe(401);
    expect((await stateOf(second)).status).toBe('Required');
  });

  it('cannot be changed or deleted', async () => {
    for (const change of [
      `update api.identity_check set staff = 'eve'`,
      'delete from api.identity_check',
      'truncate api.identity_check',
    ])
      await expect(api.pool.query(change)).rejects.toThrow();
  });
});
