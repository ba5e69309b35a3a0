import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as oidc from 'openid-client';
import { decodeJwt } from 'jose';
import { testClient } from '@foyer/runtime/service-calls';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { holdClock } from '../testing/clock.ts';
import { authorisation, discover, exchange, SEEDED_PASSWORD, type Pending } from '../testing/client.ts';
import { passkeyOptions } from '../testing/passkeyOptions.ts';
import { SoftwareAuthenticator } from '../testing/softwareAuthenticator.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { formsOf, visibleText, Visitor, type Reply } from '../testing/visitor.ts';

let stage: Stage;
let config: oidc.Configuration;
let visitor: Visitor;
let pending: Pending;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://aurora.localhost:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  await stage.pool.query('delete from identity.attempt_counter');
  await stage.pool.query('delete from identity.passkey');
  device = new SoftwareAuthenticator();
  await start();
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

async function start(hostName = 'aurora.localhost'): Promise<Reply> {
  visitor = new Visitor(stage.port, hostName);
  pending = await authorisation(config, visitor.origin);
  return visitor.open(pending.url.href.replace('aurora.localhost', hostName));
}

const options = <Options>(kind: 'register' | 'authenticate', headers?: Readonly<Record<string, string>>) =>
  passkeyOptions<Options>(visitor, kind, headers);

/** Signs in with the password on a device that supports passkeys, and adds one. */
async function addPasskey(email = 'funded@aurora.test'): Promise<Reply> {
  await visitor.submit('/sign-in', { email, password: SEEDED_PASSWORD, can_hold_passkey: 'yes' });
  const { body } = await options<PublicKeyCredentialCreationOptionsJSON>('register');
  return visitor.submit('/passkey/register', {
    credential: JSON.stringify(device.register(body, visitor.origin)),
  });
}

async function usePasskey(
  change: (options: PublicKeyCredentialRequestOptionsJSON) => PublicKeyCredentialRequestOptionsJSON = (
    given,
  ) => given,
  origin = visitor.origin,
): Promise<Reply> {
  const { body } = await options<PublicKeyCredentialRequestOptionsJSON>('authenticate');
  return visitor.submit('/passkey/authenticate', {
    credential: JSON.stringify(device.authenticate(change(body), origin)),
  });
}

