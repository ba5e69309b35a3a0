import { describe, expect, it } from '@jest/globals';
import { ERROR_EVENT_LIMITS } from '@foyer/kernel/error-envelope';
import { errorEventOf } from './errorEvent.ts';
import { startErrorReporting } from './startErrorReporting.ts';

const CONTEXT = {
  page: { brand: 'aurora', locale: 'en' },
  environment: 'staging',
  release: 'shell@s1',
  route: 'lobby',
  now: 1_790_000_000_500,
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

describe('errorEventOf', () => {
  it('contains brand, route and release, and no personal data', () => {
    const error = Object.assign(new TypeError('No player aino@players.test'), {
      stack:
        'TypeError: x\n at a (https://a.test/assets/shell/s1/main.js:1:20)\n at b (https://a.test/assets/shell/s1/vendors.js:2:30)',
    });
    expect(errorEventOf('data.Wallet', error, CONTEXT)).toEqual({
      event_id: '0f8fad5bd9cb469fa16570867728950e',
      timestamp: 1_790_000_000.5,
      platform: 'javascript',
      level: 'error',
      environment: 'staging',
      release: 'shell@s1',
      tags: { area: 'data.Wallet', brand: 'aurora', locale: 'en', route: 'lobby' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'No player <email>',
            stacktrace: {
              frames: [
                { filename: 'shell/s1/vendors.js', lineno: 2, colno: 30 },
                { filename: 'shell/s1/main.js', lineno: 1, colno: 20 },
              ],
            },
          },
        ],
      },
    });
  });

  it('shortens every text to what the gateway accepts', () => {
    const long = 'x'.repeat(500);
    const error = Object.assign(new Error(long), {
      name: long,
      stack: `${long}\n at a (https://a.test/assets/shell/s1/${long}.js:1:20)`,
    });
    const event = errorEventOf(long, error, { ...CONTEXT, route: long });
    const [value] = event.exception.values;
    const { area, route, type, value: text } = ERROR_EVENT_LIMITS;
    expect([event.tags.area, event.tags.route, value?.type, value?.value].map((one) => one?.length)).toEqual([
      area,
      route,
      type,
      text,
    ]);
    expect(value?.stacktrace.frames).toEqual([]); // a shortened name matches no file
  });

  it('reports a thrown text as a message', () => {
    expect(errorEventOf('promise', 'aborted', CONTEXT).exception.values[0]).toEqual({
      type: 'Error',
      value: 'aborted',
      stacktrace: { frames: [] },
    });
  });
});

describe('startErrorReporting', () => {
  const settings = { sampleRate: 0.5, environment: 'staging' };
  it.each([
    ['disabled', undefined, 0, false],
    ['enabled, page in the sample', settings, 0.49, true],
    ['enabled, page outside of the sample', settings, 0.5, false],
  ])('follows the settings: %s', (_what, errorReporting, random, isStarted) => {
    let started = 0;
    startErrorReporting({
      page: {
        brand: 'aurora',
        locale: 'en',
        ...(errorReporting && { errorReporting }),
      },
      release: 'shell@s1',
      telemetry: { reportTo: () => (started += 1) },
      now: () => 0,
      route: () => undefined,
      random: () => random,
    });
    expect(started === 1).toBe(isStarted);
  });
});
