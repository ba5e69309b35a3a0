import { describe, expect, it } from '@jest/globals';
import { evaluateLine, evaluateScreen } from './evaluate.ts';
import type { SlotModel, SlotSymbol } from './model.ts';
import { lines20 } from './models/lines20.ts';
import { lines25 } from './models/lines25.ts';
import { ways243 } from './models/ways243.ts';

function screen(...columns: string[]): SlotSymbol[][] {
  return columns.map((column) => [...column] as SlotSymbol[]);
}

describe('line evaluation', () => {
  const pays = lines20.pays;
  it.each([
    ['AAAAA', pays.A?.[4]],
    ['AAAKA', pays.A?.[2]],
    ['AAKKK', pays.A?.[1]],
    ['KKAAA', 0],
    ['WWAKK', pays.A?.[2]],
    ['WWWAK', pays.A?.[3]],
    ['WWWWK', pays.W?.[3]],
    ['WWWWW', pays.W?.[4]],
    ['WWWSK', pays.W?.[2]],
    ['SSSSS', 0],
    ['KWKWK', pays.K?.[4]],
  ])('%s pays %i coins', (symbols, coins) => {
    expect(evaluateLine(lines20, [...symbols] as SlotSymbol[]).coins).toBe(coins);
  });

  it('applies the wild multiplier once where the model has one', () => {
    expect(evaluateLine(lines25, [...'AAWWK'] as SlotSymbol[]).coins).toBe(2 * (lines25.pays.A?.[3] ?? 0));
    expect(evaluateLine(lines25, [...'AAAAK'] as SlotSymbol[]).coins).toBe(lines25.pays.A?.[3]);
  });
});

describe('ways evaluation', () => {
  it('multiplies the matching symbols of each reel, wilds included', () => {
    expect(evaluateScreen(ways243, screen('AAK', 'AWK', 'ALM', 'LMN', 'LMN'))).toEqual([
      { symbol: 'A', length: 3, line: null, ways: 4, coins: 4 * (ways243.pays.A?.[2] ?? 0) },
    ]);
  });
});

describe('scatter evaluation', () => {
  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
  ])('pays %i scatters anywhere %i times', (count, wins) => {
    const columns = Array.from({ length: 5 }, (_, reel) =>
      (reel < count ? 'SKL' : 'ABC').split('').reverse().join(''),
    );
    const found = evaluateScreen({ ...lines20, pays: {} } satisfies SlotModel, screen(...columns));
    expect(found).toHaveLength(wins);
    if (wins > 0) expect(found[0]?.coins).toBe(lines20.scatterPays[count - 1]);
  });
});
