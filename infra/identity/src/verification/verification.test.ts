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
  ])('expires after its time: after %d s it is %s', async (seconds, kind) => {
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

describe('change of the email address (requirements/screens#contact-data)', () => {
  const change = (email: string): Promise<unknown> =>
    call('/internal/players/aurora-wealth/email-change/send', { brand: 'aurora', locale: 'en', email });
  const mails = async () =>
    (
      await stage.pool.query<{ recipient: string; subject: string; body: string }>(
        `select recipient, subject, body from identity.outgoing_mail where recipient like '%wealth%' or recipient like 'next%' order by id`,
      )
    ).rows;
  const tokenSent = async (): Promise<string | null> => {
    const sent = (await mails()).findLast(({ subject }) => subject.startsWith('Confirm'));
    return new URL(/https?:\S+/.exec(sent?.body ?? '')?.[0] ?? 'none:').searchParams.get('token');
  };
  const signsInWith = async (): Promise<string | undefined> =>
    (
      await stage.pool.query<{ email: string }>(
        `select email from identity.credential where player_id = 'aurora-wealth' and brand = 'aurora'`,
      )
    ).rows[0]?.email;

  it.each([
    ['not an address', 'INVALID'],
    ['WEALTH@aurora.test', 'UNCHANGED'],
    ['funded@aurora.test', 'TAKEN'],
  ])('is refused for %s: %s', async (email, outcome) => {
    expect(await change(email)).toEqual({ outcome });
  });

  it('applies when its link is opened, and informs the address before', async () => {
    expect(await change('next@aurora.test')).toEqual({ outcome: 'SENT' });
    expect(await signsInWith()).toBe('wealth@aurora.test');
    expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['next@aurora.test', 'Confirm your new address for Aurora'],
      ['wealth@aurora.test', 'New email address requested for your Aurora account'],
    ]);
    const token = await tokenSent();
    expect(await redeem(token)).toMatchObject({ kind: 'valid', email: 'next@aurora.test' });
    expect(await signsInWith()).toBe('next@aurora.test');
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'wealth@aurora.test',
      subject: 'The email address of your Aurora account has changed',
      body: expect.stringContaining('n•••@aurora.test'),
    });
    expect(await redeem(token)).toMatchObject({ kind: 'used' });

    // a later change voids the earlier link
    await change('next2@aurora.test');
    await redeem(await tokenSent());
    expect(await redeem(token)).toEqual({ kind: 'expired' });
  });

  it('changes nothing if another account has taken the address meanwhile', async () => {
    await change('next3@aurora.test');
    const token = await tokenSent();
    await stage.pool.query(
      `update identity.credential set email = 'next3@aurora.test', email_key = 'next3@aurora.test' where player_id = 'aurora-break' and brand = 'aurora'`,
    );
    expect(await redeem(token)).toEqual({ kind: 'taken' });
    expect(await signsInWith()).toBe('next2@aurora.test');
  });

  it('is requested a few times an hour at most', async () => {
    const outcomes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) outcomes.push(await change('invalid'));
    expect(outcomes.at(-1)).toEqual({ outcome: 'TOO_MANY' });
  });
});
