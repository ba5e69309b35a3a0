import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { holdClock, pass } from '../testing/clock.ts';
import { authorisation, discover, exchange, SEEDED_PASSWORD, signedIn } from '../testing/client.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { visibleText, Visitor, type Reply } from '../testing/visitor.ts';

let stage: Stage;
let config: oidc.Configuration;
let visitor: Visitor;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  await stage.pool.query('delete from identity.attempt_counter');
  stage.api.isDown = false;
  stage.api.answer = ({ path }) => ({ status: 200, body: path === '/internal/sign-in-check' ? { allowed: true } : { reopened: true } });
  await start();
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

async function start(further: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  visitor = new Visitor(stage.port);
  Object.assign(visitor.headers, headers);
  return visitor.open((await authorisation(config, visitor.origin, further)).url.href);
}

function attempt(email: string, password: string): Promise<Reply> {
  return visitor.submit('/sign-in', { email, password });
}

async function events(kind: string): Promise<readonly { player_id: string | null; country: string }[]> {
  const { rows } = await stage.pool.query<{ player_id: string | null; country: string }>('select player_id, country from identity.significant_event where kind = $1 order by id', [kind]);
  return rows;
}

const EMAIL = 'funded@aurora.test';

describe('the door after wrong passwords', () => {
  it.each([
    { wrong: 4, right: true, status: 303, says: '' },
    { wrong: 5, right: true, status: 429, says: '30 min' },
    { wrong: 5, right: false, status: 429, says: '30 min' },
  ])('after $wrong wrong ones, a right one: $right → $status', async ({ wrong, right, status, says }) => {
    for (let count = 0; count < wrong; count += 1) await attempt(EMAIL, 'not the password');
    const reply = await attempt(EMAIL, right ? SEEDED_PASSWORD : 'not the password');
    expect(reply.status).toBe(status);
    expect(visibleText(reply.text)).toContain(says);
  });

  it.each([
    { seconds: 30 * 60 - 1, status: 429 },
    { seconds: 30 * 60, status: 303 },
  ])('opens again $seconds s after it closed: $status', async ({ seconds, status }) => {
    for (let count = 0; count < 5; count += 1) await attempt(EMAIL, 'not the password');
    pass(seconds);
    expect((await attempt(EMAIL, SEEDED_PASSWORD)).status).toBe(status);
  });

  it('forgets wrong ones after a right one, and after half an hour', async () => {
    for (let count = 0; count < 4; count += 1) await attempt(EMAIL, 'not the password');
    await attempt(EMAIL, SEEDED_PASSWORD);
    await start();
    for (let count = 0; count < 4; count += 1) expect((await attempt(EMAIL, 'not the password')).status).toBe(422);
    pass(30 * 60);
    expect((await attempt(EMAIL, 'not the password')).status).toBe(422);
  });

  it('judges five of twenty guesses that come at once', async () => {
    const { page } = visitor;
    const replies = await Promise.all(Array.from({ length: 20 }, () => {
      const twin = new Visitor(stage.port);
      for (const [name, cookie] of visitor.cookies) twin.cookies.set(name, cookie);
      twin.page = page;
      return twin.submit('/sign-in', { email: EMAIL, password: 'not the password' });
    }));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(16);
  });

  it('says and does the same for an address that nobody has', async () => {
    const known = await attempt(EMAIL, 'not the password');
    await start();
    const unknown = await attempt('nobody@aurora.test', 'not the password');
    const plain = (text: string): string => visibleText(text).replaceAll(EMAIL, '').replaceAll('nobody@aurora.test', '');
    expect([unknown.status, plain(unknown.text)]).toEqual([known.status, plain(known.text)]);
    for (let count = 0; count < 4; count += 1) await attempt('nobody@aurora.test', 'not the password');
    expect((await attempt('nobody@aurora.test', 'not the password')).status).toBe(429);
  });

  it('writes down every failure and the closing', async () => {
    for (let count = 0; count < 6; count += 1) await attempt('kyc@aurora.test', 'not the password');
    expect((await events('SIGN_IN_FAILED')).filter((event) => event.player_id === 'aurora-kyc')).toHaveLength(5);
    expect(await events('TOO_MANY_INVALID_LOGIN_ATTEMPTS')).toContainEqual({ player_id: 'aurora-kyc', country: 'FI' });
  });

  it('closes for one address that tries many accounts, and no other address', async () => {
    for (let count = 0; count < 50; count += 1) await attempt(`player${count}@aurora.test`, 'not the password');
    expect((await attempt(EMAIL, SEEDED_PASSWORD)).status).toBe(429);
    visitor.headers['x-forwarded-for'] = '203.0.113.9';
    expect((await attempt(EMAIL, SEEDED_PASSWORD)).status).toBe(303);
  });

  it('stays closed when the counter cannot be read', async () => {
    await stage.pool.query('alter table identity.attempt_counter rename to attempt_counter_gone');
    try {
      const reply = await attempt(EMAIL, SEEDED_PASSWORD);
      expect(reply.status).toBe(503);
      expect(visibleText(reply.text)).toContain('Nothing you entered is lost');
    } finally {
      await stage.pool.query('alter table identity.attempt_counter_gone rename to attempt_counter');
    }
  });

  it('keeps a log that nobody can rewrite', async () => {
    await attempt(EMAIL, 'not the password');
    await expect(stage.pool.query('delete from identity.significant_event')).rejects.toThrow('append-only');
    await expect(stage.pool.query(`update identity.significant_event set kind = 'x'`)).rejects.toThrow('append-only');
    await expect(stage.pool.query('truncate identity.significant_event')).rejects.toThrow('append-only');
  });
});

