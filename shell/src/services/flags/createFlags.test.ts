import { describe, expect, it, jest } from '@jest/globals';
import type { PageData } from '@foyer/kernel/page-data';
import { resolveMarket, type Market, type ProtectionMode } from '@foyer/market';
import { openFeatureSource } from './adapters/openFeature.ts';
import { createFlags } from './createFlags.ts';
import { NO_OVERRIDES } from './flags.machine.ts';
import { parseOverrides } from './parseOverrides.ts';

interface SetUp {
  readonly protectionMode?: ProtectionMode;
  updateTests?(tests: PageData['abTests']): void;
}

function setUp(
  overrides = NO_OVERRIDES,
  { protectionMode = 'specification', updateTests = () => undefined }: SetUp = {},
) {
  const marketWith = (settings?: { readonly toggles: readonly string[] }): Market =>
    resolveMarket({ brand: 'aurora', protectionMode, toggles: settings?.toggles });
  return createFlags({
    market: marketWith(),
    marketWith,
    variations: { menu: 'menu2' },
    overrides,
    load: openFeatureSource,
    experiment: () => undefined,
    exposed: () => undefined,
    exclude: () => undefined,
    updateTests,
  });
}

describe('flag service', () => {
  it.each([false, true])(
    'answers by the brand and its settings; after the start of OpenFeature: %s',
    async (isStarted) => {
      const flags = setUp();
      if (isStarted) await flags.start();
      expect([flags.has('BonusChecker'), flags.has('DarkCashierLayout'), flags.variation('menu')]).toEqual([
        true,
        false,
        'menu2',
      ]);
    },
  );

  it('follows new settings and notifies open pages', async () => {
    const flags = setUp();
    await flags.start();
    const listener = jest.fn();
    flags.subscribe(listener);
    flags.update({
      features: { toggles: ['DarkCashierLayout'], variations: { menu: 'menu3' } },
      abTests: [],
    });
    expect([flags.has('BonusChecker'), flags.has('DarkCashierLayout'), flags.variation('menu')]).toEqual([
      false,
      true,
      'menu3',
    ]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('replaces the A/B tests before open pages render again', () => {
    const order: unknown[] = [];
    const flags = setUp(NO_OVERRIDES, { updateTests: (tests) => void order.push(tests) });
    flags.subscribe(() => void order.push('notified'));
    const abTests = [{ name: 'lobby_shortcuts', variants: [{ name: 'above-banner', weight: 1 }] }];
    flags.update({ abTests });
    expect(order).toEqual([abTests, 'notified']);
    expect(flags.variation('menu')).toBe('menu2');
  });

  it.each([
    ['licence', 'specification', 'realityCheck'],
    ['strict operator', 'strict', 'lossLimits'],
  ] as const)(
    'keeps requirements of the %s regardless of settings and overrides',
    async (_by, protectionMode, feature) => {
      const flags = setUp(parseOverrides(JSON.stringify({ [feature]: false })), { protectionMode });
      await flags.start();
      flags.update({ features: { toggles: [], variations: {} }, abTests: [] });
      expect(flags.has(feature)).toBe(true);
    },
  );

  it('prefers an override to the settings, and the first variation to an unknown value', async () => {
    const flags = setUp(parseOverrides('{"menu":"menu9","BonusChecker":false}'));
    expect([flags.variation('menu'), flags.has('BonusChecker')]).toEqual(['menu1', false]);
  });
});
