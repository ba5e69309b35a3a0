import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { testClient } from '@foyer/runtime/service-calls';
import { holdClock } from '../testing/clock.ts';
import { authorisation, discover, signedIn } from '../testing/client.ts';
import { PERSONAL_DATA_RULES, type PersonalDataRule } from '../testing/personalDataRules.ts';
import { EXPIRING_TABLES } from '../store/sweep.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { Visitor } from '../testing/visitor.ts';

let stage: Stage;
let config: oidc.Configuration;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

function call(
  path: string,
  body: unknown,
  secret = stage.settings.internalSecret,
): Promise<{ status: number; body: unknown }> {
  return testClient.callSigned({
    baseUrl: `http://127.0.0.1:${stage.port}`,
    path,
    body,
    secret,
    clock: () => Date.now(),
  });
}

describe('internal calls of other services', () => {
  it('end a session with its tokens, cookie and state', async () => {
    const visitor = new Visitor(stage.port);
    const tokens = await signedIn(visitor, config, 'kyc@aurora.test');
    const sid = String(decodeJwt(tokens.access_token)['sid']);
    expect(await call(`/internal/sessions/${sid}/state`, { brand: 'aurora' })).toMatchObject({
      body: { active: true, playerId: 'aurora-kyc' },
    });
    expect(await call(`/internal/sessions/${sid}/end`, { brand: 'aurora', reason: 'SELF_EXCLUDED' })).toEqual(
      { status: 200, body: { ended: true } },
    );
    expect(await call(`/internal/sessions/${sid}/end`, { brand: 'aurora', reason: 'SELF_EXCLUDED' })).toEqual(
      { status: 200, body: { ended: false } },
    );
    expect(await call(`/internal/sessions/${sid}/state`, { brand: 'aurora' })).toMatchObject({
      body: { active: false, reason: 'SELF_EXCLUDED' },
    });
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(oidc.fetchUserInfo(config, tokens.access_token, 'aurora-kyc')).rejects.toBeDefined();
    const silent = await visitor.open(
      (await authorisation(config, visitor.origin, { prompt: 'none' })).url.href,
    );
    expect(silent.url.searchParams.get('error')).toBe('login_required');
  });

  it('end every session of a player', async () => {
    const tokens = await signedIn(new Visitor(stage.port), config, 'kyc@aurora.test');
    expect(
      await call('/internal/players/aurora-kyc/sessions/end', { brand: 'aurora', reason: 'ACCOUNT_CLOSED' }),
    ).toEqual({ status: 200, body: { ended: 1 } });
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('list the sign-ins of one player, newest first, with device, country, method and reason', async () => {
    const phone = new Visitor(stage.port);
    Object.assign(phone.headers, {
      'x-country': 'FI',
      'user-agent': 'X (Linux; Android 15) Firefox/145.0 Mobile',
    });
    await signedIn(phone, config, 'kyc@aurora.test');
    const computer = new Visitor(stage.port);
    Object.assign(computer.headers, { 'x-country': 'MT', 'user-agent': 'X (Windows NT 10.0) Chrome/142.0' });
    await signedIn(computer, config, 'kyc@aurora.test');
    const period = { from: new Date(Date.now() - 3_600_000).toISOString(), to: null };
    const list = (more: object = {}) =>
      call('/internal/players/aurora-kyc/sign-ins', {
        brand: 'aurora',
        ...period,
        method: null,
        limit: 10,
        offset: 0,
        ...more,
      });
    const { body } = await list();
    const { sessions } = body as { sessions: readonly { device: { browser?: string } }[] };
    expect(sessions.filter(({ device }) => device.browser !== undefined)).toMatchObject([
      {
        method: 'PASSWORD',
        country: 'MT',
        device: { kind: 'COMPUTER', browser: 'Chrome', system: 'Windows' },
        endedAt: null,
        endReason: null,
      },
      {
        method: 'PASSWORD',
        country: 'FI',
        device: { kind: 'PHONE', browser: 'Firefox', system: 'Android' },
        endedAt: expect.any(String),
        endReason: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
      },
    ]);
    const { count } = (body as { totals: { count: number } }).totals;
    expect(body).toMatchObject({ totals: { count: expect.any(Number), countries: 2 } });
    expect(await list({ limit: 1, offset: 1 })).toMatchObject({
      body: { sessions: [{ country: 'FI' }], totals: { count } },
    });
    expect(await list({ method: 'PASSKEY' })).toMatchObject({
      body: { sessions: [], totals: { count: 0, countries: 0 } },
    });
    expect(await list({ to: period.from })).toMatchObject({ body: { totals: { count: 0 } } });
    expect(await list({ brand: 'tuli' })).toMatchObject({ body: { sessions: [] } });
    expect(await list({ limit: 5_000 })).toMatchObject({ status: 422, body: { code: 'FIELD_INVALID' } });
    expect(await call('/internal/players/aurora-kyc/sessions', { brand: 'aurora' })).toMatchObject({
      body: { sessions: [{ country: 'MT', endedAt: null }] },
    });
  });

  it('send an email about a sign-in from a new device or country, and none about a known one', async () => {
    const from = async (country: string, agent: string): Promise<number> => {
      const visitor = new Visitor(stage.port);
      Object.assign(visitor.headers, { 'x-country': country, 'user-agent': agent });
      await signedIn(visitor, config, 'wealth@aurora.test');
      const { rowCount } = await stage.pool.query(
        `select 1 from identity.outgoing_mail where recipient = 'wealth@aurora.test' and subject like 'New sign-in%'`,
      );
      return rowCount ?? 0;
    };
    const laptop = 'X (Windows NT 10.0) Chrome/142.0';
    expect(await from('FI', laptop)).toBe(0);
    expect(await from('FI', laptop.replace('142', '143'))).toBe(0);
    expect(await from('FI', 'X (iPhone) Version/19.0 Mobile Safari/604.1')).toBe(1);
    expect(await from('MT', laptop)).toBe(2);
    expect(await from('MT', laptop)).toBe(2);
    const { rows } = await stage.pool.query<{ body: string }>(
      `select body from identity.outgoing_mail where recipient = 'wealth@aurora.test' order by id desc limit 1`,
    );
    expect(rows[0]?.body).toContain('Chrome · Windows, Malta');
    expect(rows[0]?.body).toContain('/en/profile/session-history/');
  });

  it('exchange a leaked refresh token: no grace period for it, the usual one for its successor', async () => {
    const tokens = await signedIn(new Visitor(stage.port), config, 'kyc@aurora.test');
    const spend = () =>
      call('/internal/refresh-tokens/spend', { brand: 'aurora', refreshToken: tokens.refresh_token });
    const spent = await Promise.all([spend(), spend()]);
    const successors = spent
      .map(({ body }) => (body as { refreshToken: string | null }).refreshToken)
      .filter((token) => token !== null);
    expect(successors).toHaveLength(1);
    const next = await oidc.refreshTokenGrant(config, successors[0] ?? '');
    expect(decodeJwt(next.access_token)['sid']).toBe(decodeJwt(tokens.access_token)['sid']);
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('rotate the signing key for every issuer', async () => {
    const kids = async (): Promise<readonly string[]> =>
      (
        JSON.parse((await new Visitor(stage.port).open('/internal/realms/aurora/certs')).text) as {
          keys: { kid: string }[];
        }
      ).keys.map((key) => key.kid);
    const before = await kids();
    const { body } = await call('/internal/signing-keys/rotate', {});
    const { kid } = body as { kid: string };
    // published before it signs, for clients that cache the key set; other processes are notified over the
    // bus
    expect(await kids()).toEqual([...before, kid]);
    const tokens = await signedIn(new Visitor(stage.port), config, 'kyc@aurora.test');
    expect(decodeProtectedHeader(tokens.access_token).kid).toBe(before[0]);
  });

  it.each([
    ['an unknown call', '/internal/nothing', { brand: 'aurora' }, 404],
    ['an unknown brand', '/internal/sessions/x/end', { brand: 'unknown-brand' }, 422],
    ['a brand that is not a string', '/internal/sessions/x/end', { brand: ['aurora'] }, 422],
    ['an empty body', '/internal/sessions/x/end', null, 422],
  ])('refuse %s', async (_name, path, body, status) => {
    expect((await call(path, body)).status).toBe(status);
  });

  it('refuse another secret, an old signature and a missing signature', async () => {
    expect((await call('/internal/sessions/x/end', { brand: 'aurora' }, 'another secret')).status).toBe(401);
    expect((await new Visitor(stage.port).post('/internal/sessions/x/end', {})).status).toBe(401);
    const old = Date.now() - 301_000;
    const late = testClient.callSigned({
      baseUrl: `http://127.0.0.1:${stage.port}`,
      path: '/internal/sessions/x/end',
      body: { brand: 'aurora' },
      secret: stage.settings.internalSecret,
      clock: () => old,
    });
    expect((await late).status).toBe(401);
  });
});

describe('personal data (requirements/screens#personal-data)', () => {
  const rulesOf = (rule: PersonalDataRule): readonly string[] =>
    Object.keys(PERSONAL_DATA_RULES).filter((table) => PERSONAL_DATA_RULES[table] === rule);

  it('is returned without secrets', async () => {
    const { body } = await call('/internal/players/aurora-empty/personal-data', { brand: 'aurora' });
    expect(body).toMatchObject({ credential: { email: 'empty@aurora.test' } });
    expect(JSON.stringify(body)).not.toMatch(/password_hash|user_handle|public_key/);
  });

  it('has a rule for the erasure of each table', async () => {
    const { rows } = await stage.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'identity' and table_type = 'BASE TABLE'`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(PERSONAL_DATA_RULES).sort());
    const swept = EXPIRING_TABLES.filter((table) => !table.startsWith('staff_'));
    expect([...swept, 'attempt_counter'].sort()).toEqual([...rulesOf('expires')].sort());
  });

  it('is erased in each table that has it, also at former addresses, and stays for other players', async () => {
    await stage.pool.query(
      `insert into identity.email_verification (brand, token_hash, player_id, email, reason, sent_at, expires_at)
       select 'aurora', sha256(id::bytea), id, id || '-before@example.com', 'EmailChange', now(), now() from unnest(array['aurora-empty', 'aurora-funded']) id`,
    );
    await stage.pool.query(
      `insert into identity.outgoing_mail (brand, recipient, locale, subject, body, created_at)
       select brand, recipient, 'en', 's', 'b', now() from (values ('aurora', 'Empty@Aurora.test'), ('aurora', 'aurora-empty-before@example.com'), ('aurora', '+3725551234'),
         ('aurora', 'before-that@example.com'), ('aurora', 'other@example.com'), ('tuli', '+3725551234')) m (brand, recipient)`,
    );
    for (const table of ['bank_person', 'eid_person'])
      await stage.pool.query(
        `insert into identity.${table} (brand, subject_hash, player_id, linked_at)
         select 'aurora', sha256(id::bytea), id, now() from unnest(array['aurora-empty', 'aurora-funded']) id`,
      );
    await stage.pool.query(
      `insert into identity.passkey (brand, credential_id, player_id, relying_party, public_key, counter, backed_up, created_at)
       select 'aurora', 'erasure-' || id, id, 'aurora.localhost', 'key', 0, false, now() from unnest(array['aurora-empty', 'aurora-funded']) id`,
    );
    const tokens = await signedIn(new Visitor(stage.port), config, 'empty@aurora.test');
    await signedIn(new Visitor(stage.port), config, 'funded@aurora.test');
    await stage.pool.query(
      `update identity.credential set person_key = sha256(player_id::bytea), locale = 'fi' where brand = 'aurora' and player_id in ('aurora-empty', 'aurora-funded')`,
    );
    const rowsOf = async (playerId: string) => {
      const counts: Record<string, number> = {};
      for (const table of rulesOf('erased').filter((name) => name !== 'outgoing_mail')) {
        const { rowCount } = await stage.pool.query(
          `select 1 from identity.${table} where brand = 'aurora' and player_id = $1`,
          [playerId],
        );
        counts[table] = Math.min(rowCount ?? 0, 1);
      }
      return counts;
    };
    const all = Object.fromEntries(
      rulesOf('erased')
        .filter((name) => name !== 'outgoing_mail')
        .map((table) => [table, 1]),
    );
    expect(await rowsOf('aurora-empty')).toEqual(all);

    const erase = () =>
      call('/internal/players/aurora-empty/erase', {
        brand: 'aurora',
        recipients: ['+3725551234', 'Before-That@example.com'],
      });
    expect((await erase()).body).toEqual({ erased: true });
    expect((await erase()).body).toEqual({ erased: true });

    // the credential is the only row, and it names no person
    expect(await rowsOf('aurora-empty')).toEqual({
      ...Object.fromEntries(Object.keys(all).map((table) => [table, 0])),
      credential: 1,
    });
    const { rows: credentials } = await stage.pool.query<{ credential: object }>(
      `select to_jsonb(c) - 'user_handle' - 'created_at' - 'password_changed_at' as credential from identity.credential c where brand = 'aurora' and player_id = 'aurora-empty'`,
    );
    expect(credentials.map(({ credential }) => credential)).toEqual([
      {
        brand: 'aurora',
        player_id: 'aurora-empty',
        email: 'erased-aurora-empty',
        email_key: 'erased-aurora-empty',
        state: 'pending',
        person_key: null,
        locale: null,
        password_parameters: null,
        password_salt: null,
        password_hash: null,
      },
    ]);
    expect(await rowsOf('aurora-funded')).toEqual(all);
    const { rows: mail } = await stage.pool.query(
      `select brand, recipient from identity.outgoing_mail where subject = 's' order by brand`,
    );
    expect(mail).toEqual([
      { brand: 'aurora', recipient: 'other@example.com' },
      { brand: 'tuli', recipient: '+3725551234' },
    ]);
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(signedIn(new Visitor(stage.port), config, 'empty@aurora.test')).rejects.toBeDefined();
  });
});
