import { createHash } from 'node:crypto';
import { canonicalJson, fail, succeed, type Result } from '@foyer/kernel';
import { centInMinor } from '../currencies.ts';
import type { BetProblem, Engine, PricedBet } from '../engine.ts';
import type { Chip, RouletteBet, RouletteDescription, RouletteOutcome } from './round.ts';
import { exactSpotReturn } from './exactReturn.ts';
import { returnFactor, spotById, SPOTS } from './spots.ts';
import { ROULETTE_TABLES, type RouletteTable } from './tables.ts';
import { POCKETS, WHEEL_ORDER } from './wheel.ts';

export function createRouletteEngine(): Engine {
  const tables = new Map(ROULETTE_TABLES.map((table) => [table.id, table]));
  function tableOf(id: string): RouletteTable {
    const table = tables.get(id);
    if (!table) throw new Error(`Unknown roulette table ${id}.`);
    return table;
  }
  return {
    modelIds: [...tables.keys()],
    version: (id) =>
      createHash('sha256')
        .update(canonicalJson([tableOf(id), WHEEL_ORDER, SPOTS]))
        .digest('hex')
        .slice(0, 16),
    facts: () => ({
      rtp: exactSpotReturn(),
      hitRateBasisPoints: null,
      volatility: null,
      topPrizeTimesStake: returnFactor(1),
      lines: null,
      ways: null,
      layout: 'single-zero',
      features: ['single-zero', 'inside-bets', 'outside-bets'],
    }),
    limits(id, currency) {
      const table = tableOf(id);
      const cent = centInMinor(currency);
      return { minStakeMinor: Math.min(...table.chips) * cent, maxStakeMinor: table.maximumTotal * cent };
    },
    describe: (id, currency) => describeTable(tableOf(id), centInMinor(currency)),
    readBet: (id, currency, input) => readBet(tableOf(id), centInMinor(currency), input),
    freeBet: () => undefined,
    play(_, bet, random) {
      const { chips } = bet as RouletteBet; // from readBet
      const outcome = settle(chips, random.below(POCKETS));
      return { outcome, returnMinor: outcome.wins.reduce((sum, win) => sum + win.returnMinor, 0) };
    },
  };
}

function describeTable(table: RouletteTable, cent: number): RouletteDescription {
  return {
    kind: 'roulette',
    chips: table.chips.map((chip) => chip * cent),
    maximumStraightMinor: table.maximumStraight * cent,
    maximumTotalMinor: table.maximumTotal * cent,
    wheel: WHEEL_ORDER,
  };
}

function settle(chips: readonly Chip[], number: number): RouletteOutcome {
  const wins = chips.flatMap(({ spot, amountMinor }) => {
    const numbers = spotById(spot)?.numbers ?? [];
    return numbers.includes(number)
      ? [{ spot, returnMinor: amountMinor * returnFactor(numbers.length) }]
      : [];
  });
  return { kind: 'roulette', number, wins };
}

function readBet(table: RouletteTable, cent: number, input: unknown): Result<PricedBet, BetProblem> {
  const chips = readChips(input);
  if (!chips) return fail('BET_INVALID');
  const smallest = Math.min(...table.chips) * cent;
  const step = table.chips.reduce(greatestCommonDivisor) * cent;
  const stakeMinor = chips.reduce((sum, chip) => sum + chip.amountMinor, 0);
  const isWithinLimits = chips.every(({ spot, amountMinor }) => {
    const covered = spotById(spot)?.numbers.length ?? 0;
    return (
      amountMinor >= smallest &&
      amountMinor % step === 0 &&
      amountMinor <= table.maximumStraight * cent * covered
    );
  });
  if (!isWithinLimits || stakeMinor > table.maximumTotal * cent) return fail('STAKE_NOT_OFFERED');
  return succeed({ bet: { chips } satisfies RouletteBet, stakeMinor });
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}

/** Known spots, each once, positive integers; undefined for anything else. */
function readChips(input: unknown): readonly Chip[] | undefined {
  const list =
    typeof input === 'object' && input !== null && Object.hasOwn(input, 'chips')
      ? (input as { chips: unknown }).chips
      : undefined;
  if (!Array.isArray(list) || list.length === 0 || list.length > SPOTS.length) return undefined;
  const chips = new Map<string, Chip>();
  for (const entry of list as unknown[]) {
    if (typeof entry !== 'object' || entry === null) return undefined;
    const { spot, amountMinor } = entry as Partial<Record<keyof Chip, unknown>>;
    if (typeof spot !== 'string' || !spotById(spot) || chips.has(spot)) return undefined;
    if (typeof amountMinor !== 'number' || !Number.isSafeInteger(amountMinor) || amountMinor <= 0)
      return undefined;
    chips.set(spot, { spot, amountMinor });
  }
  return [...chips.values()];
}
