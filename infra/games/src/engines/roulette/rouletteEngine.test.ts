import { describe, expect, it } from '@jest/globals';
import { createSeededRandom } from '../../testing/seededRandom.ts';
import { rational } from '../rational.ts';
import { exactSpotReturn } from './exactReturn.ts';
import { createRouletteEngine } from './rouletteEngine.ts';
import type { RouletteOutcome } from './round.ts';
import { SPOTS, spotById } from './spots.ts';
import { WHEEL_ORDER } from './wheel.ts';

const engine = createRouletteEngine();

describe('roulette table', () => {
  it('has the 157 spots of a single-zero table', () => {
    const kinds = SPOTS.reduce<Record<string, number>>(
      (counts, { kind }) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 }),
      {},
    );
    expect(kinds).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      dozen: 3,
      column: 3,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
    });
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(157);
    expect(new Set(SPOTS.map(({ numbers }) => [...numbers].sort().join())).size).toBe(157);
  });

  it.each([
    ['split-8-11', [8, 11]],
    ['corner-25', [25, 26, 28, 29]],
    ['six-31', [31, 32, 33, 34, 35, 36]],
    ['column-2', [2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35]],
  ])('%s covers %j', (id, numbers) => {
    expect(spotById(id)?.numbers).toEqual(numbers);
  });

  it('has each number once and returns exactly 36/37 on every spot', () => {
    expect([...WHEEL_ORDER].sort((left, right) => left - right)).toEqual(
      Array.from({ length: 37 }, (_, number) => number),
    );
    expect(exactSpotReturn()).toEqual(rational(36, 37));
  });
});

describe('roulette bet', () => {
  const chip = (spot: string, amountMinor: unknown): object => ({ spot, amountMinor });
  it.each<[string, unknown, string]>([
    ['no chips', { chips: [] }, 'BET_INVALID'],
    ['chips that are not a list', { chips: 'n7' }, 'BET_INVALID'],
    ['an unknown spot', { chips: [chip('n37', 100)] }, 'BET_INVALID'],
    ['a duplicate spot', { chips: [chip('red', 100), chip('red', 100)] }, 'BET_INVALID'],
    ['a negative chip', { chips: [chip('red', -100)] }, 'BET_INVALID'],
    ['a fraction', { chips: [chip('red', 100.5)] }, 'BET_INVALID'],
    ['a stake below the smallest chip', { chips: [chip('red', 10)] }, 'STAKE_NOT_OFFERED'],
    ['a stake that is not a sum of chips', { chips: [chip('red', 105)] }, 'STAKE_NOT_OFFERED'],
    ['a stake above the limit of the spot', { chips: [chip('n7', 5_010)] }, 'STAKE_NOT_OFFERED'],
    [
      'a stake above the limit of the table',
      { chips: [chip('red', 60_000), chip('black', 60_000)] },
      'STAKE_NOT_OFFERED',
    ],
  ])('is rejected with %s', (_, input, code) => {
    expect(engine.readBet('european', 'EUR', input)).toEqual({ ok: false, failure: code });
  });

  it('costs the sum of its chips', () => {
    expect(engine.readBet('european', 'EUR', { chips: [chip('n7', 50), chip('red', 70)], more: 1 })).toEqual({
      ok: true,
      value: { bet: { chips: [chip('n7', 50), chip('red', 70)] }, stakeMinor: 120 },
    });
  });

  it('pays by the winning number', () => {
    const bet = {
      chips: [
        chip('n7', 100),
        chip('split-7-8', 100),
        chip('red', 100),
        chip('low', 100),
        chip('dozen-3', 100),
      ],
    };
    const random = createSeededRandom(7);
    for (let game = 0; game < 500; game += 1) {
      const { outcome, returnMinor } = engine.play('european', bet, random);
      const { number } = outcome as RouletteOutcome;
      const won = bet.chips.filter((laid) =>
        spotById((laid as { spot: string }).spot)?.numbers.includes(number),
      );
      expect(returnMinor).toBe(
        won.reduce(
          (sum, laid) => sum + 3600 / (spotById((laid as { spot: string }).spot)?.numbers.length ?? 1),
          0,
        ),
      );
    }
  });
});
