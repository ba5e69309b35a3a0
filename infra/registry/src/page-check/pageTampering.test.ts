import { describe, expect, it } from '@jest/globals';
import { BOOT_GUARD, SILENT_RENEWAL } from '@foyer/runtime';
import type { SiteAnswer, Tampering } from '../testing/tamperedSite.ts';
import { inPages, planted, registerWatchedSite } from '../testing/watchedSite.ts';

const watched = registerWatchedSite();

const nonceOf = ({ headers }: SiteAnswer): string =>
  /nonce-([^']+)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const withNonce = (make: (nonce: string) => string): Tampering =>
  inPages((answer) => (answer.body = answer.body.replace('</head>', `${make(nonceOf(answer))}</head>`)));
const header = (name: string, change: (value: string) => string | undefined): Tampering =>
  inPages((answer) => {
    const value = change(String(answer.headers[name] ?? ''));
    if (value === undefined) delete answer.headers[name];
    else answer.headers[name] = value;
  });

describe('the payment pages as received by a browser', () => {
  it.each<[string, Tampering, string, string]>([
    [
      'a skimmer',
      planted('<script src="https://cdn.evil.test/skimmer.js"></script>'),
      'script-unknown',
      'https://cdn.evil.test/skimmer.js',
    ],
    [
      'a skimmer with the page’s nonce',
      withNonce((nonce) => `<script nonce="${nonce}" src="https://cdn.evil.test/skimmer.js"></script>`),
      'script-unknown',
      'https://cdn.evil.test/skimmer.js',
    ],
    [
      'an inline script',
      withNonce((nonce) => `<script nonce="${nonce}">steal()</script>`),
      'script-unknown',
      'in the document: steal()',
    ],
    [
      'a script in a comment',
      planted('<!-- <script>steal()</script> -->'),
      'script-unknown',
      'in the document: steal()',
    ],
    [
      'a script with unusual markup',
      planted('<script "="/src=//evil.test/a.js></script>'),
      'markup-forbidden',
      'a script tag that cannot be parsed',
    ],
    [
      'a module preload',
      planted('<link rel=modulepreload href=https://cdn.evil.test/a.js>'),
      'script-unknown',
      'https://cdn.evil.test/a.js',
    ],
    [
      'an import map',
      withNonce((nonce) => `<script nonce="${nonce}" type="importmap">{"imports":{}}</script>`),
      'script-unknown',
      'in the document: {"imports":{}}',
    ],
    ['another base URL', planted('<base href="https://evil.test/">'), 'markup-forbidden', 'base'],
    ['an event handler', planted('<img src=x onerror="steal()">'), 'markup-forbidden', 'img onerror'],
    ['a frame', planted('<iframe src="https://evil.test/card"></iframe>'), 'markup-forbidden', 'iframe'],
    [
      'a meta refresh',
      planted('<meta http-equiv="refresh" content="0;url=https://evil.test/">'),
      'markup-forbidden',
      'meta',
    ],
    [
      'our script without its hash',
      inPages((answer) => (answer.body = answer.body.replace(/ integrity="[^"]+"/g, ''))),
      'script-unprotected',
      '/assets/shell/s1/entry.js',
    ],
    [
      'our inline script changed by a byte',
      inPages(
        (answer) => (answer.body = answer.body.replace('dataset.boot="failed"', 'dataset.boot="Failed"')),
      ),
      'script-unknown',
      'in the document: addEventListener',
    ],
    [
      'a wider policy',
      header('content-security-policy', (value) =>
        value.replace("connect-src 'self'", "connect-src 'self' https://evil.test"),
      ),
      'header-changed',
      'content-security-policy',
    ],
    [
      'the second policy removed',
      header('content-security-policy', (value) => value.split(', ')[0]),
      'header-changed',
      'content-security-policy',
    ],
    [
      'no policy',
      header('content-security-policy', () => undefined),
      'header-missing',
      'content-security-policy',
    ],
    [
      'a page that may be framed',
      header('x-frame-options', () => undefined),
      'header-missing',
      'x-frame-options',
    ],
    [
      'a page readable by other origins',
      header('access-control-allow-origin', () => '*'),
      'header-added',
      'access-control-allow-origin',
    ],
    [
      'a preload by header',
      header('link', () => '<https://evil.test/a.js>; rel=preload; as=script'),
      'header-added',
      'link',
    ],
    [
      'a changed byte in a file',
      (answer, path) => {
        if (path.endsWith('/entry.js')) answer.body += ' ';
      },
      'file-changed',
      '/assets/shell/s1/entry.js',
    ],
  ])('report %s', async (_what, tampering, problem, subject) => {
    watched.site.tampering = tampering;
    const { findings } = await watched.check();
    expect(new Set(findings.map(({ brand }) => brand)).size).toBe(5);
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ problem, subject: expect.stringContaining(subject) as unknown }),
      ]),
    );
  });

  // a script that belongs in one document is unknown in the other
  it.each<[string, string, (answer: SiteAnswer) => void, string]>([
    [
      'a skimmer in the document of the silent sign-in',
      SILENT_RENEWAL.document,
      (answer) =>
        (answer.body = answer.body.replace('</head>', '<script>parent.document.forms</script></head>')),
      'script-unknown',
    ],
    [
      'an inline script of our pages there',
      SILENT_RENEWAL.document,
      (answer) =>
        (answer.body = answer.body.replace('</head>', `<script>${BOOT_GUARD.text}</script></head>`)),
      'script-unknown',
    ],
    [
      'a wider policy there',
      SILENT_RENEWAL.document,
      (answer) =>
        (answer.headers['content-security-policy'] =
          `${String(answer.headers['content-security-policy'])} 'unsafe-inline'`),
      'header-changed',
    ],
    [
      'the silent sign-in script in a page',
      '/en/deposit/',
      (answer) =>
        (answer.body = answer.body.replace(
          '</head>',
          `<script nonce="${nonceOf(answer)}">${SILENT_RENEWAL.text}</script></head>`,
        )),
      'script-unknown',
    ],
  ])('report %s', async (_what, document, change, problem) => {
    watched.site.tampering = (answer, path) => path === document && change(answer);
    const { findings } = await watched.check();
    expect(findings.map((found) => [found.page === SILENT_RENEWAL.name, found.problem])).toContainEqual([
      document === SILENT_RENEWAL.document,
      problem,
    ]);
  });
});