describe('passkeys', () => {
  it('are offered after a sign-in on a device that supports them, added, and used without a password', async () => {
    const added = await addPasskey();
    expect(added.url.searchParams.get('code')).toEqual(expect.any(String));
    await start();
    const { url } = await usePasskey();
    const tokens = await exchange(config, pending, url);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ player_id: 'aurora-funded', passwordless: true });
    const { rows } = await stage.pool.query(
      `select kind from identity.significant_event where kind = 'PASSKEY_ADDED'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('are not offered to a device without support, to a player who has one, or after a refusal', async () => {
    const plain = await visitor.submit('/sign-in', {
      email: 'funded@aurora.test',
      password: SEEDED_PASSWORD,
      can_hold_passkey: '',
    });
    expect(plain.url.searchParams.get('code')).toEqual(expect.any(String));
    await start();
    await addPasskey();
    await start();
    const again = await visitor.submit('/sign-in', {
      email: 'funded@aurora.test',
      password: SEEDED_PASSWORD,
      can_hold_passkey: 'yes',
    });
    expect(again.url.searchParams.get('code')).toEqual(expect.any(String));
    await start();
    await visitor.submit('/sign-in', {
      email: 'empty@aurora.test',
      password: SEEDED_PASSWORD,
      can_hold_passkey: 'yes',
    });
    expect((await visitor.submit('/passkey/later')).url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it('work on every host of the brand and on no host of another brand', async () => {
    await addPasskey();
    await start('www.aurora.localhost');
    expect((await usePasskey()).url.searchParams.get('code')).toEqual(expect.any(String));
    await start('localhost');
    expect((await usePasskey()).status).toBe(422);
  });

  describe('on a page of the product', () => {
    const from = { address: '203.0.113.7', country: 'FI', userAgent: 'X (Windows NT 10.0) Chrome/142.0' };
    const call = (path: string, body: object = {}, playerId = 'aurora-funded') =>
      testClient.callSigned({
        baseUrl: `http://127.0.0.1:${stage.port}`,
        path: `/internal/players/${playerId}/passkeys${path}`,
        body: { brand: 'aurora', ...body },
        secret: stage.settings.internalSecret,
        clock: () => Date.now(),
      });
    beforeEach(async () => {
      await stage.pool.query(`delete from identity.player_session where sid in ('s1', 's2', 'e1')`);
      for (const [sid, player] of [
        ['s1', 'aurora-funded'],
        ['s2', 'aurora-funded'],
        ['e1', 'aurora-empty'],
      ])
        await stage.pool.query(
          `insert into identity.player_session (brand, sid, player_id, methods, flow, passwordless, origin, started_at, last_seen_at, ends_at)
           values ('aurora', $1, $2, '{pwd}', 'Identity', false, '', $3, $3, $4)`,
          [sid, player, new Date(), new Date(Date.now() + 8 * 3_600_000)],
        );
    });
    const page = (sid = 's1') => ({ sid, origin: `http://aurora.localhost:${stage.port}` });
    const created = async (sid = 's1') => {
      const { body } = await call('/options', page(sid));
      const { options: given } = body as { options: PublicKeyCredentialCreationOptionsJSON };
      return device.register(given, page().origin);
    };
    const emails = async (): Promise<readonly string[]> =>
      (
        await stage.pool.query<{ subject: string }>(
          `select subject from identity.outgoing_mail where subject like '%passkey%' order by id`,
        )
      ).rows.map(({ subject }) => subject);

    it('are added once for the challenge of the session, and sign the player in', async () => {
      const credential = await created();
      const add = () => call('/add', { ...page(), from, name: 'Laptop', credential });
      expect(await add()).toMatchObject({ status: 200, body: { passkey: { name: 'Laptop' } } });
      expect(await add()).toMatchObject({ status: 409, body: { code: 'PASSKEY_INVALID' } });
      await start();
      expect((await usePasskey()).url.searchParams.get('code')).toEqual(expect.any(String));
      expect((await emails()).at(-1)).toBe('A passkey was added to your Aurora account');
    });

    it('are refused for the challenge of another session', async () => {
      const credential = await created('s1');
      expect(await call('/add', { ...page('s2'), from, name: 'Laptop', credential })).toMatchObject({
        body: { code: 'PASSKEY_INVALID' },
      });
    });

    it.each([
      ['http://tuli.localhost', 409],
      ['http://127.0.0.1', 409],
      [7, 422],
    ])('have no options at %s', async (host, status) => {
      const origin = typeof host === 'string' ? `${host}:${stage.port}` : host;
      expect((await call('/options', { sid: 's1', origin })).status).toBe(status);
    });

    it.each([
      ['5 minutes after the sign-in', 's1', 300, 200],
      ['later', 's1', 301, 409],
      ['by a session of another player', 'e1', 0, 409],
      ['by an unknown session', 's9', 0, 409],
    ])('are added and removed %s: session %s, %s s, status %s', async (_when, sid, seconds, status) => {
      await stage.pool.query(
        `update identity.player_session set started_at = started_at - make_interval(secs => $1)`,
        [seconds],
      );
      const options = await call('/options', page(sid));
      const removal = await call('/remove', { passkey: 'unknown', from, sid });
      const refusal = { code: 'SIGN_IN_TOO_OLD' };
      expect(options).toMatchObject(status === 200 ? { status } : { status, body: refusal });
      expect(removal.body).toEqual(status === 200 ? { code: 'UNKNOWN_PASSKEY' } : refusal);
    });

    it('are renamed and removed by their player only', async () => {
      await call('/add', { ...page(), from, name: 'Laptop', credential: await created() });
      const id = device.credentialId.toString('base64url');
      const unknown = { status: 404, body: { code: 'UNKNOWN_PASSKEY' } };
      expect(await call('/rename', { passkey: id, name: 'Stolen' }, 'aurora-empty')).toEqual(unknown);
      expect(await call('/remove', { passkey: id, from, sid: 'e1' }, 'aurora-empty')).toEqual(unknown);
      await call('/rename', { passkey: id, name: 'Desk' });
      expect(await call('')).toMatchObject({ body: { passkeys: [{ id, name: 'Desk' }] } });
      expect(await call('/remove', { passkey: id, from, sid: 's1' })).toMatchObject({
        body: { removed: true },
      });
      expect(await call('')).toMatchObject({ body: { passkeys: [] } });
      expect((await emails()).at(-1)).toBe('A passkey was removed from your Aurora account');
    });
  });

  it('are not offered where the host is an IP address', async () => {
    const page = await start('127.0.0.1');
    expect(page.text).not.toContain('data-passkey');
  });

  it('reject an answer for another origin, challenge or site', async () => {
    await addPasskey();
    await start();
    expect((await usePasskey(undefined, 'http://evil.example')).status).toBe(422);
    expect((await usePasskey((given) => ({ ...given, challenge: 'bm90IHRoZSBvbmU' }))).status).toBe(422);
    expect((await usePasskey((given) => ({ ...given, rpId: 'evil.example' }))).status).toBe(422);
  });

  it('reject an answer without user verification', async () => {
    await addPasskey();
    await start();
    device.isUserVerified = false;
    expect((await usePasskey()).status).toBe(422);
  });

  it('accept one answer per challenge, wrong or right', async () => {
    await addPasskey();
    await start();
    const { body } = await options<PublicKeyCredentialRequestOptionsJSON>('authenticate');
    const wrong = device.authenticate(body, 'http://evil.example');
    const right = device.authenticate(body, visitor.origin);
    const page = visitor.page as Reply;
    expect(
      (await visitor.submit('/passkey/authenticate', { credential: JSON.stringify(wrong) })).status,
    ).toBe(422);
    visitor.page = page;
    expect(
      (await visitor.submit('/passkey/authenticate', { credential: JSON.stringify(right) })).status,
    ).toBe(422);
  });

  it('reject a replayed answer', async () => {
    await addPasskey();
    await start();
    const { body } = await options<PublicKeyCredentialRequestOptionsJSON>('authenticate');
    const credential = JSON.stringify(device.authenticate(body, visitor.origin));
    const page = visitor.page as Reply;
    expect(
      (await visitor.submit('/passkey/authenticate', { credential }, { followRedirects: false })).status,
    ).toBe(303);
    visitor.page = page;
    expect((await visitor.submit('/passkey/authenticate', { credential })).status).toBe(422);
  });

  it('reject a counter that decreases, as that of a cloned device does', async () => {
    await addPasskey();
    await start();
    device.counter = 5;
    await usePasskey();
    await start();
    device.counter = 2;
    expect((await usePasskey()).status).toBe(422);
  });

  it('reject an unregistered device', async () => {
    device.register(
      { user: { id: 'eA' }, rp: { id: 'x' }, challenge: 'eA' } as PublicKeyCredentialCreationOptionsJSON,
      visitor.origin,
    );
    const reply = await usePasskey();
    expect(reply.status).toBe(422);
    expect(visibleText(reply.text)).toContain('Try again or use your password');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"id":1}',
    '{"id":"x"}',
    '{"id":"x","response":null}',
    '{"id":"x","response":{}}',
    `{"id":"${'x'.repeat(20_000)}"}`,
  ])('reject malformed input: %#', async (credential) => {
    await options('authenticate');
    expect((await visitor.submit('/passkey/authenticate', { credential })).status).toBe(422);
  });

  it('cannot be added without a sign-in in this interaction', async () => {
    const { status } = await options('register');
    expect(status).not.toBe(200);
    const path = visitor.page?.url.pathname ?? '';
    const token = formsOf(visitor.page?.text ?? '')[0]?.hidden['form_token'] ?? '';
    const reply = await visitor.open(`${path}/passkey/register/options`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: visitor.origin, 'x-form-token': token },
    });
    expect(reply.status).toBe(403);
  });

  it('give their challenge only to the page of this origin', async () => {
    expect((await options('authenticate', { origin: 'http://evil.example' })).status).toBe(403);
    expect((await options('authenticate', { 'x-form-token': 'guessed' })).status).toBe(403);
    expect((await options('authenticate', { 'content-type': 'text/plain' })).status).toBe(415);
  });
});
