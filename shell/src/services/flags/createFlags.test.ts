import { describe, expect, it, jest } from '@jest/globals';
import { resolveMarket } from '@foyer/market';
import { openFeatureSource } from './adapters/openFeature.ts';
import { createFlags } from './createFlags.ts';
import { NO_OVERRIDES, parseOverrides } from './flags.machine.ts';

function setUp(overrides = NO_OVERRIDES) {
  return createFlags({
    market: resolveMarket({ brand: 'aurora' }),
    variations: { menu: 'menu2' },
    overrides,
    load: openFeatureSource,
    experiment: () => undefined,
    exposed: () => undefined,
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
    flags.update({ toggles: ['DarkCashierLayout'], variations: { menu: 'menu3' } });
    expect([flags.has('BonusChecker'), flags.has('DarkCashierLayout'), flags.variation('menu')]).toEqual([
      false,
      true,
      'menu3',
    ]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps requirements of the licence whatever the settings and overrides are', async () => {
    const flags = setUp(parseOverrides('{"realityCheck":false}'));
    await flags.start();
    flags.update({ toggles: [], variations: {} });
    expect(flags.has('realityCheck')).toBe(true);
  });

  it('prefers an override to the settings, and the first variation to an unknown value', async () => {
    const flags = setUp(parseOverrides('{"menu":"menu9","BonusChecker":false}'));
    expect([flags.variation('menu'), flags.has('BonusChecker')]).toEqual(['menu1', false]);
  });
});
