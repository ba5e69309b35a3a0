import type { Pool } from '@foyer/runtime';
import { postBonusForfeit } from '../../src/bonuses/forfeitBonus.ts';
import { readBonus } from '../../src/bonuses/playerBonuses.ts';
import type { Movement } from '../../src/ledger/movements.ts';
import { settle, stake, voidStake } from '../../src/ledger/productLedger.ts';
import { readWallet } from '../../src/ledger/wallet.ts';
import {
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

/** Movements of players with bonuses, all at one time unless the call has another. */
export interface BonusPlay {
  open(fundsMinor?: number): Promise<BonusPlayer>;
  give(who: BonusPlayer, given?: GivenBonus): Promise<string>;
  bet(who: BonusPlayer, key: string, amount: number, play?: Play): Promise<Movement>;
  win(
    who: BonusPlayer,
    round: string,
    amount: number,
    play?: Play & { readonly closes?: boolean; readonly key?: string },
  ): Promise<Movement>;
  /** Voids a stake. */
  back(who: BonusPlayer, betKey: string): Promise<Movement>;
  forfeit(who: BonusPlayer, bonusId: string, key?: string): ReturnType<typeof postBonusForfeit>;
  /** Real money and bonus money. */
  balances(who: BonusPlayer): Promise<readonly unknown[]>;
  /** Status, reason of the end, wagered and converted amount of a bonus. */
  bonus(who: BonusPlayer, id: string): Promise<readonly unknown[]>;
}

/** @param time Milliseconds since the epoch. */
export function createBonusPlay(pool: Pool, time: number): BonusPlay {
  return {
    open: (fundsMinor = 0) => openBonusPlayer(pool, { at: time, fundsMinor }),
    give: (who, given = {}) => giveBonus(pool, who, { at: time, ...given }),
    bet: (who, key, amount, { game = 'slot', round = key, at = time } = {}) =>
      stake(pool, inGame(who, game, key, amount, round), at),
    win: (who, round, amount, { game = 'slot', at = time, closes = true, key = `win-${round}` } = {}) =>
      settle(pool, { ...inGame(who, game, key, amount, round), closes }, at),
    back: (who, betKey) => voidStake(pool, gameVoid(who, `back-${betKey}`, betKey), time),
    forfeit: ({ brand, playerId }, bonusId, key = 'forfeit') =>
      postBonusForfeit(pool, { brand, playerId, key, bonusId }, time),
    async balances({ brand, playerId }) {
      const wallet = await readWallet(pool, brand, playerId);
      return [wallet?.balance, wallet?.bonusBalance];
    },
    async bonus({ playerId }, id) {
      const bonus = await readBonus(pool, playerId, id);
      return [bonus?.status, bonus?.end_reason, bonus?.wagered, bonus?.converted];
    },
  };
}
