import { centInMinor } from '../currencies.ts';
import type { SlotModel } from './model.ts';

const LADDER = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 40, 50, 75, 100, 150, 200, 250, 400, 500];
const MAX_STAKE_CENTS = 10_000;

/** Coin values in minor units; the stake is `model.stakeCoins` coins. */
export function coinLadder(model: SlotModel, currency: string): readonly number[] {
  const cent = centInMinor(currency);
  return LADDER.filter((coin) => coin * model.stakeCoins <= MAX_STAKE_CENTS).map((coin) => coin * cent);
}