describe('the form', () => {
  it.each([
    ['', '', ['email', 'password']],
    ['not an address', 'something', ['email']],
    ['a@b', 'something', ['email']],
    [EMAIL, '', ['password']],
    [`${'a'.repeat(95)}@b.test`, 'something', ['email']],
  ])('says beside the field what is wrong: %s / %s', async (email, password, fields) => {
    const reply = await attempt(email, password);
    expect(reply.status).toBe(422);
    for (const name of fields) expect(reply.text).toMatch(new RegExp(`id="${name}-error"`));
    expect(reply.text).toContain('role="alert"');
  });

  it('keeps the address and never shows the password again', async () => {
    const reply = await attempt(EMAIL, 'not the password <b>');
    expect(reply.text).toContain(`value="${EMAIL}"`);
    expect(reply.text).not.toContain('not the password');
  });

  it.each(['"><script>alert(1)</script>', "' onfocus=alert(1) autofocus='", '{{7*7}}', '\u202eabc'])('shows what was typed as text: %s', async (typed) => {
    const reply = await attempt(typed, 'x');
    expect(reply.text).not.toContain('<script>alert');
    expect(reply.text.replace(/"[^"]*"/g, '""')).not.toContain('alert(1)');
    expect(reply.status).toBe(422);
  });

  it.each([['fi', 'Kirjaudu sisään', 'fi'], ['et', 'Logi sisse', 'et-EE'], ['fr', 'Connexion', 'fr-CA'], ['ja', 'ログイン', 'ja'], ['et_EE en', 'Logi sisse', 'et-EE'], ['xx', 'Sign in', 'en'], ['<script>', 'Sign in', 'en']])('speaks %s', async (asked, words, language) => {
    const reply = await start({ ui_locales: asked });
    expect(visibleText(reply.text)).toContain(words);
    expect(reply.text).toContain(`<html lang="${language}"`);
  });

  it('is closed to frames, caches, inline scripts and other origins', async () => {
    const { headers, text } = await start();
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    for (const [, attributes = ''] of text.matchAll(/<script([^>]*)>/g)) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(text).not.toMatch(/\sstyle="|<style|\son\w+="/);
  });

  it('serves every file it names, and with the bytes it promises', async () => {
    const { text } = await start();
    const names = [...text.matchAll(/(?:href|src)="(\/realms\/aurora\/assets\/[^"]+)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const { status, headers } = await visitor.open(name);
      expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
    }
    expect((await visitor.open('/realms/aurora/assets/../../../package.json')).status).toBe(404);
  });

  it('goes back to the client without a sign-in when asked', async () => {
    const reply = await visitor.submit('/cancel');
    expect(reply.url.searchParams.get('error')).toBe('access_denied');
  });
});

