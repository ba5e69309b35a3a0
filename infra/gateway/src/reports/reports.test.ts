import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brands } from '@foyer/market';
import { createLog, createRateLimit } from '@foyer/runtime';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import type { RequestContext } from '../context.ts';
import { portOf, serveGateway, type ServedGateway } from '../testing/servedGateway.ts';
import { openLineFile } from './lineFile.ts';
import { readPolicyReports } from './policyReports.ts';
import { createReportEndpoints } from './reportEndpoints.ts';
import { readTelemetryEvents } from './telemetryEvents.ts';
import { unknownScriptIn } from './unknownScripts.ts';

let releases: ReleaseHome;
let gateway: ServedGateway;

beforeAll(async () => {
  releases = await createReleaseHome();
  gateway = await serveGateway(releases.home);
});

afterAll(async () => {
  await gateway.close();
  await releases.remove();
});

describe('policy reports', () => {
  it('name the remote and omit the query', () => {
    const legacy = {
      'csp-report': {
        'document-uri': 'http://a/?code=secret',
        'effective-directive': 'script-src',
        'blocked-uri': 'inline',
        'source-file': 'http://a/assets/mfe-casino/ab12/entry.js?try=1',
      },
    };
    expect(readPolicyReports(JSON.stringify(legacy))).toEqual([
      {
        directive: 'script-src',
        blocked: 'inline',
        source: 'http://a/assets/mfe-casino/ab12/entry.js',
        document: 'http://a/',
        app: 'mfe-casino',
        release: 'ab12',
      },
    ]);
    const modern = [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'http://a/',
          effectiveDirective: 'img-src',
          blockedURL: 'http://a/assets/shell/cd34/x.png',
        },
      },
    ];
    expect(readPolicyReports(JSON.stringify(modern))).toMatchObject([
      { directive: 'img-src', app: 'shell', release: 'cd34' },
    ]);
  });

  it('accepts a report of a script without integrity, which names no directive', () => {
    const report = {
      type: 'integrity-violation',
      body: {
        documentURL: 'http://a/en/?code=secret',
        blockedURL: 'http://a/assets/mfe-casino/ab12/lazy.js?try=1',
        destination: 'script',
        reportOnly: false,
      },
    };
    expect(readPolicyReports(JSON.stringify([report]))).toEqual([
      {
        directive: 'integrity-policy',
        blocked: 'http://a/assets/mfe-casino/ab12/lazy.js',
        source: '',
        document: 'http://a/en/',
        app: 'mfe-casino',
        release: 'ab12',
      },
    ]);
  });

  it.each(['', 'x', '[]', '{}', 'null', '[null,1,"a",{"body":null}]', '{"csp-report":7}'])(
    'rejects %s',
    (body) => {
      expect(readPolicyReports(body)).toEqual([]);
    },
  );

  it('logs bounded reports and answers without content', async () => {
    const body = JSON.stringify({
      'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': `http://x/${'a'.repeat(5_000)}` },
    });
    expect(await gateway.request('/csp-report', { method: 'POST', body })).toMatchObject({
      status: 204,
      text: '',
    });
    const line = gateway.logged.findLast((entry) => entry.includes('content security policy')) ?? '';
    expect(line).toContain('script-src');
    expect(line.length).toBeLessThan(1_000);
    expect((await gateway.request('/csp-report', { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(
      413,
    );
    expect((await gateway.request('/csp-report')).status).toBe(405);
  });
});

describe('telemetry', () => {
  it('keeps flat records and drops invalid fields', () => {
    const event = {
      name: 'remote-failed',
      app: 'mfe-casino',
      ms: 12.5,
      ok: false,
      nested: { a: 1 },
      'bad key': 1,
      long: 'x'.repeat(900),
      line: 'a\nb',
      infinite: null,
    };
    expect(readTelemetryEvents(JSON.stringify([event, 7, {}]))).toEqual([
      { name: 'remote-failed', app: 'mfe-casino', ms: 12.5, ok: false, long: 'x'.repeat(500), line: 'a b' },
    ]);
  });

  it.each(['', '{}', '"a"', JSON.stringify(Array.from({ length: 51 }, () => ({ name: 'a' })))])(
    'rejects %.20s',
    (body) => {
      expect(readTelemetryEvents(body)).toBeUndefined();
    },
  );

  it('is written to the file with brand and time', async () => {
    expect(
      (await gateway.request('/telemetry', { method: 'POST', body: '[{"name":"booted"}]' })).status,
    ).toBe(204);
    expect((await gateway.request('/telemetry', { method: 'POST', body: 'x' })).status).toBe(400);
    await gateway.service.close();
    const lines = (await readFile(join(releases.home, 'logs', 'telemetry.jsonl'), 'utf8')).trim().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      name: 'booted',
      at: '2026-11-21T00:00:00.000Z',
      brand: 'aurora',
    });
  });
});

