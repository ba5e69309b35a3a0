import { describe, expect, it } from '@jest/globals';
import { errorEnvelope, type ErrorEvent } from '@foyer/kernel/error-envelope';
import { createLog, type ServiceCall } from '@foyer/runtime';
import { parseErrorEnvelope } from './errorEnvelope.ts';
import { createErrorReports } from './errorReports.ts';

const EVENT: ErrorEvent = {
  event_id: 'a'.repeat(32),
  timestamp: 1_790_000_000,
  platform: 'javascript',
  level: 'error',
  environment: 'staging',
  release: 'shell@ab12',
  tags: { area: 'data.Wallet', brand: 'aurora', locale: 'en', route: 'lobby' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'x is undefined',
        stacktrace: { frames: [{ filename: 'shell/ab12/main.js', lineno: 1, colno: 20 }] },
      },
    ],
  },
};

describe('parseErrorEnvelope', () => {
  it('reads the event of an envelope', () => {
    expect(parseErrorEnvelope(errorEnvelope(EVENT))).toEqual(EVENT);
  });

  it.each([
    ['no JSON', 'a\nb\nc'],
    ['a second item', `${errorEnvelope(EVENT)}\n{"type":"attachment"}`],
    ['a text that is too long', errorEnvelope({ ...EVENT, environment: 'e'.repeat(41) })],
    ['another platform', errorEnvelope({ ...EVENT, platform: 'native' as 'javascript' })],
    ['an empty body', ''],
  ])('rejects %s', (_what, envelope) => {
    expect(parseErrorEnvelope(envelope)).toBeUndefined();
  });

  it('drops fields that an error event does not have', () => {
    const envelope = errorEnvelope({ ...EVENT, user: { email: 'aino@players.test' } } as ErrorEvent);
    expect(parseErrorEnvelope(envelope)).toEqual(EVENT);
  });
});

describe('error reports', () => {
  function setUp(errorReporting: Parameters<typeof createErrorReports>[0]['settings']['errorReporting']) {
    const calls: ServiceCall[] = [];
    const lines: string[] = [];
    const counted: unknown[] = [];
    const reports = createErrorReports({
      settings: { errorReporting, errorReportingEnvironment: 'staging' },
      clock: () => Date.UTC(2026, 10, 25),
      log: createLog('test', () => undefined),
      serviceClient: {
        call: (call) => {
          calls.push(call);
          return Promise.resolve({ status: 200, contentType: undefined, body: '' });
        },
      },
      file: { append: (added) => void lines.push(...added) },
      evidence: { telemetry: (events, visitor) => void counted.push([events, visitor]) },
    });
    return { reports, calls, lines, counted };
  }
  const VISITOR = { address: '192.0.2.1', brand: 'aurora', bucket: 7, browser: 'Chrome 131' };
  const PERSONAL: ErrorEvent = {
    ...EVENT,
    environment: 'production',
    tags: { ...EVENT.tags, brand: 'tuli' },
    exception: {
      values: [{ type: 'Error', value: 'No player aino@players.test', stacktrace: { frames: [] } }],
    },
  };

  it('are disabled by default: pages get no settings and the endpoint does not exist', () => {
    const { reports, lines } = setUp(undefined);
    expect([reports.pageSettings, reports.accept(errorEnvelope(EVENT), VISITOR), lines]).toEqual([
      undefined,
      404,
      [],
    ]);
  });

  it('have the sample rate and the environment of the requirements', () => {
    expect(setUp('local').reports.pageSettings).toEqual({ sampleRate: 0.5, environment: 'staging' });
  });

  it('are written to the local log and counted in error groups with the brand of the request and without personal data', () => {
    const { reports, lines, counted } = setUp('local');
    expect(reports.accept(errorEnvelope(PERSONAL), VISITOR)).toBe(202);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        type: 'failed',
        app: 'shell',
        release: 'ab12',
        owner: 'shell',
        area: 'data.Wallet',
        environment: 'staging',
        detail: 'Error: No player <email>',
        stack: '',
        at: '2026-11-25T00:00:00.000Z',
        brand: 'aurora',
      },
    ]);
    expect(counted).toMatchObject([
      [[{ type: 'failed', app: 'shell', release: 'ab12', detail: 'Error: No player <email>' }], VISITOR],
    ]);
  });

  it('are delivered as an envelope to the configured service', () => {
    const { reports, calls } = setUp({ envelopeUrl: 'https://errors.test/api/7/envelope/', key: 'public' });
    expect(reports.accept(errorEnvelope(PERSONAL), VISITOR)).toBe(202);
    expect(calls).toMatchObject([
      {
        baseUrl: 'https://errors.test',
        path: '/api/7/envelope/',
        headers: { 'x-sentry-auth': expect.stringContaining('sentry_key=public') as unknown as string },
      },
    ]);
    expect(parseErrorEnvelope(calls[0]?.body ?? '')).toMatchObject({
      environment: 'staging',
      tags: { brand: 'aurora' },
      exception: { values: [{ value: 'No player <email>' }] },
    });
  });

  it('reject a malformed envelope', () => {
    expect(setUp('local').reports.accept('x', VISITOR)).toBe(400);
  });
});
