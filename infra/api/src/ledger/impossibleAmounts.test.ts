import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  balanceOf,
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { createRuledDatabase, START_MS, type TestDatabase } from '../../test/testApi.ts';
import { postJackpotWin } from './movements.ts';
import { stake, settle } from './productLedger.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
let database: TestDatabase;
let who: LedgerPlayer;
beforeAll(async () => {
  database = await createRuledDatabase();
  who = await openLedgerPlayer(database.pool, { fundsMinor: 1_000, at: NOON });
}, START_MS);
afterAll(() => database.close());

const MOVEMENTS = {
  stake: (key: string, amount: number) => stake(database.pool, gameMovement(who, key, amount), NOON),
  win: (key: string, amount: number) =>
    settle(database.pool, { ...gameMovement(who, key, amount), closes: true }, NOON),
  pot: (key: string, amount: number) =>
    postJackpotWin(
      database.pool,
      { brand: who.brand, playerId: who.playerId, key, amount, currency: who.currency, instanceId: 'pot' },
      NOON,
    ),
};

describe('impossible amounts', () => {
  it.each<[keyof typeof MOVEMENTS, number | null]>([
    ['stake', -1],
    ['stake', null],
    ['win', -1],
    ['win', null],
    ['pot', 0],
    ['pot', -1],
    ['pot', null],
  ])('raises P0422 for a %s of %s', async (movement, amount) => {
    await expect(MOVEMENTS[movement](`${movement}-${amount}`, amount as number)).rejects.toMatchObject({
      code: 'P0422',
    });
    expect(await balanceOf(database.pool, who.playerId)).toBe(1_000);
  });

  it.each<[keyof typeof MOVEMENTS]>([['stake'], ['win']])('accepts a %s of zero', async (movement) => {
    expect(await MOVEMENTS[movement](`${movement}-nothing`, 0)).toMatchObject({ ok: true, balance: 1_000 });
  });

  it('accepts a jackpot win of one minor unit', async () => {
    expect(await MOVEMENTS.pot('pot-one', 1)).toMatchObject({ ok: true, balance: 1_001 });
  });
});
