import { expect } from '@jest/globals';
import type { Pool } from '@foyer/runtime';
import { postBonusForfeit } from '../../src/bonuses/forfeitBonus.ts';
import { readBonus } from '../../src/bonuses/playerBonuses.ts';
import type { Movement } from '../../src/ledger/movements.ts';
import { settle, stake, voidStake } from '../../src/ledger/productLedger.ts';
import { readWallet } from '../../src/ledger/wallet.ts';
import {
  bonusFaults,
  giveBonus,
  inGame,
  openBonusPlayer,
  type BonusGame,
  type BonusPlayer,
  type GivenBonus,
} from './bonusWorld.ts';
import { gameVoid } from './ledgerWorld.ts';

interface Play {
  readonly game?: BonusGame;
  readonly round?: string;
  readonly at?: number;
}

/** Movements of players with bonuses, all at one time unless a call passes another. */
export interface BonusPlay {
  open(fundsMinor?: number): Promise<BonusPlayer>;
  give(player: BonusPlayer, given?: GivenBonus): Promise<string>;
  bet(player: BonusPlayer, key: string, amount: number, play?: Play): Promise<Movement>;
  win(
    player: BonusPlayer,
    round: string,
    amount: number,
    play?: Play & { readonly closes?: boolean; readonly key?: string },
  ): Promise<Movement>;
  voidBet(player: BonusPlayer, betKey: string): Promise<Movement>;
  forfeit(player: BonusPlayer, bonusId: string, key?: string): ReturnType<typeof postBonusForfeit>;
  /** Real money and bonus money. */
  balances(player: BonusPlayer): Promise<readonly unknown[]>;
  /** Status, reason of the end, wagered and converted amount of a bonus. */
  bonus(player: BonusPlayer, id: string): Promise<readonly unknown[]>;
}

/**
 * @param database Its pool is read by each call, so that the database may start later.
 * @param time Milliseconds since the epoch.
 */
export function createBonusPlay(database: { readonly pool: Pool }, time: number): BonusPlay {
  return {
    open: (fundsMinor = 0) => openBonusPlayer(database.pool, { at: time, fundsMinor }),
    give: (player, given = {}) => giveBonus(database.pool, player, { at: time, ...given }),
    bet: (player, key, amount, { game = 'slot', round = key, at = time } = {}) =>
      stake(database.pool, inGame(player, game, key, amount, round), at),
    win: (player, round, amount, { game = 'slot', at = time, closes = true, key = `win-${round}` } = {}) =>
      settle(database.pool, { ...inGame(player, game, key, amount, round), closes }, at),
    voidBet: (player, betKey) => voidStake(database.pool, gameVoid(player, `back-${betKey}`, betKey), time),
    forfeit: ({ brand, playerId }, bonusId, key = 'forfeit') =>
      postBonusForfeit(database.pool, { brand, playerId, key, bonusId }, time),
    async balances({ brand, playerId }) {
      const wallet = await readWallet(database.pool, brand, playerId);
      return [wallet?.balance, wallet?.bonusBalance];
    },
    async bonus({ playerId }, id) {
      const bonus = await readBonus(database.pool, playerId, id);
      return [bonus?.status, bonus?.end_reason, bonus?.wagered, bonus?.converted];
    },
  };
}

/**
 * Closes a test database after all tests of a file.
 * @throws when ledger and bonuses are inconsistent.
 */
export async function closeWithoutBonusFaults(database: {
  readonly pool: Pool;
  close(): Promise<unknown>;
}): Promise<void> {
  const faults = await bonusFaults(database.pool);
  await database.close();
  expect(faults).toEqual([]);
}
