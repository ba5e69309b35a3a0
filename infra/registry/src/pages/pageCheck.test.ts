import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { RegistryClient } from '@foyer/runtime';
import { startTamperedSite, type SiteAnswer, type TamperedSite, type Tampering } from '../testing/tamperedSite.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import type { PageCheckResult } from './pageCheck.ts';
import type { ScriptInventory } from './scriptInventory.ts';

jest.setTimeout(START_MS);

let site: TamperedSite;
let registry: TestRegistry;
let operator: RegistryClient;

beforeAll(async () => {
  site = await startTamperedSite();
  // the clock of the service itself never comes in the time of a test
  registry = await startTestRegistry({ FOYER_GATEWAY_PORT: String(site.port), FOYER_PAGE_CHECK_SECONDS: '86400' });
  operator = await registry.as('staff/operator');
  await live('shell', 's1', 1);
  await live('mfe-casino', 'k1', 1);
  await site.open(registry.dependencies);
}, START_MS);
afterEach(() => void (site.tampering = undefined));
afterAll(async () => {
  await site.close();
  await registry.close();
}, START_MS);

async function live(app: string, release: string, sequence: number): Promise<void> {
  await registry.publish(app, release, sequence);
  await operator.post('/v1/changes', { environment: 'production', reason: 'because of a test', kind: 'promote', app, release });
}

const check = (): Promise<PageCheckResult> => operator.post('/v1/page-check', {});
const alerts = (): number => registry.logLines.filter((line) => line.includes('ALERT Page check')).length;

/** Only documents, as whoever sits in between would do it. */
const inPages = (change: (answer: SiteAnswer) => void): Tampering => (answer) => {
  if (String(answer.headers['content-type']).startsWith('text/html')) change(answer);
};
const planted = (markup: string): Tampering => inPages((answer) => (answer.body = answer.body.replace('</head>', `${markup}</head>`)));
const withNonce = (make: (nonce: string) => string): Tampering =>
  inPages((answer) => (answer.body = answer.body.replace('</head>', `${make(/nonce-([^']+)/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '')}</head>`)));
const header = (name: string, change: (value: string) => string | undefined): Tampering => inPages((answer) => {
  const value = change(String(answer.headers[name] ?? ''));
  if (value === undefined) delete answer.headers[name];
  else answer.headers[name] = value;
});

