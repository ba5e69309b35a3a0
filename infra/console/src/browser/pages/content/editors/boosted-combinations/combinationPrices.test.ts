import { expect, it } from '@jest/globals';
import type { OfferedMatch } from '@foyer/kernel/sports-risk-answers';
import { boostOf, regularPrice } from './combinationPrices.ts';

const match = (id: string, price: number): OfferedMatch => ({
  id,
  competition: 'Northern League',
  home: 'Harbour',
  away: 'Valley',
  startsAt: '2026-12-01T18:00:00.000Z',
  markets: [{ kind: 'winner', line: null, outcomes: [{ id: 'home', price }] }],
});
const on = (event: string, outcome: 'home' | 'draw' = 'home') => ({
  event,
  kind: 'winner' as const,
  line: null,
  outcome,
});
const matches = [match('a1', 2_000), match('b1', 1_505)];

it.each([
  ['the product of all prices', [on('a1'), on('b1')], 3_010],
  ['unknown with a match that is not offered', [on('a1'), on('c1')], undefined],
  ['unknown with an outcome that is not offered', [on('a1', 'draw'), on('b1')], undefined],
  ['unknown without selections', [], undefined],
])('is %s', (_name, selections, expected) => {
  expect(regularPrice(selections, matches)).toBe(expected);
});

it.each([
  [3_000, 3_500, { percent: 25, isPossible: true }],
  [3_000, 3_501, { percent: 26, isPossible: true }],
  [3_000, 5_000, { percent: 100, isPossible: true, highest: 5_000 }],
  [3_000, 5_001, { percent: 101, isPossible: false, highest: 5_000 }],
  [3_000, 3_000, { isPossible: false }],
  [3_000, 2_900, { isPossible: false }],
  [1_000, 1_100, { isPossible: false }],
])('boosts %i to %i by %j', (regular, boosted, expected) => {
  expect(boostOf(regular, boosted)).toMatchObject(expected);
});
