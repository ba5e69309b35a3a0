import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EVERY_BRAND } from '@foyer/kernel/page-check-answers';
import { BOOT_GUARD, SILENT_RENEWAL } from '@foyer/runtime';
import {
  startTamperedSite,
  type SiteAnswer,
  type TamperedSite,
  type Tampering,
} from '../testing/tamperedSite.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import {
  respondWith,
  inFrame,
  inPages,
  planted,
  startWatchedSite,
  type WatchedSite,
} from '../testing/watchedSite.ts';

jest.setTimeout(START_MS);

let watched: WatchedSite;
let site: TamperedSite;
let registry: TestRegistry;
let operator: CheckedClient;

beforeAll(async () => {
  watched = await startWatchedSite();
  ({ site, registry, operator } = watched);
}, START_MS);
afterEach(() => void (site.tampering = undefined));
afterAll(() => watched.close(), START_MS);

const check = (): ReturnType<WatchedSite['check']> => watched.check();
const alerts = (): number => watched.alerts();

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

it('checks nothing before the first shell is live', async () => {
  const nobody = await startTamperedSite();
  const empty = await startTestRegistry({
    FOYER_GATEWAY_PORT: String(nobody.port),
    FOYER_PAYMENTS_PORT: String(nobody.port),
  });
  expect(await (await empty.as('staff/operator')).post('/v1/page-check', {})).toMatchObject({
    pages: 0,
    findings: [],
  });
  await nobody.close();
  await empty.close();
});

describe('the payment pages as received by a browser', () => {
  it('match what was signed, in every brand', async () => {
    expect(await check()).toMatchObject({ cause: 'demand', pages: 21, files: 6, findings: [] });
    expect(await operator.get('/v1/page-check')).toMatchObject({ last: { findings: [] } });
    expect(alerts()).toBe(0);
  });

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
    site.tampering = tampering;
    const { findings } = await check();
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
    site.tampering = (answer, path) => path === document && change(answer);
    const { findings } = await check();
    expect(findings.map((found) => [found.page === SILENT_RENEWAL.name, found.problem])).toContainEqual([
      document === SILENT_RENEWAL.document,
      problem,
    ]);
  });

  it('raise one audited alert per change, and another when the change recurs', async () => {
    await check();
    const before = alerts();
    const announcements: unknown[] = [];
    const stop = registry.dependencies.bus.subscribe(
      'registry.alert',
      (what) => void announcements.push(what),
    );
    site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await check();
    await check();
    expect(alerts()).toBe(before + 1);
    while (announcements.length === 0) await new Promise(setImmediate);
    expect(announcements[0]).toMatchObject({
      text: expect.stringContaining(
        'script-unknown on deposit of aurora: https://cdn.evil.test/once.js',
      ) as unknown,
    });
    expect(await operator.get('/v1/audit?environment=registry&limit=1')).toMatchObject({
      entries: [
        {
          actor: 'registry',
          role: 'page-check',
          kind: 'page-changed',
          brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
        },
      ],
    });
    site.tampering = undefined;
    await check();
    site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await check();
    expect(alerts()).toBe(before + 2);
    stop();
  });

  describe('that are unreachable', () => {
    const raised = async (): Promise<readonly { kind: string; brands: readonly string[] }[]> =>
      (await operator.get('/v1/audit?environment=registry&limit=3')).entries;

    it('raise one alert after three failed checks in a row, until they are reachable again', async () => {
      site.tampering = undefined;
      await check();
      const before = alerts();
      const announcements: unknown[] = [];
      const stop = registry.dependencies.bus.subscribe(
        'registry.alert',
        (what) => void announcements.push(what),
      );
      const announcement = async (number: number): Promise<unknown> => {
        while (announcements.length < number) await new Promise(setImmediate);
        return announcements[number - 1];
      };
      for (const [index, status] of [503, 502, 504, 503].entries()) {
        site.tampering = respondWith(status);
        expect((await check()).findings).toEqual(
          expect.arrayContaining([
            {
              brand: 'tuli',
              page: 'deposit',
              problem: 'unreachable',
              subject: String(status),
              tries: index + 1,
            },
          ]),
        );
        expect(alerts() - before).toBe(index < 2 ? 0 : 1);
      }
      expect(await announcement(1)).toEqual({
        about: 'payment-pages-unverified',
        text: 'Page check: deposit of aurora could not be fetched 3 times in a row (504) and 19 more: their content is not verified',
      });
      expect(await raised()).toMatchObject([
        { kind: 'page-unverified', brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'] },
        {},
        {},
      ]);
      site.tampering = undefined;
      expect((await check()).findings).toEqual([]);
      expect(await announcement(2)).toMatchObject({ about: 'payment-pages-unverified', ended: true });
      expect((await raised())[0]).toMatchObject({ kind: 'page-verified' });
      stop();
    });

    it('raise no alert when they recover earlier, and restart the count', async () => {
      const before = alerts();
      for (const tampering of [
        respondWith(503),
        respondWith(503),
        undefined,
        respondWith(503),
        respondWith(503),
        undefined,
      ]) {
        site.tampering = tampering;
        await check();
      }
      expect(alerts()).toBe(before);
    });
  });

  it('match after another release went live', async () => {
    await watched.live('mfe-casino', 'k2', 2);
    expect((await check()).findings).toEqual([]);
  });

  it('are checked on demand by operators and auditors only', async () => {
    await expect((await registry.as('squads/casino')).post('/v1/page-check', {})).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await expect((await registry.as('staff/auditor')).post('/v1/page-check', {})).resolves.toMatchObject({
      cause: 'demand',
    });
  });
});

