import { fail, succeed } from '@foyer/kernel';
import type { Engine, GameFacts } from '../engine.ts';
import { rational } from '../rational.ts';
import { coinLadder } from './coins.ts';
import { describeSlot } from './describe.ts';
import { SLOT_FACTS } from './facts.generated.ts';
import { volatilityClass } from './mathematics/volatility.ts';
import { reelHeights, type SlotModel } from './model.ts';
import { modelHash } from './modelHash.ts';
import { SLOT_MODELS } from './models.ts';
import { spin } from './spin.ts';

export interface SlotBet {
  readonly coinMinor: number;
}

/** @throws when a model's stored facts belong to another version. */
export function createSlotEngine(): Engine {
  const models = new Map(SLOT_MODELS.map((model) => [model.id, model]));
  for (const model of SLOT_MODELS) {
    if (SLOT_FACTS[model.id]?.modelHash !== modelHash(model))
      throw new Error(
        `The generated properties of slot model ${model.id} belong to another version. Run writeFacts.ts.`,
      );
  }
  function modelOf(id: string): SlotModel {
    const model = models.get(id);
    if (!model) throw new Error(`Unknown slot model ${id}.`);
    return model;
  }
  return {
    modelIds: [...models.keys()],
    version: (id) => modelHash(modelOf(id)),
    facts: (id) => slotFacts(modelOf(id)),
    limits(id, currency) {
      const model = modelOf(id);
      const coins = coinLadder(model, currency);
      return {
        minStakeMinor: Math.min(...coins) * model.stakeCoins,
        maxStakeMinor: Math.max(...coins) * model.stakeCoins,
      };
    },
    describe: (id, currency) => describeSlot(modelOf(id), currency),
    readBet(id, currency, input) {
      const model = modelOf(id);
      const coinMinor =
        typeof input === 'object' && input !== null && Object.hasOwn(input, 'coinMinor')
          ? (input as { coinMinor: unknown }).coinMinor
          : undefined;
      if (typeof coinMinor !== 'number') return fail('BET_INVALID');
      if (!coinLadder(model, currency).includes(coinMinor)) return fail('STAKE_NOT_OFFERED');
      return succeed({ bet: { coinMinor } satisfies SlotBet, stakeMinor: coinMinor * model.stakeCoins });
    },
    freeBet(id, currency, level) {
      const model = modelOf(id);
      const coinMinor = coinLadder(model, currency)[level - 1];
      return coinMinor === undefined
        ? undefined
        : { bet: { coinMinor } satisfies SlotBet, stakeMinor: coinMinor * model.stakeCoins };
    },
    play(id, bet, random) {
      const { coinMinor } = bet as SlotBet; // from readBet
      const outcome = spin(modelOf(id), random);
      return { outcome, returnMinor: outcome.coins * coinMinor };
    },
  };
}

function slotFacts(model: SlotModel): GameFacts {
  const stored = SLOT_FACTS[model.id];
  if (!stored) throw new Error(`Slot model ${model.id} has no generated properties. Run writeFacts.ts.`);
  const heights = model.strips.base.map((_, reel) => reelHeights(model, reel).map(({ rows }) => rows));
  const tallest = heights.map((rows) => Math.max(...rows));
  const isChanging = heights.some((rows) => rows.length > 1);
  return {
    rtp: rational(BigInt(stored.rtp.numerator), BigInt(stored.rtp.denominator)),
    hitRateBasisPoints: stored.hitRateBasisPoints,
    volatility: volatilityClass(stored.deviation),
    topPrizeTimesStake: stored.topPrize,
    lines: model.evaluation.kind === 'lines' ? model.evaluation.lines.length : null,
    ways: model.evaluation.kind === 'ways' ? tallest.reduce((product, rows) => product * rows, 1) : null,
    layout: `${heights.length}x${isChanging ? `${Math.min(...heights.flat())}-` : ''}${Math.max(...tallest)}`,
    features: featuresOf(model, isChanging),
  };
}

function featuresOf(model: SlotModel, isChanging: boolean): readonly string[] {
  const has = (letter: string): boolean => model.strips.base.some((strip) => strip.includes(letter));
  const named: readonly [string, boolean][] = [
    ['wilds', has('W')],
    ['wild-multiplier', model.wildMultiplier > 1],
    ['scatters', has('S')],
    ['free-spins', model.freeSpins !== null],
    ['multipliers', (model.freeSpins?.multiplier.maximum ?? 1) > 1],
    ['rising-multiplier', (model.freeSpins?.multiplier.step ?? 0) > 0],
    ['stacked-symbols', model.strips.base.some((strip) => /(.)\1\1/.test(strip))],
    ['changing-reels', isChanging],
  ];
  return named.filter(([, isPresent]) => isPresent).map(([name]) => name);
}
