import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { JACKPOT_POTS, mustHitCost } from '@foyer/market/jackpot-rules';
import { createLog, type Bus } from '@foyer/runtime';
import { JACKPOT_MIGRATIONS } from '../index.ts';
import { createFakeOperator } from '../testing/fakeOperator.ts';
import { createCollector, type Collector } from './collector.ts';
import { unitsOf } from './currencies.ts';
import { seededDraw, type Draw } from './draw.ts';
import { adoptRules, readDeadlines, type MustHitRules } from './mustHit.ts';
import { POT_TERMS, startUnits, UNITS_PER_CENT, type Contribution, type PotId } from './potModel.ts';
import { applyContributions, openPots, readPots } from './potStore.ts';

const START = Date.parse('2026-11-22T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const NEVER: Draw = (outOf) => outOf - 1;
const SEED = Number(process.env['FOYER_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

interface WinRow {
  readonly pot_id: PotId;
  readonly cause: string;
  readonly contribution_id: number;
  readonly value: number;
  readonly drawn: number;
  readonly out_of: number;
}

let database: TestDatabase;
let instance = 0;
let instanceId = '';
beforeAll(async () => {
  database = await createTestDatabase({ schema: 'jackpot', migrations: JACKPOT_MIGRATIONS });
}, DATABASE_START_MS);
afterAll(() => database.close());
beforeEach(open);

async function open(): Promise<void> {
  instance += 1;
  instanceId = `must-hit-${instance}`;
  await openPots(database.pool, instanceId);
}

const id = (number: number): number => instance * 1_000_000 + number;
const made = (number: number, amountMinor: number, atMs = 0, playerId = 'one'): Contribution => ({
  id: id(number),
  playerId,
  brand: 'aurora',
  amountMinor,
  currency: 'EUR',
  at: new Date(START + atMs).toISOString(),
});
const apply = (contributions: readonly Contribution[], draw: Draw = NEVER) =>
  applyContributions(database.pool, instanceId, contributions, draw);
const adopt = (rules: MustHitRules, atMs = 0) => adoptRules(database.pool, instanceId, rules, START + atMs);
const deadlines = () => readDeadlines(database.pool, instanceId);
async function wins(): Promise<readonly WinRow[]> {
  const { rows } = await database.pool.query<WinRow>(
    'select pot_id, cause, contribution_id, value, drawn, out_of from jackpot.win where instance_id = $1 order by at, contribution_id, pot_id',
    [instanceId],
  );
  return rows;
}
/** Pots plus wins, minus contributions and starting values; 0 when the pots reconcile. */
async function missing(): Promise<number> {
  const { rows } = await database.pool.query<{ missing: number }>(
    `select (sum(value) + sum(won) - (select coalesce(sum(value), 0) from jackpot.contribution where instance_id = $1) - $2)::bigint as missing
     from jackpot.pot where instance_id = $1`,
    [instanceId, JACKPOT_POTS.reduce((sum, pot) => sum + startUnits(pot), 0)],
  );
  return Number(rows[0]?.missing);
}

function collectorAt(
  now: () => number,
  draw: Draw = NEVER,
  waiting: readonly Contribution[] = [],
): Collector {
  const bus: Bus = {
    publish: async () => undefined,
    publishAll: async () => undefined,
    subscribe: () => () => undefined,
    close: async () => undefined,
  };
  const operator = createFakeOperator();
  operator.waiting.push(...waiting);
  operator.rules = { minor: { amountCents: null, hours: 1 } };
  return createCollector({
    pool: database.pool,
    bus,
    log: createLog('test', () => undefined),
    operator,
    instanceId,
    draw,
    clock: now,
  });
}

describe('latest amount of a pot', () => {
  it('pays the contribution that reaches it, the pot as it is then, and starts a new cycle', async () => {
    await adopt({ minor: { amountCents: 10_100, hours: null } });
    // a tenth of each goes to the pot: 50, 49 and 1 cents
    await apply([made(1, 500), made(2, 490)]);
    expect(await wins()).toEqual([]);
    await apply([made(3, 10, 0, 'two'), made(4, 10)]);
    expect(await wins()).toEqual([
      {
        pot_id: 'minor',
        cause: 'amount',
        contribution_id: id(3),
        value: 10_100 * UNITS_PER_CENT,
        drawn: POT_TERMS.minor.oneIn * 1_000_000 - 1,
        out_of: POT_TERMS.minor.oneIn * 1_000_000,
      },
    ]);
    expect((await readPots(database.pool, instanceId)).minor).toBe(startUnits('minor') + UNITS_PER_CENT);
    expect(await deadlines()).toEqual({ minor: { cents: 10_100, at: null } });
    expect(await missing()).toBe(0);
  });

  it('is not paid by a cancelled contribution', async () => {
    await adopt({ minor: { amountCents: 10_001, hours: null } });
    await apply([made(1, 9), made(2, -9)]);
    expect(await wins()).toEqual([]);
  });

  it('keeps what players were shown until the pot drops', async () => {
    await adopt({ minor: { amountCents: 10_100, hours: null } });
    await adopt({ minor: { amountCents: 20_000, hours: null } });
    expect(await deadlines()).toEqual({ minor: { cents: 10_100, at: null } });
    await adopt({});
    await apply([made(1, 1_000)]);
    expect(await wins()).toHaveLength(1);
    expect(await deadlines()).toEqual({});
  });

  it('comes into force with the next cycle when the pot is above it already', async () => {
    await apply([made(1, 2_000)]);
    await adopt({ minor: { amountCents: 10_100, hours: null } });
    expect(await deadlines()).toEqual({});
    await apply([made(2, 10)], (outOf) => (outOf === POT_TERMS.minor.oneIn * 1_000_000 ? 0 : outOf - 1));
    expect((await wins()).map(({ cause }) => cause)).toEqual(['draw']);
    expect(await deadlines()).toEqual({ minor: { cents: 10_100, at: null } });
  });
});

describe('latest time of a pot', () => {
  it('draws one lot among the contributions of the cycle, as large as each of them', async () => {
    await adopt({ minor: { amountCents: null, hours: 1 } });
    await apply([made(1, 100, 1, 'a'), made(2, 300, 2, 'b'), made(3, 100, 3, 'c'), made(4, -100, 4, 'c')]);
    const drawn: number[] = [];
    const collector = collectorAt(
      () => START + HOUR_MS,
      (outOf) => (drawn.push(outOf), unitsOf(100, 'EUR')),
    );
    await collector.dropDue();
    await collector.close();
    expect(drawn).toEqual([unitsOf(400, 'EUR')]);
    expect(await wins()).toMatchObject([
      { cause: 'time', contribution_id: id(2), drawn: unitsOf(100, 'EUR'), out_of: unitsOf(400, 'EUR') },
    ]);
    expect((await deadlines()).minor?.at).toEqual(new Date(START + 2 * HOUR_MS));
    expect(await missing()).toBe(0);
  });

  it('counts contributions from before the deadline that are collected after it', async () => {
    await adopt({ minor: { amountCents: null, hours: 1 } });
    const collector = collectorAt(() => START + HOUR_MS, NEVER, [made(1, 100, HOUR_MS - 1, 'late')]);
    await collector.dropDue();
    await collector.close();
    expect(await wins()).toMatchObject([{ cause: 'time', contribution_id: id(1) }]);
  });

  it('goes to the next contribution when there was none', async () => {
    await adopt({ minor: { amountCents: null, hours: 1 } });
    const collector = collectorAt(() => START + HOUR_MS);
    await collector.dropDue();
    await collector.close();
    expect(await wins()).toEqual([]);
    await apply([made(1, 100, HOUR_MS + 5)]);
    expect(await wins()).toMatchObject([{ cause: 'time', contribution_id: id(1) }]);
    expect((await deadlines()).minor?.at).toEqual(new Date(START + 2 * HOUR_MS + 5));
  });

  it('leaves a contribution made after the deadline out of the draw', async () => {
    await adopt({ minor: { amountCents: null, hours: 1 } });
    await apply([made(1, 100, 1, 'early')]);
    await apply([made(2, 10_000, HOUR_MS, 'late')]);
    expect(await wins()).toMatchObject([{ cause: 'time', contribution_id: id(1) }]);
  });
});

it('costs the operator the starting values of additional wins', () => {
  // €100 restarts once in 2,000 euros of contributions by chance; reaching €500 takes 4,000
  expect(mustHitCost('minor', 50_000)).toBeCloseTo(100 / (2_000 * (1 - Math.exp(-2))) - 0.05, 12);
  expect(mustHitCost('minor', 10_000_000)).toBeCloseTo(0, 6);
});

it(`keeps every deadline with random contributions (seed ${SEED}; FOYER_SEED repeats it)`, async () => {
  const stake = fc.record({
    amount: fc.integer({ min: -300, max: 3_000 }).filter((amount) => amount !== 0),
    minutes: fc.integer({ min: 0, max: 90 }),
    player: fc.constantFrom('a', 'b', 'c'),
  });
  const limits = fc.record({
    // more than the cents that stay in a shared pot when it is divided among the three players
    growth: fc.option(fc.integer({ min: 3, max: 500 }), { nil: null }),
    hours: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ mega: limits, major: limits, minor: limits, shared: limits }),
      fc.array(stake, { minLength: 1, maxLength: 25 }),
      fc.string(),
      async (growths, stakes, drawSeed) => {
        await open();
        const rules = Object.fromEntries(
          JACKPOT_POTS.map((pot) => {
            const { growth, hours } = growths[pot];
            return [pot, { amountCents: growth && POT_TERMS[pot].startCents + growth, hours }];
          }),
        ) as MustHitRules;
        await adopt(rules);
        const draw = seededDraw(drawSeed);
        let atMs = 0;
        for (const [index, { amount, minutes, player }] of stakes.entries()) {
          atMs += minutes * 60_000;
          await apply([made(index, amount, atMs, player)], draw);
          const [pots, due] = [await readPots(database.pool, instanceId), await deadlines()];
          for (const pot of JACKPOT_POTS) {
            const { cents = null, at = null } = due[pot] ?? {};
            if (cents !== null) expect(pots[pot]).toBeLessThan(cents * UNITS_PER_CENT);
            // a positive contribution wins an overdue pot at the latest
            if (at !== null && amount > 0) expect(at.getTime()).toBeGreaterThan(START + atMs);
          }
        }
        expect(await missing()).toBe(0);
        for (const { drawn, out_of: outOf } of await wins()) expect(drawn).toBeLessThan(outOf);
      },
    ),
    { seed: SEED, numRuns: 40 },
  );
}, 60_000);
