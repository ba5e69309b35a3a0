import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RegistryRefusal } from '@foyer/runtime';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { startTestStaffRealm, type TestStaffRealm, type TokenFault } from '../testing/testStaffRealm.ts';

let realm: TestStaffRealm;
let registry: TestRegistry;

beforeAll(async () => {
  realm = await startTestStaffRealm();
  registry = await startTestRegistry({ FOYER_IDENTITY_PORT: String(realm.port) });
  await registry.publish('shell', 'h1', 1);
  await registry.publish('mfe-casino', 'c1', 1);
  await registry.publish('mfe-casino', 'c2', 2);
  await registry.publish('mfe-sportsbook', 's1', 1);
  for (const [app, release] of [
    ['shell', 'h1'],
    ['mfe-casino', 'c1'],
    ['mfe-sportsbook', 's1'],
  ])
    await operator({ kind: 'promote', app, release });
}, START_MS);
afterAll(async () => {
  await registry.close();
  await realm.close();
}, START_MS);

async function operator(change: object): Promise<void> {
  await (
    await registry.as('staff/operator')
  ).post('/v1/changes', { environment: 'production', reason: 'for this test', ...change });
}

async function code(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof RegistryRefusal ? error.code : String(error)),
  );
}

/** Sends a request of the console on behalf of a staff member. */
async function request(
  who: string | undefined,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  fault?: TokenFault,
): Promise<unknown> {
  const client = await registry.as(
    'services/console',
    who === undefined ? undefined : await realm.token(`${who}@staff.test`, fault),
  );
  return method === 'GET' ? client.get(path) : client.post(path, body);
}

