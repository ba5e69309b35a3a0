import { afterEach, describe, expect, it } from '@jest/globals';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { resolveMarket } from '@foyer/market';
import { createReleases } from '../releases/releases.ts';
import { createClock } from '../services/clock/createClock.ts';
import { pickWeighted } from '../services/experiments/pickWeighted.ts';
import { decideFeature } from '../services/flags/flags.machine.ts';
import { parseOverrides } from '../services/flags/parseOverrides.ts';
import { guardsOf } from '../services/player/playerGuards.ts';
import { createTelemetry } from '../services/telemetry/createTelemetry.ts';
import { scrubAddress } from './scrubAddress.ts';
import { trustScripts } from './trustScripts.ts';

describe('scrubAddress', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('removes tokens before any code can read them and keeps the rest', () => {
    history.replaceState(null, '', '/en/deposit/?accessToken=a&amount=20&refreshToken=b#top');
    scrubAddress(location, history);
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/en/deposit/?amount=20#top');
  });
});

describe('the Trusted Types policy', () => {
  const set: ReleaseSet = {
    version: 1,
    issuedAt: '',
    apps: [
      {
        app: 'shell',
        release: 'r1',
        version: '',
        contract: 1,
        owner: 'shell',
        container: 'shell_r1',
        base: '/assets/shell/r1/',
        entry: 'main.js',
        css: [],
        scripts: [],
        sri: {},
        i18n: {},
        pages: {},
        requires: {},
      },
    ],
  };

  function policy() {
    let rules: Record<string, (value: string) => string> = {};
    const page = { trustedTypes: { createPolicy: (_name: string, given: typeof rules) => (rules = given) } };
    const releases = createReleases(set, 'http://aurora.test');
    trustScripts(releases, page as unknown as Window);
    return { rules, releases, base: set.apps[0] };
  }

  it('allows files of known releases, including a fresh address after a failure', () => {
    const { rules, releases, base } = policy();
    expect(rules['createScriptURL']?.('/assets/shell/r1/lazy.js')).toBe(
      'http://aurora.test/assets/shell/r1/lazy.js',
    );
    if (base) releases.bustCache(base);
    expect(rules['createScriptURL']?.('/assets/shell/r1/lazy.js')).toBe(
      'http://aurora.test/assets/shell/r1/lazy.js?try=1',
    );
  });

  it.each([
    ['https://evil.test/a.js'],
    ['/assets/other/r1/a.js'],
    ['/upload/a.js'],
    ['data:text/javascript,1'],
  ])('refuses %s', (url) => {
    expect(() => policy().rules['createScriptURL']?.(url)).toThrow(TypeError);
  });

  it('has no rule for HTML and script text', () => {
    expect(Object.keys(policy().rules)).toEqual(['createScriptURL']);
  });
});

describe('flags', () => {
  const aurora = resolveMarket({ brand: 'aurora' });

  it.each([
    ['{"QuickMenu":false}', 'QuickMenu', false],
    ['{"BasicEnterCode":true}', 'BasicEnterCode', true],
    ['{"realityCheck":false}', 'realityCheck', true], // an override cannot switch off a licence requirement
    ['{"Nonsense":true,"QuickMenu":"no"}', 'QuickMenu', true],
    ['nonsense', 'QuickMenu', true],
  ] as const)(
    'are overridden by the query only where that is allowed: with %s, %s is %s',
    (overrides, feature, expected) => {
      expect(decideFeature(aurora, parseOverrides(overrides), feature)).toBe(expected);
    },
  );
});

describe('experiments', () => {
  const tests = [
    {
      name: 'hero',
      variants: [
        { name: 'a', weight: 1 },
        { name: 'b', weight: 3 },
      ],
    },
  ];

  it.each([
    [0, 'a'],
    [0.24, 'a'],
    [0.25, 'b'],
    [0.999, 'b'],
  ])('choose at %s: %s', (at, expected) => {
    expect(pickWeighted(tests[0]?.variants ?? [], at)).toBe(expected);
  });
});

describe('guards of a player', () => {
  const mga = resolveMarket({ brand: 'aurora' });
  const cos = resolveMarket({ brand: 'quetzal' });

  it('fail closed: an unknown player counts as guarded', () => {
    expect(guardsOf(undefined, mga)).toEqual({ account: 'pending' });
  });

  it.each([
    [true, true, 'NotRequired', mga, {}],
    [false, true, 'NotRequired', mga, { terms: 'active' }],
    [true, false, 'NotRequired', mga, { terms: 'active' }],
    [true, true, 'Required', mga, { kyc: 'pending' }],
    [true, true, 'Required', cos, {}],
  ])(
    'terms %s, privacy policy %s, KYC %s',
    (termsAccepted, privacyPolicyAccepted, status, market, expected) => {
      expect(guardsOf({ termsAccepted, privacyPolicyAccepted, kycCheckStatus: { status } }, market)).toEqual(
        expected,
      );
    },
  );
});

