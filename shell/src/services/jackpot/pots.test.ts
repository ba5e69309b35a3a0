import { expect, it } from '@jest/globals';
import { readMustHit, readPots } from './pots.ts';

const pots = (['total', 'mega', 'major', 'minor', 'shared'] as const).map((id, index) => ({
  id,
  current_value: index,
}));

it('reads pots only when all five are present', () => {
  expect(readPots(pots)).toEqual({ total: 0, mega: 1, major: 2, minor: 3, shared: 4 });
  expect(readPots(pots.slice(1))).toBeUndefined();
  expect(readPots([...pots.slice(1), { id: 'total', current_value: Number.NaN }])).toBeUndefined();
});

it('reads the latest amounts and times of the pots', () => {
  expect(readMustHit({ minor: { amount: 50_000 }, shared: { at: '2026-12-01T12:00:00.000Z' } })).toEqual({
    minor: { amountCents: 50_000 },
    shared: { at: Date.UTC(2026, 11, 1, 12) },
  });
  expect([readMustHit(undefined), readMustHit({ minor: { amount: 0 } })]).toEqual([undefined, undefined]);
});