describe('error report', () => {
  beforeAll(() => releases.publish(releaseSet(1, [releases.shell])));

  it('is not accepted while error reporting is disabled, the default', async () => {
    const served = await serveGateway(releases.home);
    const { status } = await served.request('/error-reports', { method: 'POST', body: 'x' });
    const page = await served.request('/en/');
    await served.close();
    expect([status, page.text.includes('errorReporting')]).toEqual([404, false]);
  });

  it('is accepted for the pages that the settings enable', async () => {
    const served = await serveGateway(releases.home, { environment: { FOYER_ERROR_REPORTING: 'local' } });
    const { status } = await served.request('/error-reports', { method: 'POST', body: 'x' });
    const page = await served.request('/en/');
    await served.close();
    expect([
      status,
      page.text.includes('"errorReporting":{"sampleRate":0.5,"environment":"staging"}'),
    ]).toEqual([400, true]);
  });
});

describe('unknown script in a page', () => {
  it.each([
    [
      { type: 'failed', area: 'unknown-script', detail: 'https://cdn.test/a.js?player=7#x' },
      'https://cdn.test/a.js',
    ],
    [{ type: 'failed', area: 'unknown-script', detail: 'inline' }, 'inline'],
    [{ type: 'failed', area: 'consent', detail: 'https://cdn.test/a.js' }, undefined],
    [{ type: 'opened', app: 'shell' }, undefined],
  ])('is read from %j without a query', (event, expected) => {
    expect(unknownScriptIn(event)).toBe(expected);
  });

  it('counts as a violation of the brand', async () => {
    const violations: unknown[] = [];
    const reports = createReportEndpoints({
      settings: { home: releases.home, errorReportingEnvironment: 'staging' },
      log: createLog('test', () => undefined),
      clock: () => 0,
      serviceClient: { call: () => Promise.reject(new Error('not used')) },
      evidence: { telemetry: () => undefined, violation: (violation) => void violations.push(violation) },
    });
    const server = createServer(
      (request, response) =>
        void reports.telemetry(request, response, {
          brand: brands.tuli,
          clientAddress: '127.0.0.1',
        } as RequestContext),
    );
    const port = await portOf(server);
    await fetch(`http://127.0.0.1:${port}/telemetry`, {
      method: 'POST',
      body: JSON.stringify([{ type: 'failed', area: 'unknown-script', detail: 'inline' }]),
    });
    await reports.settled();
    await new Promise((resolve) => server.close(resolve));
    expect(violations).toEqual([
      { kind: 'integrity', subject: 'script-unknown', blocked: 'inline', brand: 'tuli' },
    ]);
  });
});

describe('limits', () => {
  it('allow a burst of reports per caller, then a steady rate', () => {
    let now = 0;
    const limit = createRateLimit({ capacity: 2, perSecond: 1, clock: () => now });
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    now = 1_000;
    expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
  });

  it('rotate the log file when it is full', async () => {
    const file = join(releases.home, 'logs', 'lines');
    const lines = openLineFile(file, 10);
    for (const text of ['first line', 'second line', 'third']) {
      lines.append([text]);
      await lines.settled();
    }
    expect(await readFile(file, 'utf8')).toBe('third\n');
    expect(await readFile(`${file}.1`, 'utf8')).toBe('second line\n');
  });
});