describe('the payment pages as a browser receives them', () => {
  it('are what was signed, in every brand', async () => {
    expect(await check()).toMatchObject({ cause: 'demand', pages: 15, files: 4, findings: [] });
    expect(await operator.get('/v1/page-check')).toMatchObject({ last: { findings: [] } });
    expect(alerts()).toBe(0);
  });

  it.each<[string, Tampering, string, string]>([
    ['a skimmer', planted('<script src="https://cdn.evil.test/skimmer.js"></script>'), 'script-unknown', 'https://cdn.evil.test/skimmer.js'],
    ['a skimmer that has stolen the nonce', withNonce((nonce) => `<script nonce="${nonce}" src="https://cdn.evil.test/skimmer.js"></script>`), 'script-unknown', 'https://cdn.evil.test/skimmer.js'],
    ['a script in the text', withNonce((nonce) => `<script nonce="${nonce}">steal()</script>`), 'script-unknown', 'in the document: steal()'],
    ['one in a comment', planted('<!-- <script>steal()</script> -->'), 'script-unknown', 'in the document: steal()'],
    ['one that is hard to read', planted('<script "="/src=//evil.test/a.js></script>'), 'markup-forbidden', 'a script tag that cannot be read'],
    ['a module preload', planted('<link rel=modulepreload href=https://cdn.evil.test/a.js>'), 'script-unknown', 'https://cdn.evil.test/a.js'],
    ['a map of imports', withNonce((nonce) => `<script nonce="${nonce}" type="importmap">{"imports":{}}</script>`), 'script-unknown', 'in the document: {"imports":{}}'],
    ['another base', planted('<base href="https://evil.test/">'), 'markup-forbidden', 'base'],
    ['a handler', planted('<img src=x onerror="steal()">'), 'markup-forbidden', 'img onerror'],
    ['a frame', planted('<iframe src="https://evil.test/card"></iframe>'), 'markup-forbidden', 'iframe'],
    ['a meta refresh', planted('<meta http-equiv="refresh" content="0;url=https://evil.test/">'), 'markup-forbidden', 'meta'],
    ['our script without its hash', inPages((answer) => (answer.body = answer.body.replace(/ integrity="[^"]+"/g, ''))), 'script-unprotected', '/assets/shell/s1/entry.js'],
    ['our inline script changed by a byte', inPages((answer) => (answer.body = answer.body.replace('dataset.boot="failed"', 'dataset.boot="Failed"'))), 'script-unknown', 'in the document: addEventListener'],
    ['a wider policy', header('content-security-policy', (value) => value.replace("connect-src 'self'", "connect-src 'self' https://evil.test")), 'header-changed', 'content-security-policy'],
    ['only the second policy taken away', header('content-security-policy', (value) => value.split(', ')[0]), 'header-changed', 'content-security-policy'],
    ['no policy', header('content-security-policy', () => undefined), 'header-missing', 'content-security-policy'],
    ['a page that may be framed', header('x-frame-options', () => undefined), 'header-missing', 'x-frame-options'],
    ['a page that others may read', header('access-control-allow-origin', () => '*'), 'header-added', 'access-control-allow-origin'],
    ['a preload by header', header('link', () => '<https://evil.test/a.js>; rel=preload; as=script'), 'header-added', 'link'],
    ['one byte in a file', (answer, path) => { if (path.endsWith('/entry.js')) answer.body += ' '; }, 'file-changed', '/assets/shell/s1/entry.js'],
  ])('are found to hold %s', async (_what, tampering, problem, subject) => {
    site.tampering = tampering;
    const { findings } = await check();
    expect(new Set(findings.map(({ brand }) => brand)).size).toBe(5);
    expect(findings).toEqual(expect.arrayContaining([expect.objectContaining({ problem, subject: expect.stringContaining(subject) as unknown })]));
  });

  it('raise one alert for one change, which stays in the audit, and another when it comes again', async () => {
    await check();
    const before = alerts();
    const heard: unknown[] = [];
    const stop = registry.dependencies.bus.subscribe('registry.alert', (what) => void heard.push(what));
    site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await check();
    await check();
    expect(alerts()).toBe(before + 1);
    while (heard.length === 0) await new Promise(setImmediate);
    expect(heard[0]).toMatchObject({ text: expect.stringContaining('script-unknown on deposit of aurora: https://cdn.evil.test/once.js') as unknown });
    expect(await operator.get('/v1/audit?environment=registry&limit=1')).toMatchObject({ entries: [{ actor: 'registry', role: 'page-check', kind: 'page-changed', brands: ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'] }] });
    site.tampering = undefined;
    await check();
    site.tampering = planted('<script src="https://cdn.evil.test/once.js"></script>');
    await check();
    expect(alerts()).toBe(before + 2);
    stop();
  });

  it('that nobody serves are stored and no alert', async () => {
    await check();
    const before = alerts();
    site.tampering = inPages((answer) => (answer.status = 503));
    expect((await check()).findings).toEqual(expect.arrayContaining([expect.objectContaining({ brand: 'tuli', page: 'deposit', problem: 'unreachable', subject: '503' })]));
    expect(alerts()).toBe(before);
  });

  it('are as they should be when another release has gone live', async () => {
    await live('mfe-casino', 'k2', 2);
    expect((await check()).findings).toEqual([]);
  });

  it('are looked at on demand by operators and auditors only', async () => {
    await expect((await registry.as('squads/casino')).post('/v1/page-check', {})).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect((await registry.as('staff/auditor')).post('/v1/page-check', {})).resolves.toMatchObject({ cause: 'demand' });
  });
});

describe('the inventory of scripts', () => {
  it('says of everything that may run who answers for it, its hash and why it is there', async () => {
    const { files, inline, frames } = await (await registry.as('staff/auditor')).get<ScriptInventory>('/v1/scripts');
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['/assets/shell/s1/entry.js', '/assets/mfe-casino/k2/entry.js', '/assets/mfe-casino/k2/main.css']));
    for (const { integrity, owner, reason, role } of files) {
      expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
      expect([owner, reason, role].every((words) => words.length > 0)).toBe(true);
    }
    for (const { integrity, reason } of inline) expect([integrity.startsWith('sha384-'), reason.length > 20]).toEqual([true, true]);
    expect(frames.map(({ origin }) => origin)).toContain('http://pay.localhost:4006');
  });

  it('drops what was withdrawn', async () => {
    await operator.post('/v1/changes', { environment: 'production', reason: 'because of a test', kind: 'withdraw', app: 'mfe-casino', release: 'k2' });
    const { files } = await operator.get<ScriptInventory>('/v1/scripts');
    expect(files.some(({ release }) => release === 'k2')).toBe(false);
  });
});