describe('telemetry', () => {
  function setUp(mayMeasure: boolean | undefined) {
    const sent: Record<string, unknown>[][] = [];
    const consent = { value: mayMeasure };
    let clock = 0;
    const telemetry = createTelemetry({
      release: 's1',
      send: (body) => void sent.push(JSON.parse(body) as Record<string, unknown>[]),
      now: () => (clock += 10),
      mayMeasure: () => consent.value,
      later: () => undefined,
    });
    return { telemetry, sent, consent };
  }
  const failure = {
    app: 'mfe-casino',
    release: 'r1',
    owner: 'casino',
    code: 'RENDER_THREW',
    detail: 'x',
  } as const;

  it('reports the owner of a failure regardless of consent', () => {
    const { telemetry, sent } = setUp(false);
    telemetry.remoteFailed(failure);
    telemetry.flush();
    expect(sent).toEqual([
      [expect.objectContaining({ type: 'remote-failed', owner: 'casino', code: 'RENDER_THREW' })],
    ]);
  });

  it('holds timings until the player has answered the consent question', () => {
    const { telemetry, sent, consent } = setUp(undefined);
    for (const phase of ['requested', 'entry-loaded', 'business-ready'] as const)
      telemetry.phase('mfe-casino', 'r1', phase);
    telemetry.flush();
    expect(sent).toEqual([]);
    consent.value = true;
    telemetry.flush();
    expect(sent).toEqual([
      [
        expect.objectContaining({
          type: 'ready',
          app: 'mfe-casino',
          release: 'r1',
          'entry-loaded': 10,
          'business-ready': 20,
        }),
      ],
    ]);
  });

  it('records timings only for remotes that were requested with the page itself', () => {
    const { telemetry, sent } = setUp(true);
    telemetry.phase('shell', 's1', 'mounted');
    for (const phase of ['requested', 'business-ready'] as const) telemetry.phase('mfe-casino', 'r1', phase);
    telemetry.flush();
    expect(sent.flat()).toEqual([expect.objectContaining({ type: 'opened', app: 'shell' })]);
  });

  it.each([
    ['was mounted', ['mounted', 'mounted'], ['opened']],
    ['failed to load, then loaded', ['fails', 'mounted'], ['failed']],
    ['was mounted, then failed twice', ['mounted', 'fails', 'fails'], ['opened', 'broke', 'again']],
  ] as const)('counts a page whose remote %s once, regardless of consent', (_what, outcome, expected) => {
    const { telemetry, sent } = setUp(false);
    for (const event of outcome)
      if (event === 'fails') telemetry.remoteFailed(failure);
      else telemetry.phase('mfe-casino', 'r1', event);
    telemetry.flush();
    expect(sent.flat().map(({ type, outcome }) => outcome ?? type)).toEqual(expected);
  });

  it('sends no error of a page unless it is evidence about the release', () => {
    const { telemetry, sent } = setUp(true);
    for (const area of ['data.Wallet', 'shell.render', 'unknown-script'])
      telemetry.failed(area, new Error('x'));
    telemetry.partFailed('layout.footer', new Error('x'));
    telemetry.flush();
    expect(sent.flat().map(({ area }) => area)).toEqual(['shell.render', 'unknown-script', 'layout.footer']);
  });

  it('keeps the first 20 errors until error reporting has started', () => {
    const { telemetry } = setUp(true);
    const reported: string[] = [];
    for (let index = 0; index < 25; index += 1) telemetry.failed('data', new Error(`e${index}`));
    telemetry.reportTo((_area, error) => reported.push(String(error)));
    telemetry.failed('data', new Error('later'));
    expect([reported.length, reported[0], reported.at(-1)]).toEqual([21, 'Error: e0', 'Error: later']);
  });

  it('has an upper bound', () => {
    const { telemetry, sent } = setUp(true);
    for (let index = 0; index < 1_000; index += 1) telemetry.partFailed('area', new Error(`e${index}`));
    telemetry.flush();
    expect(sent.flat()).toHaveLength(300);
    expect(Math.max(...sent.map((batch) => batch.length))).toBeLessThanOrEqual(50);
  });
});

it('the clock follows the server, not the device', () => {
  let monotonic = 100;
  const clock = createClock({ serverTime: 1_000_000, receivedAt: 100, monotonic: () => monotonic });
  monotonic += 60_000;
  expect(clock.now()).toBe(1_060_000);
  clock.observe(1_061_000); // a small difference is latency
  expect(clock.now()).toBe(1_060_000);
  clock.observe(1_660_000); // a large difference means that the device slept
  expect(clock.now()).toBe(1_660_000);
});
