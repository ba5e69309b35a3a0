import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import { postHouseTransfer } from '../ledger/houseTransfers.ts';
import { stake, voidStake, settle } from '../ledger/productLedger.ts';
import { readStatement } from '../statements/readStatement.ts';
import {
  bonusFaults,
  giveBonus,
  inGame,
  openBonusPlayer,
  type BonusGame,
  type BonusPlayer,
} from '../../test/worlds/bonusWorld.ts';
import { createBonusDatabase } from '../../test/ruledDatabase.ts';
import { testSeed } from '../../test/seed.ts';
import { settleExpiredBonuses } from './bonusJob.ts';
import { postBonusForfeit } from './forfeitBonus.ts';
import { readBonuses } from './playerBonuses.ts';

const START = Date.UTC(2026, 10, 2, 12);
const HOUR = 3_600_000;

const database = useDatabase(createBonusDatabase);

type Operation =
  | {
      readonly kind: 'bet' | 'win';
      readonly key: number;
      readonly round: number;
      readonly amount: number;
      readonly game: BonusGame;
      readonly closes: boolean;
    }
  | { readonly kind: 'rollback'; readonly key: number }
  | {
      readonly kind: 'give';
      readonly amount: number;
      readonly factor: number;
      readonly maximumPayout: number;
    }
  | { readonly kind: 'forfeit'; readonly which: number; readonly key: number }
  | { readonly kind: 'transfer'; readonly key: number; readonly amount: number }
  | { readonly kind: 'expire' };

const key = fc.nat({ max: 15 });
const game = fc.constantFrom<BonusGame>('slot', 'slot', 'slot', 'table', 'live', 'jackpot', 'plain');
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      key,
      round: fc.nat({ max: 6 }),
      amount: fc.integer({ min: 0, max: 520 }),
      game,
      closes: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      key,
      round: fc.nat({ max: 6 }),
      amount: fc.integer({ min: 0, max: 900 }),
      game,
      closes: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), key }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      amount: fc.integer({ min: 1, max: 900 }),
      factor: fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10),
      maximumPayout: fc.integer({ min: 1, max: 1_200 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('forfeit' as const), which: fc.nat({ max: 3 }), key }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      key,
      amount: fc.integer({ min: -400, max: 400 }).filter((amount) => amount !== 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
);

/**
 * Runs all operations of a batch in parallel; the time advances between batches, sometimes past the expiry
 * of a bonus.
 */
async function run(player: BonusPlayer, step: Operation, at: number): Promise<void> {
  const { pool } = database;
  const { brand, playerId, currency } = player;
  switch (step.kind) {
    case 'bet':
      return void (await stake(
        pool,
        inGame(player, step.game, `bet-${step.key}`, step.amount, `round-${step.round}`),
        at,
      ));
    case 'win':
      return void (await settle(
        pool,
        {
          ...inGame(player, step.game, `win-${step.key}`, step.amount, `round-${step.round}`),
          closes: step.closes,
        },
        at,
      ));
    case 'rollback':
      return void (await voidStake(
        pool,
        {
          brand,
          playerId,
          product: 'casino',
          provider: 'foyer-games',
          key: `back-${step.key}`,
          stakeKey: `bet-${step.key}`,
        },
        at,
      ));
    case 'give':
      return void (await giveBonus(pool, player, { ...step, at }));
    case 'forfeit': {
      const bonuses = await readBonuses(pool, playerId, null);
      const bonus = bonuses[step.which];
      return void (
        bonus &&
        (await postBonusForfeit(pool, { brand, playerId, key: `forfeit-${step.key}`, bonusId: bonus.id }, at))
      );
    }
    case 'transfer':
      return void (await postHouseTransfer(
        pool,
        { brand, playerId, key: `transfer-${step.key}`, amount: step.amount, currency },
        at,
      ));
    case 'expire':
      return void (await settleExpiredBonuses(pool, at));
  }
}

type Batch = { readonly hours: number; readonly steps: readonly Operation[] };

/**
 * One converted and one active bonus, which random plans often reach and the last assertion below requires.
 */
const PLAYED_THROUGH: readonly Batch[] = [
  { kind: 'give', amount: 500, factor: 0.1, maximumPayout: 1_000 } as const,
  // the player's own 600 are staked first; a bonus with a fulfilled requirement converts when its round closes
  ...[0, 1, 2].flatMap((key) =>
    (['bet', 'win'] as const).map(
      (kind) =>
        ({ kind, key, round: key, amount: kind === 'bet' ? 300 : 0, game: 'slot', closes: true }) as const,
    ),
  ),
  { kind: 'give', amount: 500, factor: 3, maximumPayout: 1_000 } as const,
].map((step) => ({ hours: 1, steps: [step] }));

async function expectStatementsThatAddUp(playerId: string, instants: readonly number[]): Promise<void> {
  for (const [from, to] of instants.flatMap((one, index) =>
    instants.slice(index + 1).map((other) => [Math.min(one, other), Math.max(one, other)] as const),
  )) {
    const statement = await readStatement(
      database.pool,
      playerId,
      { from: new Date(from), to: new Date(to) },
      (gameId) => gameId === 'studio',
    );
    const sum = (field: 'amount' | 'bonusAmount'): number =>
      statement.lines.reduce((total, line) => total + line[field], 0);
    expect([
      statement.opening.balance + sum('amount'),
      statement.opening.bonus_balance + sum('bonusAmount'),
    ]).toEqual([statement.closing.balance, statement.closing.bonus_balance]);
  }
}

describe('bonuses under random interleavings', () => {
  it(
    `neither lose nor create money, and every statement adds up (seed ${testSeed})`,
    async () => {
      const ends = new Set<string>();
      const batches: fc.Arbitrary<readonly Batch[]> = fc.array(
        fc.record({
          hours: fc.oneof(
            { weight: 6, arbitrary: fc.nat({ max: 5 }) },
            { weight: 1, arbitrary: fc.constant(350) },
          ),
          steps: fc.array(operation, { minLength: 1, maxLength: 8 }),
        }),
        { minLength: 4, maxLength: 14 },
      );
      const property = fc.asyncProperty(batches, async (plan) => {
        const player = await openBonusPlayer(database.pool, { fundsMinor: 600, at: START });
        let at = START;
        const instants = [START - 1];
        for (const { hours, steps } of plan) {
          at += hours * HOUR + 1;
          instants.push(at);
          await Promise.all(steps.map((step) => run(player, step, at)));
          expect(await bonusFaults(database.pool)).toEqual([]);
        }
        for (const bonus of await readBonuses(database.pool, player.playerId, null))
          ends.add(bonus.end_reason ?? bonus.status);
        await expectStatementsThatAddUp(player.playerId, instants.slice(-4).concat(START - 1, at + 1));
      });
      await fc.assert(property, {
        seed: testSeed,
        numRuns: PROPERTY_RUNS,
        endOnFailure: true,
        examples: [[PLAYED_THROUGH]],
      });
      // fails when the plans never converted a bonus
      expect([...ends].toSorted()).toEqual(expect.arrayContaining(['Active', 'WAGERED']));
    },
    PROPERTY_TIMEOUT_MS,
  );
});
