import { describe, expect, it } from '@jest/globals';
import { WHEEL_ORDER } from '../../../engines/roulette/wheel.ts';
import { SPOTS } from '../../../engines/roulette/spots.ts';
import {
  addChip,
  clearChips,
  doubleAll,
  EMPTY_STACK,
  placeAll,
  removeSpot,
  toBet,
  totalOf,
  undo,
  type TableLimits,
} from './chipStack.ts';
import { TABLE_SIZE, positionOf } from './spotPositions.ts';

const limits: TableLimits = {
  description: {
    kind: 'roulette',
    chips: [20],
    maximumStraightMinor: 100,
    maximumTotalMinor: 1_000,
    wheel: WHEEL_ORDER,
  },
  maximumStakeMinor: 400,
};

describe('chip stack', () => {
  const one = addChip(EMPTY_STACK, 'n7', 50, limits);

  it('adds up chips per spot and converts them to a bet', () => {
    const two = addChip(addChip(one, 'n7', 50, limits), 'red', 20, limits);
    expect(totalOf(two)).toBe(120);
    expect(toBet(two)).toEqual([
      { spot: 'n7', amountMinor: 100 },
      { spot: 'red', amountMinor: 20 },
    ]);
  });

  it('rejects chips above the limits of spot, table and licence', () => {
    expect(addChip(one, 'n7', 60, limits)).toBe(one);
    expect(addChip(one, 'split-7-8', 150, limits)).not.toBe(one);
    expect(addChip(one, 'red', 360, limits)).toBe(one);
    expect(doubleAll(addChip(one, 'red', 200, limits), limits).chips).toEqual({ n7: 50, red: 200 });
  });

  it('undoes chips one by one', () => {
    const busy = clearChips(removeSpot(addChip(one, 'red', 20, limits), 'n7'));
    expect(totalOf(busy)).toBe(0);
    expect(undo(busy).chips).toEqual({ red: 20 });
    expect(undo(undo(busy)).chips).toEqual({ n7: 50, red: 20 });
    expect(undo(undo(undo(undo(busy))))).toEqual(EMPTY_STACK);
    expect(undo(EMPTY_STACK)).toBe(EMPTY_STACK);
  });

  it('repeats the last bet within the limits', () => {
    expect(placeAll(EMPTY_STACK, [{ spot: 'red', amountMinor: 40 }], limits).chips).toEqual({ red: 40 });
    expect(placeAll(EMPTY_STACK, [{ spot: 'n1', amountMinor: 101 }], limits)).toBe(EMPTY_STACK);
  });
});

describe('spot positions', () => {
  it('lie on the table without overlapping', () => {
    const seen = new Set<string>();
    for (const spot of SPOTS) {
      const { x, y, width, height } = positionOf(spot);
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(TABLE_SIZE.columns);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(TABLE_SIZE.rows);
      seen.add(`${x}/${y}`);
    }
    expect(seen.size).toBe(SPOTS.length);
  });
});
