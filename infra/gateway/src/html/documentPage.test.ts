import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageData } from '@foyer/kernel/page-data';
import { ROUTE_IDS, routeOf } from '@foyer/links';
import { INLINE_SCRIPTS, inlineJson, SILENT_RENEWAL } from '@foyer/runtime';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { serveGateway, NOW, type ServedGateway } from '../testing/servedGateway.ts';

let releases: ReleaseHome;
let gateway: ServedGateway;

beforeAll(async () => {
  releases = await createReleaseHome();
  await releases.publish(releaseSet(1, [releases.shell, releases.casino]));
  gateway = await serveGateway(releases.home);
});

afterAll(async () => {
  await gateway.close();
  await releases.remove();
});

function pageDataIn(html: string): PageData {
  const [, json = ''] = /<script type="application\/json" id="foyer-page">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

/** Policies of the header; a script must satisfy all of them. */
function policiesOf(header: unknown): readonly Map<string, string>[] {
  return String(header).split(', ').map(directivesOf);
}

function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
  );
}

describe('page', () => {
  const hosts: readonly [host: string, brand: string][] = [
    ['localhost:4000', 'aurora'],
    ['127.0.0.1:4000', 'aurora'],
    ['aurora.localhost:4000', 'aurora'],
    ['lobby.tuli.localhost', 'tuli'],
    ['www.caravel.localhost:4000', 'caravel'],
    ['proxy.zephyra.localhost:4000', 'zephyra'],
    ['QUETZAL.localhost:4000', 'quetzal'],
  ];
  it.each(hosts)('has, on the host %s, the brand %s', async (host, brand) => {
    const { status, text } = await gateway.request('/', { host });
    expect(status).toBe(200);
    expect(text).toContain(`data-brand="${brand}"`);
    const data = pageDataIn(text);
    expect(data.brand).toBe(brand);
    expect(data.authentication).toMatchObject({
      authority: `http://${host}/realms/${brand}`,
      clientId: 'app',
    });
    expect(data.serverTime).toBe(NOW);
  });

  it.each(['evil.example', 'aurora', 'aurora.localhost:4000@evil.example', 'aurora.localhost:99999999'])(
    'is rejected for the unknown host "%s"',
    async (host) => {
      const { status, text } = await gateway.request('/', { host });
      expect(status === 421 || status === 400).toBe(true);
      expect(text).not.toContain('foyer-page');
    },
  );

  it('has its own nonce on every script and style', async () => {
    const [first, second] = await Promise.all([gateway.request('/'), gateway.request('/')]);
    const nonces = [first, second].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{24}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    const tags =
      first?.text.match(
        /<(?:script(?! type="application\/json")|style|link rel="(?:stylesheet|preload" as="(?:script|style))")[^>]*>/g,
      ) ?? [];
    expect(tags.length).toBeGreaterThan(6);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonces[0]}"`);
  });

  it('has a policy without unsafe sources (requirements/reliability#browser-policies)', async () => {
    const { headers } = await gateway.request('/', { host: 'tuli.localhost:4000' });
    const [policy = new Map<string, string>(), files] = policiesOf(headers['content-security-policy']);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-|https?:(?:\s|;|$)|\*/);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
    expect([...(files ?? [])]).toEqual([
      [
        'script-src',
        expect.stringMatching(/^http:\/\/tuli\.localhost:4000\/assets\/(?: 'sha256-[^']+'){2}$/),
      ],
      ['report-uri', '/csp-report'],
      ['report-to', 'csp'],
    ]);
    expect(policy.get('connect-src')).toBe("'self' ws://tuli.localhost:4000");
    expect(policy.get('frame-src')).toBe("'self' http://games.localhost:4003 http://pay.localhost:4006");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('default');
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each(ROUTE_IDS.map((id) => [id]))(
    'allows %s only scripts of releases, because quick deposit opens on any page',
    async (id) => {
      const { headers, text } = await gateway.request(
        `/en/${routeOf(id).path.replace(/:\w+/g, 'x').replace('*', '')}/`.replace('//', '/'),
      );
      const policies = policiesOf(headers['content-security-policy']);
      const [, files = ''] = policies.map((policy) => policy.get('script-src'));
      // our address for files and hashes for inline scripts: no nonce, which could be stolen, and no
      // strict-dynamic
      expect(files.split(' ').map((source) => source.replace(/^'sha256-.*'$/, 'hash'))).toEqual([
        expect.stringMatching(/^http:\/\/aurora\.localhost:\d+\/assets\/$/),
        'hash',
        'hash',
      ]);
      for (const [, address] of text.matchAll(/<script[^>]* src="([^"]*)"/g))
        expect(address).toMatch(/^\/assets\//);
    },
  );

  it('contains only inline scripts that are known by hash', async () => {
    const { text } = await gateway.request('/games/ember-hollow/');
    const inline = [
      ...text.matchAll(/<script(?![^>]*(?: src=| type="application\/json"))[^>]*>(.*?)<\/script>/g),
    ].map(([, script]) => script);
    expect(inline).toEqual(INLINE_SCRIPTS.map((script) => script.text));
    const { headers } = await gateway.request('/');
    for (const script of inline)
      expect(headers['content-security-policy']).toContain(
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
      );
  });

  it('ends silent sign-in in a document with one script, allowed by hash and embeddable by us only', async () => {
    const { headers, text, status } = await gateway.request(SILENT_RENEWAL.document);
    expect([
      status,
      [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/g)].map(([, attributes, script]) => [
        attributes,
        script,
      ]),
    ]).toEqual([200, [['', SILENT_RENEWAL.text]]]);
    const [policy, ...more] = policiesOf(headers['content-security-policy']);
    expect([
      policy?.get('script-src'),
      policy?.get('default-src'),
      policy?.get('frame-ancestors'),
      more,
    ]).toEqual([
      `'sha256-${createHash('sha256').update(SILENT_RENEWAL.text).digest('base64')}'`,
      "'none'",
      "'self'",
      [],
    ]);
    // no other page allows it
    expect((await gateway.request('/')).headers['content-security-policy']).not.toContain(
      policy?.get('script-src'),
    );
  });

  it('lists scripts and styles with integrity, and preloads what the route needs with matching attributes (requirements/platform#composed-html, requirements/platform#preloads)', async () => {
    const { text } = await gateway.request('/games/ember-hollow/');
    for (const tag of text.match(
      /<(?:script[^>]* src|link rel="(?:stylesheet|preload" as="(?:script|style))")[^>]*>/g,
    ) ?? []) {
      expect(tag).toMatch(/integrity="sha384-[^"]{64}"/);
      expect(tag).toContain('crossorigin="anonymous"');
    }
    for (const name of ['main.css', 'main.js', 'en.js', 'game.js'])
      expect(text).toContain(`href="/assets/mfe-casino/bbb222/${name}"`);
    expect((await gateway.request('/fi/profile/dashboard/')).text).not.toContain('href="/assets/mfe-casino');
    expect((await gateway.request('/fi/')).text).toContain('href="/assets/shell/aaa111/fi.js"');
  });

  it('sends the page’s first query before the scripts load', async () => {
    const { text } = await gateway.request('/fi/games/ember-%3Cscript%3E/', { host: 'tuli.localhost:4000' });
    const [, attributes = '', script = ''] =
      /<script nonce="[^"]+" (data-[^>]*)>(.*?)<\/script>/.exec(text) ?? [];
    // as a browser reads them
    const dataset = Object.fromEntries(
      [...attributes.matchAll(/data-([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ]),
    );
    const requests: [string, RequestInit][] = [];
    const window: Record<string, unknown> = {};
    runInNewContext(script, {
      window,
      document: { currentScript: { dataset } },
      AbortSignal,
      fetch: (...request: [string, RequestInit]) => (requests.push(request), Promise.resolve({ ok: true })),
    });
    const variables = {
      slug: 'ember-<script>',
      currencyCode: 'EUR',
      license: 'est',
      subDivision: null,
      locale: 'fi',
    };
    expect(window['__foyerEarly']).toMatchObject({ documentId: `sha256:${'0'.repeat(64)}`, variables });
    expect(requests[0]?.[0]).toBe('/api/graphql');
    expect(requests[0]?.[1]).toMatchObject({ method: 'POST', headers: { locale: 'fi', brand: 'tuli' } });
    expect(JSON.parse(requests[0]?.[1].body as string)).toEqual({
      operationName: 'GamePage',
      variables,
      documentId: `sha256:${'0'.repeat(64)}`,
    });
    expect((await gateway.request('/')).text).not.toContain('__foyerEarly');
  });

  it('answers 404 for unknown addresses, no-referrer for handlers, 405 for other methods', async () => {
    expect((await gateway.request('/nowhere/')).status).toBe(404);
    expect((await gateway.request('/identity-login-handler/?code=secret')).headers['referrer-policy']).toBe(
      'no-referrer',
    );
    expect((await gateway.request('/', { method: 'POST', body: 'a=1' })).status).toBe(405);
  });

  it('contains nothing of the request: no query, cookie or token', async () => {
    const { text } = await gateway.request('/?accessToken=eyJsecret&x=%3C/script%3E', {
      headers: { cookie: 'sid=topsecret', authorization: 'Bearer eyJsecret' },
    });
    expect(text).not.toMatch(/eyJsecret|topsecret|accessToken/);
  });

  it('contains the fatal error screen in the page’s language', async () => {
    expect((await gateway.request('/fi/')).text).toContain('Jokin meni vikaan');
    const { text } = await gateway.request('/ja/');
    expect(text).toContain('<html lang="ja"');
    expect(text).toContain('エラーが発生しました');
    expect(text).toContain('<noscript><style');
  });

  it.each([
    ['no', 'en'],
    ['de_AT', 'en'],
    ['en_CA', 'en-CA'],
    ['et_EE', 'et-EE'],
  ])('names the language of its texts in the locale %s (WCAG 3.1.1): %s', async (locale, language) => {
    const { text } = await gateway.request(`/${locale}/`);
    expect(text).toContain(`<html lang="${language}" data-brand="aurora"`);
  });

  it('shows a preparation page while no shell is live', async () => {
    const empty = await createReleaseHome();
    const other = await serveGateway(empty.home);
    const { status, text, headers } = await other.request('/', {
      headers: { 'accept-language': 'fi-FI,fi;q=0.9' },
    });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('3');
    expect(text).toContain('Pieni hetki');
    await other.close();
    await empty.remove();
  });
});

describe('release set endpoint', () => {
  it('returns the set that the page contains', async () => {
    const { status, headers, text } = await gateway.request('/release-set');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text)).toEqual(pageDataIn((await gateway.request('/')).text).releases);
  });
});

describe('JSON in HTML', () => {
  it('cannot end its element and parses to the same value', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028', '\u2029', '"', '\\'),
    );
    fc.assert(
      fc.property(fc.array(nasty), (values) => {
        const json = inlineJson(values);
        expect(json).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(values);
      }),
    );
  });
});