describe('requests that do not come from our own page', () => {
  const right = { email: EMAIL, password: SEEDED_PASSWORD };

  it.each([
    ['another origin', { origin: 'https://evil.example' }, {}],
    ['no origin worth the name', { origin: 'null' }, {}],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }, {}],
    ['no token', {}, { form_token: '' }],
    ['a guessed token', {}, { form_token: 'a'.repeat(43) }],
  ])('are refused: %s', async (_name, headers, values) => {
    const reply = await visitor.submit('/sign-in', { ...right, ...values }, { headers });
    expect(reply.status).toBe(403);
    expect((await events('FORGED_REQUEST_REFUSED')).length).toBeGreaterThan(0);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('are refused as %s', async (type) => {
    expect((await visitor.submit('/sign-in', right, { headers: { 'content-type': type } })).status).toBe(415);
  });

  it('are refused when they carry the token of another interaction', async () => {
    const other = visitor;
    const token = /name="form_token" value="([^"]+)"/.exec(other.page?.text ?? '')?.[1] ?? '';
    await start();
    expect((await visitor.submit('/sign-in', { ...right, form_token: token })).status).toBe(403);
  });

  it('cannot use an interaction whose cookie they do not have', async () => {
    const address = visitor.page?.url.pathname ?? '';
    const stranger = new Visitor(stage.port);
    expect((await stranger.open(address)).status).toBe(400);
    expect((await stranger.post(`${address}/sign-in`, right)).status).toBe(400);
    // with a valid cookie of another interaction, sent where a browser would not
    const own = [...visitor.cookies].filter(([name]) => name.startsWith('aurora_interaction')).map(([name, { value }]) => `${name}=${value}`).join('; ');
    await stranger.open((await authorisation(config, stranger.origin)).url.href);
    const theirs = stranger.page?.url.pathname ?? '';
    expect((await visitor.open(theirs, { headers: { cookie: own } })).status).toBe(400);
    await stranger.open((await authorisation(config, stranger.origin)).url.href);
    expect((await stranger.open(address)).status).toBe(400);
    expect((await stranger.post(`${address}/sign-in`, right)).status).toBe(400);
  });

  it('cannot be larger than a form', async () => {
    expect((await visitor.submit('/sign-in', { ...right, more: 'x'.repeat(40_000) })).status).toBe(413);
  });

  it.each(['/passkey/later', '/passkey/register', '/reopen/confirm', '/new-password', '/new-password/skip'])('cannot skip the proof by going straight to %s', async (path) => {
    const token = /name="form_token" value="([^"]+)"/.exec(visitor.page?.text ?? '')?.[1] ?? '';
    const address = visitor.page?.url.pathname ?? '';
    const reply = await visitor.post(`${address}${path}`, { form_token: token, password: 'a long new password', credential: '{}' });
    expect(visibleText(reply.text)).toContain('Good to see you again.');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/%2f%2fevil.example', '/en//evil.example', '\t//evil.example', '//evil.example/%2e%2e'])('cannot make us send anybody elsewhere: %s', async (target) => {
    const further = { redir: target, redirect: target, returnTo: target, next: target, login_hint: target, target_link_uri: target, initiate_login_uri: target };
    const reply = await start(further);
    expect(reply.status).toBe(200);
    const { url } = await attempt(EMAIL, SEEDED_PASSWORD);
    expect(url.origin + url.pathname).toBe(`${visitor.origin}/en/identity-login-handler/`);
    const silent = await visitor.open(`/realms/aurora/protocol/openid-connect/logout?post_logout_redirect_uri=${encodeURIComponent(target)}&client_id=app`);
    expect(silent.headers.location).toBeUndefined();
    expect(silent.status).toBe(400);
  });
});