/** A JSON Web Token; a signature in base64 can contain `eyJ`, but no dots. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

const OFF = {
  environment: 'production',
  kind: 'off',
  app: 'mfe-sportsbook',
  publicReason: 'maintenance',
  reason: 'a table of this test',
};
const OVERRIDE = {
  kind: 'override',
  app: 'mfe-casino',
  release: 'c2',
  brand: 'aurora',
  minutes: 30,
  reason: 'a look at my change',
};

describe('permissions of the console for a staff member', () => {
  it.each<[string, string | undefined, 'GET' | 'POST', string, object | undefined, string]>([
    ['an operator switches off', 'operator', 'POST', '/v1/changes', OFF, 'done'],
    [
      'an operator switches on',
      'operator',
      'POST',
      '/v1/changes',
      { ...OFF, kind: 'on', publicReason: undefined },
      'done',
    ],
    ['an auditor may not switch off', 'auditor', 'POST', '/v1/changes', OFF, 'NOT_PERMITTED'],
    ['an auditor reads', 'auditor', 'GET', '/v1/audit', undefined, 'done'],
    ['an auditor starts a file check', 'auditor', 'POST', '/v1/check', {}, 'done'],
    [
      'a squad promotes its own application',
      'casino',
      'POST',
      '/v1/changes',
      { environment: 'staging', kind: 'promote', app: 'mfe-casino', release: 'c2', reason: 'ours' },
      'done',
    ],
    [
      'a squad may not promote another application',
      'sportsbook',
      'POST',
      '/v1/changes',
      { environment: 'staging', kind: 'promote', app: 'mfe-casino', release: 'c1', reason: 'not ours' },
      'NOT_PERMITTED',
    ],
    ['a squad may not switch off', 'sportsbook', 'POST', '/v1/changes', OFF, 'NOT_PERMITTED'],
    ['the console may not publish', 'casino', 'POST', '/v1/releases', {}, 'NOT_PERMITTED'],
    ['the console may not add keys', 'operator', 'POST', '/v1/keys', {}, 'NOT_PERMITTED'],
    ['the console may not revoke keys', 'operator', 'POST', '/v1/keys/revoke', {}, 'NOT_PERMITTED'],
    [
      'the console without a staff member may not read',
      undefined,
      'GET',
      '/v1/status',
      undefined,
      'STAFF_NEEDED',
    ],
    [
      'the console without a staff member may not change anything',
      undefined,
      'POST',
      '/v1/changes',
      OFF,
      'STAFF_NEEDED',
    ],
  ])('follow role and application: %s', async (_what, who, method, path, body, expected) => {
    expect(await code(request(who, method, path, body))).toBe(expected);
  });

  it.each<[string, TokenFault]>([
    ['expired', { lifeSeconds: -1 }],
    ['for another audience', { audience: 'preview' }],
    ['from a player realm', { issuer: 'http://aurora.localhost:4000/realms/aurora', audience: 'app' }],
    ['from another issuer', { issuer: 'http://console.localhost:4999/realms/staff' }],
    ['an id token', { type: 'JWT' }],
    ['without roles', { withoutRoles: true }],
    ['signed with another key', { foreignKey: true }],
  ])('refuses a token that is %s', async (_what, fault) => {
    expect(await code(request('operator', 'GET', '/v1/status', undefined, fault))).toBe('TOKEN_REFUSED');
  });

  it('refuses a staff token sent with a personal key, because the actor would be ambiguous', async () => {
    const client = await registry.as('staff/auditor', await realm.token('operator@staff.test'));
    expect(await code(client.post('/v1/changes', OFF))).toBe('TOKEN_MISPLACED');
  });

  it('records the person and the proof, but not the token', async () => {
    await request('operator', 'POST', '/v1/changes', {
      ...OFF,
      kind: 'lock',
      app: undefined,
      publicReason: undefined,
      environment: 'dev',
      brands: undefined,
    });
    const { entries } = await (await registry.as('staff/auditor')).get('/v1/audit?environment=dev&limit=1');
    expect(entries[0]).toMatchObject({
      actor: 'operator@staff.test',
      role: 'operator',
      proof: {
        keyId: (await registry.key('services/console')).keyId,
        staff: { subject: 'operator', session: 'session-of-operator', tokenId: expect.any(String) },
      },
    });
    expect(await realm.token('operator@staff.test')).toMatch(TOKEN);
    expect(JSON.stringify(entries[0])).not.toMatch(TOKEN);
  });

  it('verifies roles and session before each change', async () => {
    const found = realm.members.get('operator@staff.test');
    if (!found) throw new Error('no operator');
    const client = await registry.as('services/console', await realm.token('operator@staff.test'));
    found.roles = ['auditor'];
    expect(await code(client.post('/v1/changes', OFF))).toBe('STAFF_CHANGED');
    found.roles = ['operator'];
    found.isActive = false;
    expect(await code(client.post('/v1/changes', OFF))).toBe('STAFF_CHANGED');
    found.isActive = true;
  });
});

describe('overrides', () => {
  const give = (who: string, change: object = {}): Promise<unknown> =>
    request(who, 'POST', '/v1/overrides', { ...OVERRIDE, ...change });

  it.each<[string, string, object, string]>([
    ['a squad overrides its own application', 'casino', {}, 'done'],
    ['a squad may not override another application', 'sportsbook', {}, 'NOT_PERMITTED'],
    ['an operator overrides any application', 'operator', {}, 'done'],
    ['an operator creates one for a squad', 'operator', { for: 'casino@staff.test' }, 'done'],
    ['the recipient needs the permission too', 'operator', { for: 'sportsbook@staff.test' }, 'NOT_PERMITTED'],
    ['an auditor may not create one', 'auditor', {}, 'NOT_PERMITTED'],
    ['an auditor may not receive one', 'operator', { for: 'auditor@staff.test' }, 'NOT_PERMITTED'],
    ['a player is not a staff member', 'operator', { for: 'funded@aurora.test' }, 'STAFF_MISSING'],
    ['an override lasts at most an hour', 'casino', { minutes: 61 }, 'REQUEST_MALFORMED'],
    ['a preview may last a day', 'casino', { kind: 'preview', minutes: 1_440 }, 'done'],
    ['a preview lasts at most a day', 'casino', { kind: 'preview', minutes: 1_441 }, 'REQUEST_MALFORMED'],
    ['an unpublished release', 'casino', { release: 'c9' }, 'RELEASE_UNKNOWN'],
    ['a brand that does not exist', 'casino', { brand: 'nowhere' }, 'REQUEST_MALFORMED'],
  ])('follow the role: %s', async (_what, who, change, expected) => {
    expect(await code(give(who, change))).toBe(expected);
  });

  it('requires the staff member when a squad’s key creates it', async () => {
    const client = await registry.as('squads/casino');
    expect(await code(client.post('/v1/overrides', OVERRIDE))).toBe('VIEWER_MISSING');
    expect(await code(client.post('/v1/overrides', { ...OVERRIDE, for: 'casino@staff.test' }))).toBe('done');
  });

  it('is explained as the edge resolves it: on for its viewer and brand, where the default is off', async () => {
    await give('casino');
    await operator({ kind: 'off', app: 'mfe-casino', publicReason: 'maintenance' });
    const explain = (more: string): Promise<unknown> =>
      request('auditor', 'GET', `/v1/explain?app=mfe-casino&${more}`);
    expect(await explain('brand=aurora')).toMatchObject({ decision: { kind: 'off' }, layer: 'market' });
    expect(await explain('brand=aurora&override=c2')).toMatchObject({
      decision: { kind: 'release', release: 'c2' },
      layer: 'override',
    });
    expect(await explain('brand=tuli&override=c2')).toMatchObject({
      decision: { kind: 'off' },
      steps: expect.arrayContaining([
        expect.objectContaining({ layer: 'override', reason: 'release-unknown' }),
      ]) as unknown,
    });
    await operator({ kind: 'on', app: 'mfe-casino' });
    expect(await explain('brand=tuli&without=c1')).toMatchObject({
      decision: { kind: 'off', reason: 'incident' },
      steps: expect.arrayContaining([expect.objectContaining({ reason: 'did-not-run' })]) as unknown,
    });
    expect(await code(explain('brand=tuli&without=c1,/'))).toBe('REQUEST_MALFORMED');
  });

  it('is in the signed plan until it is revoked, and changes nothing for players', async () => {
    const before = await registry.plan();
    const given = (await give('casino')) as { id: string; link: string };
    const after = await registry.plan();
    expect(given.link).toBe(`/?foyer-preview=${given.id}`);
    expect(after.overrides?.find(({ id }) => id === given.id)).toMatchObject({
      app: 'mfe-casino',
      release: 'c2',
      brand: 'aurora',
      subject: 'casino',
      entry: { release: 'c2' },
    });
    expect([after.apps, after.others]).toEqual([before.apps, before.others]);
    expect(after.version).toBe(before.version + 1);
    expect(
      await code(request('sportsbook', 'POST', '/v1/overrides/revoke', { id: given.id, reason: 'not mine' })),
    ).toBe('NOT_PERMITTED');
    expect(
      await code(request('casino', 'POST', '/v1/overrides/revoke', { id: given.id, reason: 'seen enough' })),
    ).toBe('done');
    expect((await registry.plan()).overrides?.some(({ id }) => id === given.id)).toBe(false);
    expect(
      await code(request('casino', 'POST', '/v1/overrides/revoke', { id: given.id, reason: 'twice' })),
    ).toBe('NOTHING_CHANGES');
  });

  it('continues with the next release under the same link, for the same person, brand and application only', async () => {
    const mine = await registry.as('squads/casino');
    const go = (change: object): Promise<{ id: string; link: string }> =>
      mine.post('/v1/overrides', { ...OVERRIDE, for: 'casino@staff.test', ...change });
    const first = await go({ release: 'c1' });
    for (const change of [{ brand: 'tuli' }, { kind: 'preview' }, { environment: 'staging' }])
      expect(await code(go({ follows: first.id, ...change }))).toMatch(
        /^OVERRIDE_UNKNOWN$|^NO_RELEASE_IN_ENVIRONMENT$/,
      );
    const second = await go({ follows: first.id });
    const third = await go({ follows: second.id, release: 'c1' });
    expect([second.link, third.link]).toEqual([first.link, first.link]);
    expect((await registry.plan()).overrides?.filter(({ id }) => first.link.endsWith(id))).toMatchObject([
      { release: 'c1', subject: 'casino' },
    ]);
    expect(await code(go({ follows: second.id }))).toBe('OVERRIDE_UNKNOWN'); // an expired override
    await mine.post('/v1/overrides/revoke', { id: third.id, reason: 'seen enough' });
    expect((await registry.plan()).overrides?.some(({ id }) => first.link.endsWith(id))).toBe(false);
  });

  it('are recorded in the audit, whose chain remains valid, and listed', async () => {
    const auditor = await registry.as('staff/auditor');
    const { entries } = await auditor.get('/v1/audit?environment=production&app=mfe-casino');
    expect(entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['override-given', 'override-revoked', 'preview-given']),
    );
    expect(await auditor.get('/v1/audit/verify')).toMatchObject({ faults: [] });
    const { overrides } = await auditor.get('/v1/overrides?app=mfe-casino');
    expect(overrides.some(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });

  it('ignores locks, because no player gets anything else; a withdrawn release is not shown', async () => {
    await operator({ kind: 'lock' });
    expect(await code(give('casino'))).toBe('done');
    await operator({ kind: 'unlock' });
    await operator({ kind: 'withdraw', app: 'mfe-casino', release: 'c2' });
    expect(await code(give('casino'))).toBe('WITHDRAWN');
  });

  it('cannot be extended, or given to another person, in the table', async () => {
    const client = registry.pool;
    await expect(
      client.query("update registry.override set expires_at = expires_at + interval '1 minute'"),
    ).rejects.toThrow('can only be revoked');
    await expect(client.query("update registry.override set subject = 'operator'")).rejects.toThrow(
      'can only be revoked',
    );
    await expect(client.query('delete from registry.override')).rejects.toThrow('append-only');
  });
});

describe('staff requests while the staff realm does not answer', () => {
  it('accepts no staff token, but keys work', async () => {
    const token = await realm.token('operator@staff.test');
    await realm.close();
    const client = await registry.as('services/console', token);
    expect(await code(client.post('/v1/changes', OFF))).toBe('STAFF_UNKNOWN');
    await registry.restart(); // a restart clears the cached keys
    expect(await code(client.get('/v1/status'))).toBe('STAFF_UNKNOWN');
    expect(
      await code(
        (await registry.as('squads/casino')).post('/v1/overrides', { ...OVERRIDE, for: 'casino@staff.test' }),
      ),
    ).toBe('STAFF_UNKNOWN');
    await operator({ kind: 'off', app: 'mfe-casino', publicReason: 'incident' });
  });
});
