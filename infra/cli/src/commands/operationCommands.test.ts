import { describe, expect, it } from '@jest/globals';
import { DECIDED, PREVIEW } from '../testing/changeAnswers.ts';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer } = registerFakeRegistry();
const REASON = ['--reason', 'Cup final', '--yes'] as const;

const GROUP = {
  app: 'mfe-casino',
  release: 'c1',
  owner: 'casino',
  fingerprint: 'a'.repeat(32),
  code: 'RENDER_THREW',
  message: 'x is undefined',
  frames: ['src/LobbyPage.tsx:11 (LobbyPage)'],
  count: 7,
  firstSeen: '2026-11-30T01:00:00.000Z',
  lastSeen: '2026-11-30T02:00:00.000Z',
  brands: { tuli: 5, aurora: 2 },
  browsers: { 'Chrome 131': 7 },
  alsoIn: ['c0'],
};

function answerChange(preview: object = PREVIEW): void {
  answers.set('/v1/changes/preview', { body: preview });
  answers.set('/v1/changes', { body: DECIDED });
}

describe('foyer', () => {
  it('prints errors, timings and use of a release', async () => {
    answers.set('/v1/errors', {
      body: { environment: 'production', since: '2026-11-29T00:00:00.000Z', total: 3, groups: [GROUP] },
    });
    answers.set('/v1/usage', {
      body: {
        environment: 'production',
        minutes: 60,
        releases: [
          {
            app: 'mfe-casino',
            release: 'c1',
            timings: [{ name: 'cls', count: 4, p50: 20, p95: 110 }],
            uses: [
              ...Array.from({ length: 12 }, (_, number) => ({ name: `page:lobby-${number}`, count: 90 })),
              { name: 'feature:share-slip', count: 9 },
            ],
            signals: { visit: 200 },
          },
        ],
      },
    });
    const { out, code } = await foyer('logs', 'casino', '--release', 'c1', '--since', '1h');
    expect(code).toBe(0);
    for (const text of [
      '7×',
      'src/LobbyPage.tsx:11',
      'tuli 5, aurora 2',
      'Also in c0',
      '2 more groups',
      '0.02',
      'page lobby-9',
      'mfe-casino@c1 of casino',
      '3.5 for 100 of 200 visits',
      'feature share-slip',
      '4.5',
    ])
      expect(out).toContain(text);
    expect(calls[0]?.path).toMatch(/app=mfe-casino&release=c1&minutes=6[01]&limit=20/);
    expect(JSON.parse((await foyer('logs', 'casino', '--json')).out)).toMatchObject({
      total: 3,
      releases: [{}],
    });
  });

  it('prints the reports of every application without one, as one document with --json', async () => {
    answers.set('/v1/errors', {
      body: { environment: 'production', since: '2026-11-29T00:00:00.000Z', total: 0, groups: [] },
    });
    answers.set('/v1/usage', { body: { environment: 'production', minutes: 60, releases: [] } });
    expect((await foyer('logs')).out).toContain('No errors of any application');
    expect(calls.every(({ path }) => !path.includes('app='))).toBe(true);
    expect(JSON.parse((await foyer('logs', '--json')).out)).toMatchObject({ groups: [], releases: [] });
  });

  it('freezes a brand or all for a time', async () => {
    answerChange();
    expect((await foyer('freeze', 'tuli', '--for', '2h', ...REASON)).code).toBe(0);
    const sent = calls.find(({ path }) => path === '/v1/changes')?.body;
    expect(sent).toMatchObject({ kind: 'freeze', scope: { brand: 'tuli' } });
    expect(Date.parse(String(sent?.['until'])) - Date.now()).toBeGreaterThan(7_100_000);
    await foyer('unfreeze', '--all', ...REASON);
    expect(calls.at(-1)?.body).toMatchObject({ kind: 'unfreeze', reason: 'Cup final' });
    expect(calls.at(-1)?.body).not.toHaveProperty('scope');
  });

  it.each([
    [['freeze', ...REASON], 'Specify one brand, or --all'],
    [['freeze', 'tuli', '--all', ...REASON], 'Specify one brand, or --all'],
    [['freeze', 'tuli', '--for', 'long', ...REASON], '"long" is not a duration'],
    [['restore', '--at', '2999-01-01T00:00:00Z', ...REASON], 'is not a time in the past'],
  ])('refuses %j before any request', async (args, text) => {
    const { error, code } = await foyer(...args);
    expect(error).toContain(text);
    expect(code).toBe(2);
    expect(calls).toEqual([]);
  });

  it('restores an earlier time and names what is not restored', async () => {
    answerChange({
      ...PREVIEW,
      kept: [{ app: 'mfe-casino', release: 'c1', code: 'WITHDRAWN', text: 'mfe-casino@c1 is withdrawn.' }],
    });
    const { error } = await foyer('restore', '--at', '2026-11-22T10:00:00Z', '--brand', 'tuli', ...REASON);
    expect(error).toContain('NOT RESTORED mfe-casino keeps its release: mfe-casino@c1 is withdrawn.');
    expect(calls.at(-1)?.body).toMatchObject({
      kind: 'restore',
      at: '2026-11-22T10:00:00.000Z',
      scope: { brand: 'tuli' },
    });
  });

  it('asks for a confirmation before a restore', async () => {
    answerChange();
    const { code, error } = await foyer('restore', '--at', '1h', '--reason', 'Incident');
    expect(error).toContain('CONFIRMATION_NEEDED');
    expect(code).toBe(2);
  });

  it('shows differences of rollouts with their intervals', async () => {
    const figures = { loads: 1, failures: 0, broke: 0, measured: 0, readyP50: null, readyP95: null };
    answers.set('/v1/rollouts', {
      body: {
        environment: 'production',
        version: 1,
        minimumLoads: 100,
        promotions: [],
        rollouts: [
          {
            kind: 'rollout',
            app: 'mfe-casino',
            release: 'c2',
            baseline: 'c1',
            brands: null,
            share: 500,
            schedule: null,
            step: 0,
            startedAt: '',
            stepStartedAt: '',
            nextAt: null,
            pauseReason: null,
            verdict: {
              kind: 'wait',
              reason: 'Possibly worse',
              p: 0.01,
              canary: figures,
              baseline: figures,
              effects: [
                {
                  name: 'bet',
                  isHarm: false,
                  canary: { count: 1_000, hits: 370 },
                  baseline: { count: 2_000, hits: 800 },
                  difference: -0.03,
                  low: -0.05,
                  high: -0.01,
                  p: 0.00001,
                },
              ],
            },
          },
        ],
      },
    });
    answers.set('/v1/errors', {
      body: { environment: 'production', since: '2026-11-29T00:00:00.000Z', total: 1, groups: [GROUP] },
    });
    const { out } = await foyer('rollouts');
    expect(out).toContain('7× RENDER_THREW: x is undefined at src/LobbyPage.tsx:11 (LobbyPage)');
    expect(calls.find(({ path }) => path.startsWith('/v1/errors'))?.path).toContain('only=new');
    for (const text of [
      'Visits with a bet',
      '37.0 % of 1000',
      '40.0 % of 2000',
      '-3.00 pp',
      '-5.00 pp to -1.00 pp',
      '< 0.0001',
    ])
      expect(out).toContain(text);
  });

  it('sets a webhook and prints its secret once, and fails when a test is not delivered', async () => {
    const webhook = {
      app: 'mfe-casino',
      owner: 'casino',
      url: 'https://hooks.example/1',
      events: ['error-group'],
      errorBound: 25,
      changedAt: '',
      changedBy: 'operator',
      version: 1,
    };
    answers.set('/v1/webhooks', { body: { webhook, secret: 's3cret' } });
    const { out } = await foyer(
      'webhook',
      'set',
      'casino',
      '--url',
      webhook.url,
      '--events',
      'error-group',
      '--error-bound',
      '2.5',
      '--reason',
      'Alerts',
    );
    expect(out).toContain('Secret (shown once): s3cret');
    expect(calls[0]?.body).toMatchObject({ app: 'mfe-casino', errorBound: 25, events: ['error-group'] });
    answers.set('/v1/webhooks/test', { body: { isDelivered: false, outcome: 'HTTP 500' } });
    const test = await foyer('webhook', 'test', 'casino');
    expect(test.out).toContain('not delivered: HTTP 500');
    expect(test.code).toBe(1);
  });
});
