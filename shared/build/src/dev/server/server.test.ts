import { describe, expect, it } from '@jest/globals';
import { developmentHeaders, isShellPage, withoutPreloads, withScript } from './addClient.ts';
import { isAffected, needsBody, type Faults } from './faults.ts';
import { licenceChoice, withLicence } from './licence.ts';
import { mapStack } from './mapStack.ts';

const POLICY =
  "script-src 'nonce-abc' 'strict-dynamic', script-src http://aurora.localhost:4000/assets/ 'sha256-x='; report-uri /csp-report";
const SCRIPT = { path: '/__foyer-dev/client.js', integrity: 'sha384-y' };
const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><script defer src="/a.js" data-shell></script></head></html>';

describe('the page with the development client', () => {
  it('loads it first, with the nonce and a hash', () => {
    expect(withScript(PAGE, POLICY, SCRIPT)).toContain(
      '<head><script nonce="abc" src="/__foyer-dev/client.js" integrity="sha384-y" crossorigin="anonymous"></script>',
    );
    expect(withScript(PAGE, "default-src 'none'", SCRIPT)).toBe(PAGE);
    expect([isShellPage(PAGE), isShellPage('<html><body>Sign in</body></html>')]).toEqual([true, false]);
  });

  it('may load files of the development server besides those of releases', () => {
    const headers = developmentHeaders({
      'content-security-policy': POLICY,
      'integrity-policy': 'blocked-destinations=(script)',
      'x-frame-options': 'DENY',
    });
    expect(headers).toEqual({
      'content-security-policy': POLICY.replace(
        '/assets/',
        '/assets/ http://aurora.localhost:4000/__foyer-dev/',
      ),
      'x-frame-options': 'DENY',
    });
  });

  it('preloads no script of the watched application', () => {
    const one = '<link rel="preload" as="script" href="/assets/mfe-one/r1/lobby.js" integrity="x">';
    const two = one.replace('mfe-one', 'mfe-two');
    expect(withoutPreloads(`${one}${two}`, 'mfe-one')).toBe(two);
  });
});

describe('faults', () => {
  const documents = new Set(['sha256:1']);
  const faults = (scope: Faults['scope'], kind: Faults['kind'] = 'failing'): Faults => ({ kind, scope });

  it.each([
    ['all', '/api/graphql', undefined, true],
    ['all', '/sports-feed/snapshot', undefined, true],
    ['all', '/en/', undefined, false],
    ['all', '/realms/aurora/token', undefined, false],
    ['app', '/api/graphql', '{"documentId":"sha256:1"}', true],
    ['app', '/api/graphql', '{"documentId":"sha256:2"}', false],
    ['app', '/api/graphql', 'nonsense', false],
    ['app', '/sports-feed/snapshot', undefined, false],
  ] as const)('affect, for the scope %s, %s with %s: %s', (scope, path, body, expected) => {
    expect(isAffected(faults(scope), path, body, documents)).toBe(expected);
  });

  it('affect no request without a fault, and need bodies only to choose operations', () => {
    expect(isAffected(faults('all', 'none'), '/api/graphql', undefined, documents)).toBe(false);
    expect(
      [faults('app'), faults('all'), faults('app', 'none')].map((one) => needsBody(one, '/api/graphql')),
    ).toEqual([true, false, false]);
  });
});

describe('the licence of a page', () => {
  const page = (data: object) =>
    `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;

  it('replaces the rules of the brand', () => {
    const changed = withLicence(
      page({ brand: 'aurora', license: 'mga', note: '</script>' }).replace('</script>"', '\\u003c/script>"'),
      'est',
    );
    const data = JSON.parse(/id="page-data">(.*)<\/script>/.exec(changed)?.[1] ?? '') as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({
      license: 'est',
      note: '</script>',
      market: { brand: { id: 'aurora', licence: 'est' } },
      protection: { licence: { id: 'est' } },
    });
  });

  it.each([
    ['foyer_dev_licence=est', 'est'],
    ['a=1; foyer_dev_licence=crc; b=2', 'crc'],
    ['foyer_dev_licence=none', undefined],
    ['', undefined],
  ])('is chosen by the cookie %s: %s', (cookie, expected) => {
    expect(licenceChoice({ headers: { cookie } })).toBe(expected);
  });

  it('stays without a choice', () => {
    expect(withLicence(page({ brand: 'aurora' }), undefined)).toBe(page({ brand: 'aurora' }));
  });
});

describe('mapStack', () => {
  const map = {
    version: 3,
    sources: ['webpack://mfe_one_r1/./src/Card.tsx?ab', 'webpack://mfe_one_r1/../node_modules/lib/index.js'],
    sourcesContent: ['first\nsecond\nthrow here\nfourth', 'library'],
    names: [],
    // line 1 → Card.tsx:3, line 2 → index.js:1
    mappings: 'AAEA;ACFA',
  };
  const script = `code\nmore\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
  const at = (line: number) => `http://aurora.localhost:4000/assets/mfe-one/r1/lobby.js:${line}:1`;

  it('shows the sources, with the lines around the first own position', () => {
    const frames = mapStack(
      `Error: planted\n    at Card (${at(1)})\n    at async lib (${at(2)})\n    at ${at(1)}\n    at http://aurora.localhost:4000/other.js:7:2`,
      (pathname) => (pathname.endsWith('lobby.js') ? script : undefined),
      () => 'mfe-one',
    );
    expect(frames.map(({ name, file, line, isForeign }) => [name, file, line, isForeign])).toEqual([
      ['Card', 'mfe-one/src/Card.tsx', 3, false],
      ['lib', 'node_modules/lib/index.js', 1, true],
      ['', 'mfe-one/src/Card.tsx', 3, false],
      ['', '/other.js', 7, true],
    ]);
    expect(frames.map(({ frame }) => frame?.find(({ isMarked }) => isMarked)?.text)).toEqual([
      'throw here',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
