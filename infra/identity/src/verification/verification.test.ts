import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testClient } from '@foyer/runtime/service-calls';
import { holdClock, pass } from '../testing/clock.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
  holdClock();
}, STAGE_DEADLINE_MS);
beforeEach(() => stage.pool.query('delete from identity.attempt_counter'));
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

async function call(path: string, body: object): Promise<unknown> {
  return (
    await testClient.callSigned({
      baseUrl: `http://127.0.0.1:${stage.port}`,
      path,
      body,
      secret: stage.settings.internalSecret,
      clock: () => Date.now(),
    })
  ).body;
}

function send(further: object = {}): Promise<unknown> {
  return call('/internal/players/aurora-unconfirmed/email-verification/send', {
    brand: 'aurora',
    locale: 'fi',
    origin: `http://lobby.aurora.localhost:${stage.port}`,
    ...further,
  });
}

async function lastEmail(): Promise<{ readonly body: string; readonly link: URL }> {
  const { rows } = await stage.pool.query<{ body: string }>(
    `select body from identity.outgoing_mail where recipient = 'unconfirmed@aurora.test' order by id desc limit 1`,
  );
  const body = rows[0]?.body ?? '';
  return { body, link: new URL(/https?:\S+/.exec(body)?.[0] ?? 'none:') };
}

const redeem = (token: string | null): Promise<unknown> =>
  call('/internal/email-verifications/redeem', { brand: 'aurora', token });

describe('verification email', () => {
  it('links to the page in the language of the player, on the origin that the player used', async () => {
    expect(await send()).toEqual({ sent: true });
    const { body, link } = await lastEmail();
    expect([link.origin, link.pathname]).toEqual([
      `http://lobby.aurora.localhost:${stage.port}`,
      '/fi/verify-email/',
    ]);
    expect(body).toContain('voimassa 48 tuntia');
  });

  it.each(['https://evil.example', 'http://tuli.localhost:4000', 7])('never links to %s', async (origin) => {
    await send({ origin });
    expect((await lastEmail()).link.hostname).toMatch(/^(?:[a-z]+\.)?(?:aurora\.)?localhost$|^127\.0\.0\.1$/);
  });

  it('is rate limited', async () => {
    for (let count = 0; count < 5; count += 1) expect(await send()).toEqual({ sent: true });
    expect(await send()).toEqual({ sent: false });
    pass(3_600);
    expect(await send()).toEqual({ sent: true });
  });

  it(
    'is readable in the mailbox in development, and not in production',
    async () => {
      await send();
      const inbox = await new Visitor(stage.port).open('/realms/aurora/development/mailbox');
      expect(visibleText(inbox.text)).toContain('unconfirmed@aurora.test');
      expect(inbox.text).toContain(`<a href="${(await lastEmail()).link.href}">`);
      const strict = await createStage({}, { FOYER_MODE: 'production' });
      try {
        expect((await new Visitor(strict.port).open('/realms/aurora/development/mailbox')).status).toBe(404);
      } finally {
        await strict.close();
      }
    },
    STAGE_DEADLINE_MS,
  );
});

describe('verification link', () => {
  it('is valid once, and afterwards still identifies its player', async () => {
    await send();
    const token = (await lastEmail()).link.searchParams.get('token');
    const who = { playerId: 'aurora-unconfirmed', email: 'unconfirmed@aurora.test', reason: 'SignUp' };
    expect(await redeem(token)).toEqual({ kind: 'valid', ...who });
    expect(await redeem(token)).toEqual({ kind: 'used', ...who });
    const { rows } = await stage.pool.query(
      `select 1 from identity.significant_event where kind = 'EMAIL_VERIFIED' and player_id = 'aurora-unconfirmed'`,
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    [48 * 3_600 - 1, 'valid'],
    [48 * 3_600, 'expired'],
  ])('after %d s is %s', async (seconds, kind) => {
    await send();
    const token = (await lastEmail()).link.searchParams.get('token');
    pass(seconds);
    expect(await redeem(token)).toMatchObject({ kind });
  });

  it('is replaced by a newer one', async () => {
    await send();
    const older = (await lastEmail()).link.searchParams.get('token');
    await send();
    expect(await redeem(older)).toEqual({ kind: 'expired' });
  });

  it.each(['forged', '', null, 'x'.repeat(300)])('is unknown when it is %j', async (token) => {
    expect(await redeem(token)).toEqual({ kind: 'unknown' });
  });

  it('is stored as a hash only, and is valid for its brand only', async () => {
    await send();
    const token = (await lastEmail()).link.searchParams.get('token') ?? '';
    const { rows } = await stage.pool.query<{ text: string }>(
      `select string_agg(v::text, ' ') as text from identity.email_verification v`,
    );
    expect(rows[0]?.text).not.toContain(token);
    expect(await call('/internal/email-verifications/redeem', { brand: 'tuli', token })).toEqual({
      kind: 'unknown',
    });
  });
});
