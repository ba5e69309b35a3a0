import { describe, expect, it } from '@jest/globals';
import { isTyped, SCHEDULES, requiredConfirmation, withBrands } from './draft.ts';
import { ROLLOUT_SCHEDULES } from '@foyer/kernel/rollout-schedule';
import { ALL_BRANDS } from '../../model/names.ts';
import type { Change } from '../../model/change.ts';

describe('requiredConfirmation', () => {
  it.each<[what: string, change: Change, word: string | undefined]>([
    ['off for one brand is its name', { kind: 'off', app: 'a', brands: ['aurora'] }, 'Aurora'],
    ['off for several', { kind: 'off', app: 'a', brands: ['aurora', 'tuli'] }, 'everything'],
    ['off for all', { kind: 'off', app: 'a' }, 'everything'],
    ['force, whatever it is', { kind: 'rollback', app: 'a', force: true }, 'everything'],
    ['withdraw is the release', { kind: 'withdraw', app: 'a', release: 'abc' }, 'abc'],
    ['a lock of everything', { kind: 'lock' }, 'everything'],
    ['a lock of a brand: none', { kind: 'lock', brands: ['tuli'] }, undefined],
    ['a promotion: none', { kind: 'promote', app: 'a', release: 'abc' }, undefined],
    ['on: none', { kind: 'on', app: 'a', brands: ['aurora'] }, undefined],
  ])('asks for the text to type: %s', (_what, change, word) => {
    expect(requiredConfirmation(change)).toBe(word);
  });

  it('ignores case and surrounding space but requires the whole word', () => {
    expect([isTyped(' aurora ', 'Aurora'), isTyped('auror', 'Aurora'), isTyped('', 'Aurora')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('sends no list for all brands, except for locks and rollouts', () => {
  expect(withBrands({ kind: 'off', app: 'a', brands: ['tuli'] }, ALL_BRANDS)).toEqual({
    kind: 'off',
    app: 'a',
  });
  expect(withBrands({ kind: 'off', app: 'a' }, ['tuli'])).toEqual({
    kind: 'off',
    app: 'a',
    brands: ['tuli'],
  });
  expect(withBrands({ kind: 'rollout', app: 'a', brands: ['tuli'] }, ALL_BRANDS).brands).toHaveLength(
    ALL_BRANDS.length,
  );
  expect(withBrands({ kind: 'lock' }, ALL_BRANDS).brands).toHaveLength(ALL_BRANDS.length);
});

it('uses the schedules of the command line', () => {
  const { byHand, ...ready } = SCHEDULES;
  expect([byHand, ready]).toEqual([undefined, ROLLOUT_SCHEDULES]);
});
