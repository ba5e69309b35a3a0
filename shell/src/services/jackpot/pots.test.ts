import { expect, it } from '@jest/globals';
import { readPots } from './pots.ts';

const pots = (['total', 'mega', 'major', 'minor', 'shared'] as const).map((id, index) => ({
  id,
  current_value: index,
}));

it('reads pots only when all five are present', () => {
  expect(readPots(pots)).toEqual({ total: 0, mega: 1, major: 2, minor: 3, shared: 4 });
  expect(readPots(pots.slice(1))).toBeUndefined();
  expect(readPots([...pots.slice(1), { id: 'total', current_value: Number.NaN }])).toBeUndefined();
});