describe('the api has the last word', () => {
  it.each([
    ['ACCOUNT_CLOSED', 'Your account has been closed indefinitely.'],
    ['SELF_EXCLUDED', 'You are taking a break from gambling'],
    ['TIMED_OUT', 'You are taking a time-out'],
    ['MAINTENANCE', 'We are doing maintenance'],
    ['COUNTRY_FORBIDDEN', 'Not available where you are'],
    ['BLOCKED', 'You cannot sign in at the moment'],
    ['SOMETHING_NEW', 'You cannot sign in at the moment'],
  ])('%s is explained: %s', async (reason, words) => {
    stage.api.answer = () => ({ status: 200, body: { allowed: false, reason, until: '2027-03-01T10:00:00Z' } });
    const reply = await attempt(EMAIL, SEEDED_PASSWORD);
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain(words);
    expect(visibleText(reply.text)).toContain('Until March 1, 2027');
  });

  it('names the address of an account that is closed for being one of several (spec §4.8)', async () => {
    stage.api.answer = () => ({ status: 200, body: { allowed: false, reason: 'ACCOUNT_CLOSED', cause: 'MultipleAccounts' } });
    expect(visibleText((await attempt(EMAIL, SEEDED_PASSWORD)).text)).toContain(`The account of ${EMAIL} has been closed, because you have another one with us.`);
  });

  it.each([
    ['is down', () => (stage.api.isDown = true)],
    ['fails', () => (stage.api.answer = () => ({ status: 500, body: {} }))],
    ['says nothing', () => (stage.api.answer = () => ({ status: 200, body: {} }))],
    ['does not know the player', () => (stage.api.answer = () => ({ status: 404, body: { code: 'NOT_FOUND' } }))],
  ])('nobody comes in when it %s', async (_name, breakIt) => {
    breakIt();
    const reply = await attempt(EMAIL, SEEDED_PASSWORD);
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('10');
  });

  it('offers to reopen a closed account, reopens it on a yes, and records both', async () => {
    let isClosed = true;
    stage.api.answer = ({ path }) => {
      if (path === '/internal/players/reopen') isClosed = false;
      if (path !== '/internal/sign-in-check') return { status: 200, body: { reopened: true } };
      return { status: 200, body: isClosed ? { allowed: false, reason: 'ACCOUNT_CLOSED', reopenByCustomerAllowed: true } : { allowed: true } };
    };
    const offer = await attempt('closed@aurora.test', SEEDED_PASSWORD);
    expect(visibleText(offer.text)).toContain('Reopen it?');
    expect(visibleText((await visitor.open(visitor.page?.url.pathname.replace('/sign-in', '') ?? '')).text)).toContain('Reopen it?');
    const { url } = await visitor.submit('/reopen/confirm');
    expect(url.searchParams.get('code')).toEqual(expect.any(String));
    expect(await events('REOPEN_ACCOUNT_DISPLAYED')).toHaveLength(1);
    expect(await events('REOPEN_ACCOUNT_CONFIRMED')).toHaveLength(1);
  });

  it('leaves it closed on a no', async () => {
    stage.api.answer = () => ({ status: 200, body: { allowed: false, reason: 'ACCOUNT_CLOSED', reopenByCustomerAllowed: true } });
    await attempt('closed@aurora.test', SEEDED_PASSWORD);
    expect((await visitor.submit('/reopen/decline')).url.searchParams.get('error')).toBe('access_denied');
    expect(await events('REOPEN_ACCOUNT_DECLINED')).toHaveLength(1);
  });

  it('keeps out who comes from a country without a licence, before anything is typed', async () => {
    const reply = await start({}, { 'x-country': 'US' });
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain('United States');
    expect(await events('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY')).toEqual([{ player_id: null, country: 'US' }]);
  });

  it('keeps out who comes over a connection that the edge calls unsafe', async () => {
    const reply = await start({}, { 'x-connection-risk': 'unsafe' });
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain('This connection is not safe');
    expect(await events('LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION')).toHaveLength(1);
  });
});

