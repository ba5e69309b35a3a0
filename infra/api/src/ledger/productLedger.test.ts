import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import fc from 'fast-check';
import { readRounds } from '../games/roundHistory.ts';
import { linesOf, productsOf, type StatementSum } from '../statements/statementLines.ts';
import { balanceOf, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { START_MS, type TestDatabase } from '../../test/testDatabase.ts';
import type { Movement } from './movements.ts';
import {
  resettle,
  settle,
  settlePartially,
  stake,
  voidStake,
  type Product,
  type Stake,
} from './productLedger.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const FUNDS = 10_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createRuledDatabase();
}, START_MS);
afterAll(async () => {
  expect(await faults()).toEqual([]);
  await database.close();
});

async function faults(): Promise<readonly unknown[]> {
  const { rows } = await database.pool.query<{ fault: string }>(
    'select * from api.ledger_faults() union all select * from api.debt_faults() union all select * from api.bonus_faults()',
  );
  return rows;
}

function slip(player: LedgerPlayer, key: string, amount: number, reference = 'slip-1'): Stake {
  const { brand, playerId, currency } = player;
  return { brand, playerId, key, product: 'sportsbook', reference, provider: 'trading', amount, currency };
}

const open = (fundsMinor = FUNDS): Promise<LedgerPlayer> =>
  openLedgerPlayer(database.pool, { at: NOON, fundsMinor });
const codeOf = (movement: Movement): string => (movement.ok ? 'OK' : movement.code);

async function wagerOf(player: LedgerPlayer, reference = 'slip-1'): Promise<unknown> {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    'select status, stake, settled_stake, paid from api.wager where player_id = $1 and reference = $2',
    [player.playerId, reference],
  );
  return rows[0];
}

async function debtOf(player: LedgerPlayer): Promise<number> {
  const { rows } = await database.pool.query<{ debt: number }>('select api.open_debt($1) as debt', [
    player.playerId,
  ]);
  return rows[0]?.debt ?? Number.NaN;
}

async function lossSince(player: LedgerPlayer, since: number): Promise<number> {
  const { rows } = await database.pool.query<{ loss: number }>(
    'select staked - paid as loss from api.play_since($1, $2)',
    [player.playerId, new Date(since)],
  );
  return rows[0]?.loss ?? Number.NaN;
}

