import { describe, expect, it, jest } from '@jest/globals';
import type { ConsentState } from '@foyer/contract';
import { createStore } from '@foyer/platform';
import { createExperiments } from './createExperiments.ts';
import { rememberChoices } from './rememberChoices.ts';

const TESTS = [
  {
    name: 'lobby_shortcuts',
    variants: [
      { name: 'below-banner', weight: 1 },
      { name: 'above-banner', weight: 3 },
    ],
  },
];

function setUp({ stored, preferences, at = 0.9 }: { stored?: string; preferences: boolean; at?: number }) {
  const consent = createStore<ConsentState>(consented(preferences));
  const cookies = { read: jest.fn(() => stored), write: jest.fn(), remove: jest.fn() };
  const remember = rememberChoices({ cookies, consent });
  const onExposed = jest.fn(remember);
  const experiments = createExperiments({ tests: TESTS, cookies, random: () => at, onExposed });
  return { ...experiments, consent, cookies, onExposed };
}

const consented = (preferences: boolean): ConsentState => ({
  necessary: true,
  preferences,
  analytics: false,
  marketing: false,
  uncategorized: false,
});

describe('A/B test', () => {
  it.each([
    [0, 'below-banner'],
    [0.24, 'below-banner'],
    [0.25, 'above-banner'],
  ])('chooses by weight: at %s %s', (at, variant) => {
    expect(setUp({ preferences: false, at }).experiment('lobby_shortcuts')).toBe(variant);
  });

  it('keeps the earlier choice of the cookie', () => {
    expect(setUp({ stored: 'below-banner', preferences: true }).experiment('lobby_shortcuts')).toBe(
      'below-banner',
    );
  });

  it('ignores a stored variant that the test does not have', () => {
    expect(setUp({ stored: 'sideways', preferences: true }).experiment('lobby_shortcuts')).toBe(
      'above-banner',
    );
  });

  it('stores the choice for 30 days with preferences consent', () => {
    const { exposed, cookies } = setUp({ preferences: true });
    exposed('lobby_shortcuts');
    expect(cookies.write).toHaveBeenCalledWith('ab_lobby_shortcuts', 'above-banner', 30);
  });

  it('stores nothing without preferences consent, and the choice once it is given', () => {
    const { exposed, cookies, consent } = setUp({ preferences: false });
    exposed('lobby_shortcuts');
    expect(cookies.write).not.toHaveBeenCalled();
    consent.set(consented(true));
    expect(cookies.write).toHaveBeenCalledWith('ab_lobby_shortcuts', 'above-banner', 30);
  });

  it('removes the cookie when consent is withdrawn', () => {
    const { exposed, cookies, consent } = setUp({ preferences: true });
    exposed('lobby_shortcuts');
    consent.set(consented(false));
    expect(cookies.remove).toHaveBeenCalledWith('ab_lobby_shortcuts');
  });

  it('keeps the choice for the page', () => {
    const draws = [0, 0.9];
    const { experiment } = createExperiments({
      tests: TESTS,
      cookies: { read: () => undefined },
      random: () => draws.shift() ?? 0,
      onExposed: () => undefined,
    });
    expect([experiment('lobby_shortcuts'), experiment('lobby_shortcuts')]).toEqual([
      'below-banner',
      'below-banner',
    ]);
  });

  it('reports exposure with the variant', () => {
    const { exposed, onExposed } = setUp({ preferences: false });
    exposed('lobby_shortcuts');
    expect(onExposed.mock.calls).toEqual([['lobby_shortcuts', 'above-banner']]);
  });

  it('reports nothing for a test that does not run', () => {
    const onExposed = jest.fn();
    const { experiment, exposed } = createExperiments({
      tests: [],
      cookies: { read: () => undefined },
      random: () => 0,
      onExposed,
    });
    exposed('lobby_shortcuts');
    expect([experiment('lobby_shortcuts'), onExposed.mock.calls]).toEqual([undefined, []]);
  });

  it.each([
    ['keeps the choice under other weights', [1, 0], 'above-banner'],
    ['chooses again without the variant of the choice', [1], 'below-banner'],
    ['ends with the test', [], undefined],
  ])('changes in an open page: %s', (_what, weights, variant) => {
    const { experiment, exposed, updateTests, onExposed } = setUp({ preferences: true, at: 0.5 });
    exposed('lobby_shortcuts');
    expect(experiment('lobby_shortcuts')).toBe('above-banner');
    updateTests(
      weights.length === 0
        ? []
        : [
            {
              name: 'lobby_shortcuts',
              variants: weights.map((weight, index) => ({
                name: index === 0 ? 'below-banner' : 'above-banner',
                weight,
              })),
            },
          ],
    );
    expect(experiment('lobby_shortcuts')).toBe(variant);
    exposed('lobby_shortcuts');
    expect(onExposed.mock.lastCall).toEqual(['lobby_shortcuts', variant ?? 'above-banner']);
  });

  it('stores another variant of a changed test', () => {
    const { exposed, updateTests, cookies } = setUp({ preferences: true });
    exposed('lobby_shortcuts');
    updateTests([{ name: 'lobby_shortcuts', variants: [{ name: 'below-banner', weight: 1 }] }]);
    exposed('lobby_shortcuts');
    expect(cookies.write).toHaveBeenLastCalledWith('ab_lobby_shortcuts', 'below-banner', 30);
  });
});

it('runs no test for a player who is excluded, and runs them again afterwards', () => {
  const { experiment, exposed, exclude, onExposed } = setUp({ preferences: true });
  exclude(true);
  exposed('lobby_shortcuts');
  expect([experiment('lobby_shortcuts'), onExposed.mock.calls]).toEqual([undefined, []]);
  exclude(false);
  expect(experiment('lobby_shortcuts')).toBe('above-banner');
});