describe('two players at one computer', () => {
  it('the second sign-in ends the first session and never mixes them', async () => {
    const first = await signedIn(visitor, config, EMAIL);
    const pending = await authorisation(config, visitor.origin, { prompt: 'login' });
    await visitor.open(pending.url.href);
    const { url } = await attempt('empty@aurora.test', SEEDED_PASSWORD);
    const second = await exchange(config, pending, url);
    expect(second.claims()?.sub).toBe('aurora-empty');
    await expect(oidc.refreshTokenGrant(config, first.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await oidc.refreshTokenGrant(config, second.refresh_token ?? '')).claims()?.sub).toBe('aurora-empty');
  });
});

describe('a code by e-mail', () => {
  async function ask(email: string): Promise<string | undefined> {
    await visitor.open(`${visitor.page?.url.pathname}/code`);
    await visitor.submit('/code', { email });
    const { rows } = await stage.pool.query<{ body: string }>('select body from identity.outgoing_mail where recipient = $1 order by id desc limit 1', [email]);
    return /\d{8}/.exec(rows[0]?.body ?? '')?.[0];
  }

  it('signs in without a password, and offers a new one', async () => {
    const code = await ask(EMAIL);
    const offer = await visitor.submit('/code/check', { code: ` ${code?.slice(0, 4)} ${code?.slice(4)} ` });
    expect(visibleText(offer.text)).toContain('Choose a new password');
    expect((await visitor.submit('/new-password', { password: '1234567890' })).status).toBe(422);
    expect((await visitor.submit('/new-password/skip')).url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it('says the same to an address that nobody has, and sends nothing', async () => {
    expect(await ask('nobody@aurora.test')).toBeUndefined();
    expect(visitor.page?.status).toBe(200);
    expect(visibleText(visitor.page?.text ?? '')).toContain('If nobody@aurora.test has an account');
  });

  it('dies after five wrong tries, and each is written down', async () => {
    const code = await ask(EMAIL);
    const before = (await events('INVALID_LOGIN_CODE_ENTERED')).length;
    for (let count = 0; count < 4; count += 1) expect(visibleText((await visitor.submit('/code/check', { code: '00000000' })).text)).toContain('not the code we sent');
    expect(visibleText((await visitor.submit('/code/check', { code: '00000000' })).text)).toContain('no longer works');
    expect((await events('INVALID_LOGIN_CODE_ENTERED')).length - before).toBe(5);
    await visitor.open(visitor.page?.url.pathname.replace('/check', '/enter') ?? '');
    expect((await visitor.submit('/code/check', { code: code ?? '' })).status).toBe(422);
  });

  it.each([{ seconds: 10 * 60 - 1, status: 200 }, { seconds: 10 * 60, status: 422 }])('lives ten minutes: after $seconds s → $status', async ({ seconds, status }) => {
    const code = await ask(EMAIL);
    pass(seconds);
    expect((await visitor.submit('/code/check', { code: code ?? '' })).status).toBe(status);
  });

  it('belongs to the window that asked for it', async () => {
    const code = await ask(EMAIL);
    await start();
    await ask('empty@aurora.test');
    expect((await visitor.submit('/code/check', { code: code ?? '' })).status).toBe(422);
  });

  it('is not sent without end', async () => {
    for (let count = 0; count < 5; count += 1) {
      await ask(EMAIL);
      await start();
    }
    await visitor.open(`${visitor.page?.url.pathname}/code`);
    expect((await visitor.submit('/code', { email: EMAIL })).status).toBe(429);
  });
});