describe('a sportsbook stake', () => {
  it('needs no game session and is debited once per key', async () => {
    const player = await open();
    expect(codeOf(await stake(database.pool, slip(player, 's', 500), NOON))).toBe('OK');
    expect(await stake(database.pool, slip(player, 's', 500), NOON)).toMatchObject({
      ok: true,
      isReplay: true,
    });
    expect(codeOf(await stake(database.pool, slip(player, 's', 501), NOON))).toBe('KEY_REUSED');
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS - 500);
  });

  it('is refused for an excluded player, above a loss limit and above the balance', async () => {
    const player = await open();
    expect(codeOf(await stake(database.pool, slip(player, 'much', FUNDS + 1), NOON))).toBe(
      'INSUFFICIENT_FUNDS',
    );
    await database.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 700, $2)`,
      [player.playerId, new Date(NOON)],
    );
    expect(codeOf(await stake(database.pool, slip(player, 'a', 600), NOON))).toBe('OK');
    expect(codeOf(await stake(database.pool, slip(player, 'b', 101), NOON))).toBe('LIMIT_REACHED');
    await database.pool.query('update api.player set self_excluded_at = $2 where id = $1', [
      player.playerId,
      new Date(NOON),
    ]);
    expect(codeOf(await stake(database.pool, slip(player, 'c', 1), NOON))).toBe('PLAYER_BLOCKED');
  });

  it('separates the same reference of two products and is not a part of the round history', async () => {
    const player = await open();
    await stake(database.pool, slip(player, 's', 500, 'same'), NOON);
    await stake(database.pool, { ...slip(player, 't', 70, 'same'), product: 'raffle' }, NOON);
    await settle(database.pool, { ...slip(player, 'w', 900, 'same'), closes: true }, NOON);
    const { rows } = await database.pool.query(
      'select product, stake, paid, status from api.wager where player_id = $1 order by product',
      [player.playerId],
    );
    expect(rows).toEqual([
      { product: 'raffle', stake: 70, paid: 0, status: 'OPEN' },
      { product: 'sportsbook', stake: 500, paid: 900, status: 'CLOSED' },
    ]);
    const all = { playerId: player.playerId, from: null, to: null, gameId: undefined };
    expect(await readRounds(database.pool, all, 5, undefined)).toEqual([]);
  });

  it('is a line of the statement by product', async () => {
    const player = await open();
    await stake(database.pool, slip(player, 's', 500), NOON);
    await settle(database.pool, { ...slip(player, 'w', 900), closes: true }, NOON);
    await resettle(database.pool, slip(player, 'r', 100), NOON + HOUR);
    const { rows } = await database.pool.query<StatementSum>(
      'select * from api.statement_sums($1, 1, (select version from api.wallet where player_id = $1))',
      [player.playerId],
    );
    expect(linesOf(rows)).toMatchObject([
      { kind: 'STAKE', amount: -500 },
      { kind: 'RETURN', amount: 100 },
    ]);
    expect(productsOf(rows, new Map([['', 1]]), () => false)).toMatchObject([
      { product: 'SPORTS', staked: 500, returned: 100, net: -400, rounds: 1 },
    ]);
  });
});

describe('a partial settlement', () => {
  it.each<readonly [string, readonly number[], readonly string[], object, number]>([
    ['leaves the rest open', [200], ['OK'], { status: 'OPEN', settled_stake: 200 }, 300],
    [
      'closes when the whole stake is settled',
      [200, 300],
      ['OK', 'OK'],
      { status: 'CLOSED', settled_stake: 500 },
      600,
    ],
    [
      'refuses more than the open stake',
      [200, 301],
      ['OK', 'STAKE_EXCEEDED'],
      { status: 'OPEN', settled_stake: 200 },
      300,
    ],
    [
      'refuses when nothing is open',
      [500, 1],
      ['OK', 'ROUND_CLOSED'],
      { status: 'CLOSED', settled_stake: 500 },
      300,
    ],
  ])('%s', async (_what, parts, codes, wager, paid) => {
    const player = await open();
    await stake(database.pool, slip(player, 's', 500), NOON);
    const results: string[] = [];
    for (const [index, stakePart] of parts.entries()) {
      const part = { ...slip(player, `p${index}`, 300), stakePart };
      results.push(codeOf(await settlePartially(database.pool, part, NOON)));
      expect(await settlePartially(database.pool, part, NOON)).toMatchObject(
        results.at(-1) === 'OK' ? { isReplay: true } : { code: results.at(-1) },
      );
    }
    expect(results).toEqual(codes);
    expect(await wagerOf(player)).toMatchObject({ ...wager, stake: 500, paid });
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS - 500 + paid);
  });

  it('prevents a void of the stake', async () => {
    const player = await open();
    await stake(database.pool, slip(player, 's', 500), NOON);
    await settlePartially(database.pool, { ...slip(player, 'p', 300), stakePart: 100 }, NOON);
    const { brand, playerId } = player;
    const request = {
      brand,
      playerId,
      key: 'v',
      product: 'sportsbook' as const,
      provider: 'trading',
      stakeKey: 's',
    };
    expect(codeOf(await voidStake(database.pool, request, NOON))).toBe('ROUND_CLOSED');
  });
});

describe('a corrected result', () => {
  it.each<readonly [string, paid: number, corrected: number, spent: number, balance: number, debt: number]>([
    ['credits the difference of a higher payout', 900, 1_200, 0, FUNDS + 700, 0],
    ['debits the difference of a lower payout', 900, 400, 0, FUNDS - 100, 0],
    ['reverses a win that becomes a loss', 900, 0, 0, FUNDS - 500, 0],
    ['turns a loss into a win', 0, 900, 0, FUNDS + 400, 0],
    ['changes nothing when the result is the same', 900, 900, 0, FUNDS + 400, 0],
    ['books what the balance does not cover as a debt', 900, 0, FUNDS + 100, 0, 600],
    ['books everything as a debt when the balance is empty', 900, 0, FUNDS + 400, 0, 900],
  ])('%s', async (_what, paid, corrected, spent, balance, debt) => {
    const player = await open();
    await stake(database.pool, slip(player, 's', 500), NOON);
    await settle(database.pool, { ...slip(player, 'w', paid), closes: true }, NOON + 1);
    if (spent > 0) await stake(database.pool, slip(player, 'other', spent, 'slip-2'), NOON + 2);
    const lossBefore = await lossSince(player, NOON);
    const first = await resettle(database.pool, slip(player, 'r', corrected), NOON + 30 * HOUR);
    expect(codeOf(first)).toBe('OK');
    expect(await balanceOf(database.pool, player.playerId)).toBe(balance);
    expect(await debtOf(player)).toBe(debt);
    expect(await wagerOf(player)).toMatchObject({ status: 'CLOSED', paid: corrected });
    // the correction counts at the time of the result, not a day later
    expect(await lossSince(player, NOON)).toBe(lossBefore + paid - corrected);
    expect(await lossSince(player, NOON + 29 * HOUR)).toBe(0);
    expect(await resettle(database.pool, slip(player, 'r', corrected), NOON + 31 * HOUR)).toEqual({
      ...first,
      isReplay: true,
    });
    expect(await balanceOf(database.pool, player.playerId)).toBe(balance);
  });

  it.each<readonly [string, (player: LedgerPlayer) => Promise<unknown>, string]>([
    ['an open slip', (player) => stake(database.pool, slip(player, 's', 500), NOON), 'NOT_SETTLED'],
    ['an unknown slip', () => Promise.resolve(), 'NOT_SETTLED'],
  ])('is refused for %s', async (_what, prepare, code) => {
    const player = await open();
    await prepare(player);
    expect(codeOf(await resettle(database.pool, slip(player, 'r', 100), NOON))).toBe(code);
    expect(codeOf(await resettle(database.pool, { ...slip(player, 'u', 1), currency: 'SEK' }, NOON))).toBe(
      'CURRENCY_MISMATCH',
    );
  });
});

describe('any sequence of product movements', () => {
  const PRODUCTS: readonly Product[] = ['sportsbook', 'raffle'];
  const step = fc.record({
    kind: fc.constantFrom(
      'stake' as const,
      'settle' as const,
      'part' as const,
      'resettle' as const,
      'void' as const,
    ),
    product: fc.constantFrom(...PRODUCTS),
    key: fc.nat({ max: 15 }),
    slip: fc.nat({ max: 3 }),
    amount: fc.integer({ min: 0, max: 4_000 }),
    isLast: fc.boolean(),
  });

  it(
    `keeps the ledger balanced and every slip the sum of its movements (seed ${testSeed})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
          const player = await open();
          for (const { kind, product, key, slip: number, amount, isLast } of steps) {
            const request = { ...slip(player, `${kind}-${key}`, amount, `slip-${number}`), product };
            if (kind === 'stake') await stake(database.pool, request, NOON);
            else if (kind === 'settle') await settle(database.pool, { ...request, closes: isLast }, NOON);
            else if (kind === 'part')
              await settlePartially(database.pool, { ...request, stakePart: 1 + (amount % 700) }, NOON);
            else if (kind === 'resettle') await resettle(database.pool, request, NOON);
            else await voidStake(database.pool, { ...request, stakeKey: `stake-${(key * 7) % 16}` }, NOON);
            expect(await balanceOf(database.pool, player.playerId)).toBeGreaterThanOrEqual(0);
          }
          expect(await faults()).toEqual([]);
          const { rows } = await database.pool.query<{ change: number }>(
            `select coalesce(sum(paid - stake), 0)::bigint as change from api.wager where player_id = $1`,
            [player.playerId],
          );
          const balance = await balanceOf(database.pool, player.playerId);
          expect(balance - (await debtOf(player))).toBe(FUNDS + (rows[0]?.change ?? Number.NaN));
        }),
        { numRuns: PROPERTY_RUNS, seed: testSeed },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
