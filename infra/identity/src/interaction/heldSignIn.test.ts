import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { testClient } from '@foyer/runtime/service-calls';
import { authorisation, exchange, failure, SEEDED_PASSWORD } from '../testing/client.ts';
import { EMAIL, signInScene } from '../testing/signInScene.ts';

const at = signInScene();

/** Proves the password, without the redirect that starts the session. */
async function prove(): Promise<string> {
  const reply = await at.visitor.submit(
    '/sign-in',
    { email: EMAIL, password: SEEDED_PASSWORD },
    { followRedirects: false },
  );
  return String(reply.headers.location);
}
const liveSessions = async () =>
  (await at.stage.pool.query('select 1 from identity.player_session where ended_at is null')).rowCount;

describe('a sign-in whose last redirect the browser holds back', () => {
  it('starts its session when the player may still sign in', async () => {
    const last = await prove();
    expect((await at.visitor.open(last)).url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it.each(['SELF_EXCLUDED', 'ACCOUNT_CLOSED', 'REGISTER_UNAVAILABLE'])(
    'starts no session once the api answers %s',
    async (reason) => {
      await at.stage.pool.query('update identity.player_session set ended_at = now()');
      const last = await prove();
      at.stage.api.answer = () => ({ status: 200, body: { allowed: false, reason } });
      const { url } = await at.visitor.open(last);
      expect([url.searchParams.get('error'), url.searchParams.get('code')]).toEqual(['access_denied', null]);
      expect(await liveSessions()).toBe(0);
    },
  );

  it('starts no session while the api does not answer', async () => {
    await at.stage.pool.query('update identity.player_session set ended_at = now()');
    const last = await prove();
    at.stage.api.isDown = true;
    expect((await at.visitor.open(last)).url.searchParams.get('code')).toBeNull();
    expect(await liveSessions()).toBe(0);
  });

  it('announces the end, and no start, of a session that is refused', async () => {
    const last = await prove();
    at.stage.api.answer = () => ({ status: 200, body: { allowed: false, reason: 'SELF_EXCLUDED' } });
    const announced: string[] = [];
    const stops = ['identity.session-started', 'identity.session-destroyed'].map((name) =>
      at.stage.bus.subscribe(name, () => void announced.push(name)),
    );
    await at.visitor.open(last);
    while (!announced.includes('identity.session-destroyed')) await nextTurn();
    for (const stop of stops) stop();
    expect(announced).toEqual(['identity.session-destroyed']);
  });
});

describe('an authorization code', () => {
  it('is worthless once the sessions of its player have ended', async () => {
    const pending = await authorisation(at.config, at.visitor.origin);
    await at.visitor.open(pending.url.href);
    const { url } = await at.attempt(EMAIL, SEEDED_PASSWORD);
    await testClient.callSigned({
      baseUrl: `http://127.0.0.1:${at.stage.port}`,
      path: '/internal/players/aurora-funded/sessions/end',
      body: { brand: 'aurora', reason: 'SELF_EXCLUDED' },
      secret: at.stage.settings.internalSecret,
      clock: () => Date.now(),
    });
    expect(await failure(exchange(at.config, pending, url))).toBe('invalid_grant');
  });
});
