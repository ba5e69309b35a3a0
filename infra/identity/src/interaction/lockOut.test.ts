import { describe, expect, it } from '@jest/globals';
import { pass } from '../testing/clock.ts';
import { SEEDED_PASSWORD } from '../testing/client.ts';
import { EMAIL, signInScene } from '../testing/signInScene.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';

const at = signInScene();

describe('lockout after wrong passwords', () => {
  it.each([
    { wrong: 4, right: true, status: 303, text: '' },
    { wrong: 5, right: true, status: 429, text: '30 min' },
    { wrong: 5, right: false, status: 429, text: '30 min' },
  ])(
    'answers $status after $wrong wrong passwords; the next password is right: $right',
    async ({ wrong, right, status, text }) => {
      for (let count = 0; count < wrong; count += 1) await at.attempt(EMAIL, 'not the password');
      const reply = await at.attempt(EMAIL, right ? SEEDED_PASSWORD : 'not the password');
      expect(reply.status).toBe(status);
      expect(visibleText(reply.text)).toContain(text);
    },
  );

  it.each([
    { seconds: 30 * 60 - 1, status: 429 },
    { seconds: 30 * 60, status: 303 },
  ])('answers $status when retried $seconds s after the lockout', async ({ seconds, status }) => {
    for (let count = 0; count < 5; count += 1) await at.attempt(EMAIL, 'not the password');
    pass(seconds);
    expect((await at.attempt(EMAIL, SEEDED_PASSWORD)).status).toBe(status);
  });

  it('resets the counter after a right password, and after half an hour', async () => {
    for (let count = 0; count < 4; count += 1) await at.attempt(EMAIL, 'not the password');
    await at.attempt(EMAIL, SEEDED_PASSWORD);
    await at.start();
    for (let count = 0; count < 4; count += 1)
      expect((await at.attempt(EMAIL, 'not the password')).status).toBe(422);
    pass(30 * 60);
    expect((await at.attempt(EMAIL, 'not the password')).status).toBe(422);
  });

  it('evaluates five of twenty concurrent guesses', async () => {
    const { page } = at.visitor;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => {
        const twin = new Visitor(at.stage.port);
        for (const [name, cookie] of at.visitor.cookies) twin.cookies.set(name, cookie);
        twin.page = page;
        return twin.submit('/sign-in', { email: EMAIL, password: 'not the password' });
      }),
    );
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(16);
  });

  it('responds in the same way for an unknown address', async () => {
    const known = await at.attempt(EMAIL, 'not the password');
    await at.start();
    const unknown = await at.attempt('unknown@aurora.test', 'not the password');
    const plain = (text: string): string =>
      visibleText(text).replaceAll(EMAIL, '').replaceAll('unknown@aurora.test', '');
    expect([unknown.status, plain(unknown.text)]).toEqual([known.status, plain(known.text)]);
    for (let count = 0; count < 4; count += 1) await at.attempt('unknown@aurora.test', 'not the password');
    expect((await at.attempt('unknown@aurora.test', 'not the password')).status).toBe(429);
  });

  it('records every failure and the lockout', async () => {
    for (let count = 0; count < 6; count += 1) await at.attempt('kyc@aurora.test', 'not the password');
    expect(
      (await at.events('SIGN_IN_FAILED')).filter((event) => event.player_id === 'aurora-kyc'),
    ).toHaveLength(5);
    expect(await at.events('TOO_MANY_INVALID_LOGIN_ATTEMPTS')).toContainEqual({
      player_id: 'aurora-kyc',
      country: 'FI',
    });
  });

  it('locks out a network that tries many accounts, and no other network', async () => {
    for (let count = 0; count < 50; count += 1)
      await at.attempt(`player${count}@aurora.test`, 'not the password');
    expect((await at.attempt(EMAIL, SEEDED_PASSWORD)).status).toBe(429);
    at.visitor.headers['x-forwarded-for'] = '203.0.113.9';
    expect((await at.attempt(EMAIL, SEEDED_PASSWORD)).status).toBe(303);
  });

  it('refuses when the counter cannot be read', async () => {
    await at.stage.pool.query('alter table identity.attempt_counter rename to attempt_counter_gone');
    try {
      const reply = await at.attempt(EMAIL, SEEDED_PASSWORD);
      expect(reply.status).toBe(503);
      expect(visibleText(reply.text)).toContain('Nothing you entered is lost');
    } finally {
      await at.stage.pool.query('alter table identity.attempt_counter_gone rename to attempt_counter');
    }
  });

  it('keeps an event log that cannot be changed', async () => {
    await at.attempt(EMAIL, 'not the password');
    await expect(at.stage.pool.query('delete from identity.significant_event')).rejects.toThrow(
      'append-only',
    );
    await expect(at.stage.pool.query(`update identity.significant_event set kind = 'x'`)).rejects.toThrow(
      'append-only',
    );
    await expect(at.stage.pool.query('truncate identity.significant_event')).rejects.toThrow('append-only');
  });
});

