import { describe, expect, it } from '@jest/globals';
import { authorisation, SEEDED_PASSWORD } from '../testing/client.ts';
import { EMAIL, signInScene } from '../testing/signInScene.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';

const at = signInScene();

describe('sign-in form', () => {
  it.each([
    ['', '', ['email', 'password']],
    ['not an address', 'something', ['email']],
    ['a@b', 'something', ['email']],
    [EMAIL, '', ['password']],
    [`${'a'.repeat(95)}@b.test`, 'something', ['email']],
  ])('shows the error at its field: %s / %s', async (email, password, fields) => {
    const reply = await at.attempt(email, password);
    expect(reply.status).toBe(422);
    for (const name of fields) expect(reply.text).toMatch(new RegExp(`id="${name}-error"`));
    expect(reply.text).toContain('role="alert"');
  });

  it('keeps the address and never renders the password', async () => {
    const reply = await at.attempt(EMAIL, 'not the password <b>');
    expect(reply.text).toContain(`value="${EMAIL}"`);
    expect(reply.text).not.toContain('not the password');
  });

  it.each(['"><script>alert(1)</script>', "' onfocus=alert(1) autofocus='", '{{7*7}}', '\u202eabc'])(
    'escapes the input: %s',
    async (typed) => {
      const reply = await at.attempt(typed, 'x');
      expect(reply.text).not.toContain('<script>alert');
      expect(reply.text.replace(/"[^"]*"/g, '""')).not.toContain('alert(1)');
      expect(reply.status).toBe(422);
    },
  );

  it.each([
    ['fi', 'Kirjaudu sisään', 'fi'],
    ['et', 'Logi sisse', 'et-EE'],
    ['fr', 'Connexion', 'fr-CA'],
    ['ja', 'ログイン', 'ja'],
    ['et_EE en', 'Logi sisse', 'et-EE'],
    ['xx', 'Sign in', 'en'],
    ['<script>', 'Sign in', 'en'],
  ])('is translated to %s', async (requested, text, language) => {
    const reply = await at.start({ ui_locales: requested });
    expect(visibleText(reply.text)).toContain(text);
    expect(reply.text).toContain(`<html lang="${language}"`);
  });

  it('forbids frames, caches, inline scripts and other origins', async () => {
    const { headers, text } = await at.start();
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    for (const [, attributes = ''] of text.matchAll(/<script([^>]*)>/g))
      expect(attributes).toContain(`nonce="${nonce}"`);
    expect(text).not.toMatch(/\sstyle="|<style|\son\w+="/);
  });

  it('serves every referenced file with the bytes of its integrity hash', async () => {
    const { text } = await at.start();
    const names = [...text.matchAll(/(?:href|src)="(\/realms\/aurora\/assets\/[^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const { status, headers } = await at.visitor.open(name);
      expect([name, status, headers['cache-control']]).toEqual([
        name,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await at.visitor.open('/realms/aurora/assets/../../../package.json')).status).toBe(404);
  });

  it('returns to the client without a sign-in when cancelled', async () => {
    const reply = await at.visitor.submit('/cancel');
    expect(reply.url.searchParams.get('error')).toBe('access_denied');
  });
});

describe('requests that do not come from a page of this origin', () => {
  const right = { email: EMAIL, password: SEEDED_PASSWORD };

  it.each([
    ['another origin', { origin: 'https://evil.example' }, {}],
    ['an opaque origin', { origin: 'null' }, {}],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }, {}],
    ['no token', {}, { form_token: '' }],
    ['a guessed token', {}, { form_token: 'a'.repeat(43) }],
  ])('are rejected: %s', async (_name, headers, values) => {
    const reply = await at.visitor.submit('/sign-in', { ...right, ...values }, { headers });
    expect(reply.status).toBe(403);
    expect((await at.events('FORGED_REQUEST_REFUSED')).length).toBeGreaterThan(0);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'are rejected with the content type %s',
    async (type) => {
      expect((await at.visitor.submit('/sign-in', right, { headers: { 'content-type': type } })).status).toBe(
        415,
      );
    },
  );

  it('are rejected with the token of another interaction', async () => {
    const other = at.visitor;
    const token = /name="form_token" value="([^"]+)"/.exec(other.page?.text ?? '')?.[1] ?? '';
    await at.start();
    expect((await at.visitor.submit('/sign-in', { ...right, form_token: token })).status).toBe(403);
  });

  it('are rejected without the cookie of the interaction', async () => {
    const address = at.visitor.page?.url.pathname ?? '';
    const attacker = new Visitor(at.stage.port);
    expect((await attacker.open(address)).status).toBe(400);
    expect((await attacker.post(`${address}/sign-in`, right)).status).toBe(400);
    // with a valid cookie of another interaction, sent where a browser would not
    const own = [...at.visitor.cookies]
      .filter(([name]) => name.startsWith('aurora_interaction'))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    await attacker.open((await authorisation(at.config, attacker.origin)).url.href);
    const theirs = attacker.page?.url.pathname ?? '';
    expect((await at.visitor.open(theirs, { headers: { cookie: own } })).status).toBe(400);
    await attacker.open((await authorisation(at.config, attacker.origin)).url.href);
    expect((await attacker.open(address)).status).toBe(400);
    expect((await attacker.post(`${address}/sign-in`, right)).status).toBe(400);
  });

  it('are rejected above the size limit of a form', async () => {
    expect((await at.visitor.submit('/sign-in', { ...right, more: 'x'.repeat(40_000) })).status).toBe(413);
  });

  it.each(['/passkey/later', '/passkey/register', '/reopen/confirm', '/new-password', '/new-password/skip'])(
    'cannot bypass the identity proof with a request to %s',
    async (path) => {
      const token = /name="form_token" value="([^"]+)"/.exec(at.visitor.page?.text ?? '')?.[1] ?? '';
      const address = at.visitor.page?.url.pathname ?? '';
      const reply = await at.visitor.post(`${address}${path}`, {
        form_token: token,
        password: 'a long new password',
        credential: '{}',
      });
      expect(visibleText(reply.text)).toContain('Good to see you again.');
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/en//evil.example',
    '\t//evil.example',
    '//evil.example/%2e%2e',
  ])('cannot cause a redirect to another site: %s', async (target) => {
    const further = {
      redir: target,
      redirect: target,
      returnTo: target,
      next: target,
      login_hint: target,
      target_link_uri: target,
      initiate_login_uri: target,
    };
    const reply = await at.start(further);
    expect(reply.status).toBe(200);
    const { url } = await at.attempt(EMAIL, SEEDED_PASSWORD);
    expect(url.origin + url.pathname).toBe(`${at.visitor.origin}/en/identity-login-handler/`);
    const silent = await at.visitor.open(
      `/realms/aurora/protocol/openid-connect/logout?post_logout_redirect_uri=${encodeURIComponent(target)}&client_id=app`,
    );
    expect(silent.headers.location).toBeUndefined();
    expect(silent.status).toBe(400);
  });
});
