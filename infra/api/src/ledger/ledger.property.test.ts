import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import { START_MS, createTestDatabase, type TestDatabase } from '../../test/testDatabase.ts';
import {
  balanceOf,
  gameMovement,
  ledgerFaults,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { postHouseTransfer } from './houseTransfers.ts';
import type { Movement } from './movements.ts';
import { stake, voidStake, settle } from './productLedger.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await prepare(database);
}, START_MS);
afterAll(() => database.close());

async function prepare({ pool }: TestDatabase): Promise<void> {
  const { writeBrandRules } = await import('../players/brandRules.ts');
  await writeBrandRules(pool, 24);
}

type Operation =
  | {
      readonly kind: 'bet' | 'win';
      readonly player: number;
      readonly key: number;
      readonly round: number;
      readonly amount: number;
    }
  | { readonly kind: 'rollback'; readonly player: number; readonly key: number; readonly betKey: number }
  | { readonly kind: 'transfer'; readonly player: number; readonly key: number; readonly amount: number };

const PLAYERS = 3;
const player = fc.nat({ max: PLAYERS - 1 });
const key = fc.nat({ max: 12 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('bet' as const, 'win' as const),
      player,
      key,
      round: fc.nat({ max: 5 }),
      amount: fc.integer({ min: 0, max: 700 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), player, key, betKey: key }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      player,
      key,
      amount: fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 0),
    }),
  },
);

function run({ pool }: TestDatabase, players: readonly LedgerPlayer[], step: Operation): Promise<Movement> {
  const who = players[step.player];
  if (!who) throw new Error('unknown player');
  const { brand, playerId } = who;
  switch (step.kind) {
    case 'bet':
      return stake(
        pool,
        gameMovement(who, `bet-${step.key}`, step.amount, `round-${step.round}`),
        Date.now(),
      );
    case 'win':
      return settle(
        pool,
        {
          ...gameMovement(who, `win-${step.key}`, step.amount, `round-${step.round}`),
          closes: step.amount % 2 === 0,
        },
        Date.now(),
      );
    case 'rollback':
      return voidStake(
        pool,
        {
          brand,
          playerId,
          product: 'casino',
          provider: 'foyer-games',
          key: `rollback-${step.key}`,
          stakeKey: `bet-${step.betKey}`,
        },
        Date.now(),
      );
    case 'transfer':
      return postHouseTransfer(
        pool,
        { brand, playerId, key: `transfer-${step.key}`, amount: step.amount, currency: who.currency },
        Date.now(),
      );
  }
}

describe('ledger under random interleavings (requirements/reliability#money)', () => {
  it(
    `stays balanced, never negative, and every balance is the fold of its entries (seed ${testSeed})`,
    async () => {
      const property = fc.asyncProperty(
        fc.array(fc.array(operation, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 10 }),
        async (batches) => {
          const players = await Promise.all(
            Array.from({ length: PLAYERS }, () => openLedgerPlayer(database.pool, { fundsMinor: 1_000 })),
          );
          const applied = new Map<string, number[]>(players.map(({ playerId }) => [playerId, [1_000]]));
          for (const batch of batches) {
            const answers = await Promise.all(
              batch.map(async (step) => ({ step, answer: await run(database, players, step) })),
            );
            for (const { step, answer } of answers) {
              if (answer.ok && !answer.isReplay && answer.journalId !== undefined)
                applied.get(players[step.player]?.playerId ?? '')?.push(answer.version);
            }
          }
          for (const { playerId } of players) {
            const { rows } = await database.pool.query<{
              entries: number;
              journals: number;
              negative: number;
            }>(
              `select (select coalesce(sum(e.amount), 0)::bigint from api.entry e join api.wallet w on w.real_account_id = e.account_id where w.player_id = $1) as entries,
             (select count(*) from api.journal where player_id = $1) as journals, (select count(*) from api.journal where player_id = $1 and balance_after < 0) as negative`,
              [playerId],
            );
            expect(await balanceOf(database.pool, playerId)).toBe(rows[0]?.entries);
            expect(rows[0]?.negative).toBe(0);
            // every effect was reported as new exactly once
            expect(rows[0]?.journals).toBe(applied.get(playerId)?.length);
          }
          expect(await ledgerFaults(database.pool)).toEqual([]);
        },
      );
      await fc.assert(property, { seed: testSeed, numRuns: PROPERTY_RUNS, endOnFailure: true });
    },
    PROPERTY_TIMEOUT_MS,
  );

  it('has one effect and 50 equal answers for 50 parallel calls with one key', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 1_000 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => stake(database.pool, gameMovement(who, 'once', 100), Date.now())),
    );
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(
      new Set(answers.map((answer) => (answer.ok ? `${answer.balance}:${answer.version}` : answer.code))),
    ).toEqual(new Set(['900:2']));
    expect(await balanceOf(database.pool, who.playerId)).toBe(900);
  });

  it('accepts as many parallel bets as the balance covers', async () => {
    const who = await openLedgerPlayer(database.pool, { fundsMinor: 1_000 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        stake(database.pool, gameMovement(who, `bet-${index}`, 100), Date.now()),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'INSUFFICIENT_FUNDS')).toHaveLength(40);
    expect(await balanceOf(database.pool, who.playerId)).toBe(0);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('separates the keys of two players and refuses a key with another body', async () => {
    const [one, two] = await Promise.all([
      openLedgerPlayer(database.pool, { fundsMinor: 500 }),
      openLedgerPlayer(database.pool, { fundsMinor: 500 }),
    ]);
    expect(await stake(database.pool, gameMovement(one, 'shared', 100), Date.now())).toMatchObject({
      ok: true,
      balance: 400,
    });
    expect(await stake(database.pool, gameMovement(two, 'shared', 200), Date.now())).toMatchObject({
      ok: true,
      balance: 300,
    });
    expect(await stake(database.pool, gameMovement(one, 'shared', 101), Date.now())).toEqual({
      ok: false,
      code: 'KEY_REUSED',
      reasons: [],
    });
    expect(await balanceOf(database.pool, one.playerId)).toBe(400);
  });
});