describe('sign-in code by email (requirements/experience#screens)', () => {
  async function requestPage(email: string): Promise<string | undefined> {
    await at.visitor.open(`${at.visitor.page?.url.pathname}/code`);
    await at.visitor.submit('/code', { email });
    const { rows } = await at.stage.pool.query<{ body: string }>(
      'select body from identity.outgoing_mail where recipient = $1 order by id desc limit 1',
      [email],
    );
    return /\d{8}/.exec(rows[0]?.body ?? '')?.[0];
  }

  it('signs in without a password, and offers to set a new one', async () => {
    const code = await requestPage(EMAIL);
    const offer = await at.visitor.submit('/code/check', {
      code: ` ${code?.slice(0, 4)} ${code?.slice(4)} `,
    });
    expect(visibleText(offer.text)).toContain('Choose a new password');
    expect((await at.visitor.submit('/new-password', { password: '1234567890' })).status).toBe(422);
    expect((await at.visitor.submit('/new-password/skip')).url.searchParams.get('code')).toEqual(
      expect.any(String),
    );
  });

  it('responds in the same way for an unknown address, and sends nothing', async () => {
    expect(await requestPage('unknown@aurora.test')).toBeUndefined();
    expect(at.visitor.page?.status).toBe(200);
    expect(visibleText(at.visitor.page?.text ?? '')).toContain('If unknown@aurora.test has an account');
  });

  it('is revoked after five wrong attempts, each of which is recorded', async () => {
    const code = await requestPage(EMAIL);
    const before = (await at.events('INVALID_LOGIN_CODE_ENTERED')).length;
    for (let count = 0; count < 4; count += 1)
      expect(visibleText((await at.visitor.submit('/code/check', { code: '00000000' })).text)).toContain(
        'That code is incorrect',
      );
    expect(visibleText((await at.visitor.submit('/code/check', { code: '00000000' })).text)).toContain(
      'can no longer be used',
    );
    expect((await at.events('INVALID_LOGIN_CODE_ENTERED')).length - before).toBe(5);
    await at.visitor.open(at.visitor.page?.url.pathname.replace('/check', '/enter') ?? '');
    expect((await at.visitor.submit('/code/check', { code: code ?? '' })).status).toBe(422);
  });

  it.each([
    { seconds: 10 * 60 - 1, status: 200 },
    { seconds: 10 * 60, status: 422 },
  ])('is valid for ten minutes: after $seconds s → $status', async ({ seconds, status }) => {
    const code = await requestPage(EMAIL);
    pass(seconds);
    expect((await at.visitor.submit('/code/check', { code: code ?? '' })).status).toBe(status);
  });

  it('is valid only in the interaction that requested it', async () => {
    const code = await requestPage(EMAIL);
    await at.start();
    await requestPage('empty@aurora.test');
    expect((await at.visitor.submit('/code/check', { code: code ?? '' })).status).toBe(422);
  });

  it('is rate limited', async () => {
    for (let count = 0; count < 5; count += 1) {
      await requestPage(EMAIL);
      await at.start();
    }
    await at.visitor.open(`${at.visitor.page?.url.pathname}/code`);
    expect((await at.visitor.submit('/code', { email: EMAIL })).status).toBe(429);
  });
});