describe('the provider’s frame as received by a browser', () => {
  it.each<[string, Tampering, string, string]>([
    [
      'a skimmer',
      inFrame(
        '/frame/',
        (answer) =>
          (answer.body = answer.body.replace(
            '</head>',
            '<script src="https://cdn.evil.test/a.js"></script></head>',
          )),
      ),
      'script-unknown',
      'https://cdn.evil.test/a.js',
    ],
    [
      'its script without the hash',
      inFrame('/frame/', (answer) => (answer.body = answer.body.replace(/ integrity="[^"]+"/g, ''))),
      'script-unprotected',
      '/assets/frame-',
    ],
    [
      'a changed byte in its script',
      inFrame('/assets/frame-', (answer) => (answer.body += ' ')),
      'file-changed',
      '/assets/frame-',
    ],
    [
      'a policy that allows exfiltration',
      inFrame(
        '/frame/',
        (answer) =>
          (answer.headers['content-security-policy'] = String(
            answer.headers['content-security-policy'],
          ).replace("connect-src 'self'", "connect-src 'self' https://evil.test")),
      ),
      'header-changed',
      'content-security-policy',
    ],
    [
      'an inventory that allows the skimmer too',
      inFrame(
        '/inventory',
        (answer) => (answer.body = answer.body.replaceAll('/assets/frame-', '/assets/other-')),
      ),
      'inventory-unsigned',
      '/inventory',
    ],
    [
      'an unsigned inventory',
      inFrame(
        '/inventory',
        (answer) => (answer.body = JSON.stringify({ ...JSON.parse(answer.body), signatures: [] })),
      ),
      'inventory-unsigned',
      '/inventory',
    ],
    ['no frame', inFrame('/frame/', (answer) => (answer.status = 404)), 'unreachable', '404'],
    [
      'no inventory',
      inFrame('/inventory', (answer) => (answer.status = 503)),
      'unreachable',
      '/inventory: 503',
    ],
  ])('reports %s', async (_what, tampering, problem, subject) => {
    site.tampering = tampering;
    expect((await check()).findings).toContainEqual(
      expect.objectContaining({
        brand: EVERY_BRAND,
        page: 'payment frame',
        problem,
        subject: expect.stringContaining(subject) as unknown,
      }),
    );
  });

  it('raises an alert immediately, for every brand', async () => {
    site.tampering = undefined;
    await check();
    const before = alerts();
    site.tampering = inFrame('/assets/frame-', (answer) => (answer.body += ' '));
    await check();
    expect(alerts()).toBe(before + 1);
    expect(await operator.get('/v1/audit?environment=registry&limit=1')).toMatchObject({
      entries: [
        {
          kind: 'page-changed',
          brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'],
          reason: expect.stringContaining('file-changed on the payment frame') as unknown,
        },
      ],
    });
  });

  it('does not match an outdated inventory', async () => {
    let kept: string | undefined;
    site.tampering = inFrame('/inventory', (answer) => (answer.body = kept ??= answer.body));
    expect((await check()).findings).toEqual([]);
    registry.skew.milliseconds += 10 * 60_000;
    expect((await check()).findings).toMatchObject([{ problem: 'inventory-unsigned' }]);
    site.tampering = undefined;
    expect((await check()).findings).toEqual([]);
  });
});

describe('the inventory of scripts', () => {
  it('lists every allowed script with owner, hash and reason', async () => {
    const { files, inline, frames } = await (await registry.as('staff/auditor')).get('/v1/scripts');
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/assets/shell/s1/entry.js',
        '/assets/mfe-casino/k2/entry.js',
        '/assets/mfe-casino/k2/main.css',
      ]),
    );
    for (const { integrity, owner, reason, role } of files) {
      expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
      expect([owner, reason, role].every((words) => words.length > 0)).toBe(true);
    }
    for (const { integrity, reason } of inline)
      expect([integrity.startsWith('sha384-'), reason.length > 20]).toEqual([true, true]);
    expect(inline.map(({ name, document }) => [name, document])).toEqual([
      ['boot guard', undefined],
      ['early question', undefined],
      ['silent renewal', '/silent-renew.html'],
    ]);
    expect(frames.map(({ origin }) => origin)).toContain(`http://pay.localhost:${site.port}`);
  });

  it('drops withdrawn releases', async () => {
    await operator.post('/v1/changes', {
      environment: 'production',
      reason: 'because of a test',
      kind: 'withdraw',
      app: 'mfe-casino',
      release: 'k2',
    });
    const { files } = await operator.get('/v1/scripts');
    expect(files.some(({ release }) => release === 'k2')).toBe(false);
    // pages contain it until the edge has read the plan
    while ((await check()).findings.length > 0) await new Promise(setImmediate);
  });
});

// last, because a key cannot be reinstated
it('rejects an inventory signed with a revoked key', async () => {
  const { keys } = await operator.get('/v1/keys');
  await operator.post('/v1/keys/revoke', {
    keyId: keys.find(({ holder }) => holder === 'payments')?.id,
    reason: 'because of a test',
  });
  expect((await check()).findings).toMatchObject([{ brand: EVERY_BRAND, problem: 'inventory-unsigned' }]);
});
