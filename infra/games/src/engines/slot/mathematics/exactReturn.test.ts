import { describe, expect, it } from '@jest/globals';
import { createSeededRandom } from '../../../testing/seededRandom.ts';
import { rational, toNumber } from '../../rational.ts';
import { evaluateScreen } from '../evaluate.ts';
import { SLOT_FACTS } from '../facts.generated.ts';
import { multiplierOf, type SlotModel, type SlotSymbol } from '../model.ts';
import { SLOT_MODELS } from '../models.ts';
import { spin } from '../spin.ts';
import { exactReturn, expectedMultipliers } from './exactReturn.ts';
import { exactHitRate } from './hitRate.ts';

const SPINS = 40_000;
/**
 * Four standard errors: a correct model fails once in 16,000 runs; the seed is fixed, so the test is
 * deterministic.
 */
const BOUND = 4;

describe.each(SLOT_MODELS.map((model) => [model.id, model] as const))('%s', (id, model) => {
  const facts = SLOT_FACTS[id];

  it('returns exactly its stored figure, between 94 and 97.5 %', () => {
    const rtp = exactReturn(model);
    expect({ numerator: String(rtp.numerator), denominator: String(rtp.denominator) }).toEqual(facts?.rtp);
    expect(toNumber(rtp)).toBeGreaterThanOrEqual(0.94);
    expect(toNumber(rtp)).toBeLessThanOrEqual(0.975);
  });

  it('has the stored hit rate and a screen with the stored top prize', () => {
    expect(Math.floor(toNumber(exactHitRate(model)) * 10_000)).toBe(facts?.hitRateBasisPoints);
    const screen = (facts?.topPrizeScreen ?? []).map((column) => [...column] as SlotSymbol[]);
    const coins = evaluateScreen(model, screen).reduce((sum, win) => sum + win.coins, 0);
    const multiplied =
      coins * (model.freeSpins ? multiplierOf(model.freeSpins, model.freeSpins.maximumSpins) : 1);
    expect([coins, multiplied].map((value) => value / model.stakeCoins)).toContain(facts?.topPrize);
  });

  it('matches its computed figures in a simulation', () => {
    const random = createSeededRandom(20_261_121);
    let sum = 0;
    let squares = 0;
    let hits = 0;
    let most = 0;
    for (let game = 0; game < SPINS; game += 1) {
      const outcome = spin(model, random);
      const stakes = outcome.coins / model.stakeCoins;
      sum += stakes;
      squares += stakes ** 2;
      if (outcome.base.coins > 0) hits += 1;
      most = Math.max(
        most,
        ...[outcome.base, ...outcome.free].map((screen) => screen.coins / model.stakeCoins),
      );
    }
    const mean = sum / SPINS;
    const deviation = Math.sqrt(squares / SPINS - mean ** 2);
    expect(Math.abs(mean - toNumber(exactReturn(model)))).toBeLessThan(
      (BOUND * deviation) / Math.sqrt(SPINS),
    );
    const hitRate = (facts?.hitRateBasisPoints ?? 0) / 10_000;
    expect(Math.abs(hits / SPINS - hitRate)).toBeLessThan(
      BOUND * Math.sqrt((hitRate * (1 - hitRate)) / SPINS) + 0.0001,
    );
    expect(most).toBeLessThanOrEqual(facts?.topPrize ?? 0);
    expect(deviation / (facts?.deviation ?? 1)).toBeGreaterThan(0.6);
    expect(deviation / (facts?.deviation ?? 1)).toBeLessThan(1.5);
  }, 30_000);
});

describe('exactReturn', () => {
  it('equals the full enumeration of a small game', () => {
    const model: SlotModel = {
      id: 'small',
      stakeCoins: 2,
      evaluation: {
        kind: 'lines',
        rows: 1,
        lines: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
      strips: { base: ['AWK', 'AKKS', 'WAKS'], free: [] },
      pays: { A: [0, 1, 9], K: [0, 0, 4], W: [0, 2, 30] },
      wildMultiplier: 2,
      scatterPays: [0, 5],
      freeSpins: null,
    };
    let coins = 0;
    for (const first of 'AWK')
      for (const second of 'AKKS')
        for (const third of 'WAKS') {
          coins += evaluateScreen(model, [[first], [second], [third]] as SlotSymbol[][]).reduce(
            (sum, win) => sum + win.coins,
            0,
          );
        }
    expect(exactReturn(model)).toEqual(rational(coins, 3 * 4 * 4 * model.stakeCoins));
  });

  it('sums multipliers over retriggers up to the cap', () => {
    const rules = { awards: [1], multiplier: { start: 1, step: 1, maximum: 3 }, maximumSpins: 3 };
    // one scatter in half of the spins: spin 1 always, spin 2 in 1/2, spin 3 in 1/4 (multipliers 1, 2, 3)
    expect(expectedMultipliers(rules, [1n, 1n], 2n, 1)).toEqual(rational(4 + 4 + 3, 4));
  });
});
