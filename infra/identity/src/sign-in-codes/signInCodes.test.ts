import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { testClient } from '@foyer/runtime/service-calls';
import { pass } from '../testing/clock.ts';
import { authorisation, exchange } from '../testing/client.ts';
import { EMAIL, signInScene } from '../testing/signInScene.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';

const at = signInScene();
const PHONE = '+37255501234';
const FROM = { address: '203.0.113.7', country: 'FI', userAgent: 'X' };
const WRONG = '00000000';

const call = async (path: string, body: object): Promise<Record<string, unknown>> =>
  (
    await testClient.callSigned({
      baseUrl: `http://127.0.0.1:${at.stage.port}`,
      path: `/internal/sign-in-codes/${path}`,
      body: { brand: 'aurora', from: FROM, isUnsafe: false, locale: 'en', ...body },
      secret: at.stage.settings.internalSecret,
      clock: () => Date.now(),
    })
  ).body as Record<string, unknown>;
const byEmail = (more: object = {}) => call('request', { channel: 'email', email: EMAIL, ...more });
const bySms = (playerId: string | null = 'aurora-funded') =>
  call('request', { channel: 'sms', phoneNumber: PHONE, playerId });

async function lastCode(recipient = EMAIL): Promise<string> {
  const { rows } = await at.stage.pool.query<{ body: string }>(
    'select body from identity.outgoing_mail where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return /\d{8}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}
const check = (attemptId: unknown, code: string) => call('check', { attemptId, code });
const withTicket = (ticket: unknown) => at.start({ login_ticket: String(ticket), prompt: 'login' });
const count = async (kind: string): Promise<number> => (await at.events(kind)).length;

describe('sign-in by code on a page of the product', () => {
  it.each([
    ['email', () => byEmail(), EMAIL, 'Identity', 'EMAIL_CODE'],
    ['text message', () => bySms(), PHONE, 'Sms', 'SMS_CODE'],
  ])('signs in by %s with the proof of the code, once', async (_what, request, recipient, flow, method) => {
    const { attemptId } = await request();
    const { ticket } = await check(attemptId, await lastCode(recipient));
    const visitor = new Visitor(at.stage.port);
    const pending = await authorisation(at.config, visitor.origin, {
      login_ticket: String(ticket),
      prompt: 'login',
    });
    const { url } = await visitor.open(pending.url.href);
    const tokens = await exchange(at.config, pending, url);
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      player_id: 'aurora-funded',
      passwordless: true,
      flow,
    });
    const { sessions } = (await testClient
      .callSigned({
        baseUrl: `http://127.0.0.1:${at.stage.port}`,
        path: '/internal/players/aurora-funded/sessions',
        body: { brand: 'aurora' },
        secret: at.stage.settings.internalSecret,
        clock: () => Date.now(),
      })
      .then(({ body }) => body)) as { sessions: readonly { method: string; endedAt: string | null }[] };
    expect(sessions.find(({ endedAt }) => endedAt === null)?.method).toBe(method);
    const again = await withTicket(ticket);
    expect(again.status).toBe(422);
    expect(visibleText(again.text)).toContain('can no longer be used');
  });

  it('checks the account at the end of the sign-in', async () => {
    at.stage.api.answer = () => ({ status: 200, body: { allowed: false, reason: 'SELF_EXCLUDED' } });
    const { attemptId } = await byEmail();
    const { ticket } = await check(attemptId, await lastCode());
    expect(visibleText((await withTicket(ticket)).text)).toContain('You’re self-excluded');
  });

  it.each([
    [119, 303],
    [120, 422],
  ])('accepts the proof for two minutes: after %d s → %d', async (seconds, status) => {
    const { attemptId } = await byEmail();
    const { ticket } = await check(attemptId, await lastCode());
    pass(seconds);
    expect((await withTicket(ticket)).status).toBe(status);
  });

  it('answers an unknown recipient in the same way, and sends nothing', async () => {
    const before = await at.stage.pool.query('select 1 from identity.outgoing_mail');
    const known = Object.keys(await byEmail());
    expect(Object.keys(await byEmail({ email: 'unknown@aurora.test' }))).toEqual(known);
    expect(Object.keys(await bySms(null))).toEqual(known);
    const after = await at.stage.pool.query('select 1 from identity.outgoing_mail');
    expect((after.rowCount ?? 0) - (before.rowCount ?? 0)).toBe(1);
  });

  it('voids the code after five wrong tries and records the cases', async () => {
    const { attemptId } = await byEmail();
    const [wrong, tooMany] = [
      await count('INVALID_LOGIN_CODE_ENTERED'),
      await count('TOO_MANY_INVALID_LOGIN_ATTEMPTS'),
    ];
    for (let tries = 0; tries < 4; tries += 1)
      expect(await check(attemptId, WRONG)).toEqual({ kind: 'wrong' });
    expect(await check(attemptId, WRONG)).toEqual({ kind: 'too-many' });
    expect(await check(attemptId, await lastCode())).toEqual({ kind: 'too-many' });
    expect((await count('INVALID_LOGIN_CODE_ENTERED')) - wrong).toBe(6);
    expect((await count('TOO_MANY_INVALID_LOGIN_ATTEMPTS')) - tooMany).toBe(2);
  });

  it('reports an expired code, and one that was used', async () => {
    const { attemptId } = await byEmail();
    const code = await lastCode();
    expect(await check(attemptId, code)).toMatchObject({ kind: 'right' });
    expect(await check(attemptId, code)).toEqual({ kind: 'expired' });
    const next = await byEmail();
    pass(600);
    expect(await check(next['attemptId'], await lastCode())).toEqual({ kind: 'expired' });
  });

  it('sends another code to the same recipient after the wait only', async () => {
    const first = await byEmail();
    const { attemptId } = first;
    const code = await lastCode();
    expect(await call('resend', { attemptId })).toEqual(first);
    expect(await lastCode()).toBe(code);
    pass(30);
    expect(await call('resend', { attemptId })).toMatchObject({ kind: 'sent', attemptId });
    expect(await check(attemptId, code)).toEqual({ kind: 'wrong' });
    expect(await check(attemptId, await lastCode())).toMatchObject({ kind: 'right' });
    expect(await call('resend', { attemptId: 'unknown' })).toEqual({ kind: 'expired' });
  });

  it('sends five codes to an account within a lock-out at most', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect(await byEmail()).toMatchObject({ kind: 'sent' });
    expect(await byEmail()).toEqual({ kind: 'locked', until: expect.any(String) });
    pass(at.stage.settings.loginLockMinutes * 60);
    expect(await byEmail()).toMatchObject({ kind: 'sent' });
  });

  it.each([
    ['UNSAFE_CONNECTION', { isUnsafe: true }, 'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION'],
    ['FORBIDDEN_COUNTRY', { from: { ...FROM, country: 'US' } }, 'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY'],
  ])('refuses %s before a code is sent or compared', async (reason, more, kind) => {
    const before = await count(kind);
    const refused = { kind: 'refused', reason };
    const { attemptId } = await byEmail();
    expect(await byEmail(more)).toEqual(refused);
    expect(await call('check', { attemptId, code: await lastCode(), ...more })).toEqual(refused);
    expect(await call('resend', { attemptId, ...more })).toEqual(refused);
    expect((await count(kind)) - before).toBe(3);
  });

  it.each([{ email: 'no address' }, { channel: 'letter' }, { channel: 'sms', phoneNumber: '55501234' }])(
    'rejects %j',
    async (more) => {
      expect(await byEmail(more)).toEqual({ code: 'FIELD_INVALID' });
    },
  );
});
