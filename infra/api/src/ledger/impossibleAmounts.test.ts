import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import {
  balanceOf,
  gameMovement,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { postJackpotWin } from './houseTransfers.ts';
import { stake, settle } from './productLedger.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const database = useDatabase(createRuledDatabase);
let player: LedgerPlayer;
beforeAll(async () => {
  player = await openLedgerPlayer(database.pool, { fundsMinor: 1_000, at: NOON });
});

const MOVEMENTS = {
  stake: (key: string, amount: number) => stake(database.pool, gameMovement(player, key, amount), NOON),
  win: (key: string, amount: number) =>
    settle(database.pool, { ...gameMovement(player, key, amount), closes: true }, NOON),
  pot: (key: string, amount: number) =>
    postJackpotWin(
      database.pool,
      {
        brand: player.brand,
        playerId: player.playerId,
        key,
        amount,
        currency: player.currency,
        instanceId: 'pot',
      },
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
    expect(await balanceOf(database.pool, player.playerId)).toBe(1_000);
  });

  it.each<[keyof typeof MOVEMENTS]>([['stake'], ['win']])('accepts a %s of zero', async (movement) => {
    expect(await MOVEMENTS[movement](`${movement}-nothing`, 0)).toMatchObject({ ok: true, balance: 1_000 });
  });

  it('accepts a jackpot win of one minor unit', async () => {
    expect(await MOVEMENTS.pot('pot-one', 1)).toMatchObject({ ok: true, balance: 1_001 });
  });
});
